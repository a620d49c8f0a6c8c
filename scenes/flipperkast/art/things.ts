import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { blob, circle, roundRect, star } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { BALL, PIN, RAIL, RULER, TABLE, WELL } from './sizes.ts';
import { ATTIC } from './tones.ts';

const { ink, paper, coral, ochre, blue, moss, plum } = PALETTE;
const SMALL = { rim: 3, line: 3, shadow: 'none' } as const;

/** A ruler that turns around (0, 0), to the right; its split pin is there. */
function ruler(): string {
  const { long, half } = RULER;
  return (
    sticker(roundRect(-half - 3, -half, long + half + 8, half * 2, half - 1), ATTIC.ruler, {
      inner:
        slab(-12, 2, long + 20, half, ATTIC.rulerDeep, 0, 0.7) +
        each(9, (i) => line(`M${10 + i * 8} ${-half}v${i % 2 ? 5 : 8}`, ink, 1.8, 0.75)),
      rim: 4,
      line: 3,
      shadow: 'none',
    }) + edged(circle(5.5), '#D5DAE4', ink, 2.4)
  );
}

const PINS = [coral, blue, moss] as const;
/** A drawing pin from above. */
const pin = (fill: string): string =>
  oval(PIN + 3, PIN + 2, ink, 3, 6, 0.16) +
  prop(circle(PIN), fill, { inner: flat(circle(PIN, -7, -9), lighter(fill, 0.22)), outline: 0.4, line: 3 }) +
  edged(circle(14), darker(fill, 0.1), darker(fill, 0.4), 2.4) +
  flat(circle(9, -2, -3), lighter(fill, 0.35)) +
  oval(4, 2.6, paper, -6, -7, 0.9);

/** A rail of wood with a rubber on it, the middle of its upper edge at (0, 0): from upper left to lower right. */
function rail(): string {
  const [x, y] = [(TABLE.right - TABLE.left) / 4 - RAIL.inner / 2, (RAIL.bottom - RULER.half - RAIL.top) / 2];
  return (
    line(`M${-x} ${-y + 12}L${x - 3} ${y + 10}`, ATTIC.railDeep, 21) +
    line(`M${-x} ${-y + 12}L${x - 3} ${y + 10}`, ATTIC.rail, 15) +
    line(`M${-x + 9} ${-y + 9}L${x * 0.14} ${y * 0.14 + 5}`, darker(ATTIC.rubber, 0.3), 13) +
    line(`M${-x + 9} ${-y + 9}L${x * 0.14} ${y * 0.14 + 5}`, ATTIC.rubber, 8.5) +
    line(`M${-x + 12} ${-y + 9}L${x * 0.08} ${y * 0.08 + 3}`, ATTIC.rubberLight, 2.6) +
    edged(circle(5, x * 0.14, y * 0.14 + 6), ATTIC.railDeep, ink, 2)
  );
}

/** The inkwell from above: a glass collar, and ink in it. */
const inkwell = (): string =>
  oval(WELL.r + 8, WELL.r + 7, ink, 4, 7, 0.18) +
  edged(circle(WELL.r + 6), ATTIC.glass, ink, 3.4) +
  flat(circle(WELL.r + 1), ATTIC.glassDeep) +
  edged(circle(WELL.r - 5), ATTIC.inkwell, ink, 2.6) +
  oval(17, 8, '#46589E', -5, -11, 0.8) +
  line('M-30 -22A38 38 0 0 1 -8 -37', paper, 5, 0.9);
const lid = (): string =>
  sticker(circle(WELL.r - 2), ATTIC.lid, {
    inner: flat(circle(WELL.r, 9, 11), ATTIC.lidDeep, 0.55) + line(circle(24), ATTIC.lidDeep, 3, 0.9),
    rim: 4,
    line: 3.4,
    shadow: 'none',
  }) +
  edged(circle(11), lighter(ochre, 0.4), ink, 3) +
  dot(3.4, paper, -4, -4);

/** The arrow around the inkwell: a pencil that points; set, it shines. */
const arrow = (isSet: boolean): string => {
  const wood = isSet ? coral : '#F4EBD8';
  return sticker('M46 -10H88V-24L124 0L88 24V10H46Z', wood, {
    inner: slab(40, 1, 54, 12, darker(wood, 0.14), 0, 0.8) + (isSet ? flat('M90 -16L116 0L90 16Z', ATTIC.gold) : ''), // prettier-ignore
    rim: 4,
    line: 3.4,
    shadow: 'none',
  });
};

/** Ink that spouts up from (0, 0). */
const jet = (): string =>
  sticker(
    'M-22 6Q-14 -54 -20 -96Q-62 -104 -66 -70Q-84 -72 -84 -94Q-78 -136 -30 -134Q-30 -170 0 -172Q30 -170 30 -134Q78 -136 84 -94Q84 -72 66 -70Q62 -104 20 -96Q14 -54 22 6Z',
    blue,
    {
      inner:
        line('M-4 0Q-2 -70 -4 -150M10 -6Q8 -60 12 -112', lighter(blue, 0.45), 5) +
        dot(6, lighter(blue, 0.5), -46, -112),
      rim: 4,
      line: 3.6,
      shadow: 'none',
    },
  ) +
  each([[-98, -44, 8], [98, -48, 9], [-54, -156, 7], [56, -160, 8]] as const, ([x, y, r]) => edged(circle(r, x, y), blue, ink, 2.6)); // prettier-ignore

/** A marble, and a ball of paper. */
const marble = (): string =>
  sticker(circle(BALL - 2), ATTIC.marble, {
    inner: flat('M-14 -6Q0 -14 4 0Q8 12 14 4V-16H-14Z', coral) + flat('M-14 6Q-4 2 0 10L-4 16H-14Z', blue) + oval(4, 3, '#FFFFFF', -4, -6), // prettier-ignore
    ...SMALL,
  });
const wad = (): string =>
  sticker(blob(0, 0, BALL, BALL, { seed: 9, wobble: 0.12 }), paper, {
    inner: line('M-9 -5L-1 1L-5 9M1 -11L4 -2L12 -4M4 -2L6 9', '#B9B3A2', 2),
    ...SMALL,
  });

/** A lamp at the edge of the table; where it burns it has rays. */
const lamp = (isOn: boolean): string =>
  (isOn ? each(8, (i) => place(line('M0 -24V-32', ATTIC.gold, 5.4), 0, 0, { turn: i * 45 })) : '') +
  edged(circle(19), '#8F87A5', ink, 3) +
  flat(circle(14), isOn ? ATTIC.lampOn : ATTIC.lampOff) +
  (isOn ? flat(star(10, 4.6), '#FFFFFF') : oval(5, 3, paper, -4, -5, 0.8));

/** The board before the keeper, the middle of its lower edge below the window. */
const front = (): string =>
  prop('M-282 -24Q-160 -34 -76 -12Q0 12 76 -12Q160 -34 282 -24V90H-282Z', ATTIC.box, {
    inner:
      slab(-290, 14, 580, 90, ATTIC.boxDeep, 0, 0.4) +
      each([-1, 1], (side) => place(flat(star(15, 6.4), coral), side * 190, -2, { turn: side * 12 })),
    outline: 0.34,
    line: 3.4,
  });

/** A mark of the kunstje: a little inkwell, dotted until it was filled. Its foot is at (0, 18). */
const BOTTLE = 'M-7 -17H7V-9Q15 -6 15 4V12Q15 18 10 18H-10Q-15 18 -15 12V4Q-15 -6 -7 -9Z';
const bottle = (isFull: boolean): string =>
  isFull
    ? sticker(BOTTLE, ATTIC.glass, {
        inner: flat('M-20 2Q-9 -3 0 2T20 2V24H-20Z', plum) + flat('M-10 -22H10V-11H-10Z', ochre),
        ...SMALL,
      }) + line('M-9 4V10', paper, 2.8, 0.8)
    : flat(BOTTLE, paper, 0.7) + line(BOTTLE, '#7B8F88', 2.4, 0.95, '4 4');

/** A cat that sits, its paws at (0, 24). */
const cat = (): string =>
  line('M22 18Q44 16 40 -6Q38 -18 46 -22', ink, 11) +
  line('M22 18Q44 16 40 -6Q38 -18 46 -22', ATTIC.cat, 6) +
  sticker(
    'M-24 24Q-30 -4 -17 -13Q-25 -24 -23 -42L-10 -33Q0 -37 10 -33L23 -42Q25 -24 17 -13Q30 -4 24 24Z',
    ATTIC.cat,
    {
      inner:
        flat('M-12 26Q-12 2 0 2T12 26Z', '#A9A4BC') + flat('M30 30V-50H12Q22 -6 12 30Z', ATTIC.catDeep, 0.7),
      ...SMALL,
    },
  ) +
  each([-9, 9], (x) => edged(blob(x, -22, 5, 6), '#F6E59B', ink, 1.8) + dot(2.2, ink, x + 0.6, -22)) +
  flat('M-3 -14H3L0 -10Z', '#F4A6BE') +
  line('M-9 24V17M9 24V17', ink, 2.4);

/** Everything on the table, and on the shelves beside it. */
export function things(): Record<string, SpriteArt> {
  return {
    'liniaal-0': sprite(ruler(), -22, -22, 100, 22),
    'liniaal-1': sprite(place(ruler(), 0, 0, { flip: true }), -100, -22, 22, 22),
    ...series('punaise', PINS, (fill) => sprite(pin(fill), 40)),
    elastiek: sprite(rail(), 90, 80),
    inktpot: sprite(inkwell(), 58),
    deksel: sprite(lid(), 48),
    pijl: sprite(arrow(false), -134, -36, 134, 36),
    'pijl-vast': sprite(arrow(true), -134, -36, 134, 36),
    fontein: sprite(jet(), -116, -186, 116, 20),
    bal: sprite(marble(), 22),
    propje: sprite(wad(), 24),
    spat: sprite(flat(blob(0, 0, 6, 6, { seed: 2 }), ATTIC.inkwell), 9),
    lamp: sprite(lamp(false), 38),
    'lamp-aan': sprite(lamp(true), 38),
    voorkant: sprite(front(), -290, -34, 290, 96),
    potje: sprite(bottle(true), 24, 28),
    'potje-leeg': sprite(bottle(false), 24, 28),
    poes: sprite(cat(), -34, -52, 60, 34),
  };
}
