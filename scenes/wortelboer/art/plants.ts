import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { blob, circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each, rows, series } from '../../../engine/drawing/tables.ts';
import { LENGTHS } from './sizes.ts';
import { FARM } from './tones.ts';

const { ink, paper } = PALETTE;

const mound = roundRect(-65, -29, 130, 58, 27, { seed: 4, wobble: 2.4 });
const soil =
  flat('M-80 6Q-40 20 0 14T80 8V40H-80z', FARM.soilDeep) +
  each(3, (i) =>
    line(`M-52 ${-15 + i * 12}q13 -6 26 0t26 0t26 0t26 0`, i < 2 ? FARM.soilLight : FARM.soil, 3, 0.7),
  );
/** A hole with a light edge: something can be sown here. */
const hole = oval(19, 11, FARM.soilLight, 0, -1) + oval(16, 8, '#5C3B22', 0, 1);

/** A pair of leaves, or a tuft of them. */
const leaf = (d: string, fill: string) => edged(d, fill, FARM.leafDeep, 2.6);
const sprout = (): string =>
  line('M0 2V-12', FARM.leafDeep, 5) +
  leaf('M0 -10Q-6 -26 -24 -24Q-20 -8 0 -10Z', FARM.leafLight) +
  leaf('M0 -10Q6 -28 24 -28Q22 -10 0 -10Z', FARM.leaf);

/** A feathery leaf of a carrot: a stem with tufts along it. */
const feather = (turn: number, long: number, fill: string): string =>
  `<g transform="rotate(${turn})">${line(`M0 0V${-long}`, FARM.leafDeep, 4)}${each(3, (i) =>
    edged(
      blob(0, -long * (0.42 + i * 0.27), 12 - i * 2, 10 - i, { seed: i + 4, wobble: 0.16 }),
      fill,
      FARM.leafDeep,
      2.4,
    ),
  )}</g>`;
const tuft = (long: number, spread: number, count: number): string =>
  each(count, (i) => {
    const share = count === 1 ? 0 : i / (count - 1) - 0.5;
    return feather(share * spread, long * (1 - Math.abs(share) * 0.35), i % 2 ? FARM.leafLight : FARM.leaf);
  });

/** The shoulder of a ripe carrot looks out of the soil. */
const ripe = (fill: string, deep: string, long = 46): string =>
  tuft(long, 96, 5) +
  prop('M-24 6Q-24 -15 0 -15Q24 -15 24 6Q0 14 -24 6Z', fill, {
    outline: 0.5,
    line: 3,
    inner: line('M-14 -2h9M4 -6h11', deep, 3),
  }) +
  flat('M-27 4Q0 15 27 4Q22 16 0 17Q-22 16 -27 4Z', FARM.soilDeep);

/** A bite with the marks of two teeth. */
const bite = (x: number, y: number, size: number): string =>
  edged(
    `M${x} ${y - size}Q${x - size * 0.9} ${y - size * 0.7} ${x - size * 0.7} ${y - 1}Q${x - size * 1.1} ${y + size * 0.4} ${x} ${y + size}Z`,
    '#FFE3C2',
    ink,
    2.6,
  );

const eyes = (y: number): string =>
  each([-8, 8], (x) => oval(6, 7.5, paper, x, y) + dot(3, ink, x + 1, y + 1)) +
  line(`M-5 ${y + 13}q5 5 10 0`, ink, 2.8);

/** Half the width of a carrot, and how long each of the lengths is. */
const WIDE = 23;
const longOf = (length: number) => 52 + length * 24;

/** Straight; with a bend; with two legs. The middle of its shoulders is (0, 0). */
function body(shape: number, long: number): string {
  if (shape === 1)
    return `M${-WIDE} 6Q${-WIDE} -15 0 -15Q${WIDE} -15 ${WIDE} 6Q${WIDE + 6} ${long * 0.45} 6 ${long * 0.72}Q-2 ${long * 0.9} 20 ${long}Q-18 ${long + 4} -16 ${long * 0.68}Q-16 ${long * 0.4} ${-WIDE} 6Z`;
  if (shape === 2)
    return `M${-WIDE} 6Q${-WIDE} -15 0 -15Q${WIDE} -15 ${WIDE} 6Q${WIDE} ${long * 0.4} 19 ${long * 0.55}L26 ${long}Q13 ${long + 6} 9 ${long * 0.94}L2 ${long * 0.66}L-7 ${long * 0.94}Q-13 ${long + 6} -26 ${long}L-19 ${long * 0.55}Q${-WIDE} ${long * 0.4} ${-WIDE} 6Z`;
  return `M${-WIDE} 6Q${-WIDE} -15 0 -15Q${WIDE} -15 ${WIDE} 6Q${WIDE} ${long * 0.5} 5 ${long}Q0 ${long + 7} -5 ${long}Q${-WIDE} ${long * 0.5} ${-WIDE} 6Z`;
}

const carrot = (shape: number, long: number, fill: string, deep: string): string =>
  tuft(34, 84, 3) +
  prop(body(shape, long), fill, {
    outline: 0.85,
    line: 3.4,
    inner:
      flat(`M6 -20H40V${long + 10}H14z`, deep, 0.45) +
      each(Math.floor(long / 26), (i) => line(`M${i % 2 ? 8 : -20} ${32 + i * 22}h12`, deep, 3)),
  }) +
  eyes(8);

const lying = (inner: string, long: number): SpriteArt => sprite(inner, -44, -62, 44, long + 16);

/** A carrot on the shelf. */
const mark = (inner: string): SpriteArt => sprite(place(inner, 0, 0, { scale: 0.5 }), -24, -34, 24, 46);

/** What lies and grows in the beds, and carrots in all lengths and shapes, by the name of their sprite. */
export const plants = (): Record<string, SpriteArt> => ({
  bed: sprite(prop(mound, FARM.soil, soil, { outline: 0.35, line: 3 }), 72, 40),
  'bed-vrij': sprite(sticker(mound, FARM.soil, soil + hole), 82, 52),
  'bed-trek': sprite(sticker(mound, FARM.soil, soil), 82, 52),
  molshoop: sprite(prop('M-50 14Q-46 -6 -26 -14Q-14 -34 2 -30Q24 -30 30 -12Q50 -4 50 14Q0 26 -50 14Z', FARM.soilLight, { outline: 0.35, line: 3, inner: each(rows(2, [-24, 4, 4, -14, 20, 6, -4, 10]), ([x, y]) => oval(6, 4, FARM.soil, x, y)) }), 58, 40), // prettier-ignore
  kiem: sprite(sprout(), 32, 36),
  loof: sprite(tuft(34, 84, 4), 40, 52),
  rijp: sprite(ripe(FARM.carrot, FARM.carrotDeep), 58, 70),
  goud: sprite(ripe(FARM.gold, FARM.goldDeep) + edged('M0 -62l5 10 11 2 -8 8 2 11 -10 -5 -10 5 2 -11 -8 -8 11 -2z', FARM.gold, ink, 2.4), 58, 74), // prettier-ignore
  hap: sprite(ripe(FARM.carrot, FARM.carrotDeep, 34) + bite(25, -6, 13), 58, 70),
  ...Object.assign({}, ...[0, 1, 2].map((shape) => series(`wortel-${shape}`, LENGTHS, (length) => lying(carrot(shape, longOf(length), FARM.carrot, FARM.carrotDeep), longOf(length))))), // prettier-ignore
  'wortel-goud': lying(carrot(0, longOf(3), FARM.gold, FARM.goldDeep), longOf(3)),
  gebeten: sprite(bite(24, 26, 15), 44),
  merk: mark(carrot(0, 66, FARM.carrot, FARM.carrotDeep)),
  'merk-leeg': mark(edged(body(0, 66), FARM.wood, FARM.woodDeep, 4, 0.6) + line('M0 -16V-42M-2 -16L-14 -36M2 -16L14 -36', FARM.woodDeep, 5, 0.6)), // prettier-ignore
  zaadje: sprite(edged(circle(7), '#F3DFB4', ink, 2.6), 10),
});
