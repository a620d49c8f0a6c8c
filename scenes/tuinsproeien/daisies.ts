import type { GameStage, Image, Marks } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

const ROW = { x: 206, y: 716, pitch: 29, box: 309, ground: 744 } as const;
const GROW_MS = 320;

/** The marks of the kunstje: daisies in a box that open one by one. */
export class Daisies implements Marks {
  readonly count: number;
  readonly #stage: GameStage;
  readonly #buds: Image[];
  #open = 0;

  constructor(stage: GameStage, count: number) {
    this.#stage = stage;
    this.count = count;
    this.#buds = Array.from({ length: count }, (_, i) =>
      stage.image('madelief-dicht', ROW.x + i * ROW.pitch, ROW.y).setDepth(DEPTHS.hose),
    );
    stage.image('madeliefbak', ROW.box, ROW.ground).setDepth(DEPTHS.hose);
  }

  add() {
    const bud = this.#buds[this.#open++];
    if (!bud) return;
    if (this.#stage.hasImage('madelief')) bud.setFrame('madelief', false, false);
    bud.setScale(0.4);
    void this.#stage.tween({ targets: bud, to: { scale: 1 }, ms: GROW_MS, ease: 'Back.Out', pop: true });
  }
}
