import { backdrop, defineArt, type SpriteArt } from '../../../engine/drawing/index.ts';
import { cans } from './cans.ts';
import { plushes } from './plush.ts';
import { coarseness } from './sizes.ts';
import { stall } from './stall.ts';
import {
  ball,
  basket,
  bell,
  board,
  bow,
  bulb,
  dish,
  flag,
  frame,
  keeper,
  partition,
  rays,
  shadow,
  sight,
  thread,
} from './things.ts';

const sprites: Record<string, SpriteArt> = {
  ...cans(),
  ...plushes(),
  bal: ball(),
  draad: thread(),
  schaduw: shadow(),
  mand: basket(),
  schaal: dish(),
  vizier: sight(),
  plank: board(),
  schot: partition(),
  vlag: flag(),
  strik: bow(),
  'lamp-aan': bulb(true),
  'lamp-uit': bulb(false),
  bel: bell(),
  lijst: frame(),
  stralen: rays(),
  'krul-kijk': keeper('look'),
  'krul-blij': keeper('happy'),
  'krul-oeps': keeper('oops'),
};

/** The same drawing on fewer pixels. */
function coarser(art: SpriteArt, times: number): SpriteArt {
  const [width, height] = [art.width / times, art.height / times];
  const svg = art.svg.replace(/ width="[\d.]+" height="[\d.]+"/, ` width="${width}" height="${height}"`);
  return { ...art, width, height, svg };
}
for (const [name, art] of Object.entries(sprites)) sprites[name] = coarser(art, coarseness(name));

/** The can stall at the fair. */
export default defineArt({ backdrop: backdrop(stall()), sprites });
