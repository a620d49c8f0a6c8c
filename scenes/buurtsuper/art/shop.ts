import { PALETTE } from '../../../engine/drawing/palette.ts';
import { cloud, grain, layer, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter } from '../../../engine/drawing/points.ts';
import { blob, roundRect } from '../../../engine/drawing/shapes.ts';
import { flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { FAR, SHADE } from './tones.ts';

/** A plank with what stands on it, in haze. */
function plank(y: number, seed: number): string {
  const next = jitter(seed);
  let things = '';
  for (let x = -100, i = seed; x < 1470; i++) {
    const wide = Math.round(22 + next() * 26);
    const high = Math.round(30 + next() * 32);
    const tone = FAR[i % FAR.length]!;
    things +=
      i % 3 === 1
        ? flat(blob(x + wide / 2, y - wide / 2, wide / 2, wide / 2, { seed: i, wobble: 0.06 }), tone)
        : slab(x, y - high, wide, high, tone, 5) + slab(x + 4, y - high * 0.62, wide - 8, high * 0.3, SHADE.haze, 3, 0.8); // prettier-ignore
    x += wide + 6 + (i % 5 === 0 ? 30 : 0);
  }
  return things + slab(-117, y, 1600, 11, SHADE.plank) + slab(-117, y + 11, 1600, 5, PALETTE.ink, 0, 0.06);
}

/** The striped awning inside the shop, along its ceiling. */
const awning = (): string =>
  each(20, (i) => {
    const x = -117 + i * 80;
    const tone = i % 2 ? SHADE.awningPale : SHADE.awning;
    return flat(`M${x} -96H${x + 80}V62Q${x + 40} 102 ${x} 62Z`, tone);
  });

/** The window onto the street, with a sill. */
const shopWindow = (): string =>
  prop(roundRect(968, 116, 330, 300, 12, { seed: 6, wobble: 1 }), SHADE.frame, { outline: 0.2, line: 3 }) +
  prop(roundRect(984, 132, 298, 268, 6, { seed: 7, wobble: 1 }), SHADE.sky, {
    outline: 0.12,
    inner:
      cloud(1070, 180, 0.6, 0.9) +
      cloud(1232, 160, 0.45, 0.9) +
      flat(
        'M980 410V262H1012L1046 226L1080 262H1096V238H1150V262H1170L1206 220L1242 262H1290V410Z',
        SHADE.house,
      ) +
      each([1030, 1118, 1196], (x) => slab(x, 284, 30, 40, SHADE.sky, 3)) +
      flat(blob(1010, 392, 60, 44, { seed: 5, wobble: 0.1 }), FAR[0]) +
      flat(blob(1264, 396, 56, 40, { seed: 8, wobble: 0.1 }), FAR[0]),
  }) +
  slab(1128, 132, 10, 268, SHADE.frame) +
  slab(956, 410, 354, 14, SHADE.frame, 4);

/** Arrows on the counter: this way over the glass. */
const arrows = (): string =>
  each([736, 800, 864], (x, i) => line(`M${x} 496l22 20l-22 20`, SHADE.topDeep, 9, 0.9 - i * 0.2));

/** The counter: its top with the belt, and the shelf in its front. */
const counter = (): string =>
  layer([...curve(() => 440, -130, 1500, 80), [1500, 900], [-130, 900]], SHADE.top, {
    seed: 5,
    amplitude: 1.6,
  }) +
  slab(-117, 548, 1600, 18, SHADE.topDeep) +
  arrows() +
  prop(roundRect(-160, 478, 626, 74, 30, { wobble: 0.8 }), SHADE.belt, {
    inner: stripe('M-160 484H470', SHADE.seam, 7, 0.8) + stripe('M-160 548H470', SHADE.beltDeep, 8),
    outline: 0.4,
    line: 4,
  }) +
  layer(
    [...curve((x) => 570 + 1.5 * Math.sin(x / 160), -130, 1500, 60), [1500, 900], [-130, 900]],
    SHADE.front,
    {
      seed: 9,
      amplitude: 1.6,
    },
  ) +
  prop(roundRect(30, 588, 1306, 156, 16, { seed: 3, wobble: 1 }), SHADE.recess, {
    inner:
      slab(20, 580, 1330, 26, SHADE.recessDeep) +
      each(11, (i) => line(`M${150 + i * 108} 606V750`, SHADE.recessDeep, 2.4, 0.6)),
    outline: 0.25,
    line: 4,
  }) +
  slab(30, 744, 1306, 14, SHADE.edge, 4) +
  slab(-117, 770, 1600, 100, SHADE.frontDeep);

/** The shop in layers: wall, shelves in haze, awning, and the counter. */
export const shop = (): string =>
  slab(-117, -96, 1600, 960, SHADE.wall) +
  each(21, (i) => slab(-117 + i * 80, -96, 38, 560, SHADE.wallStripe)) +
  plank(190, 4) +
  plank(290, 11) +
  plank(390, 23) +
  slab(-117, 90, 1600, 350, SHADE.haze, 0, 0.16) +
  shopWindow() +
  awning() +
  oval(760, 26, PALETTE.ink, 683, 446, 0.08) +
  counter() +
  grain(-117, -96, 1600, 960, 0.1);
