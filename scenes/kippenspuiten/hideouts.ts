import type { GameStage } from '../../engine/stage/index.ts';
import { DEPTHS, RIM } from './places.ts';
import { PLACES } from './rules.ts';

/** The seven hiding places: what is behind who hides there, and what is before. */
export class Hideouts {
  constructor(stage: GameStage) {
    for (const { name, x, row } of PLACES) {
      const depth = DEPTHS.place[row];
      if (stage.hasImage(`achter-${name}`)) stage.image(`achter-${name}`, x, RIM[row]).setDepth(depth);
      stage.image(`voor-${name}`, x, RIM[row]).setDepth(depth + 1);
    }
  }
}
