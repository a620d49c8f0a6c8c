import { clip, grain, groundShadow, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { curve, type Point } from '../../../engine/drawing/points.ts';
import { blob, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { DIG } from './tones.ts';

const WIDE = [-130, 1500] as const;
const DOWN: Point[] = [
  [1500, 900],
  [-130, 900],
];

/** A table of rock with bands, its foot at (x, y). */
const mesa = (x: number, y: number, wide: number, high: number, seed: number): string => {
  const [l, r, top] = [x - wide / 2, x + wide / 2, y - high];
  const outline = `M${l} ${y}L${l + wide * 0.12} ${top + high * 0.4}L${l + wide * 0.16} ${top + 6}Q${x} ${top - 12} ${r - wide * 0.16} ${top + 4}L${r - wide * 0.11} ${top + high * 0.45}L${r} ${y}Z`;
  return (
    prop(outline, DIG.far, { outline: 0.16 }) +
    clip(
      outline,
      each(4, (i) =>
        flat(
          `M${l} ${top + high * (0.2 + i * 0.2)}q${wide / 4} ${i % 2 ? -10 : 10} ${wide / 2} 0t${wide / 2} 0v${9 + (i % 2) * 7}q${-wide / 4} ${i % 2 ? -10 : 10} ${-wide / 2} 0t${-wide / 2} 0z`,
          i % 2 ? DIG.rockLight : DIG.farDeep,
          0.7,
        ),
      ) + flat(blob(r, y - high / 2, wide * 0.24, high, { seed }), DIG.farDeep, 0.4),
    )
  );
};

/** Air, a volcano that sleeps, and tables of rock. */
const far = (): string =>
  slab(-117, -96, 1600, 960, DIG.sky) +
  oval(640, 150, DIG.skyLow, 700, 250, 0.9) +
  mesa(470, 330, 330, 196, 3) +
  mesa(820, 330, 240, 150, 6) +
  prop(
    'M930 340Q1040 300 1110 176Q1124 164 1140 172Q1156 160 1172 174Q1190 168 1198 180Q1262 300 1400 340Z',
    DIG.rock,
    {
      inner:
        flat('M1160 150Q1210 260 1420 350H1240Q1170 260 1150 150z', DIG.rockDeep, 0.6) +
        flat('M1104 190Q1120 212 1134 196Q1150 224 1166 196Q1184 214 1204 190V150H1100z', DIG.band),
      outline: 0.2,
    },
  ) +
  each(rows(3, [1150, 132, 26, 1188, 104, 20, 1166, 80, 14]), ([x, y, r], i) =>
    flat(blob(x, y, r, r * 0.72, { seed: i + 4, wobble: 0.12 }), PALETTE.paper, 0.9),
  );

/** The floor of the valley, in three torn sheets. */
const floor = (): string =>
  layer([...curve((x) => 318 - 14 * Math.sin(x / 150), ...WIDE, 60), ...DOWN], DIG.rockLight, { seed: 3 }) +
  layer([...curve((x) => 372 - 12 * Math.sin(x / 190 + 2), ...WIDE, 60), ...DOWN], DIG.groundLight, {
    seed: 5,
  }) +
  layer([...curve((x) => 430 - 8 * Math.sin(x / 120 + 1), ...WIDE, 60), ...DOWN], DIG.ground, { seed: 8 });

/** The bed of the pit, framed with boards. */
const bed = (): string =>
  groundShadow(683, 500, 380, 12, 0.2) +
  prop(roundRect(321, 212, 724, 294, 22, { seed: 4, wobble: 3 }), DIG.wood, {
    inner:
      stripe('M321 223H1050M321 494H1050', DIG.woodDeep, 5, 0.5) +
      stripe('M331 200V510M1034 200V510', DIG.woodDeep, 5, 0.5),
    outline: 0.4,
    line: 3.2,
    shadow: 'object',
  }) +
  prop(roundRect(336, 227, 694, 264, 12, { seed: 7, wobble: 2 }), DIG.groundDeep, {
    inner: each(26, (i) => oval(4, 2.4, DIG.hole, 352 + ((i * 137) % 662), 240 + ((i * 71) % 240), 0.35)),
    outline: 0.4,
  });

/** The museum: columns, a roof with a skull, a door. Windows are sprites. */
const hall = (): string =>
  groundShadow(174, 492, 146, 14, 0.2) +
  prop(roundRect(46, 226, 256, 266, 6, { seed: 2, wobble: 2 }), DIG.hall, {
    inner:
      flat('M252 220H310V500H252Q270 360 252 220z', DIG.hallDeep, 0.7) +
      stripe('M46 238H320', DIG.hallDeep, 8) +
      each(5, (i) => line(`M${60 + i * 62} ${300 + (i % 3) * 60}h18`, DIG.hallDeep, 4, 0.8)),
    outline: 0.35,
    line: 3,
  }) +
  prop('M28 232L174 156L320 232Z', DIG.roof, {
    inner: flat('M184 150L330 236H240z', DIG.roofDeep, 0.8) + stripe('M20 226H340', DIG.roofDeep, 7),
    outline: 0.45,
    line: 3,
    shadow: 'object',
  }) +
  place(
    prop('M-34 4Q-36 -16 -12 -20Q10 -24 22 -10Q34 -8 34 4Q24 14 4 10Q-6 18 -20 14Q-32 14 -34 4Z', DIG.bone, {
      outline: 0.5,
      inner: oval(6, 6.5, DIG.door, 4, -6) + oval(2.4, 2, DIG.door, -24, -4),
    }) + stripe('M-26 8H-8', DIG.boneLine, 3, 1, '4 3'),
    174,
    208,
    { scale: 0.86 },
  ) +
  prop('M128 492V414Q128 376 174 374Q220 376 220 414V492Z', DIG.door, {
    inner: flat('M144 500V420Q144 394 174 392Q204 394 204 420V500z', '#34284A'),
    outline: 0.5,
    line: 3,
  }) +
  each([112, 236], (x) =>
    prop(roundRect(x - 11, 394, 22, 98, 5, { seed: 5, wobble: 1 }), DIG.hall, {
      inner: stripe(`M${x - 4} 390V500M${x + 4} 390V500`, DIG.hallDeep, 2.4),
      outline: 0.35,
    }),
  ) +
  place(prop(plate(288, 20, 6, { seed: 6 }), DIG.hallDeep, { outline: 0.3 }), 174, 494);

const cycad = (x: number, y: number, scale: number): string =>
  place(
    cord('M0 0Q-4 -40 2 -84', DIG.trunk, 26, DIG.trunkDeep) +
      each(4, (i) => line(`M-10 ${-12 - i * 18}q10 8 20 0`, DIG.trunkDeep, 3.4)) +
      each([-78, -48, -16, 16, 48, 78], (turn, i) =>
        place(
          prop('M0 0Q-12 -44 4 -92Q18 -44 0 0Z', i % 2 ? DIG.leafDeep : DIG.leaf, {
            outline: 0.3,
            inner: line('M0 0Q-2 -40 4 -84', DIG.leafDeep, 2.6, 0.8),
          }),
          2,
          -80,
          { turn },
        ),
      ),
    x,
    y,
    { scale },
  );

/** The nest of the kunstje, of straw. */
const nest = (): string =>
  groundShadow(1226, 508, 118, 12, 0.2) +
  prop(blob(1226, 488, 118, 26, { seed: 9, wobble: 0.06, corners: 16 }), DIG.strawDeep, {
    inner: each(16, (i) => line(`M${1112 + i * 15} ${496 + (i % 3) * 6}q22 -18 44 -6`, DIG.straw, 4)),
    outline: 0.35,
  });

/** The checked cloth on which bones are laid together. */
const cloth = (): string =>
  layer([...curve((x) => 514 - 4 * Math.sin(x / 90), ...WIDE, 40), ...DOWN], DIG.cloth, {
    seed: 11,
    edge: DIG.clothEdge,
  }) +
  each(17, (i) => slab(-110 + i * 96, 524, 46, 340, DIG.clothLight, 0, 0.34)) +
  each(4, (i) => slab(-117, 540 + i * 96, 1600, 46, DIG.clothLight, 0, 0.34)) +
  stripe('M-130 526H1500', DIG.clothEdge, 4, 0.9, '16 10');

/** One that flies over, cut from paper. */
const flier = (x: number, y: number, scale: number): string =>
  place(
    prop(
      'M0 6Q-26 -22 -92 -18Q-66 -6 -58 10Q-44 4 -36 14Q-24 8 -14 20L-4 40L4 22Q22 10 34 16Q42 4 56 8Q62 -8 88 -22Q24 -24 6 4L24 -16Q40 -22 64 -14Q40 -10 28 2L12 16Z',
      DIG.flier,
      {
        outline: 0.25,
        inner: flat('M-100 4Q0 16 100 -2V50H-100z', DIG.flierDeep, 0.6),
      },
    ) + dot(3, PALETTE.ink, 30, -12),
    x,
    y,
    { scale },
  );

/** Stones and tufts along the valley. */
const scatter = (): string =>
  each(
    rows(4, [1096, 420, 22, 10, 1340, 430, 30, 15, 20, 498, 30, 13, 1080, 352, 14, 7]),
    ([x, y, rx, ry], i) =>
      prop(blob(x, y, rx, ry, { seed: 20 + i, wobble: 0.1 }), DIG.rock, { outline: 0.25 }),
  );

/** The valley with the dig in the middle, the museum at the left and the nest at the right. */
export const valley = (): string =>
  far() +
  floor() +
  flier(420, 92, 0.9) +
  flier(276, 132, 0.5) +
  cycad(1296, 404, 1.15) +
  cycad(1074, 372, 0.72) +
  cycad(4, 470, 1.2) +
  scatter() +
  hall() +
  bed() +
  nest() +
  cloth() +
  grain(-117, -96, 1600, 960, 0.12);
