import { backdrop, coarsely, defineArt, sprite, type SpriteArt } from '../../../engine/drawing/index.ts';
import { cans } from './cans.ts';
import { PRIZES } from './colours.ts';
import { plush } from './plush.ts';
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
  pedestal,
  rays,
  shadow,
  sight,
  thread,
} from './things.ts';

/** The plush Klodders that can be won; they stand on their feet. */
const plushes = Object.fromEntries(
  PRIZES.map((name) => [`pluche-${name}`, sprite(plush(name), -86, -136, 86, 12)]),
);

const sprites: Record<string, SpriteArt> = {
  ...cans(),
  ...plushes,
  bal: ball(),
  draad: thread(),
  schaduw: shadow(),
  mand: basket(),
  schaal: dish(),
  voet: pedestal(),
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

/** Scenery and soft tones that are drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = {
  'blik-goud': 1.25,
  'deuk-goud': 1.25,
  'duikel-goud': 1.25,
  stralen: 4,
  lijst: 1.5,
  mand: 1.5,
  schaal: 1.5,
  voet: 1.4,
  plank: 2,
  schaduw: 2,
  bel: 1.3,
  'krul-*': 1.2,
  'pluche-*': 1.4,
};

/** The can stall at the fair. */
export default defineArt({ backdrop: backdrop(stall()), sprites: coarsely(sprites, COARSE) });
