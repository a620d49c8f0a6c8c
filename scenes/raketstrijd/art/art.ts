import { backdrop, coarsely, defineArt, sprite } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { layer, sticker } from '../../../engine/drawing/paper.ts';
import { box, star } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { dwellers, house, picnic, planet, PLANETS } from './planets.ts';
import { dust, FACES, pebble, ring, rock, shell } from './rocks.ts';
import { flame, inkSpot, krul, OUTFITS, pane, rocket, sight } from './rockets.ts';
import { aurora, lowerBank, nebula, space, upperBank } from './space.ts';
import { DUST, SPACE, type Dust } from './tones.ts';

const KINDS = Object.keys(DUST) as Dust[];

/** A loose star, and a golden one with a tail. */
const looseStar = (): string =>
  sticker(star(27, 13), SPACE.gold, flat('M6 -34L40 20H4Z', SPACE.goldDeep, 0.6) + oval(4, 3, '#fff', -7, -6, 0.8)); // prettier-ignore
const goldenStar = (): string =>
  line('M10 14Q34 22 62 16M6 22Q26 36 46 38M16 4Q40 6 58 -2', '#FFE9A8', 5, 0.9) +
  sticker(
    star(34, 16),
    '#FFC21F',
    flat('M6 -34L44 20H4Z', SPACE.goldDeep, 0.7) + oval(6, 4, '#fff', -9, -8, 0.9),
  ) +
  each([-6, 6], (x) => dot(2.6, PALETTE.ink, x, 0)) +
  line('M-5 7Q0 11 5 7', PALETTE.ink, 2.6);

const sprites = {
  ...series('raket', OUTFITS, (outfit) => sprite(rocket(outfit), -68, -78, 68, 78)),
  raam: sprite(pane(), 36, 42),
  vlam: sprite(flame(), -22, -12, 22, 56),
  vizier: sprite(sight(), -8, -124, 8, 2),
  inktvlek: sprite(inkSpot(), 11),
  krul: sprite(krul(), -46, -64, 46, 56),
  ...series('steen', 6, (i) => sprite(rock(i), 88)),
  ...Object.fromEntries(Object.entries(FACES).map(([name, face]) => [name, sprite(face, 68, 74)])),
  schil: sprite(shell(), -74, -72, 8, 70),
  ...series('kiezel', 3, (i) => sprite(pebble(i), 34)),
  ...Object.fromEntries(KINDS.map((kind) => [`stof-${kind}`, sprite(dust(kind), 30)])),
  ...Object.fromEntries(KINDS.map((kind) => [`mikring-${kind}`, sprite(ring(kind), 102)])),
  ...series('planeet', PLANETS, (one, i) => sprite(planet(one, i), 102, 92)),
  bewoners: sprite(dwellers(), -38, -96, 38, -44),
  huisje: sprite(house(), -22, -42, 22, 6),
  'losse-ster': sprite(looseStar(), 42, 44),
  'gouden-ster': sprite(goldenStar(), -46, -48, 70, 52),
  balk: sprite(layer(box(-290, -19, 290, 19), '#5A4E86', { seed: 4, edge: '#8F82BE' }), 310, 34),
  picknick: sprite(picnic(), -640, -300, 640, 30),
  'bank-boven': sprite(upperBank(), -820, -250, 820, 96),
  'bank-onder': sprite(lowerBank(), -820, -96, 820, 112),
  ...series('nevel', 2, (i) => sprite(nebula(i), 220, 70)),
  noorderlicht: sprite(aurora(), 770, 200),
};

/** What is large and soft, or far, on fewer pixels. */
const COARSE = {
  4: 'noorderlicht nevel-*',
  3: 'bank-*',
  2.4: 'picknick balk',
  1.6: 'mikring-* planeet-*',
  1.25: 'steen-* raket-*',
};

/** Deep violet space between two banks of cotton wool. */
export default defineArt({ backdrop: backdrop(space()), sprites: coarsely(sprites, COARSE) });
