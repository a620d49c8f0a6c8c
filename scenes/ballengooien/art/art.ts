import { backdrop, coarsely, defineArt, sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
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
  bal: sprite(ball(), -56, -56, 56, 60),
  draad: sprite(thread(), 28, 12),
  schaduw: sprite(shadow(), 44, 13),
  mand: sprite(basket(), -92, -88, 92, 62),
  schaal: sprite(dish(), -74, -8, 74, 36),
  voet: sprite(pedestal(), -108, -34, 108, 78),
  vizier: sprite(sight(), 56),
  plank: sprite(board(), -296, -20, 296, 32),
  schot: sprite(partition(), -18, -92, 18, 14),
  vlag: sprite(flag(), -14, -86, 78, 12),
  strik: sprite(bow(), -76, -50, 76, 72),
  'lamp-aan': sprite(bulb(true), 38),
  'lamp-uit': sprite(bulb(false), 38),
  bel: sprite(bell(), -58, -32, 58, 104),
  lijst: sprite(frame(), -72, -72, 72, 88),
  stralen: sprite(rays(), 168),
  'krul-look': sprite(keeper('look'), -90, -156, 80, 12),
  'krul-happy': sprite(keeper('happy'), -90, -156, 80, 12),
  'krul-oops': sprite(keeper('oops'), -90, -156, 80, 12),
};

/** Scenery and soft tones that are drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = {
  1.2: 'krul-*',
  1.25: 'blik-goud deuk-goud duikel-goud',
  1.3: 'bel',
  1.4: 'voet pluche-*',
  1.5: 'lijst mand schaal',
  2: 'plank schaduw',
  4: 'stralen',
};

/** The can stall at the fair. */
export default defineArt({ backdrop: backdrop(stall()), sprites: coarsely(sprites, COARSE) });
