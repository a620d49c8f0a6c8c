import { backdrop, defineArt, grain, coarser, type SpriteArt } from '../../../engine/drawing/index.ts';
import { benchArt } from './bench.ts';
import { hall } from './hall.ts';
import { puppets } from './puppets.ts';
import { coarseness } from './sizes.ts';
import { things } from './things.ts';

const drawn: Record<string, SpriteArt> = { ...benchArt(), ...things(), ...puppets() };

/** Hall 2 of the tiny cinema, with the bench on which its films are spliced. */
export default defineArt({
  backdrop: backdrop(hall() + grain(-117, -96, 1600, 960, 0.12)),
  sprites: Object.fromEntries(
    Object.entries(drawn).map(([name, art]) => [name, coarser(art, coarseness(name))]),
  ),
});
