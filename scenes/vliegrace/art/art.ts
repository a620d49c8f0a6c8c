import { backdrop, coarsely, defineArt, sprite } from '../../../engine/drawing/art.ts';
import { series } from '../../../engine/drawing/tables.ts';
import { TONE } from './colours.ts';
import { evening, FAR_HILLS, lamps, morning, NEAR_HILLS, ruler } from './desk.ts';
import { krul, PLANE_BACKS, PLANE_FRONTS, ribbon, RIVALS_DRAWN, towPlane } from './planes.ts';
import {
  arm,
  emptySwirl,
  film,
  glow,
  mast,
  pennant,
  RING_BACKS,
  RING_FRONTS,
  rope,
  shadow,
  starOf,
  streak,
  strip,
  swirl,
  THINGS_DRAWN,
  trophy,
  WARM,
  whirl,
} from './things.ts';

const sprites = {
  avond: sprite(evening(), -117, -96, 1483, 660),
  avondlicht: sprite(lamps(), -117, 160, 1483, 250),
  ...series('heuvel-ver', FAR_HILLS, (hill) => sprite(hill, -340, -150, 340, 60)),
  ...series('heuvel', NEAR_HILLS, (hill) => sprite(hill, -350, -120, 350, 60)),
  ...series('ding', THINGS_DRAWN, (thing) => sprite(thing, -84, -124, 84, 4)),
  'liniaal-0': sprite(ruler(), 200, 16),
  ...series('warm', WARM, (thing) => sprite(thing, -66, -100, 70, 6)),
  warmte: sprite(swirl(), 32, 26),
  'warmte-leeg': sprite(emptySwirl(), 32, 26),
  ster: sprite(starOf(TONE.paper), 38),
  'ster-goud': sprite(starOf(TONE.ochre), 38),
  ...series('ring-achter', RING_BACKS, (ring) => sprite(ring, -4, -96, 46, 96)),
  ...series('ring-voor', RING_FRONTS, (ring) => sprite(ring, -46, -96, 4, 96)),
  vlies: sprite(film(), 30, 80),
  gloed: sprite(glow(), 40, 92),
  mast: sprite(mast(), -16, 0, 16, 324),
  molen: sprite(whirl(), 88, 18),
  arm: sprite(arm(), -1, -6, 101, 6),
  ...series('vlieger-achter', PLANE_BACKS, (plane) => sprite(plane, -96, -64, 92, 44)),
  ...series('vlieger-voor', PLANE_FRONTS, (plane) => sprite(plane, -104, -40, 92, 48)),
  ...series('rivaal', RIVALS_DRAWN, (plane) => sprite(plane, -84, -36, 86, 44)),
  krul: sprite(krul(), -76, -44, 64, 36),
  sleper: sprite(towPlane(), -84, -32, 98, 44),
  lint: sprite(ribbon(), -66, -14, 6, 14),
  touw: sprite(rope(), -4, -8, 56, 12),
  wimpel: sprite(pennant(), -52, -32, 10, 32),
  streep: sprite(streak(), -76, -6, 76, 18),
  schaduw: sprite(shadow(), 68, 12),
  baan: sprite(strip(), 526, 30),
  beker: sprite(trophy(), -92, -140, 92, 12),
};

/** What is large and soft, or far, on fewer pixels. */
const COARSE = { 4: 'avond', 3: 'schaduw', 2: 'avondlicht heuvel-* streep gloed vlies baan', 1.3: 'ding-*' };

/** A desk in the morning, with hills of paper. */
export default defineArt({ backdrop: backdrop(morning()), sprites: coarsely(sprites, COARSE) });
