import { backdrop, coarsely, defineArt, type SpriteArt } from '../../../engine/drawing/art.ts';
import { grain } from '../../../engine/drawing/paper.ts';
import { body, frame } from './body.ts';
import { cakes } from './cake.ts';
import { extras } from './extras.ts';
import { tools } from './tools.ts';
import { floor, wall } from './workshop.ts';
import { works } from './works.ts';

const drawn: Record<string, SpriteArt> = { ...cakes(), ...tools(), ...works(), ...extras() };

/** Scenery and soft tones that are drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = {
  1.2: 'pot-* laars',
  1.25: 'taart-*',
  1.3: 'rad-midden kaartje ballon',
  1.4: 'rad-groot klont-* goot',
  1.5: 'stempel',
  1.7: 'orgelkast',
  1.8: 'trechter-voor',
  2: 'trechter band plek',
  2.2: 'blad',
  2.6: 'draaiplaat',
};

/** Dok's workshop with the machine. */
export default defineArt({
  backdrop: backdrop(wall() + floor() + body() + frame() + grain(-117, -96, 1600, 960, 0.13)),
  sprites: coarsely(drawn, COARSE),
});
