import type { Rng } from '../../engine/exercise/index.ts';
import type { GameStage, Graphics } from '../../engine/stage/index.ts';
import type { Drop, Drops } from './drops.ts';
import { DEPTHS } from './places.ts';

const COLOURS = { edge: 0x2b7fc4, water: 0x8fd4f4, light: 0xf4fcff } as const;
/** Width of the stream at its mouth and where it falls, and of the edge round it. */
const WIDE = { mouth: 19, end: 11, edge: 5 } as const;
/** From this share of its way on the stream falls apart in drops, which stray by so many u. */
const APART = { from: 0.7, stray: 13 } as const;
/** One in so many drops catches the light. */
const LIGHT_EVERY = 5;
/** The next drop is no part of the same stream when it is farther away. */
const BROKEN = 70;

/** Drops that spring up where water falls: how fast, how they sink in u/s², how long and how large they are. */
const SPLASH = { most: 48, speed: [60, 210], gravity: 760, ms: 420, r: [2.5, 5] } as const;

interface Splash {
  x: number;
  y: number;
  vx: number;
  vy: number;
  r: number;
  ms: number;
}

/** Draws the water in the air: a stream that hangs together, and falls apart in drops before it lands. */
export class Water {
  readonly #pen: Graphics;
  readonly #rng: Rng;
  readonly #splashes: Splash[] = [];
  readonly #most: number;
  #isDrawn = false;

  constructor(stage: GameStage) {
    this.#rng = stage.rng.fork('spetters');
    this.#most = stage.reducedMotion ? 8 : SPLASH.most;
    this.#pen = stage.scene.add.graphics().setDepth(DEPTHS.water);
  }

  /** Drops spring up at a place. */
  splash(x: number, y: number, count: number, spread = 20) {
    const rng = this.#rng;
    for (let i = Math.min(count, this.#most - this.#splashes.length); i > 0; i--) {
      const speed = rng.between(...SPLASH.speed);
      const turn = rng.between(-1.2, 1.2);
      const [vx, vy] = [Math.sin(turn) * speed, -Math.cos(turn) * speed];
      const r = rng.between(...SPLASH.r);
      this.#splashes.push({ x: x + rng.between(-spread, spread), y, vx, vy, r, ms: SPLASH.ms });
    }
  }

  draw({ inAir }: Drops, ms: number) {
    const isWet = inAir.length + this.#splashes.length > 0;
    if (!isWet && !this.#isDrawn) return;
    this.#pen.clear();
    this.#isDrawn = isWet;
    this.#coat(inAir, COLOURS.edge, WIDE.edge);
    this.#coat(inAir, COLOURS.water, 0);
    this.#pen.fillStyle(COLOURS.light);
    for (const drop of inAir) {
      if (drop.id % LIGHT_EVERY || drop.share > APART.from) continue;
      const r = (widthAt(drop.share) / 2) * 0.42;
      this.#pen.fillCircle(drop.x - r, drop.y - r, r);
    }
    this.#spring(ms);
  }

  #spring(ms: number) {
    let kept = 0;
    for (const one of this.#splashes) {
      one.ms -= ms;
      if (one.ms <= 0) continue;
      one.x += (one.vx * ms) / 1000;
      one.y += (one.vy * ms) / 1000;
      one.vy += (SPLASH.gravity * ms) / 1000;
      const r = one.r * (0.5 + (0.5 * one.ms) / SPLASH.ms);
      this.#pen.fillStyle(COLOURS.edge).fillCircle(one.x, one.y, r + 1.6);
      this.#pen.fillStyle(COLOURS.water).fillCircle(one.x, one.y, r);
      this.#splashes[kept++] = one;
    }
    this.#splashes.length = kept;
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
