import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle, plate, star } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TONE } from './colours.ts';

const { ink, paper, ochre } = PALETTE;
const { wood } = TONE;

const slats = (w: number, h: number, fill: string) =>
  stripe(`M${-w} ${-h / 6}H${w}M${-w} ${h / 6}H${w}`, darker(fill, 0.22), 2.5) +
  slab(-w / 2, -h / 2, 11, h, lighter(fill, 0.3)) +
  slab(w / 2 - 11, -h / 2, 11, h, darker(fill, 0.12));
const ring = (y: number) =>
  line(`M-9 ${y}v-5a9 7 0 0 1 18 0v5`, ink, 7) + line(`M-9 ${y}v-5a9 7 0 0 1 18 0v5`, TONE.steel, 3.4);

/** What is stamped on a crate. */
const STAMPS = [
  flat(star(17, 8), TONE.brick),
  flat(circle(13), TONE.teal) + dot(6, wood),
  flat('M0 16C-22 0 -18 -18 -7 -16Q-1 -15 0 -8Q1 -15 7 -16C18 -18 22 0 0 16Z', TONE.coral),
  flat('M-16 8L0 -17L16 8Z', TONE.navy) + line('M-10 14H10', TONE.navy, 5),
  flat('M-18 0Q-4 -15 9 -3L18 -10V10L9 3Q-4 15 -18 0Z', TONE.plum),
] as const;

/** Crates, 70 by 60 with their rim; (0, 0) is the middle. */
export const crates = STAMPS.map(
  (stamp) =>
    ring(-28) +
    sticker(plate(66, 56, 7), wood, slats(66, 56, wood) + dot(21, lighter(wood, 0.45)) + stamp, { rim: 4 }),
);

/** The same, open: its lid stands up behind it. */
export const openCrate = (): string =>
  place(sticker(plate(66, 14, 4), lighter(wood, 0.15), { rim: 4 }), -14, -44, { turn: -28 }) +
  sticker('M-33 -14H33V28H-33Z', wood, slats(66, 56, wood), { rim: 4 }) +
  slab(-29, -14, 58, 10, darker(wood, 0.55), 3);

/** The crate around a letter. */
export const letterCrate = (): string =>
  ring(-43) + sticker(plate(102, 86, 9), wood, slats(102, 86, wood), { rim: 4 });

const chute = (fills: readonly string[], s: number) =>
  line(
    `M0 ${34 * s}L${-44 * s} 0M0 ${34 * s}L${-15 * s} 0M0 ${34 * s}L${15 * s} 0M0 ${34 * s}L${44 * s} 0`,
    darker(TONE.bark, 0.4),
    2,
  ) +
  prop(
    `M${-48 * s} 0C${-48 * s} ${-40 * s} ${-22 * s} ${-50 * s} 0 ${-50 * s}C${22 * s} ${-50 * s} ${48 * s} ${-40 * s} ${48 * s} 0Q${32 * s} ${-10 * s} ${16 * s} 0Q0 ${-10 * s} ${-16 * s} 0Q${-32 * s} ${-10 * s} ${-48 * s} 0Z`,
    fills[0]!,
    {
      outline: 0.5,
      line: 3,
      inner: flat(
        `M${-16 * s} 4Q${-20 * s} ${-40 * s} 0 ${-54 * s}Q${20 * s} ${-40 * s} ${16 * s} 4Z`,
        fills[1]!,
      ),
    },
  );

/** The parachute of a crate; its cords end 34 below (0, 0). */
export const parachute = (): string => chute([TONE.teal, TONE.cream], 1);

/** A golden parcel that hangs in the air. */
export const parcel = (): string =>
  place(chute([TONE.cream, TONE.pink], 0.8), 0, -20) +
  place(
    sticker(plate(44, 38, 6), ochre, slab(-5, -20, 10, 40, TONE.coral) + slab(-24, -5, 48, 10, TONE.coral), {
      rim: 4,
      line: 3,
    }) + edged('M0 -18Q-16 -34 -18 -20Q-12 -14 0 -18Q16 -34 18 -20Q12 -14 0 -18Z', TONE.coral, ink, 2.5),
    0,
    26,
  );

/** The otter of the pier in its captain's cap; it claps. */
export const otter = (claps: boolean): string => {
  const paw = (x: number, y: number) => edged(circle(7, x, y), TONE.otter, darker(TONE.otter, 0.5), 2.5);
  return (
    oval(30, 6, ink, 0, 0, 0.16) +
    line('M-18 -6Q-40 -4 -44 -22', darker(TONE.otter, 0.5), 15) +
    line('M-18 -6Q-40 -4 -44 -22', TONE.otter, 10) +
    prop('M-24 0C-28 -34 -22 -62 0 -64C22 -62 28 -34 24 0Z', TONE.otter, {
      outline: 0.5,
      inner: oval(15, 24, TONE.fur, 0, -14),
    }) +
    prop(
      'M-24 -66C-26 -88 -14 -96 0 -96C14 -96 26 -88 24 -66C22 -52 10 -48 0 -48C-10 -48 -22 -52 -24 -66Z',
      TONE.otter,
      { outline: 0.5, inner: oval(17, 12, TONE.fur, 0, -56) },
    ) +
    each([-9, 9], (x) => dot(6, paper, x, -72) + dot(3.4, ink, x + 1, -72)) +
    oval(5, 3.6, ink, 0, -64) +
    line(claps ? 'M-6 -56Q0 -48 6 -56' : 'M-5 -56Q0 -53 5 -56', ink, 2.6) +
    prop('M-20 -90Q-22 -108 0 -108Q22 -108 20 -90Q0 -84 -20 -90Z', paper, {
      outline: 0.5,
      inner: flat('M-24 -94Q0 -86 24 -94V-84H-24Z', TONE.navy),
    }) +
    dot(4, ochre, 0, -98) +
    (claps ? paw(-4, -34) + paw(5, -36) : paw(-20, -30) + paw(20, -30))
  );
};

const beam = (i: number, d: string) => line(d, [TONE.coral, TONE.teal, ochre][i % 3]!, 5);
const SURPRISE = {
  taart:
    prop('M-28 24V-2Q0 -12 28 -2V24Q0 32 -28 24Z', '#F6D9B8', {
      outline: 0.5,
      inner: flat('M-30 -6H30V6Q20 16 12 6Q4 18 -4 6Q-12 16 -20 6Q-26 14 -30 4Z', TONE.pink),
    }) +
    each(
      [-14, 0, 14],
      (x, i) => line(`M${x} -8V-24`, [TONE.teal, ochre, TONE.coral][i]!, 5) + dot(4, '#FFB03A', x, -29),
    ),
  vlieger:
    prop('M0 -32L24 -4L0 30L-24 -4Z', TONE.coral, {
      outline: 0.5,
      inner: flat('M0 -40L30 -4H0ZM0 40L-30 -4H0Z', ochre),
    }) + line('M0 30Q-14 36 -8 44', ink, 3),
  otter: place(otter(true), 0, 30, { scale: 0.58 }),
  tuba:
    line('M-14 -22V10Q-14 26 2 26T18 10V-2', darker(ochre, 0.45), 15) +
    line('M-14 -22V10Q-14 26 2 26T18 10V-2', ochre, 9) +
    prop('M2 -4H34Q28 -20 36 -34H0Q8 -20 2 -4Z', ochre, {
      outline: 0.45,
      inner: flat('M22 -40H40V0H24Z', ink, 0.1),
    }) +
    slab(-22, -28, 16, 8, darker(ochre, 0.4), 3),
  kaktus:
    prop('M-18 8H18L13 30H-13Z', TONE.brick) +
    prop('M-11 8V-20Q-11 -32 0 -32T11 -20V8Z', PALETTE.moss, {
      inner: stripe('M-4 -40V10M4 -40V10', darker(PALETTE.moss, 0.15), 2.5),
    }) +
    line('M-11 -4H-20V-16M11 -10H21V-22', darker(PALETTE.moss, 0.3), 11) +
    line('M-11 -4H-20V-16M11 -10H21V-22', PALETTE.moss, 7) +
    dot(6, TONE.pink, 0, -33),
  robot:
    line('M0 -26V-36', ink, 3) +
    dot(4, TONE.coral, 0, -37) +
    prop(plate(44, 32, 8), TONE.steel, {
      outline: 0.5,
      inner: slab(-16, -8, 32, 16, TONE.navy, 6) + dot(4.5, '#9BF0E0', -7, 0) + dot(4.5, '#9BF0E0', 7, 0),
    }) +
    prop('M-14 18H14V32H-14Z', TONE.teal) +
    line('M-14 22L-24 14M14 22L24 12', ink, 5),
  ballon:
    prop('M0 18C-26 4 -26 -34 0 -34S26 4 0 18Z', TONE.plum, {
      outline: 0.5,
      inner: oval(6, 10, paper, -10, -18, 0.6),
    }) + line('M0 18Q-8 28 2 38', ink, 2.6),
  hoed:
    prop('M-20 14V-26Q0 -32 20 -26V14Z', TONE.navy, {
      outline: 0.6,
      inner: slab(-24, -2, 48, 11, TONE.coral),
    }) + prop('M-36 14Q0 4 36 14Q0 26 -36 14Z', TONE.navy, { outline: 0.6 }),
  beer:
    dot(10, TONE.bark, -18, -20) +
    dot(10, TONE.bark, 18, -20) +
    prop(circle(25), TONE.bark, { outline: 0.45, inner: oval(13, 10, TONE.fur, 0, 9) }) +
    dot(3.4, ink, -9, -4) +
    dot(3.4, ink, 9, -4) +
    oval(5, 4, ink, 0, 5) +
    line('M-5 13Q0 17 5 13', ink, 2.6),
  sloffen: each([-15, 15], (x) =>
    place(
      prop('M-12 24V-14Q-12 -26 0 -26T12 -14V24Q0 30 -12 24Z', TONE.teal, {
        outline: 0.45,
        inner: oval(8, 12, TONE.cream, 0, 12),
      }) + dot(6, TONE.pink, 0, -20),
      x,
      0,
      { turn: x / 2 },
    ),
  ),
  lamp:
    prop('M-12 30H12L8 22H-8Z', TONE.bark) +
    line('M0 24V0', TONE.bark, 6) +
    prop('M-26 4L-15 -28H15L26 4Q0 10 -26 4Z', '#FFE08A', {
      outline: 0.45,
      inner: each([-14, 0, 14], (x, i) => beam(i, `M${x * 0.7} -30L${x * 1.2} 8`)),
    }),
  vis:
    prop('M-28 2Q-10 -24 14 -6L32 -20V22L14 10Q-10 26 -28 2Z', '#5AA9E6', {
      outline: 0.5,
      inner: stripe('M-4 -20Q6 0 -4 22M8 -20Q16 0 8 22', paper, 4, 0.6),
    }) +
    dot(5, paper, -15, -3) +
    dot(2.8, ink, -16, -3),
} as const;

/** What comes out of a crate, by name. */
export const surprise = (name: keyof typeof SURPRISE): string => SURPRISE[name];
