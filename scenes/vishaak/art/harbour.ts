import { darker, lighter, mix, PALETTE } from '../../../engine/drawing/palette.ts';
import { cloud, grain, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter, tenth } from '../../../engine/drawing/points.ts';
import { blob, box, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { LAMPS, SUN } from './sizes.ts';
import { HARBOUR } from './tones.ts';

const { coral, ochre } = PALETTE;
const DECK = 286;

/** A house on the quay, its foot at (x, 300). */
const house = (x: number, wide: number, high: number, fill: string): string =>
  prop(roundRect(x, 300 - high, wide, high + 10, 4, { seed: x }), fill, { outline: 0.12 }) +
  prop(`M${x - 6} ${304 - high}L${x + wide / 2} ${268 - high}L${x + wide + 6} ${304 - high}Z`, HARBOUR.roof, {
    outline: 0.14,
  }) + // prettier-ignore
  each(
    2,
    (row) =>
    each(2, (i) => prop(roundRect(x + wide * (0.2 + i * 0.36), 312 - high + row * 32, wide * 0.22, 18, 3), '#CFE2E8', { outline: 0.14 })), // prettier-ignore
  );

/** A lighthouse with a striped tower. */
const lighthouse = (x: number, foot: number): string =>
  prop(`M${x - 26} ${foot}L${x - 16} ${foot - 124}H${x + 16}L${x + 26} ${foot}Z`, '#FBF3E8', {
    inner: each(3, (i) => slab(x - 40, foot - 26 - i * 42, 80, 20, lighter(coral, 0.45))),
    outline: 0.14,
  }) +
  prop(roundRect(x - 15, foot - 148, 30, 26, 5), '#FFF0B8', { outline: 0.2 }) +
  prop(`M${x - 22} ${foot - 146}L${x} ${foot - 168}L${x + 22} ${foot - 146}Z`, HARBOUR.roof, {
    outline: 0.2,
  });

/** A small sailing boat far away. */
const sailor = (x: number, y: number, s: number): string =>
  place(flat('M-30 0H30L20 14H-20Z', lighter(coral, 0.4)) + flat('M0 -4V-52L28 -6Z', '#FFFDF6') + flat('M-4 -4V-42L-24 -6Z', '#F6EAD6') + line('M-2 0V-56', HARBOUR.woodDeep, 2.4), x, y, { scale: s }); // prettier-ignore

/** Jetty with posts down to the floor, planks, a lamp or two and what lies about. */
function jetty(): string {
  const post = (x: number) =>
    prop(roundRect(x - 17, DECK + 8, 34, 420, 8, { seed: x }), HARBOUR.wet, {
      inner: flat(`M${x - 20} ${DECK}H${x + 20}V${DECK + 46}H${x - 20}Z`, HARBOUR.wood) + line(`M${x - 6} ${DECK + 20}q6 200 0 380M${x + 7} ${DECK + 60}q-5 160 0 300`, HARBOUR.woodDeep, 2.4, 0.5), // prettier-ignore
      outline: 0.3,
    }) +
    line(`M${x - 24} ${DECK + 50}q12 -7 24 0t24 0`, '#fff', 5, 0.8) +
    each(3, (i) => dot(6 - i, '#9FB3A6', x - 12 + i * 12, DECK + 120 + i * 44, 0.8));
  const planks = each(11, (i) => {
    const x = -124 + i * 58;
    return prop(roundRect(x, DECK - 2, 55, 22, 4, { seed: i + 2 }), i % 2 ? HARBOUR.wood : HARBOUR.woodPale, { outline: 0.28, inner: line(`M${x + 10} ${DECK + 8}h30`, HARBOUR.woodDeep, 2, 0.35) }); // prettier-ignore
  });
  const lamp = (x: number, y: number) =>
    line(`M${x} ${DECK}V${y - 30}`, HARBOUR.woodDeep, 8) +
    line(`M${x} ${y - 30}q14 -12 0 -18`, HARBOUR.woodDeep, 5) +
    prop(roundRect(x - 13, y - 18, 26, 32, 7), '#FFF3CF', { outline: 0.35 }) +
    slab(x - 16, y - 22, 32, 7, HARBOUR.woodDeep, 3) +
    slab(x - 12, y + 12, 24, 6, HARBOUR.woodDeep, 3);
  return (
    each([32, 262, 486], post) +
    slab(-130, DECK + 16, 652, 14, darker(HARBOUR.wood, 0.2), 4) +
    planks +
    each(LAMPS, ([x, y]) => lamp(x, y)) +
    prop(roundRect(78, DECK - 52, 88, 52, 6), HARBOUR.woodPale, { inner: stripe(`M70 ${DECK - 35}H180M70 ${DECK - 17}H180`, HARBOUR.woodDeep, 4), outline: 0.3 }) + // prettier-ignore
    each([34, 24, 14], (r) => line(blob(386, DECK - 10, r, r * 0.34, { seed: r }), HARBOUR.woodDeep, 9) + line(blob(386, DECK - 10, r, r * 0.34, { seed: r }), '#EBD5A6', 5.4)) // prettier-ignore
  );
}

const plant = (x: number, y: number, s: number, fill: string): string =>
  place(line('M0 30q-12 -22 0 -46t-2 -46M20 32q14 -18 2 -40t4 -34M-20 32q-12 -14 -4 -34t-4 -24', fill, 11, 0.7), x, y, { scale: s }); // prettier-ignore

/** Sand, stones, plants, an anchor and a chest on the sea floor. */
function floor(): string {
  const next = jitter(21);
  const specks = each(60, () => dot(tenth(1.6 + next() * 2), HARBOUR.floorDeep, tenth(-110 + next() * 1590), tenth(690 + next() * 170), 0.8)); // prettier-ignore
  const stones = each(rows(3, [88, 690, 40, 140, 704, 24, 1220, 688, 46, 1290, 700, 28, 1392, 700, 60, -40, 704, 60]), ([x, y, r], i) => // prettier-ignore
    prop(blob(x, y, r, r * 0.6, { seed: i + 4, wobble: 0.08 }), HARBOUR.stone, flat(blob(x + 8, y + r * 0.3, r, r * 0.5, { seed: i }), darker(HARBOUR.stone, 0.14), 0.6), { outline: 0.18 })); // prettier-ignore
  const anchor =
    line('M0 -52V30M-22 -30H22M-36 6Q-30 32 0 34Q30 32 36 6', '#8FA0AE', 12) +
    line('M0 -62a8 8 0 1 1 .1 0', '#8FA0AE', 7);
  return (
    plant(30, 652, 1.2, HARBOUR.weed) +
    plant(1334, 640, 1.4, HARBOUR.weed) +
    plant(-70, 640, 1.6, HARBOUR.weed) +
    plant(1430, 640, 1.3, HARBOUR.weed) +
    layer(
      [
        ...curve((x) => 682 - 9 * Math.sin(x / 150) - 5 * Math.sin(x / 47), -130, 1500, 60),
        [1500, 900],
        [-130, 900],
      ],
      HARBOUR.floor,
      { seed: 31, edgeWidth: 6 },
    ) + // prettier-ignore
    specks +
    stones +
    place(anchor, 1268, 660, { turn: 24, scale: 0.8 }) +
    plant(178, 690, 0.7, mix(HARBOUR.weed, ochre, 0.3))
  );
}

/** A harbour, cut through from the morning sky to the sea floor. */
export function harbour(): string {
  const band = (y: number, fill: string, seed: number) =>
    layer([...curve((x) => y + 8 * Math.sin(x / 90 + seed) + 5 * Math.sin(x / 37), -130, 1500, 70), [1500, 900], [-130, 900]], fill, { seed, edgeWidth: 3, shadow: 'none' }); // prettier-ignore
  const hills = curve((x) => 262 - 26 * Math.sin(x / 210 + 1) - 10 * Math.sin(x / 70), -130, 1500, 50);
  const beams = each([120, 420, 760, 1040, 1290], (x, i) => flat(`M${x} 326H${x + 70 + i * 6}L${x + 10 + i * 22} 690H${x - 110}Z`, '#fff', 0.09)); // prettier-ignore
  const ripples = each(13, (i) => line(`M${-90 + i * 124} ${330 + (i % 3) * 14}q12 -8 24 0t24 0`, '#fff', 3.4, 0.65)); // prettier-ignore
  return (
    layer(box(-117, -96, 1483, 864), HARBOUR.sky, { amplitude: 0, edgeWidth: 0, shadow: 'none' }) +
    `<ellipse cx="690" cy="300" rx="720" ry="170" fill="${HARBOUR.low}" filter="url(#glow)"/>` +
    dot(SUN.r, '#FFE3A3', SUN.x, SUN.y, 0.95) +
    cloud(150, 110, 0.9, 0.85) +
    cloud(1390, 210, 0.7, 0.85) +
    layer([...hills, [1500, 880], [-130, 880]], HARBOUR.far, { seed: 5 }) +
    layer(
      [...curve((x) => 296 - 3 * Math.sin(x / 60), 690, 1500, 24), [1500, 880], [690, 880]],
      HARBOUR.quay,
      { seed: 8 },
    ) + // prettier-ignore
    each(rows(3, [1270, 70, 84, 1346, 62, 110, 1414, 74, 78]), ([x, w, h], i) =>
      house(x, w, h, i % 2 ? '#F3DCC4' : HARBOUR.wall),
    ) + // prettier-ignore
    place(lighthouse(0, 0), 846, 304, { scale: 0.72 }) +
    sailor(600, 298, 0.6) +
    band(318, HARBOUR.shallow, 3) +
    band(418, HARBOUR.middle, 7) +
    band(512, HARBOUR.deep, 11) +
    band(606, HARBOUR.deepest, 15) +
    beams +
    oval(240, 20, '#fff', 980, 352, 0.12) +
    floor() +
    jetty() +
    prop(roundRect(884, 282, 36, 120, 8), HARBOUR.wood, {
      inner: flat('M880 330H924V410H880Z', HARBOUR.wet),
      outline: 0.3,
    }) + // prettier-ignore
    cord('M902 290Q990 322 1026 300', '#E2C48F', 7) +
    line('M878 330q12 -7 24 0t24 0', '#fff', 5, 0.8) +
    ripples +
    grain(-117, -96, 1600, 960, 0.12)
  );
}
