import type { GameStage } from '../../engine/stage/index.ts';
import type { Climb } from './climb.ts';
import { Decor } from './decor.ts';
import { Lamps } from './lamps.ts';
import { Shelves } from './shelves.ts';

/** What one floor looks like: its shelves, and what makes it a home. */
export class Furniture {
  readonly shelves: Shelves;
  readonly decor: Decor;
  readonly lamps: Lamps;

  constructor(stage: GameStage) {
    this.shelves = new Shelves(stage);
    this.decor = new Decor(stage);
    this.lamps = new Lamps(stage);
  }

  /** Furnishes floor `at`; what stood here before goes. */
  lay({ floor, busy }: Pick<Climb, 'floor' | 'busy'>, at: number, isEvening: boolean) {
    this.shelves.lay(floor, at);
    this.decor.lay(floor, at, busy);
    this.lamps.lay(at, isEvening);
  }

  clear() {
    this.shelves.clear();
    this.decor.clear();
    this.lamps.clear();
  }
}
