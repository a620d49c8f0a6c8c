import { backdrop, defineArt, grain, coarser, type SpriteArt } from '../../../engine/drawing/index.ts';
import { buildings } from './halte.ts';
import { land } from './land.ts';
import { coarseness } from './sizes.ts';
import { stations } from './stations.ts';
import { train } from './train.ts';
import { viaduct } from './viaduct.ts';
import { yard } from './yard.ts';

const drawn: Record<string, SpriteArt> = {
  ...train(),
  ...yard(),
  ...stations(),
  ...buildings(),
  ...viaduct(),
};

/** A railway on a desk, seen from above. */
export default defineArt({
  backdrop: backdrop(land() + grain(-117, -96, 1600, 960, 0.12)),
  sprites: Object.fromEntries(
    Object.entries(drawn).map(([name, art]) => [name, coarser(art, coarseness(name))]),
  ),
});
