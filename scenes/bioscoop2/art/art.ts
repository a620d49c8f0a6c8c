import { backdrop, coarsely, defineArt, type SpriteArt } from '../../../engine/drawing/art.ts';
import { grain } from '../../../engine/drawing/paper.ts';
import { benchArt } from './bench.ts';
import { hall } from './hall.ts';
import { puppets } from './puppets.ts';
import { things } from './things.ts';

const drawn: Record<string, SpriteArt> = { ...benchArt(), ...things(), ...puppets() };

/** Scenery and soft tones that are drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = {
  1.15: 'pop-*',
  1.2: 'naar-zaal film-vast film label spoel',
  1.25: 'projector',
  1.3: 'aftel',
  1.5: 'doos-voor film-leeg',
  1.8: 'affiche',
  2.4: 'doos touw',
  3: 'ondertitel',
  3.4: 'tafel gordijn',
  4: 'bundel',
};

/** Hall 2 of the tiny cinema, with the bench on which its films are spliced. */
export default defineArt({
  backdrop: backdrop(hall() + grain(-117, -96, 1600, 960, 0.12)),
  sprites: coarsely(drawn, COARSE),
});
