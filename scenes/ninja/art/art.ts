import { backdrop, coarsely, defineArt, sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { series } from '../../../engine/drawing/tables.ts';
import {
  chalk,
  cutEnd,
  cutLine,
  knot,
  leftEnd,
  plank,
  rightEnd,
  segment,
  stand,
  type Kind,
} from './bamboo.ts';
import { garden, glow, hay, plaque, wall } from './garden.ts';
import { STALKS } from './sizes.ts';
import {
  dab,
  feather,
  firefly,
  frog,
  gong,
  half,
  headband,
  lantern,
  LANTERNS,
  noLantern,
  petal,
  rack,
  roll,
  seal,
  stamp,
  tornScroll,
} from './things.ts';

const bamboo = (kind: Kind): Record<string, SpriteArt> => ({
  ...series(`stok-${kind}`, STALKS, (i) => sprite(segment(kind, i), 30, 52)),
  [`top-links-${kind}`]: sprite(leftEnd(kind), -40, -56, 4, 56),
  [`top-rechts-${kind}`]: sprite(rightEnd(kind), -4, -90, 96, 56),
  [`snede-links-${kind}`]: sprite(cutEnd(kind, -1), 22, 54),
  [`snede-rechts-${kind}`]: sprite(cutEnd(kind, 1), 22, 54),
});

const sprites: Record<string, SpriteArt> = {
  ...bamboo('groen'),
  ...bamboo('goud'),
  knoop: sprite(knot(), 20, 70),
  kerf: sprite(cutLine(), 26, 78),
  krijt: sprite(chalk(), 20, 82),
  'brugdeel-0': sprite(plank('groen'), -40, -56, 40, 24),
  'brugdeel-1': sprite(plank('goud'), -40, -56, 40, 24),
  steun: sprite(stand(), -50, -24, 50, 256),
  muur: sprite(wall(), -200, -20, 200, 124),
  bord: sprite(plaque(), 126, 44),
  hooi: sprite(hay(), -410, -130, 410, 22),
  gloed: sprite(glow(), 170),
  kikker: sprite(frog(false), -46, -70, 46, 8),
  'kikker-blij': sprite(frog(true), -54, -134, 54, 8),
  bloesem: sprite(petal(), 16),
  gong: sprite(gong(true), -74, -20, 74, 150),
  'gong-dof': sprite(gong(false), -74, -20, 74, 150),
  'gong-rek': sprite(rack(), -116, -96, 116, 112),
  veer: sprite(feather(), -44, -60, 44, 132),
  veeg: sprite(dab(), 26, 14),
  ...series('lampion', LANTERNS, (fill) => sprite(lantern(fill), 76)),
  ...Object.fromEntries(
    LANTERNS.flatMap((fill, i) =>
      (['links', 'rechts'] as const).map((side) => [`lampion-${i}-${side}`, sprite(half(fill, side), 76)]),
    ),
  ),
  'lampion-uit': sprite(noLantern(), 76),
  rol: sprite(roll(), 32, 92),
  'rol-links': sprite(tornScroll('links'), 130, 84),
  'rol-rechts': sprite(tornScroll('rechts'), 130, 84),
  stempel: sprite(stamp(), -50, -84, 50, 30),
  zegel: sprite(seal(), 40),
  vuurvlieg: sprite(firefly(), 44),
  hoofdband: sprite(headband(), -42, -30, 70, 30),
};

/** Scenery and soft tones on fewer pixels, to keep the sheet small. */
const COARSE = {
  1.3: 'lampion-* rol-* kikker-* kikker',
  1.6: 'steun hooi gong-rek',
  1.8: 'muur bord',
  3: 'gloed',
};

/** A bamboo garden at nightfall. */
export default defineArt({ backdrop: backdrop(garden()), sprites: coarsely(sprites, COARSE) });
