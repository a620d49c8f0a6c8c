import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle, drop, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TONE } from './colours.ts';

const { ink, paper, pencil } = PALETTE;

export const LANTERNS = [TONE.coral, TONE.ochre, '#7DB7C9', '#C09BD8'] as const;

const BODY = 'M0 -44C44 -44 60 -24 60 0S44 44 0 44S-60 24 -60 0S-44 -44 0 -44Z';
const TORN = 'L7 28L-6 12L6 -6L-6 -22L5 -34L0 -44Z';
const HALVES = {
  links: `M0 -44C-44 -44 -60 -24 -60 0S-44 44 0 44${TORN}`,
  rechts: `M0 -44C44 -44 60 -24 60 0S44 44 0 44${TORN}`,
} as const;

const ribs = (fill: string) =>
  each(
    [18, 38, 54],
    (rx) => `<ellipse rx="${rx}" ry="46" fill="none" stroke="${darker(fill, 0.2)}" stroke-width="2.6"/>`,
  ) +
  oval(26, 30, '#FFF6D0', 0, -2, 0.55) +
  flat('M-60 20Q0 50 60 20V60H-60Z', darker(fill, 0.2), 0.35);

const rims = () =>
  line('M0 -66V-48', ink, 4) +
  edged(roundRect(-24, -54, 48, 14, 5), TONE.wood, ink, 3.5) +
  edged(roundRect(-24, 40, 48, 14, 5), TONE.wood, ink, 3.5);

export const lantern = (fill: string): string => sticker(BODY, fill, ribs(fill)) + rims();
export const half = (fill: string, side: keyof typeof HALVES): string =>
  sticker(HALVES[side], fill, ribs(fill), { shadow: 'none' });

/** Out of play: grey, without a rim, hatched. */
export const noLantern = (): string =>
  prop(BODY, TONE.grey, line('M-60 30L-10 -50M-40 50L24 -50M0 50L52 -40', pencil, 3, 0.7)) +
  line('M0 -62V-46', pencil, 4);

/** The long feather that is the sword; it is held at its tip. */
export const feather = (): string => {
  const vane = 'M-2 -12C-22 14 -26 58 -8 104L0 118L8 104C26 58 22 14 6 -14Z';
  return (
    sticker(
      vane,
      lighter(TONE.teal, 0.16),
      flat('M0 -20L30 10V120H0Z', darker(TONE.teal, 0.1)) +
        line(
          'M-22 36L0 54M-24 60L0 76M-18 84L0 98M24 36L0 54M24 60L0 76M18 84L0 98',
          lighter(TONE.teal, 0.5),
          2.6,
        ) +
        flat('M-16 0H20V20Q0 32 -16 20Z', TONE.coral),
      { shadow: 'none', rim: 5 },
    ) + cord('M2 110C2 40 4 10 0 -46', TONE.cream, 6, ink, 1.6)
  );
};

/** A dab of a brush. */
export const dab = (): string =>
  flat('M-22 1C-14 -8 6 -9 22 -4C12 0 20 4 8 7C-4 9 -18 7 -22 1Z', ink, 0.86) +
  line('M-12 -1q12 -4 24 -1', '#4A5580', 2);

export const petal = (): string =>
  edged('M0 -10C9 -8 10 4 0 11C-10 4 -9 -8 0 -10Z', TONE.pink, darker(TONE.pink, 0.22), 1.6);

/** The disc of the gong: bright when it can be struck, dull until then. */
export const gong = (isBright: boolean): string => {
  const fill = isBright ? TONE.brass : '#BFB7A2';
  const rings =
    flat('M-60 10Q0 74 60 10V70H-60Z', darker(fill, 0.16)) +
    each(
      [44, 32],
      (r) => `<circle r="${r}" fill="none" stroke="${darker(fill, 0.25)}" stroke-width="3.5"/>`,
    ) +
    dot(17, lighter(fill, 0.4)) +
    line('M-38 -22Q-24 -42 2 -44', lighter(fill, 0.7), 6);
  const strings = line('M-34 -76L-28 -42M34 -76L28 -42', ink, 4);
  const body = place(
    isBright ? sticker(circle(56), fill, rings) : prop(circle(56), fill, rings, { line: 3 }),
    0,
    0,
  );
  return place(strings + body, 0, 66);
};

/** The frame it hangs in; (0, 0) is the middle of the gong. */
export const rack = (): string =>
  oval(100, 12, ink, 0, 96, 0.12) +
  cord('M-78 92V-72', TONE.red, 15) +
  cord('M78 92V-72', TONE.red, 15) +
  cord('M-98 -76Q0 -66 98 -76', TONE.red, 17) +
  line('M-106 -84Q0 -72 106 -84', darker(TONE.red, 0.3), 8) +
  each([-1, 1], (s) => prop(roundRect(s * 78 - 24, 84, 48, 16, 6), darker(TONE.red, 0.2)));

const frogBody = (isHappy: boolean) =>
  prop(
    'M-30 0Q-40 -28 -20 -40Q-26 -60 -12 -60Q-4 -60 0 -50Q4 -60 12 -60Q26 -60 20 -40Q40 -28 30 0Z',
    TONE.frog,
    oval(19, 17, '#DCEFC2', 0, -6),
    { line: 3, outline: 0.4 },
  ) +
  each([-13, 13], (x) => dot(8, paper, x, -50) + dot(4, ink, x + 1, isHappy ? -52 : -49)) +
  line(isHappy ? 'M-14 -32Q0 -18 14 -32' : 'M-12 -30Q0 -24 12 -30', ink, 3) +
  each([-1, 1], (s) => dot(4, TONE.pink, s * 20, -34, 0.9)) +
  each([-1, 1], (s) => oval(13, 6, darker(TONE.frog, 0.12), s * 24, -3));

/** A frog on the wall; when it is glad it holds up a paper with a blossom. */
export const frog = (isHappy: boolean): string =>
  (isHappy
    ? cord('M-24 -20Q-40 -46 -30 -76', TONE.frog, 9) +
      cord('M24 -20Q40 -46 30 -76', TONE.frog, 9) +
      place(
        prop(
          plate(86, 58, 8),
          paper,
          each(5, (k) =>
            dot(9.5, TONE.pink, Math.cos(k * 1.257 - 1.57) * 11, Math.sin(k * 1.257 - 1.57) * 11),
          ) + dot(6.5, TONE.ochre),
          { line: 3 },
        ),
        0,
        -98,
      )
    : '') + frogBody(isHappy);

/** A roll at one end of a scroll. */
export const roll = (): string =>
  sticker(roundRect(-17, -60, 34, 120, 14), TONE.cream, slab(4, -70, 20, 140, darker(TONE.cream, 0.12))) +
  each([-1, 1], (s) => edged(roundRect(-9, s * 70 - 10, 18, 20, 7), TONE.red, ink, 3.5));

/** Half a scroll that was cut through. */
export const tornScroll = (side: 'links' | 'rechts'): string => {
  const sheet = sticker(
    'M-92 -44H70L84 -24L66 -4L82 18L70 44H-92Z',
    paper,
    line('M-60 20H40M-60 -18H30', TONE.shade, 5),
    { shadow: 'none' },
  );
  return place(sheet + place(roll(), -98, 0, { scale: 0.9 }), 0, 0, { flip: side === 'rechts' });
};

/** The seal stamp, and what it leaves. */
export const stamp = (): string =>
  sticker(
    'M-14 -64C-26 -52 -20 -36 -12 -24V-8H12V-24C20 -36 26 -52 14 -64Q0 -74 -14 -64Z',
    TONE.red,
    flat('M2 -76H30V0H2Z', darker(TONE.red, 0.18)),
  ) +
  sticker(roundRect(-32, -12, 64, 26, 8), TONE.wood, slab(-40, 2, 80, 16, darker(TONE.wood, 0.18)), {
    shadow: 'none',
  });
export const seal = (): string =>
  edged(plate(62, 62, 10), TONE.red, darker(TONE.red, 0.25), 3) +
  edged(plate(50, 50, 7), 'none', TONE.cream, 3) +
  line('M-13 2L-3 12L14 -11', TONE.cream, 7);

/** A firefly of the evening. */
export const firefly = (): string =>
  dot(30, '#FFE98A', 0, 8, 0.35) +
  sticker('M-11 -6Q-14 22 0 26Q14 22 11 -6Q0 -14 -11 -6Z', '#FFE36B', flat('M-16 -16H16V2Q0 8 -16 2Z', ink), {
    rim: 4,
    line: 3,
    shadow: 'none',
  }) +
  each([-1, 1], (s) =>
    edged(`M${s * 4} -4Q${s * 30} -30 ${s * 30} -8Q${s * 26} 6 ${s * 6} 4Z`, '#EAF4FF', ink, 2.4),
  ) +
  each([-1, 1], (s) => dot(2.2, paper, s * 4, -5));

/** A headband with its knot, around (0, 0) of the forehead. */
export const headband = (): string =>
  edged('M30 -2C44 -16 56 -14 62 -22C62 -8 52 2 36 6Z', darker(TONE.coral, 0.12), ink, 3) +
  edged('M30 2C44 6 52 14 62 12C56 22 42 20 30 10Z', TONE.coral, ink, 3) +
  edged('M-34 -6Q0 -20 34 -6L35 8Q0 -6 -35 8Z', TONE.coral, ink, 3.5) +
  clip(circle(9, 0, -6), dot(9, paper, 0, -6)) +
  place(flat(drop(), ink), 0, -5, { scale: 0.36 });
