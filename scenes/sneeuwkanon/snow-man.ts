import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, groundAt } from './places.ts';
import type { Spot } from './rules.ts';

/** Where it grows: on the hill of the cannon; so wide below and above, each ball over the one before by a share of it. */
const HOME = { x: 378, wide: 1.02, narrow: 0.5, over: 52, highest: 250 } as const;
const MS = { fly: 420, squash: 160, leave: 260 } as const;

/** The tall snow Klodder that is made of the snow of each hat, from its foot to its head. */
export class SnowMan {
  readonly #stage: GameStage;
  readonly #count: number;
  readonly #parts: Image[] = [];

  /** Of so many balls. */
  constructor(stage: GameStage, count: number) {
    this.#stage = stage;
    this.#count = Math.max(2, count);
  }

  /** The snow of one hat rolls on top. The last one is its head, with a face. */
  async add(place: number, from: Spot) {
    const share = place / (this.#count - 1);
    const pitch = Math.min(HOME.over, HOME.highest / this.#count);
    const scale = (HOME.wide + (HOME.narrow - HOME.wide) * share) * Math.min(1, (pitch / HOME.over) * 1.3);
    const isHead = place === this.#count - 1;
    const part = this.#stage
      .image(isHead ? 'kop' : 'bal', from.x, from.y)
      .setDepth(DEPTHS.crew - 2)
      .setScale(scale * 0.5);
    this.#parts.push(part);
    const to = {
      x: HOME.x,
      y: groundAt(HOME.x) - 20 - place * pitch,
      scale: isHead ? Math.max(0.5, scale) : scale,
    };
    await this.#stage.tween({ targets: part, to, ms: MS.fly, ease: 'Sine.InOut' });
    if (!part.scene) return;
    this.#stage.sound.play('sneeuw-pof', { rate: 0.9 + share * 0.4, volume: 0.6 });
    const flat = { scaleY: to.scale * 0.86 };
    await this.#stage.tween({ targets: part, to: flat, ms: MS.squash / 2, yoyo: true, pop: true });
  }

  async leave() {
    const targets = this.#parts;
    if (targets.length === 0) return;
    await this.#stage.tween({ targets, to: { alpha: 0 }, ms: MS.leave });
    for (const one of targets) one.destroy();
  }
}
