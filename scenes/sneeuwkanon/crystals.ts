import type { GameStage, Image, Marks } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** A shallow bow in the sky over the cannon. */
const BOW = { x: 82, y: 222, pitch: 46, high: 22 } as const;
const MS = 360;

/** The marks of the kunstje: snow crystals in the sky, one for each first shot that hit. */
export class Crystals implements Marks {
  readonly count: number;
  readonly #stage: GameStage;
  readonly #all: Image[];
  #full = 0;

  constructor(stage: GameStage, count: number) {
    this.#stage = stage;
    this.count = count;
    this.#all = Array.from({ length: count }, (_, i) => {
      const share = count > 1 ? i / (count - 1) : 0.5;
      const y = BOW.y - Math.sin(share * Math.PI) * BOW.high;
      return stage.image('kristal-leeg', BOW.x + i * BOW.pitch, y).setDepth(DEPTHS.spruce);
    });
  }

  add() {
    const one = this.#all[this.#full++];
    if (!one) return;
    if (this.#stage.hasImage('kristal')) one.setFrame('kristal', false, false);
    one.setScale(0.3);
    const to = { scale: 1, rotation: Math.PI / 3 };
    void this.#stage.tween({ targets: one, to, ms: MS, ease: 'Back.Out', pop: true });
  }
}
