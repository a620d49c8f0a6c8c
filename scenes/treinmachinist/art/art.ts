import { backdrop, coarsely, defineArt, type SpriteArt } from '../../../engine/drawing/art.ts';
import { grain } from '../../../engine/drawing/paper.ts';
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
  1.3: 'seinhuis seinbord',
  1.4: 'tunnel maan',
  1.5: 'halte brug',
  1.6: 'loods',
  1.8: 'tunnel-nacht',
  2: 'lichtje',
};

/** A railway on a desk, seen from above. */
export default defineArt({
  backdrop: backdrop(land() + grain(-117, -96, 1600, 960, 0.12)),
  sprites: coarsely(drawn, COARSE),
});
