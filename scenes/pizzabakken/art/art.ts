import {
  PALETTE,
  backdrop,
  defineArt,
  grain,
  coarsely,
  type SpriteArt,
} from '../../../engine/drawing/index.ts';
import { DRAWN } from './sizes.ts';
import { basil, blade, counter, ledge, shaft, shelf, tray } from './counter.ts';
import { fire, glow, handle, lamp, oven, sill } from './oven.ts';
import { baked, copyPlate, dimple, hatching, molten, pizza, shadow, small } from './pizza.ts';
import { bell, bubble, heart, note, peg, photo, rail, ticket, wheelBlade, wheelGrip } from './tools.ts';
import { toppings } from './toppings.ts';
import { awning, wall } from './wall.ts';

const longPizzas = Object.fromEntries(
  Object.entries(DRAWN).flatMap(([size, length]) => [
    [`pizza-${size}`, pizza(length)],
    [`goud-${size}`, baked(length, 'golden')],
    [`bruin-${size}`, baked(length, 'brown')],
  ]),
);

const sprites: Record<string, SpriteArt> = {
  luifel: awning(),
  rand: ledge(),
  basilicumpot: basil(),
  blad: blade(),
  steel: shaft(),
  bak: tray(512, 112, 4, 124, 45),
  rij: tray(1054, 84, 0, 0, 0),
  plank: shelf(),
  ...longPizzas,
  kuil: dimple(),
  bordje: copyPlate(),
  gesmolten: molten(),
  schaduw: shadow(),
  klein: small(140, 62),
  arcering: hatching(140, 62),
  ...toppings(),
  bel: bell(),
  wiel: wheelBlade(),
  greep: wheelGrip(),
  rail: rail(),
  bon: ticket(true),
  'bon-leeg': ticket(false),
  hart: heart(true),
  'hart-leeg': heart(false),
  ballon: bubble(),
  vlam: fire(true),
  vlammetje: fire(false),
  gloed: glow(),
  'lamp-uit': lamp('off'),
  'lamp-bleek': lamp('pale'),
  'lamp-goud': lamp('golden'),
  'lamp-bruin': lamp('brown'),
  hendel: handle(),
  foto: photo(),
  knijper: peg(),
  'noot-1': note(PALETTE.plum),
  'noot-2': note(PALETTE.blue),
};

/** Scenery and soft tones that are drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = {
  luifel: 2,
  rand: 1.5,
  blad: 2.6,
  steel: 1.5,
  bak: 1.8,
  rij: 2,
  plank: 2.4,
  foto: 1.7,
  bel: 1.2,
  basilicumpot: 2,
  gloed: 5,
  'pizza-kort': 1.6,
  'pizza-midden': 1.7,
  'pizza-lang': 1.7,
  klein: 1.4,
  arcering: 2,
  schaduw: 4,
  gesmolten: 1.8,
  'bon*': 1.6,
  bordje: 1.5,
  ballon: 1.5,
  'goud-*': 4,
  'bruin-*': 4,
};

/** Sjaak's pizzeria. */
export default defineArt({
  backdrop: backdrop(wall() + oven() + counter() + sill() + grain(-117, -96, 1600, 960, 0.13)),
  sprites: coarsely(sprites, COARSE),
});
