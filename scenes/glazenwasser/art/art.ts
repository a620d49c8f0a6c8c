import { backdrop, defineArt, type SpriteArt } from '../../../engine/drawing/index.ts';
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

/** The same drawing on fewer pixels. */
function coarser(art: SpriteArt, times: number): SpriteArt {
  const [width, height] = [art.width / times, art.height / times];
  const svg = art.svg.replace(/ width="[\d.]+" height="[\d.]+"/, ` width="${width}" height="${height}"`);
  return { ...art, width, height, svg };
}
for (const [name, art] of Object.entries(sprites)) sprites[name] = coarser(art, coarseness(name));

/** High on the Inkttoren: facade, windows, soap and who works there. */
export default defineArt({ backdrop: backdrop(air()), sprites });
