import { backdrop, defineArt, coarser, type SpriteArt } from '../../../engine/drawing/index.ts';
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

for (const [name, art] of Object.entries(sprites)) sprites[name] = coarser(art, coarseness(name));

/** The can stall at the fair. */
export default defineArt({ backdrop: backdrop(stall()), sprites });
