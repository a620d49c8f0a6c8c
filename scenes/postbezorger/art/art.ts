import { backdrop, coarsely, defineArt, type SpriteArt } from '../../../engine/drawing/art.ts';
import { houses } from './houses.ts';
import { post } from './post.ts';
import { stamps } from './stamps.ts';
import { ground, street } from './street.ts';

const drawn: Record<string, SpriteArt> = { ...houses(), ...post(), ...street(), ...stamps() };

/** Scenery and soft tones that are drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = {
  1.25: 'huis-* bewoner-* scooter hond-*',
  1.5: 'park waslijn kraam dankkaart album',
  2: 'verte heg stoep briefpapier plas maan-licht',
};

/** Papierstraat, a row of gables seen from the road. */
export default defineArt({ backdrop: backdrop(ground()), sprites: coarsely(drawn, COARSE) });
