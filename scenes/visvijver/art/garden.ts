import { grain, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { arc, curve, polyline, torn } from '../../../engine/drawing/points.ts';
import { blob, box, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { DAY } from './tones.ts';

const WIDE = [-130, 1500] as const;

/** The air of the evening, hills, and the hedge behind the pond. */
const far = (): string =>
  slab(-117, -96, 1600, 960, DAY.sky) +
  oval(520, 130, DAY.low, 683, 150, 0.9) +
  layer([...curve((x) => 138 - 30 * Math.sin(x / 170), ...WIDE, 40), [1500, 900], [-130, 900]], DAY.far, {
    seed: 2,
  }) +
  layer(
    [...curve((x) => 176 - 16 * Math.abs(Math.sin(x / 64)), ...WIDE, 120), [1500, 900], [-130, 900]],
    DAY.hedge,
    { seed: 4 },
  ) +
  layer([...curve((x) => 202 - 5 * Math.sin(x / 90), ...WIDE, 50), [1500, 900], [-130, 900]], DAY.shore, {
    seed: 6,
  });

/** The water: its rim, its depth and the light in the middle. */
const water = (): string =>
  layer(
    [...curve((x) => 222 - 8 * Math.sin(x / 130), ...WIDE, 50), [1500, 900], [-130, 900]],
    DAY.waterDeep,
    { seed: 9, edge: DAY.glint },
  ) +
  flat(
    torn([...curve((x) => 246 - 10 * Math.sin(x / 150 + 1), ...WIDE, 50), [1500, 900], [-130, 900]], {
      seed: 12,
    }),
    DAY.water,
  ) +
  flat(blob(683, 430, 520, 178, { seed: 14, wobble: 0.08, corners: 18 }), DAY.waterLight) +
  each(
    rows(
      3,
      [250, 292, 60, 1090, 276, 70, 470, 600, 80, 930, 590, 60, 300, 470, 46, 1110, 456, 54, 700, 336, 64],
    ),
    ([x, y, w]) => line(`M${x - w} ${y}q${w / 2} -9 ${w} 0t${w} 0`, DAY.glint, 4, 0.8),
  );

/** A bow of red wood over the far end, and how it lies in the water. */
const bridge = (): string => {
  const bow = (rise: number, y: number) => polyline(arc(505, y, 186, rise, 180, 360));
  return (
    flat('M330 238Q505 292 680 238L670 230Q505 270 340 230z', DAY.redDeep, 0.3) +
    stripe(bow(56, 232), DAY.redDeep, 22) +
    stripe(bow(58, 226), DAY.red, 16) +
    each([-150, -92, -31, 31, 92, 150], (dx) => {
      const y = 226 - 58 * Math.sqrt(1 - (dx / 186) ** 2);
      return cord(`M${505 + dx} ${y + 4}V${y - 30}`, DAY.red, 11, DAY.redDeep);
    }) +
    stripe(bow(60, 200), DAY.redDeep, 9) +
    stripe(bow(60, 198), DAY.red, 6)
  );
};

/** Banks at both sides, where one stands, and the sand in front. */
const banks = (): string =>
  each([0, 1], (side) =>
    place(
      layer(
        [-120, 396, -20, 404, 78, 452, 132, 520, 128, 600, 96, 648, 140, 700, 140, 900, -120, 900],
        DAY.shoreDeep,
        { seed: 16 + side },
      ) +
        layer([-120, 440, 20, 452, 104, 500, 108, 570, 62, 640, 96, 720, 90, 900, -120, 900], DAY.shore, {
          seed: 18 + side,
          shadow: 'none',
        }),
      side * 1366,
      0,
      { flip: side > 0 },
    ),
  ) +
  layer(
    [...curve((x) => 690 + 9 * Math.sin(x / 110 + 2), ...WIDE, 50), [1500, 900], [-130, 900]],
    DAY.sandDeep,
    { seed: 21, edge: DAY.glint },
  ) +
  layer(
    [...curve((x) => 706 + 8 * Math.sin(x / 120 + 2.3), ...WIDE, 50), [1500, 900], [-130, 900]],
    DAY.sand,
    { seed: 23, shadow: 'none' },
  ) +
  each([736, 752], (y, i) =>
    line(`M${-110 + i * 30} ${y}Q300 ${y - 12} 683 ${y}T1480 ${y}`, DAY.sandDeep, 3, 0.6),
  );

const STONES = [12, 688, 40, 20, 104, 712, 26, 15, 1330, 690, 44, 22, 1246, 716, 24, 14, 232, 214, 34, 14, 742, 216, 30, 13, 1000, 212, 36, 14, 1340, 420, 30, 16, 24, 430, 32, 16]; // prettier-ignore
const stones = (): string =>
  each(rows(4, STONES), ([x, y, rx, ry], i) =>
    prop(blob(x, y, rx, ry, { seed: 30 + i, wobble: 0.08 }), DAY.stone, {
      inner: flat(blob(x + rx * 0.5, y + ry * 0.6, rx, ry, { seed: 50 + i }), DAY.stoneDeep, 0.8),
      outline: 0.22,
    }),
  );

const reeds = (x: number, y: number, tall: number): string =>
  each(7, (i) => {
    const [dx, h] = [(i - 3) * 13, tall * (0.7 + 0.3 * Math.sin(i * 2.1 + x))];
    return line(
      `M${x + dx * 0.5} ${y}Q${x + dx} ${y - h * 0.6} ${x + dx * 1.7} ${y - h}`,
      i % 2 ? DAY.leafDeep : DAY.leaf,
      7,
    );
  }) + each([-18, 14], (dx) => line(`M${x + dx} ${y - tall * 0.75}V${y - tall * 0.98}`, DAY.barkDeep, 12));

/** Leaves of the maple that came down on the water. */
const fallen = (): string =>
  each(
    rows(
      3,
      [
        196, 366, 20, 1010, 300, -30, 560, 540, 70, 1150, 610, 10, 330, 640, -50, 830, 404, 40, 1236, 330, 80,
        730, 640, -10,
      ],
    ),
    ([x, y, turn], i) =>
      place(
        flat(
          'M0 -13Q4 -6 11 -8Q8 0 13 6Q5 6 0 14Q-5 6 -13 6Q-8 0 -11 -8Q-4 -6 0 -13Z',
          i % 2 ? DAY.maple : DAY.mapleDeep,
          0.85,
        ),
        x,
        y,
        { turn },
      ),
  );

/** The branch of a maple, on which the lanterns hang. */
const branch = (): string =>
  cord('M1500 62Q1330 84 1220 80T976 92', DAY.bark, 17, DAY.barkDeep) +
  cord('M1290 80Q1240 54 1180 50', DAY.bark, 9, DAY.barkDeep) +
  each(
    rows(
      3,
      [
        982, 92, 26, 1036, 82, 30, 1150, 58, 34, 1216, 70, 30, 1280, 62, 38, 1352, 58, 42, 1430, 66, 46, 1100,
        84, 24,
      ],
    ),
    ([x, y, r], i) =>
      prop(
        blob(x, y, r, r * 0.66, { seed: 70 + i, wobble: 0.16, corners: 14 }),
        i % 2 ? DAY.maple : DAY.mapleDeep,
        { outline: 0.14 },
      ),
  );

/** A lantern of stone beside the bank. */
const toro = (x: number, y: number): string =>
  prop(roundRect(x - 13, y - 70, 26, 74, 5, { seed: 3, wobble: 1 }), DAY.stone, { outline: 0.25 }) +
  prop(roundRect(x - 30, y - 112, 60, 46, 6, { seed: 4, wobble: 1 }), DAY.stone, {
    outline: 0.25,
    inner: slab(x - 14, y - 104, 28, 30, DAY.lit, 5),
  }) +
  prop(`M${x - 48} ${y - 108}Q${x} ${y - 160} ${x + 48} ${y - 108}Z`, DAY.stoneDeep, { outline: 0.25 }) +
  flat(polyline(box(x - 26, y, x + 26, y + 12), true), DAY.stoneDeep);

/** The garden around the pond, seen from above as one looks into it. */
export const garden = (): string =>
  far() +
  toro(884, 214) +
  water() +
  bridge() +
  fallen() +
  banks() +
  stones() +
  reeds(34, 420, 150) +
  reeds(1338, 404, 160) +
  reeds(1180, 236, 74) +
  branch() +
  grain(-117, -96, 1600, 960, 0.12);
