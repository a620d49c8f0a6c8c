import { backdrop, defineArt, grain, coarsely, type SpriteArt } from '../../../engine/drawing/index.ts';
import { body, frame } from './body.ts';
import { cakes } from './cake.ts';
import { extras } from './extras.ts';
import { tools } from './tools.ts';
import { floor, wall } from './workshop.ts';
import { works } from './works.ts';

const drawn: Record<string, SpriteArt> = { ...cakes(), ...tools(), ...works(), ...extras() };

/** Scenery and soft tones that are drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = {
  trechter: 2,
  'trechter-voor': 1.8,
  'rad-groot': 1.4,
  'rad-midden': 1.3,
  draaiplaat: 2.6,
  band: 2,
  blad: 2.2,
  stempel: 1.5,
  plek: 2,
  orgelkast: 1.7,
  'taart-*': 1.25,
  'klont-*': 1.4,
  'pot-*': 1.2,
  goot: 1.4,
  kaartje: 1.3,
  laars: 1.2,
  ballon: 1.3,
};

/** Dok's workshop with the machine. */
export default defineArt({
  backdrop: backdrop(wall() + floor() + body() + frame() + grain(-117, -96, 1600, 960, 0.13)),
  sprites: coarsely(drawn, COARSE),
});
