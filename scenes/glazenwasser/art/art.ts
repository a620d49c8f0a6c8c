import { backdrop, defineArt, coarsely, type SpriteArt } from '../../../engine/drawing/index.ts';
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
  'gevel-*': 1.9,
  stad: 1.6,
  wolk: 1.8,
  raam: 1.7,
  'raam-smal': 1.4,
  'raam-strip': 1.9,
  vleugel: 2,
  glans: 3,
  adem: 4,
  gloed: 4,
  bakje: 1.5,
  'bakje-voor': 1.5,
  toren: 2.2,
  maan: 1.6,
  'mandje-touw': 1.4,
  zitje: 1.3,
  nachtstad: 2.4,
  rolluik: 2,
  verf: 1.6,
  'kamer-*': 2.2,
};

/** High on the Inkttoren: facade, windows, soap and who works there. */
export default defineArt({ backdrop: backdrop(air()), sprites: coarsely(sprites, COARSE) });
