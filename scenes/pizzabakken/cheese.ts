import type { GameStage, Graphics } from '../../engine/stage/index.ts';
import { DEPTHS } from './topping.ts';

/** A string of cheese snaps when it is this long, in u. */
const SNAP = 140;
const STRINGS = 4;
/** A darker edge first, the cheese over it. */
const LINES = [
  [3, 0xd99a1f],
  [0, 0xf7cf5b],
] as const;
const BACK_MS = 160;
/** Parts of a curve; enough to look smooth. */
const PARTS = 10;

interface Point {
  x: number;
  y: number;
}

/** Strings of molten cheese between a mouth and a pizza: curves that sag, stretch thin and snap. */
export class CheeseStrings {
  #stage: GameStage;
  #graphics: Graphics;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#graphics = stage.scene.add.graphics().setDepth(DEPTHS.cheese);
  }

  /** Strings from a mouth to the side of a thing, `reach` left of its middle, while that moves away for `ms`. */
  async pull(mouth: Point, thing: Point, reach: number, ms: number) {
    const stage = this.#stage;
    let snapped = 0;
    const since = stage.clock.now;
    const stop = stage.onStep(() => {
      const x = thing.x - reach;
      const far = Math.hypot(x - mouth.x, thing.y - mouth.y);
      if (!snapped && far > SNAP) {
        snapped = stage.clock.now;
        stage.sound.play('plop', { rate: 1.3, volume: 0.5 });
      }
      const left = snapped ? Math.max(0, 1 - (stage.clock.now - snapped) / BACK_MS) : 1;
      this.#draw(mouth, x, thing.y, far, left, stage.clock.now - since);
    });
    await stage.clock.wait(ms + BACK_MS);
    stop();
    this.#graphics.clear();
  }

  /** `left` 1 is whole; after the snap both halves shrink back to 0. */
  #draw(mouth: Point, x: number, y: number, far: number, left: number, age: number) {
    const graphics = this.#graphics.clear();
    if (left === 0) return;
    const thick = Math.max(2.5, 9 - far * 0.045);
    for (const [width, colour] of LINES) {
      graphics.lineStyle(thick + width, colour, 1);
      for (let i = 0; i < STRINGS; i++) {
        const end = y + (i - (STRINGS - 1) / 2) * 11;
        // Slack while it is short, tight just before it snaps.
        const sag = Math.max(3, Math.min(far * 0.3, 42 - far * 0.26)) + 3 * Math.sin(age * 0.02 + i);
        this.#string(mouth, x, end, sag, 0, left === 1 ? 1 : left / 2);
        if (left < 1) this.#string(mouth, x, end, sag, 1 - left / 2, 1);
      }
    }
  }

  /** One curve from the mouth to (x, y), from share `from` to share `to` of it. */
  #string(mouth: Point, x: number, y: number, sag: number, from: number, to: number) {
    const graphics = this.#graphics.beginPath();
    for (let i = 0; i <= PARTS; i++) {
      const t = from + ((to - from) * i) / PARTS;
      const px = mouth.x + (x - mouth.x) * t;
      const py = mouth.y + (y - mouth.y) * t + sag * 4 * t * (1 - t);
      if (i === 0) graphics.moveTo(px, py);
      else graphics.lineTo(px, py);
    }
    graphics.strokePath();
  }
}
