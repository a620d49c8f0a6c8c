import { backdrop, defineArt, grain, coarsely, type SpriteArt } from '../../../engine/drawing/index.ts';
import { buildings } from './halte.ts';
import { land } from './land.ts';
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

/** Scenery and soft tones that are drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = {
  halte: 1.5,
  loods: 1.6,
  tunnel: 1.4,
  'tunnel-nacht': 1.8,
  seinhuis: 1.3,
  seinbord: 1.3,
  lichtje: 2,
  brug: 1.5,
  maan: 1.4,
};

/** A railway on a desk, seen from above. */
export default defineArt({
  backdrop: backdrop(land() + grain(-117, -96, 1600, 960, 0.12)),
  sprites: coarsely(drawn, COARSE),
});
