import { backdrop, coarsely, defineArt, sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { grain } from '../../../engine/drawing/paper.ts';
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
  luifel: sprite(awning(), 0, 84, 530, 224),
  rand: sprite(ledge(), -150, 380, 1024, 444),
  basilicumpot: sprite(basil(), -88, -146, 92, 90),
  blad: sprite(blade(), -470, -136, 524, 150),
  steel: sprite(shaft(), -34, -50, 640, 64),
  bak: tray(512, 112, 4, 124, 45),
  rij: tray(1054, 84, 0, 0, 0),
  plank: sprite(shelf(), -660, -32, 660, 60),
  ...longPizzas,
  kuil: sprite(dimple(), 64),
  bordje: sprite(copyPlate(), 52),
  gesmolten: sprite(molten(), -72, -70, 72, 74),
  schaduw: sprite(shadow(), 62, 56),
  klein: small(140, 62),
  arcering: hatching(140, 62),
  ...toppings(),
  bel: sprite(bell(), -92, -84, 92, 88),
  wiel: sprite(wheelBlade(), 50),
  greep: sprite(wheelGrip(), -28, -150, 28, 12),
  rail: sprite(rail(), -164, -18, 164, 28),
  bon: sprite(ticket(true), -64, -26, 64, 140),
  'bon-leeg': sprite(ticket(false), -64, -26, 64, 140),
  hart: sprite(heart(true), -20, -20, 20, 18),
  'hart-leeg': sprite(heart(false), -20, -20, 20, 18),
  ballon: sprite(bubble(), -200, -66, 160, 78),
  vlam: fire(true),
  vlammetje: fire(false),
  gloed: sprite(glow(), 170, 120),
  'lamp-uit': sprite(lamp('off'), 36),
  'lamp-bleek': sprite(lamp('pale'), 36),
  'lamp-goud': sprite(lamp('golden'), 36),
  'lamp-bruin': sprite(lamp('brown'), 36),
  hendel: sprite(handle(), -96, -36, 96, 44),
  foto: sprite(photo(), -128, -86, 128, 96),
  knijper: sprite(peg(), 14, 22),
  'noot-1': sprite(note(PALETTE.plum), -24, -42, 34, 32),
  'noot-2': sprite(note(PALETTE.blue), -24, -42, 34, 32),
};

/** Scenery and soft tones that are drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = {
  1.2: 'bel',
  1.4: 'klein',
  1.5: 'rand steel bordje ballon',
  1.6: 'pizza-kort bon*',
  1.7: 'foto pizza-midden pizza-lang',
  1.8: 'bak gesmolten',
  2: 'luifel rij basilicumpot arcering',
  2.4: 'plank',
  2.6: 'blad',
  4: 'schaduw goud-* bruin-*',
  5: 'gloed',
};

/** Sjaak's pizzeria. */
export default defineArt({
  backdrop: backdrop(wall() + oven() + counter() + sill() + grain(-117, -96, 1600, 960, 0.13)),
  sprites: coarsely(sprites, COARSE),
});
