import type { GameStage, Image } from '../../engine/stage/index.ts';
import { HILLS, THINGS } from './art/sizes.ts';
import { DEPTHS, DESK } from './places.ts';

/** What goes by: how fast beside the ground, how far apart, how many, how high. */
const ROWS = [
  {
    frame: 'heuvel-ver',
    kinds: HILLS.far,
    share: 0.22,
    pitch: 560,
    many: 4,
    y: DESK - 40,
    depth: DEPTHS.far,
  },
  { frame: 'heuvel', kinds: HILLS.near, share: 0.5, pitch: 620, many: 4, y: DESK + 8, depth: DEPTHS.near },
  { frame: 'ding', kinds: THINGS, share: 1, pitch: 430, many: 5, y: DESK + 6, depth: DEPTHS.thing },
  { frame: 'liniaal', kinds: 1, share: 1, pitch: 400, many: 5, y: DESK + 34, depth: DEPTHS.ruler },
] as const;
/** Things that only stand there are paler than what can be used. */
const PALE = 0.6;
const STREAKS = { many: 7, from: 300, to: 640, faster: 2.4, seen: 1.08, full: 0.5 } as const;
const BEYOND = 360;

/** The desk that goes by below: hills of paper, things that stand there, a ruler without an end; and streaks of air at speed. */
export class Desk {
  readonly #stage: GameStage;
  readonly #rows: { image: Image; share: number; round: number }[] = [];
  readonly #things: Image[] = [];
  readonly #streaks: Image[];

  constructor(stage: GameStage) {
    this.#stage = stage;
    const rng = stage.rng.fork('bureau');
    for (const { frame, kinds, share, pitch, many, y, depth } of ROWS)
      for (let i = 0; i < many; i++) {
        const name = kinds === 1 ? `${frame}-0` : `${frame}-${i % kinds}`;
        const image = stage.image(name, -BEYOND + i * pitch, y).setDepth(depth - i * 0.01);
        if (frame === 'ding') this.#things.push(image.setAlpha(PALE));
        this.#rows.push({ image, share, round: pitch * many });
      }
    this.#streaks = Array.from({ length: STREAKS.many }, (_, i) =>
      stage
        .image(
          'streep',
          rng.between(0, 1366),
          STREAKS.from + ((STREAKS.to - STREAKS.from) * (i + 0.5)) / STREAKS.many,
        )
        .setDepth(DEPTHS.streak)
        .setVisible(false),
    );
  }

  /** The things that stand on it go, for a landing strip. */
  makeRoom(ms: number) {
    void this.#stage.tween({ targets: this.#things, to: { alpha: 0 }, ms });
  }

  /** The ground goes by `by` u; `haste` says how much faster one is than usual. */
  frame(by: number, haste: number) {
    for (const { image, share, round } of this.#rows) {
      image.x -= by * share;
      if (image.x < -BEYOND - 117) image.x += round;
    }
    const strong = this.#stage.reducedMotion
      ? 0
      : Math.min(1, Math.max(0, haste - STREAKS.seen) / STREAKS.full);
    for (const streak of this.#streaks) {
      streak.setVisible(strong > 0.02).setAlpha(strong);
      streak.x -= by * STREAKS.faster;
      if (streak.x < -BEYOND) streak.x += 1366 + 2 * BEYOND;
    }
  }
}
