import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import type { KlodderName } from '../../../engine/drawing/index.ts';
import { klodder } from '../../../engine/drawing/klodder/klodder.ts';
import { PALETTE, darker, lighter } from '../../../engine/drawing/palette.ts';
import { clip, place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series, words } from '../../../engine/drawing/tables.ts';
import { DOORS, ROW, WALLS } from './colours.ts';

const { ink, paper, moss } = PALETTE;

/** Gables of the row: steps, a bell, a point, a straight cornice, a neck, a round top. */
const GABLES = [
  'M-150 0V-262H-108V-296H-64V-330H-26V-358H26V-330H64V-296H108V-262H150V0Z',
  'M-150 0V-266C-104 -268 -86 -300 -74 -326C-62 -352 -30 -362 0 -362S62 -352 74 -326C86 -300 104 -268 150 -266V0Z',
  'M-150 0V-258L0 -362L150 -258V0Z',
  'M-150 0V-318H-158V-342H158V-318H150V0Z',
  'M-150 0V-262Q-92 -262 -88 -318H-96V-340L0 -362L96 -340V-318H88Q92 -262 150 -262V0Z',
  'M-150 0V-276Q-150 -356 0 -356T150 -276V0Z',
];

/** What stands along the front: pickets, a hedge, a little wall, iron. */
const FENCES = [
  each(7, (i) =>
    edged(`M${26 + i * 19} 0V-34L${33 + i * 19} -42L${40 + i * 19} -34V0Z`, '#FFF8EA', '#B7A68A', 2),
  ),
  prop(
    'M22 0V-26Q30 -42 46 -34Q60 -48 78 -36Q96 -48 110 -34Q130 -44 138 -30Q156 -30 154 0Z',
    moss,
    flat('M22 -12H156V2H22Z', '#4A8A3B', 0.5),
  ),
  prop(
    roundRect(24, -32, 130, 34, 4, { seed: 3, wobble: 1 }),
    '#C7866B',
    stripe('M24 -16H154M50 -32V-16M90 -32V-16M130 -32V-16M70 -16V2M110 -16V2', '#E9C3AE', 2.4),
  ),
  stripe(
    each(8, (i) => `M${32 + i * 16} 0V-38`),
    '#4B4560',
    4,
  ) +
    stripe('M24 -30H154M24 -8H154', '#4B4560', 4) +
    each(8, (i) => dot(4, '#4B4560', 32 + i * 16, -40)),
] as const;

const PANE = 'M-46 -46H46V46H-46Z';

/** Shutters that are shut. */
const shut = (fill: string) =>
  slab(-52, -52, 104, 104, ROW.frame, 5) +
  edged('M-46 -46H-1V46H-46ZM1 -46H46V46H1Z', fill, darker(fill, 0.4), 2.5) +
  stripe(
    'M-38 -34H-9M-38 -20H-9M-38 -6H-9M-38 8H-9M-38 22H-9M-38 36H-9M9 -34H38M9 -20H38M9 -6H38M9 8H38M9 22H38M9 36H38',
    darker(fill, 0.22),
    4,
  );

/** The same window open and lit, shutters beside it. */
const open =
  slab(-52, -52, 104, 104, ROW.frame, 5) +
  flat(PANE, ROW.lit) +
  flat('M-46 -46H-20Q-34 0 -46 20ZM46 -46H20Q34 0 46 20Z', '#F4A6BE') +
  slab(-60, 46, 120, 12, ROW.frame, 4) +
  stripe('M-60 57H60', '#CBB48C', 3);

const RESIDENTS: readonly KlodderName[] = ['moes', 'dok', 'fien', 'sjaak', 'omavlek'];

/** Who lives there, at the window with a hand up. */
const resident = (name: KlodderName) =>
  clip('M-60 -74H60V46H-60Z', place(klodder({ name, face: 'happy', size: 78, rim: 0 }), 0, 58)) +
  line('M30 34Q46 20 42 2', darker('#FFFFFF', 0.8), 9) +
  dot(7, ink, 42, -2);

/** Small panes under the top of the gable. */
const attic = (y: number, fill: string) =>
  place(
    slab(-23, -23, 46, 46, ROW.frame, 5) +
      slab(-18, -18, 36, 36, ROW.glass, 3) +
      stripe('M0 -18V18M-18 0H18', ROW.frame, 4) +
      flat('M-18 -18H-4L-18 0Z', '#FFFFFF', 0.35) +
      slab(-28, 20, 56, 8, darker(fill, 0.2), 3),
    0,
    y,
  );

/** One front of the row: gable, door, window with shutters, something before it. */
function front(fill: string, i: number): string {
  const gable = GABLES[i]!;
  const door = DOORS[i]!;
  const rowsOf = each(9, (row) =>
    each(3, (at) => `M${-130 + at * 104 + (row % 2) * 46} ${-20 - row * 36}h26`),
  );
  const inner =
    flat('M96 -370H160V10H96Z', darker(fill, 0.12), 0.5) +
    stripe(rowsOf, darker(fill, 0.16), 5) +
    flat('M-170 -12H170V10H-170Z', darker(fill, 0.3), 0.5);
  const doorway =
    slab(-134, -142, 82, 142, ROW.frame, 8) +
    edged(roundRect(-127, -134, 68, 134, 7, { seed: i + 2, wobble: 0.8 }), door, darker(door, 0.35), 2.5) +
    slab(-117, -126, 48, 26, ROW.glass, 4) +
    slab(-117, -34, 48, 26, lighter(door, 0.14), 4) +
    dot(4, '#FFD84A', -66, -44) +
    slab(-140, -8, 94, 10, '#D8CBB4', 3);
  return (
    oval(158, 9, ink, 0, 2, 0.14) +
    prop(gable, fill, { inner, outline: 0.34, line: 3 }) +
    stripe(gable.replace('M-150 0V', 'M-150 -262V').replace(/V0Z$/, ''), ROW.frame, 6, 0.85) +
    attic(-296, fill) +
    doorway +
    place(shut(door), 84, -92) +
    FENCES[i % FENCES.length]!
  );
}

const body = roundRect(-50, -120, 100, 74, 16, { seed: 7, wobble: 1 });

/** The large letterbox on its post; a white rim, as one tosses at it. */
const box = (isOpen: boolean) =>
  oval(38, 7, ink, 0, 2, 0.2) +
  edged('M-9 0V-48H9V0Z', ROW.wood, ink, 3.4) +
  sticker(body, ROW.box, {
    inner: flat('M-60 -62H60V-40H-60Z', ROW.flap, 0.6) + flat('M-60 -122H60V-112H-60Z', '#F58A6E', 0.8),
  }) +
  (isOpen
    ? edged('M-33 -90H33V-74H-33Z', '#5B1E17', ink, 3) +
      edged('M-36 -92L-30 -108H30L36 -92Z', '#F58A6E', ink, 3)
    : edged('M-34 -90H34V-74H-34Z', ROW.flap, ink, 3) + stripe('M-28 -85H28', '#F58A6E', 3));

/** A flag at the side of a box: up when there is post. */
const flag =
  edged('M-3 4V-44H3V4Z', '#F6EBD4', ink, 3) + edged('M3 -44H38L30 -33L38 -22H3Z', '#FFD84A', ink, 3.4);

const ring = (colour: string, width: number, dash = '') =>
  line('M0 -56C52 -56 76 -34 76 0S52 56 0 56S-76 34 -76 0S-52 -56 0 -56Z', ink, width + 5, 0.85, dash) +
  line('M0 -56C52 -56 76 -34 76 0S52 56 0 56S-76 34 -76 0S-52 -56 0 -56Z', colour, width, 1, dash);

const BLOOMS = words('#EE6A50 #F2B632 #8E57C4 #E77FA3 #FFFDF6');

const tree = (x: number, y: number, r: number, fill: string) =>
  edged(`M${x - 9} 0L${x - 6} ${y}H${x + 6}L${x + 9} 0Z`, '#9A6B4A', '#6E4A33', 2.5) +
  prop(
    `M${x - r} ${y}C${x - r} ${y - r * 0.8} ${x - r * 0.7} ${y - r * 1.5} ${x} ${y - r * 1.6}S${x + r} ${y - r * 0.8} ${x + r} ${y}S${x + r * 0.4} ${y + r * 0.5} ${x} ${y + r * 0.46}S${x - r} ${y + r * 0.5} ${x - r} ${y}Z`,
    fill,
    dot(r * 0.7, darker(fill, 0.14), x + r * 0.4, y - r * 0.1, 0.6) +
      each(5, (i) => dot(5, lighter(fill, 0.4), x - r * 0.6 + i * r * 0.24, y - r * (0.5 + (i % 2) * 0.5))),
  );

const park =
  oval(136, 10, ink, 0, 2, 0.12) +
  tree(-70, -150, 66, '#7FB968') +
  tree(74, -116, 50, '#95C46F') +
  edged('M-36 -34H60V-26H-36ZM-36 -56H60V-46H-36Z', '#C98F5C', '#7C5232', 2.5) +
  stripe('M-26 -56V2M50 -56V2', '#4B4560', 5);

const CLOTHES = [
  'M-14 0H14L30 14L22 24L15 19V58H-15V19L-22 24L-30 14Z',
  'M-16 0H16L18 62H3L0 22L-3 62H-18Z',
  'M-12 0H12V40Q12 60 -6 58Q-24 56 -18 42L-12 38Z',
  'M-30 0H30V50H-30Z',
];
const washing =
  stripe('M-128 0V-196M128 0V-196', '#9A6B4A', 9) +
  stripe('M-148 -186H-108M108 -186H148', '#9A6B4A', 8) +
  line('M-128 -184Q0 -164 128 -184', '#6B6780', 3) +
  each(CLOTHES, (d, i) =>
    place(prop(d, BLOOMS[i]!, { outline: 0.35 }), -88 + i * 60, -176 + (i === 1 || i === 2 ? 5 : 1)),
  ) +
  edged('M-40 0L-48 -34H20L12 0Z', '#DDB079', '#8F6238', 2.5);

const stall =
  oval(132, 9, ink, 0, 2, 0.12) +
  stripe('M-112 0V-190M112 0V-190', '#9A6B4A', 9) +
  each(6, (i) =>
    edged(
      `M${-132 + i * 44} -222H${-88 + i * 44}V-176Q${-110 + i * 44} -158 ${-132 + i * 44} -176Z`,
      i % 2 ? '#FFF6E4' : '#5FA9A3',
      '#3E7A76',
      2,
    ),
  ) +
  each(
    8,
    (i) =>
      line(`M${-92 + i * 26} -92V-66`, '#4A8A3B', 4) +
      dot(12, BLOOMS[i % 5]!, -92 + i * 26, -102 - (i % 2) * 12) +
      dot(4, '#FFE39A', -92 + i * 26, -102 - (i % 2) * 12),
  ) +
  edged('M-118 -70H118V-8H-118Z', '#D7A06B', '#8F6238', 3) +
  stripe('M-118 -48H118M-118 -28H118', '#B97F4E', 3);

export const houses = (): Record<string, SpriteArt> => ({
  ...series('huis', WALLS, (fill, i) => sprite(front(fill, i), -166, -372, 166, 14)),
  ...series('bewoner', RESIDENTS, (name) => sprite(resident(name), 62, 76)),
  'raam-licht': sprite(open, -62, -54, 62, 62),
  bus: sprite(box(false), -70, -138, 70, 16),
  'bus-open': sprite(box(true), -70, -138, 70, 16),
  vlag: sprite(flag, -12, -52, 46, 10),
  ring: sprite(ring(paper, 6, '15 12'), 86, 68),
  'ring-goud': sprite(
    ring('#FFD84A', 10) + each([-60, 0, 60], (x) => dot(6, '#FFF3B0', x, x ? -34 : -56)),
    90,
    70,
  ),
  park: sprite(park, -150, -270, 150, 14),
  waslijn: sprite(washing, -152, -204, 152, 8),
  kraam: sprite(stall, -140, -228, 140, 12),
});
