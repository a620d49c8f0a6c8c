import { backdrop, coarsely, defineArt, type SpriteArt } from '../../../engine/drawing/art.ts';
import { friendSprites } from './friends.ts';
import { soapSprites } from './soap.ts';
import { toolSprites } from './tools.ts';
import { air, towerSprites } from './tower.ts';
import { windowSprites } from './windows.ts';

const sprites: Record<string, SpriteArt> = {
  ...towerSprites(),
  ...windowSprites(),
  ...soapSprites(),
  ...toolSprites(),
  ...friendSprites(),
};

/** Scenery and soft tones that are drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = {
  1.3: 'zitje',
  1.4: 'raam-smal mandje-touw',
  1.5: 'bakje bakje-voor',
  1.6: 'stad maan verf',
  1.7: 'raam',
  1.8: 'wolk',
  1.9: 'gevel-* raam-strip',
  2: 'vleugel rolluik',
  2.2: 'toren kamer-*',
  2.4: 'nachtstad',
  3: 'glans',
  4: 'adem gloed',
};

/** High on the Inkttoren: facade, windows, soap and who works there. */
export default defineArt({ backdrop: backdrop(air()), sprites: coarsely(sprites, COARSE) });
