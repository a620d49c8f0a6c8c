import { backdrop, defineArt, grain, coarsely, type SpriteArt } from '../../../engine/drawing/index.ts';
import { course } from './course.ts';
import { crowd } from './crowd.ts';
import { race } from './race.ts';
import { sky, stands, track } from './stadium.ts';

const drawn: Record<string, SpriteArt> = { ...course(), ...crowd(), ...race() };

/** Scenery and soft tones that are drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = { lint: 2, gloed: 4, veld: 4, finish: 1.8, foto: 1.5, 'rug-*': 2, 'publiek-*': 1.5 };

/** The stadium with its paper track. */
export default defineArt({
  backdrop: backdrop(sky() + stands() + track() + grain(-117, -96, 1600, 960, 0.12)),
  sprites: coarsely(drawn, COARSE),
});
