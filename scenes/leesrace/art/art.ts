import { backdrop, defineArt, grain, coarser, type SpriteArt } from '../../../engine/drawing/index.ts';
import { course } from './course.ts';
import { crowd } from './crowd.ts';
import { race } from './race.ts';
import { coarseness } from './sizes.ts';
import { sky, stands, track } from './stadium.ts';

const drawn: Record<string, SpriteArt> = { ...course(), ...crowd(), ...race() };

/** The stadium with its paper track. */
export default defineArt({
  backdrop: backdrop(sky() + stands() + track() + grain(-117, -96, 1600, 960, 0.12)),
  sprites: Object.fromEntries(
    Object.entries(drawn).map(([name, art]) => [name, coarser(art, coarseness(name))]),
  ),
});
