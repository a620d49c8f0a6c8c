import { backdrop, defineArt, coarser, type SpriteArt } from '../../../engine/drawing/index.ts';
import { friendSprites } from './friends.ts';
import { coarseness } from './sizes.ts';
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

for (const [name, art] of Object.entries(sprites)) sprites[name] = coarser(art, coarseness(name));

/** High on the Inkttoren: facade, windows, soap and who works there. */
export default defineArt({ backdrop: backdrop(air()), sprites });
