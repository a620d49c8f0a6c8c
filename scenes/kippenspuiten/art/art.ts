import { backdrop, coarsely, defineArt, type SpriteArt } from '../../../engine/drawing/art.ts';
import { eggs } from './eggs.ts';
import { hens } from './hens.ts';
import { hideouts } from './hideouts.ts';
import { tools } from './tools.ts';
import { yard } from './yard.ts';

const drawn: Record<string, SpriteArt> = { ...hens(), ...hideouts(), ...eggs(), ...tools() };

/** Scenery and soft tones that are drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = {
  1.3: 'voor-* hek',
  1.5: 'achter-* haan haan-kraait emmerpaal',
  2: 'modderbloem gulp spat-* haag',
};

/** Bath day on the farm: a sandy yard with seven hiding places. */
export default defineArt({ backdrop: backdrop(yard()), sprites: coarsely(drawn, COARSE) });
