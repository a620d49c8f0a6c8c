import type { GameStage } from '../../engine/stage/index.ts';
import type { Climb } from './climb.ts';
import { Decor } from './decor.ts';
import { Shelves } from './shelves.ts';

/** What one floor looks like: its shelves, and what makes it a home. */
export class Furniture {
  readonly shelves: Shelves;
  readonly decor: Decor;

  constructor(stage: GameStage) {
    this.shelves = new Shelves(stage);
    this.decor = new Decor(stage);
  }

  /** Furnishes floor `at`; what stood here before goes. */
  lay({ floor, busy }: Pick<Climb, 'floor' | 'busy'>, at: number) {
    this.shelves.lay(floor, at);
    this.decor.lay(floor, at, busy);
  }

  clear() {
    this.shelves.clear();
    this.decor.clear();
  }
}
