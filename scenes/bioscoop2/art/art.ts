import { backdrop, defineArt, grain, coarsely, type SpriteArt } from '../../../engine/drawing/index.ts';
import { benchArt } from './bench.ts';
import { hall } from './hall.ts';
import { puppets } from './puppets.ts';
import { things } from './things.ts';

const drawn: Record<string, SpriteArt> = { ...benchArt(), ...things(), ...puppets() };

/** Scenery and soft tones that are drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = {
  tafel: 3.4,
  bundel: 4,
  gordijn: 3.4,
  affiche: 1.8,
  projector: 1.25,
  aftel: 1.3,
  ondertitel: 3,
  'naar-zaal': 1.2,
  doos: 2.4,
  'doos-voor': 1.5,
  'film-leeg': 1.5,
  'film-vast': 1.2,
  film: 1.2,
  label: 1.2,
  spoel: 1.2,
  touw: 2.4,
  'pop-*': 1.15,
};

/** Hall 2 of the tiny cinema, with the bench on which its films are spliced. */
export default defineArt({
  backdrop: backdrop(hall() + grain(-117, -96, 1600, 960, 0.12)),
  sprites: coarsely(drawn, COARSE),
});
