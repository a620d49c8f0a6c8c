import { series, each } from '../../../engine/drawing/tables.ts';
import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle, drop, plate, star } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { FRUITS, MILL } from './colours.ts';

const { ink, paper, coral } = PALETTE;

/** A flange over the end of a pipe; it comes from the left, its end is at (0, 0). */
const flange = (fill: string, deep: string) =>
  edged('M-13 -23H-1V23H-13Z', fill, ink, 3) + slab(-11.5, 8, 9, 13.5, deep);

/** A pipe of glass along a line, with its shine beside it and a flange at each end. */
function pipe(d: string, shine: string, ends: readonly (readonly [number, number, number])[], gold = false) {
  const [glass, fill, deep] = gold
    ? [MILL.gold, MILL.gold, MILL.goldDeep]
    : [MILL.glass, MILL.brass, MILL.brassDeep];
  return (
    stripe(d, ink, 37) +
    stripe(d, glass, 30) +
    line(shine, MILL.shine, 5, 0.85) +
    each(ends, ([x, y, turn]) => place(flange(fill, deep), x, y, { turn })) +
    (gold ? place(flat(star(9, 4), paper), 0, 0, { turn: 12 }) : '')
  );
}

const straight = (gold = false) =>
  pipe(
    'M0 -48V48',
    'M-9 -30V30',
    [
      [0, -48, 270],
      [0, 48, 90],
    ],
    gold,
  );
const bend = (gold = false) =>
  pipe(
    'M0 -48A48 48 0 0 0 48 0',
    'M-7 -30A56 56 0 0 0 30 7',
    [
      [0, -48, 270],
      [48, 0, 0],
    ],
    gold,
  );

const tile = (fill: string) => sticker(plate(78, 78, 14, { wobble: 0.6 }), fill);

/** The pipe that stands at the pump leads to a row. */
const spout = () =>
  stripe('M0 0H44', ink, 37) +
  stripe('M0 0H44', MILL.glass, 30) +
  line('M8 -9H26', MILL.shine, 5, 0.85) +
  place(flange(MILL.brass, MILL.brassDeep), 43, 0) +
  edged(circle(25), MILL.brass, ink, 3.5) +
  dot(17, MILL.glass);

/** The wheel of the tap. */
const tap = () =>
  sticker(
    circle(46),
    coral,
    flat('M-60 10Q0 40 60 6V60H-60Z', '#D24F37') + dot(33, '#F6B3A4') + dot(31, MILL.panel),
  ) +
  each(4, (i) =>
    place(line('M0 -8V-38', ink, 15) + line('M0 -8V-38', coral, 8), 0, 0, { turn: 45 + i * 90 }),
  ) +
  edged(circle(14), MILL.brass, ink, 4) +
  place(flat(drop(0, 0, 0.55), FRUITS[0].fill), 0, -1);

/** The gauge: its right part is green. */
const sector = (from: number, to: number, r: number) => {
  const at = (a: number) =>
    `${(Math.sin((a * Math.PI) / 180) * r).toFixed(1)} ${(-Math.cos((a * Math.PI) / 180) * r).toFixed(1)}`;
  return `M0 0L${at(from)}A${r} ${r} 0 0 1 ${at(to)}Z`;
};
const gauge = () =>
  prop(circle(46), MILL.steel, { outline: 0.4, line: 3 }) +
  dot(38, paper) +
  flat(sector(-88, -16, 35), '#E3E7EC') +
  flat(sector(-16, 88, 35), '#8CC67A') +
  dot(24, paper) +
  each(7, (i) => place(line('M0 -36V-30', ink, 2.6), 0, 0, { turn: -84 + i * 28 }));
const needle = () => flat('M-4.500 6L0 -34L4.500 6Z', coral) + dot(7, ink);

/** An arrow back: a quarter to the left. */
const back = (fill: string, colour: string, rim: number) =>
  sticker(circle(31), fill, { rim, shadow: rim ? 'sticker' : 'none', line: rim ? 4 : 2.5 }) +
  line('M-13 3A14 14 0 1 0 -6 -11', colour, 6) +
  flat('M-21 -9L-1 -20L-3 0Z', colour);

/** A barrel, by its fruit; full, foam stands on it. Juice comes in at the left. */
function barrel({ fill, deep, light }: (typeof FRUITS)[number], kind: number, full: boolean) {
  const body = 'M-26 -38H26Q36 0 26 38H-26Q-36 0 -26 38'.replace('Q-36 0 -26 38', 'Q-36 0 -26 -38Z');
  return (
    sticker(
      body,
      MILL.wood,
      flat('M-40 -40H-16Q-24 0 -16 40H-40Z', '#DCA873') +
        flat('M12 -40H44V40H12Q22 0 12 -40Z', MILL.woodDeep, 0.55) +
        stripe('M-40 -24H40M-40 24H40', deep, 9),
    ) +
    edged(circle(15, 2, 0), paper, ink, 3) +
    place(fruit(kind, fill, deep, light), 2, 1, { scale: 0.72 }) +
    (full
      ? edged(
          'M-30 -34Q-34 -50 -18 -48Q-10 -58 2 -50Q16 -58 22 -46Q36 -46 30 -32Q0 -24 -30 -34Z',
          MILL.foam,
          ink,
          3,
        )
      : '')
  );
}

/** Orange, raspberry, blueberry and apple. */
function fruit(kind: number, fill: string, deep: string, light: string): string {
  if (kind === 0)
    return (
      dot(15, fill) +
      dot(11, light) +
      each(6, (i) => place(line('M0 0V-11', fill, 2.5), 0, 0, { turn: i * 60 }))
    );
  if (kind === 1)
    return (
      each(
        [
          [-6, -4],
          [6, -4],
          [0, 2],
          [-5, 7],
          [5, 7],
          [0, 13],
        ] as const,
        ([x, y]) => dot(6.5, deep, x, y) + dot(5, fill, x - 1, y - 1),
      ) + flat('M-9 -9L0 -15L9 -9L0 -5Z', MILL.leaf)
    );
  if (kind === 2)
    return (
      dot(9, deep, -6, 4) +
      dot(9, fill, 7, 5) +
      dot(9, fill, 0, -6) +
      flat(star(5, 2.2), light) +
      dot(3, light, 8, 3)
    );
  return (
    flat('M0 -8Q12 -15 15 -2Q15 14 3 14H-3Q-15 14 -15 -2Q-12 -15 0 -8Z', fill) +
    line('M0 -8Q0 -14 4 -17', deep, 3) +
    dot(3.5, light, -7, -1)
  );
}

/** What leads from the board into a barrel. */
const feed = () =>
  stripe('M-62 0H-24', ink, 30) +
  stripe('M-62 0H-24', MILL.glass, 23) +
  place(flange(MILL.brass, MILL.brassDeep), -50, 0, { scale: 0.9 });

const lid = () =>
  edged('M-29 -4Q-29 -13 0 -13Q29 -13 29 -4Q29 5 0 5Q-29 5 -29 -4Z', MILL.wood, ink, 3.5) +
  edged('M-5 -10Q-5 -20 0 -20Q5 -20 5 -10Z', MILL.brass, ink, 3);

const lamp = (on: boolean) =>
  (on ? dot(17, MILL.lit, 0, 0, 0.9) : '') +
  edged(circle(9), on ? '#FFD84A' : MILL.steelDeep, ink, 3) +
  dot(3, paper, -3, -3, on ? 1 : 0.5);

const portal = () => edged(circle(30), MILL.brass, ink, 3.5) + edged(circle(20), '#2F4A5E', ink, 3);

/** All of the works that moves or is lit. */
export const pipes = (): Record<string, SpriteArt> => ({
  tegel: sprite(tile(MILL.tile), 58, 62),
  'tegel-aan': sprite(tile(MILL.lit), 58, 62),
  buis: sprite(straight(), 26, 50),
  bocht: sprite(bend(), -26, -50, 50, 26),
  'buis-goud': sprite(straight(true), 26, 50),
  'bocht-goud': sprite(bend(true), -26, -50, 50, 26),
  tuit: sprite(spout(), -30, -30, 48, 30),
  kraan: sprite(tap(), 64, 68),
  meter: sprite(gauge(), 50),
  naald: sprite(needle(), -10, -38, 10, 10),
  terug: sprite(back(MILL.lit, ink, 6), 50, 54),
  'terug-uit': sprite(back(MILL.steel, MILL.steelDeep, 0), 50, 54),
  ...series('vat', FRUITS, (one, i) => sprite(barrel(one, i, false), -66, -52, 50, 58)),
  ...Object.fromEntries(
    FRUITS.map((one, i) => [`vat-${i}-vol`, sprite(barrel(one, i, true), -66, -66, 50, 58)]),
  ),
  aanvoer: sprite(feed(), -66, -26, 0, 26),
  deksel: sprite(lid(), 34, 26),
  lamp: sprite(lamp(false), 20),
  'lamp-aan': sprite(lamp(true), 20),
  flens: sprite(portal(), 34),
});
