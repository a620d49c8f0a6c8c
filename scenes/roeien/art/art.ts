import { backdrop, coarsely, defineArt, sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { series } from '../../../engine/drawing/tables.ts';
import { drum, hull, hullBack, lamp, mast, oar, ring, rival } from './boat.ts';
import { TONE } from './colours.ts';
import {
  arch,
  bridge,
  farReeds,
  garland,
  gleam,
  house,
  mill,
  nearReeds,
  poplars,
  river,
  spit,
  sunset,
} from './river.ts';
import { bud, cork, disc, FANS, flag, lily, noBud, post, swan } from './things.ts';

const sprites: Record<string, SpriteArt> = {
  'romp-achter': sprite(hullBack(), -400, -92, 60, 46),
  romp: sprite(hull(), -400, -96, 60, 46),
  riem: sprite(oar(), -22, -56, 22, 100),
  trom: sprite(drum(), -48, -52, 48, 46),
  mast: sprite(mast(), -16, -104, 16, 16),
  lamp: sprite(lamp(), -28, -34, 28, 34),
  kring: sprite(ring(), 50, 18),
  kurk: sprite(cork(), 36, 44),
  schijf: sprite(disc(TONE.cork), 52, 54),
  'schijf-goud': sprite(disc(TONE.ochre), 52, 54),
  knop: sprite(bud(), 38, 42),
  lelie: sprite(lily('#F9CBD8', TONE.ochre), 54, 52),
  'lelie-goud': sprite(lily(TONE.ochre, TONE.coral), 54, 52),
  'knop-uit': sprite(noBud(), 36, 30),
  eindvlag: sprite(flag(), -24, -76, 46, 32),
  paaltje: sprite(post(), 66, 56),
  eiland: sprite(spit(), -350, -70, 400, 44),
  boog: sprite(arch(), -256, -72, 256, 310),
  zon: sprite(sunset(), -70, -70, 70, 330),
  molen: sprite(mill(), -84, -180, 84, 8),
  populier: sprite(poplars(), -84, -130, 84, 8),
  brug: sprite(bridge(), -134, -124, 134, 14),
  huis: sprite(house(), -88, -106, 88, 8),
  slinger: sprite(garland(), -136, -86, 136, 12),
  riet: sprite(farReeds(), -84, -60, 84, 10),
  'riet-voor': sprite(nearReeds(), -140, -90, 140, 18),
  glans: sprite(gleam(), 106, 30),
  ...series('publiek', FANS, (fan) => sprite(fan, -34, -54, 44, 8)),
  krul: sprite(rival(), -100, -96, 100, 44),
  zwaan: sprite(swan(), -60, -76, 68, 34),
};

/** Scenery and soft tones on fewer pixels, to keep the sheet small. */
const COARSE = {
  1.4: 'eiland krul publiek-* romp-achter',
  1.6: 'boog molen brug huis slinger populier riet riet-voor',
  2.4: 'glans kring zon',
};

/** A river on a summer morning, and a boat of folded paper. */
export default defineArt({ backdrop: backdrop(river()), sprites: coarsely(sprites, COARSE) });
