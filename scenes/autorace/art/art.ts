import { backdrop, coarsely, defineArt, sprite } from '../../../engine/drawing/art.ts';
import { series } from '../../../engine/drawing/tables.ts';
import * as race from './race.ts';
import * as side from './roadside.ts';
import * as sky from './sky.ts';

const sprites = {
  'lucht-1': sprite(sky.afternoon(), -800, -464, 800, 6),
  'lucht-2': sprite(sky.evening(), -800, -464, 800, 6),
  boeken: sprite(sky.books(), -126, -106, 122, 4),
  penpot: sprite(sky.penPot(), -70, -152, 70, 4),
  globe: sprite(sky.globe(), -60, -128, 66, 4),
  doos: sprite(sky.boxes(), -86, -104, 86, 4),
  plant: sprite(sky.plant(), -92, -142, 92, 4),
  theepot: sprite(sky.teapot(), -106, -112, 110, 6),
  boom: sprite(side.tree(), -84, -210, 84, 14),
  kegel: sprite(side.cone(), -56, -120, 56, 10),
  potlood: sprite(side.pencil(), -34, -246, 34, 8),
  mok: sprite(side.mug(), -84, -134, 112, 14),
  tent: sprite(side.tent(), -112, -174, 108, 18),
  clip: sprite(side.clip(), -40, -176, 64, 8),
  slijper: sprite(side.sharpener(), -74, -134, 74, 12),
  lamp: sprite(side.lamp(), -52, -254, 102, 8),
  ...series('publiek', 2, (i) => sprite(side.crowd(i), -126, -166, 126, 18)),
  streep: sprite(side.streak(), 82, 26),
  zog: sprite(side.stream(), -76, -78, 76, 40),
  finish: sprite(side.finish(), 200, 34),
  borstel: sprite(side.brush(), -84, -324, 84, 14),
  rol: sprite(side.roller(), 236, 62),
  schuim: sprite(side.suds(), 54, 38),
  wiel: sprite(race.wheel(), -26, -76, 26, 6),
  bak: sprite(race.crate(), -104, -156, 104, 0),
  helm: sprite(race.helmet(), -52, -116, 52, 10),
  spoiler: sprite(race.spoiler(), -118, -44, 124, 4),
  'spiegel-arm': sprite(race.mirrorArm(), 60, -124, 144, -78),
  spiegel: sprite(race.mirrorGlass(), 40),
  'spiegel-rand': sprite(race.mirrorRim(), 50),
  vlam: sprite(race.flame(), -24, -4, 24, 66),
  schaduw: sprite(race.shadow(), 138, 18),
  ...series('kart', race.karts, (kart) => sprite(kart, -92, -164, 92, 14)),
  krul: sprite(race.krul(), -92, -182, 92, 14),
  paal: sprite(race.post(), -38, -476, 38, 8),
  balk: sprite(race.beam(), 200, 34),
  vlag: sprite(race.flag(), -8, -74, 90, 46),
  hek: sprite(race.barrier(), -118, -82, 118, 8),
  'licht-rood': sprite(race.light(false), 36, 72),
  'licht-groen': sprite(race.light(true), 36, 72),
  leespapier: sprite(race.sheet(), 568, 78),
  pijl: sprite(race.arrow(), 44),
  turbo: sprite(race.turbo(), 62),
  'turbo-leeg': sprite(race.noTurbo(), 52),
  rem: sprite(race.brake(), 62),
  podium: sprite(race.podium(), -424, -268, 424, 22),
  ...series('beker', race.cups, (cup) => sprite(cup, -50, -80, 50, 4)),
};

/** What is far, soft, or only seen in passing, on fewer pixels. */
const COARSE = {
  5: 'lucht-*',
  3: 'schaduw leespapier',
  2: 'boeken penpot globe doos plant theepot borstel rol paal balk streep zog finish podium tent',
  1.5: 'boom kegel potlood mok clip slijper lamp publiek-* kart-* krul hek vlag licht-*',
};

/** A desk by the window, and all that races on it. */
export default defineArt({ backdrop: backdrop(sky.morning()), sprites: coarsely(sprites, COARSE) });
