import type { GameStage, Graphics } from '../../engine/stage/index.ts';
import type { Drop, Drops } from './drops.ts';
import { DEPTHS } from './places.ts';

const COLOURS = { edge: 0x2b7fc4, water: 0x8fd4f4, light: 0xf4fcff } as const;
/** Width of the stream at its mouth and where it falls, and of the edge round it. */
const WIDE = { mouth: 15, end: 8, edge: 5 } as const;
/** From this share of its way on the stream falls apart in drops, which stray by so many u. */
const APART = { from: 0.72, stray: 9 } as const;
/** One in so many drops catches the light. */
const LIGHT_EVERY = 5;
/** The next drop is no part of the same stream when it is farther away. */
const BROKEN = 70;

/** Draws the water in the air: a stream that hangs together, and falls apart in drops before it lands. */
export class Water {
  readonly #pen: Graphics;
  #isDrawn = false;

  constructor(stage: GameStage) {
    this.#pen = stage.scene.add.graphics().setDepth(DEPTHS.water);
  }

  draw({ inAir }: Drops) {
    if (inAir.length === 0 && !this.#isDrawn) return;
    this.#pen.clear();
    this.#isDrawn = inAir.length > 0;
    this.#coat(inAir, COLOURS.edge, WIDE.edge);
    this.#coat(inAir, COLOURS.water, 0);
    this.#pen.fillStyle(COLOURS.light);
    for (const drop of inAir) {
      if (drop.id % LIGHT_EVERY || drop.share > APART.from) continue;
      const r = (widthAt(drop.share) / 2) * 0.42;
      this.#pen.fillCircle(drop.x - r, drop.y - r, r);
    }
  }

  #coat(inAir: readonly Drop[], colour: number, more: number) {
    const pen = this.#pen.fillStyle(colour);
    for (let i = 0; i < inAir.length; i++) {
      const drop = inAir[i]!;
      const wide = widthAt(drop.share) + more;
      const next = inAir[i + 1];
      const isOne =
        next?.id === drop.id + 1 &&
        drop.share < APART.from &&
        Math.abs(next.x - drop.x) + Math.abs(next.y - drop.y) < BROKEN;
      if (isOne) {
        pen.lineStyle(wide, colour).lineBetween(drop.x, drop.y, next.x, next.y);
        if (drop.share > 0.06) pen.fillCircle(drop.x, drop.y, wide / 2);
      } else {
        const stray = ((drop.id * 37) % 11) / 5 - 1;
        const off = Math.max(0, drop.share - APART.from) * APART.stray * 3 * stray;
        const size = 0.8 + ((drop.id * 13) % 7) / 14;
        pen.fillCircle(drop.x + off, drop.y + off * 0.4, (wide / 2) * size);
      }
    }
  }
}

const widthAt = (share: number) => WIDE.mouth + (WIDE.end - WIDE.mouth) * share;
