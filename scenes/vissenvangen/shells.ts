import type { GameStage, Image, Marks } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** They lie on the spit of sand. */
const ROW = { x: 74, y: 122, pitch: 54 } as const;
const MS = 360;

/** The marks of the kunstje: shells in the sand that open, one for each loop of three or more. */
export class Shells implements Marks {
  readonly count: number;
  readonly #stage: GameStage;
  readonly #all: Image[];
  #full = 0;

  constructor(stage: GameStage, count: number) {
    this.#stage = stage;
    this.count = count;
    this.#all = Array.from({ length: count }, (_, i) =>
      stage.image('schelp-leeg', ROW.x + i * ROW.pitch, ROW.y + (i % 2) * 10).setDepth(DEPTHS.shore),
    );
  }

  add() {
    const one = this.#all[this.#full++];
    if (!one) return;
    if (this.#stage.hasImage('schelp')) one.setFrame('schelp', false, false);
    one.setScale(0.3);
    void this.#stage.tween({ targets: one, to: { scale: 1 }, ms: MS, ease: 'Back.Out', pop: true });
  }
}
