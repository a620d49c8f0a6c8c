import { backdrop, defineArt, grain, type SpriteArt } from '../../../engine/drawing/index.ts';
import { benchArt } from './bench.ts';
import { hall } from './hall.ts';
import { puppets } from './puppets.ts';
import { coarseness } from './sizes.ts';
import { things } from './things.ts';

/** The same drawing on fewer pixels; the scene shows it larger by `coarseness`. */
const coarser = (art: SpriteArt, times: number): SpriteArt => ({
  ...art,
  width: art.width / times,
  height: art.height / times,
  svg: art.svg.replace(
    / width="[\d.]+" height="[\d.]+"/,
    ` width="${art.width / times}" height="${art.height / times}"`,
  ),
});

const drawn: Record<string, SpriteArt> = { ...benchArt(), ...things(), ...puppets() };

/** Hall 2 of the tiny cinema, with the bench on which its films are spliced. */
export default defineArt({
  backdrop: backdrop(hall() + grain(-117, -96, 1600, 960, 0.12)),
  sprites: Object.fromEntries(
    Object.entries(drawn).map(([name, art]) => [name, coarser(art, coarseness(name))]),
  ),
});
