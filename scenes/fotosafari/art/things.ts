import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, darker, lighter } from '../../../engine/drawing/palette.ts';
import { clip, groundShadow, place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { LENS } from './sizes.ts';

const { ink, paper, coral, teal, ochre, blue } = PALETTE;
const JEEP = '#8FA56B';

const corner = 'M-4 56V-4H66V14H14V56Z';
const [halfWide, halfHigh] = [LENS.width / 2, LENS.height / 2];
/** Four corners, and a cross in the middle: what lies within stays seen. */
const finder = each(
  [
    [-1, -1, 0],
    [1, -1, 90],
    [1, 1, 180],
    [-1, 1, 270],
  ] as const,
  ([x, y, turn]) =>
    `<g transform="translate(${x * halfWide} ${y * halfHigh}) rotate(${turn})"><path d="${turn % 180 ? 'M-4 66V-4H56V14H14V66Z' : corner}" fill="${paper}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/></g>`,
);

const ring = (colour: string, wide: number) =>
  line(circle(92), paper, wide + 7) +
  line(circle(92), colour, wide) +
  each(8, (i) =>
    place(line('M0 -92V-78', paper, wide + 5) + line('M0 -92V-78', colour, wide - 1), 0, 0, { turn: i * 45 }),
  );

const filter = (fill: string, sign: string) =>
  sticker(circle(31), fill, oval(14, 8, '#FFFFFF', -9, -17, 0.45), { rim: 5 }) +
  line(sign, fill === ochre ? ink : paper, 8);

/** Photo paper with a window of 166 by 150. */
const print = edged(
  roundRect(-95, -92, 190, 214, 6, { seed: 4, wobble: 1 }),
  '#FFFEFA',
  darker('#FFFEFA', 0.3),
  2.5,
);

const thumb =
  edged('M-70 86V10Q-74 -34 -38 -58Q-10 -74 12 -44Q34 -14 34 86Z', '#8E57C4', ink, 4) +
  flat('M-54 -10Q-46 -46 -24 -50Q-4 -50 2 -22Q-26 -30 -54 -10Z', lighter('#8E57C4', 0.55)) +
  line('M-40 34Q-20 28 0 34M-40 46Q-20 40 4 46', darker('#8E57C4', 0.3), 4);

/** The side of the jeep along the lower edge; (0, 0) is the middle of its rail. */
const jeep =
  `<g filter="url(#object)">${flat('M-720 10Q-722 -6 -700 -6H700Q722 -6 720 10V90H-720Z', JEEP)}</g>` +
  clip(
    'M-720 10Q-722 -6 -700 -6H700Q722 -6 720 10V90H-720Z',
    flat('M-720 52H720V90H-720Z', darker(JEEP, 0.14)) +
      each(8, (i) =>
        place(
          flat(`M0 20Q40 6 74 24Q96 44 60 52Q16 58 0 20Z`, darker(JEEP, 0.1)),
          -680 + i * 178,
          (i % 2) * 22,
        ),
      ),
  ) +
  line('M-716 2H716', lighter(JEEP, 0.45), 7) +
  each(7, (i) => dot(5, darker(JEEP, 0.4), -660 + i * 220, 22)) +
  line('M-720 90V10Q-722 -6 -700 -6H700Q722 -6 720 10V90', darker(JEEP, 0.45), 3);

const album =
  groundShadow(0, 40, 76, 9) +
  prop(roundRect(-78, -40, 156, 78, 10, { seed: 3 }), coral, { outline: 0.5, line: 3 }) +
  prop('M-70 -46Q-34 -54 0 -42Q34 -54 70 -46V24Q34 16 0 28Q-34 16 -70 24Z', '#FFFEFA', {
    outline: 0.3,
    inner: line('M0 -42V28', '#D8CFBC', 3),
  }) +
  each(4, (i) =>
    place(
      slab(-13, -11, 26, 22, ['#CDEBFA', '#B9DE86', '#F6E3B0', '#E7EFF6'][i]!, 2),
      -50 + (i % 2) * 30 + (i > 1 ? 70 : 0) - (i > 1 ? 0 : 0),
      -16 + (i % 2) * 6,
    ),
  );

/** What is read is held up on this: its sheet is 1000 by 196. */
const text =
  prop(roundRect(-18, 60, 36, 130, 8), '#C79C6B', { outline: 0.4 }) +
  `<g filter="url(#object)">${edged(roundRect(-518, -112, 1036, 224, 20, { seed: 6 }), '#D8B483', darker('#D8B483', 0.4), 3)}</g>` +
  edged(roundRect(-500, -96, 1000, 192, 14, { seed: 8 }), '#FFFEFA', darker('#FFFEFA', 0.2), 2.5) +
  each([-1, 1], (side) => dot(7, '#8E6B45', side * 509, -100) + dot(7, '#8E6B45', side * 509, 100));

const arrow = (turned: boolean) =>
  sticker(circle(34), ochre, flat('M-40 10H40V40H-40Z', darker(ochre, 0.15), 0.6)) +
  (turned
    ? line('M14 -12A18 18 0 1 0 17 8', ink, 7) + line('M16 -26V-10H0', ink, 7)
    : line('M-16 0H14M2 -14L16 0L2 14', ink, 8));

/** A bird that is hardly ever seen; its wing is drawn on it, so that it may hop. */
const bird =
  line('M-34 10Q-66 26 -92 14M-34 14Q-62 40 -84 40', coral, 8) +
  sticker(
    'M-40 6Q-36 -26 -4 -30Q6 -54 30 -48Q48 -40 42 -18L60 -10L42 -2Q36 28 2 28Q-30 28 -40 6Z',
    blue,
    flat('M-10 30Q20 6 40 -4V30Z', ochre) +
      flat('M20 -54L60 -48V-2L40 -14Q40 -36 20 -40Z', lighter(blue, 0.4)),
    { rim: 5 },
  ) +
  edged('M40 -18L62 -10L40 -2Z', ochre, ink, 3) +
  edged('M-26 -4Q-4 -20 16 -2Q4 18 -22 14Z', teal, ink, 3) +
  line('M18 -48Q10 -66 24 -68M26 -48Q26 -66 38 -64', ink, 4) +
  dot(7, paper, 28, -28) +
  dot(4.4, ink, 30, -27) +
  line('M-4 28V40M10 28V40', ink, 4);

/** The tent in which the album is shown at night: canvas, and a sheet in the middle. */
const tent =
  flat('M-900 -500H900V500H-900Z', '#39406A') +
  each(11, (i) => flat(`M0 -560L${-1000 + i * 182} 500H${-909 + i * 182}Z`, '#444C7A')) +
  each(19, (i) =>
    dot(
      7 + (i % 2) * 2,
      i % 2 ? '#FFE39A' : '#FFD15C',
      -684 + i * 76,
      -284 + 40 * Math.sin((i / 3) * Math.PI),
      0.95,
    ),
  ) +
  line(
    `M-700 -296${each(9, (i) => `Q${-700 + i * 152 + 76} -210 ${-700 + (i + 1) * 152} -296`)}`,
    '#2A3054',
    3,
  );

export const things = (): Record<string, SpriteArt> => ({
  zoeker: sprite(finder, halfWide + 10, halfHigh + 10),
  ring: sprite(ring(teal, 9), 108),
  blad: sprite(
    slab(-halfWide + 6, -62, LENS.width - 12, 124, '#2A3356') +
      each(6, (i) => line(`M${-150 + i * 60} 62L${-110 + i * 60} -62`, '#36406A', 4)),
    halfWide,
    62,
  ),
  'filter-klopt': sprite(filter('#1C4A9E', 'M-13 1L-3 12L15 -11'), 46),
  'filter-kloptniet': sprite(filter(ochre, 'M-11 -11L11 11M11 -11L-11 11'), 46),
  foto: sprite(print, -100, -98, 100, 128),
  duim: sprite(
    clip(roundRect(-83, -75, 166, 150, 4, { wobble: 0 }), place(thumb, 26, 4, { turn: -8 })),
    84,
    76,
  ),
  knijper: sprite(
    prop(plate(14, 44, 4, { seed: 2 }), '#E2BE88', { outline: 0.5, inner: stripe('M-8 4H8', '#A87F4C', 4) }),
    12,
    26,
  ),
  jeep: sprite(jeep, -726, -14, 726, 90),
  album: sprite(album, -84, -60, 84, 56),
  tekstbord: sprite(text, -530, -122, 530, 196),
  verder: sprite(arrow(false), 48),
  terug: sprite(arrow(true), 48),
  paradijsvogel: sprite(bird, -100, -78, 72, 52),
  schaduw: sprite(oval(78, 11, ink, 0, 0, 0.16), 80, 14),
  koord: sprite(cord('M-46 34Q-30 -4 0 -12Q30 -4 46 34', '#C98F54', 8), 56, 40),
  tent: sprite(tent, -800, -480, 800, 480),
  onderschrift: sprite(
    sticker(roundRect(-300, -118, 600, 236, 10, { seed: 5, wobble: 1 }), '#FFFEFA', {
      rim: 0,
      line: 2.5,
      inner: line('M-76 52H270', '#C9CEDA', 3, 1, '2 9'),
    }),
    -310,
    -128,
    310,
    136,
  ),
});
