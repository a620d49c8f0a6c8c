import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { baseOf } from './rules.ts';

const BASKET = { x: 1300, up: 14, size: 58 } as const;
const MS = { up: 900, cheer: 1100 } as const;

/** Dok in the basket of a lift that he made himself: he rides along and looks on. */
export class Crew {
  readonly dok: Klodder;
  #stage: GameStage;
  #basket: Image;
  #rope: Image;

  constructor(stage: GameStage) {
    this.#stage = stage;
    const { x, size } = BASKET;
    this.#rope = stage.image('lifttouw', x, 0).setDepth(DEPTHS.crew - 2);
    this.dok = stage.klodder('dok', { x, y: 0, size, depth: DEPTHS.crew - 1, flip: true });
    this.#basket = stage.image('mand', x, 0).setDepth(DEPTHS.crew);
  }

  /** Where his basket hangs when the climber is on this floor. */
  at(floor: number) {
    this.#put(baseOf(floor) - BASKET.up);
  }

  /** Rides up to a floor, a little crooked: it nearly works. */
  async rideTo(floor: number) {
    const way = { y: this.#basket.y };
    this.dok.face('oops', MS.up, 'look');
    await this.#stage.tween({
      targets: way,
      to: { y: baseOf(floor) - BASKET.up },
      ms: MS.up,
      ease: 'Back.InOut',
      onUpdate: () => this.#put(way.y),
    });
  }

  look(x: number, y: number) {
    this.dok.look(x, y);
  }

  cheer(x: number, y: number) {
    this.look(x, y);
    this.dok.face('happy', MS.cheer);
    void this.dok.hop(18);
  }

  worry() {
    this.dok.face('think', MS.cheer);
  }

  #put(y: number) {
    this.#basket.setY(y);
    this.#rope.setY(y);
    this.dok.setY(y - 12);
  }
}
