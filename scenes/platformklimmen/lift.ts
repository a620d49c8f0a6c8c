import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { baseOf } from './rules.ts';

export const BASKET = { x: 1300, up: 14, size: 58 } as const;
const MS = 900;

/** The lift that Dok made himself, with him in its basket: he rides along and looks on. */
export class Lift {
  readonly dok: Klodder;
  #stage: GameStage;
  #basket: Image;
  #rope: Image;

  constructor(stage: GameStage, dok: Klodder) {
    this.#stage = stage;
    this.dok = dok;
    this.#rope = stage.image('lifttouw', BASKET.x, 0).setDepth(DEPTHS.crew - 2);
    this.#basket = stage.image('mand', BASKET.x, 0).setDepth(DEPTHS.crew);
  }

  /** Hangs at a floor. */
  at(floor: number) {
    this.#put(baseOf(floor) - BASKET.up);
  }

  /** Rides up to a floor, a little crooked: it nearly works. */
  async rideTo(floor: number) {
    const way = { y: this.#basket.y };
    this.dok.face('oops', MS, 'look');
    await this.#stage.tween({
      targets: way,
      to: { y: baseOf(floor) - BASKET.up },
      ms: MS,
      ease: 'Back.InOut',
      onUpdate: () => this.#put(way.y),
    });
  }

  #put(y: number) {
    this.#basket.setY(y);
    this.#rope.setY(y);
    this.dok.setY(y - 12);
  }
}
