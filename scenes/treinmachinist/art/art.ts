import { backdrop, defineArt, grain } from '../../../engine/drawing/index.ts';
import { land } from './land.ts';
import { stations } from './stations.ts';
import { train } from './train.ts';
import { yard } from './yard.ts';

/** A railway on a desk, seen from above. */
export default defineArt({
  backdrop: backdrop(land() + grain(-117, -96, 1600, 960, 0.12)),
  sprites: { ...train(), ...yard(), ...stations() },
});
