import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

const AT = { x: 84, y: 716 } as const;
const LEVELS = 5;
const MS = { fly: 420, bob: 130 } as const;

/** The bottle at the lower left that fills with caught ink drops. */
export class InkBottle {
  #stage: GameStage;
  #bottle: Image;
  #full: number;
  #level = 0;

  /** `full` drops fill it. */
  constructor(stage: GameStage, full: number) {
    this.#stage = stage;
    this.#full = full;
    this.#bottle = stage.fixed(stage.image('inktpot-0', AT.x, AT.y).setDepth(DEPTHS.front));
  }

  /** A drop flies in, from a place of the window's stage. */
  async add(count: number, from: { x: number; y: number }) {
    const stage = this.#stage;
    const drop = stage.fixed(stage.image('druppel', from.x, from.y).setDepth(DEPTHS.flight));
    await stage.tween({ targets: drop, to: { x: AT.x, y: AT.y - 40 }, ms: MS.fly, ease: 'Quad.In' });
    drop.destroy();
    this.#show(count);
    const to = { scaleX: 1.12, scaleY: 0.9 };
    await stage.tween({ targets: this.#bottle, to, ms: MS.bob, yoyo: true, pop: true });
  }

  #show(count: number) {
    const level = Math.min(LEVELS, Math.floor((count * LEVELS) / this.#full));
    if (level === this.#level) return;
    this.#level = level;
    this.#stage.sound.play('plop', { rate: 1 + level * 0.08 });
    if (this.#stage.hasImage('inktpot-0')) this.#bottle.setFrame(`inktpot-${level}`);
  }
}
