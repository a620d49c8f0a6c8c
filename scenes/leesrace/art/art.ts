import { backdrop, coarsely, defineArt, type SpriteArt } from '../../../engine/drawing/art.ts';
import { grain } from '../../../engine/drawing/paper.ts';
import { course } from './course.ts';
import { crowd } from './crowd.ts';
import { race } from './race.ts';
import { sky, stands, track } from './stadium.ts';

const drawn: Record<string, SpriteArt> = { ...course(), ...crowd(), ...race() };

/** Scenery and soft tones that are drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = { 1.5: 'foto publiek-*', 1.8: 'finish', 2: 'lint rug-*', 4: 'gloed veld' };

/** The stadium with its paper track. */
export default defineArt({
  backdrop: backdrop(sky() + stands() + track() + grain(-117, -96, 1600, 960, 0.12)),
  sprites: coarsely(drawn, COARSE),
});
