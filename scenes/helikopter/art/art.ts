import { backdrop, coarsely, defineArt, sprite } from '../../../engine/drawing/art.ts';
import { series } from '../../../engine/drawing/tables.ts';
import { crates, letterCrate, openCrate, otter, parachute, parcel, surprise } from './cargo.ts';
import { copterBack, copterFront, magnet, ripple, rope, rotor, shadow, tailRotor } from './copter.ts';
import { fjord, glowLamp, pier, stack, steps, wave } from './fjord.ts';
import { SURPRISES } from './names.ts';
import { barges, deck, ship, signals } from './ships.ts';

const sprites = {
  'heli-achter': sprite(copterBack(), -112, -64, 84, 66),
  'heli-voor': sprite(copterFront(), -52, -52, 76, 42),
  rotor: sprite(rotor(), 96, 10),
  staartrotor: sprite(tailRotor(), 10, 28),
  touw: sprite(rope(), -6, -2, 6, 102),
  magneet: sprite(magnet(false), 32, 34),
  'magneet-aan': sprite(magnet(true), 32, 34),
  schaduw: sprite(shadow(), 42, 12),
  rimpel: sprite(ripple(), 100, 18),
  ...series('krat', crates, (crate) => sprite(crate, -48, -52, 48, 48)),
  'krat-open': sprite(openCrate(), -60, -80, 48, 48),
  'krat-letter': sprite(letterCrate(), -66, -66, 66, 62),
  parachute: sprite(parachute(), -56, -58, 56, 40),
  pakje: sprite(parcel(), -50, -68, 50, 62),
  schip: sprite(ship(), -200, -190, 190, 122),
  ...series('schuit', barges, (barge) => sprite(barge, -130, -26, 130, 156)),
  dek: sprite(deck(false), 102, 20),
  'dek-aan': sprite(deck(true), 102, 20),
  seinvlaggen: sprite(signals(), -204, -190, 204, 6),
  ...series('trap', steps, (step) => sprite(step, -840, -30, 30, 330)),
  rots: sprite(stack(), -112, -30, 112, 160),
  steiger: sprite(pier(), -90, -360, 220, 120),
  golf: sprite(wave(), -840, -20, 840, 110),
  licht: sprite(glowLamp(), 76),
  otter: sprite(otter(false), -56, -114, 40, 12),
  'otter-klapt': sprite(otter(true), -56, -114, 40, 12),
  ...Object.fromEntries(SURPRISES.map((name) => [`verrassing-${name}`, sprite(surprise(name), 44, 46)])),
};

/** What is large and soft, or far, on fewer pixels. */
const COARSE = { 3: 'golf licht', 2: 'trap-* rots schaduw rimpel seinvlaggen', 1.3: 'schuit-* steiger' };

/** A fjord with a red helicopter over it. */
export default defineArt({ backdrop: backdrop(fjord()), sprites: coarsely(sprites, COARSE) });
