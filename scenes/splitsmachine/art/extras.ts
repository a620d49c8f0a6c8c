import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, sticker } from '../../../engine/drawing/paper.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';

const { ink, paper, ochre, coral, plum, blue, teal } = PALETTE;

/** The four mad parts. They can be switched on by hand: white rims. Their foot is the point they are placed by. */
const duck = (): string =>
  sticker(
    'M-40 -22Q-46 -54 -16 -56Q-22 -96 10 -98Q42 -96 36 -62Q58 -58 50 -28Q44 -6 14 -4H-16Q-36 -6 -40 -22Z',
    ochre,
    `<path d="M-50 -22Q0 -4 60 -26V0H-50z" fill="#D4951C"/><path d="M-26 -40Q-6 -26 10 -40Q8 -20 -8 -18Q-24 -20 -26 -40Z" fill="#D4951C"/><path d="M-4 -84Q0 -90 8 -91" stroke="#FFE9A8" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  ) +
  sticker('M34 -76Q54 -80 60 -70Q54 -62 34 -64Z', coral, { rim: 0, line: 3.6, shadow: 'none' }) +
  `<ellipse cx="18" cy="-78" rx="6.5" ry="8.5" fill="${paper}"/><circle cx="20" cy="-77" r="4.4" fill="${ink}"/>`;

const disco = (): string => {
  const ball = circle(44, 0, -46);
  const tiles = [-80, -62, -46, -30, -12].map((y, row) =>
    each(7, (i) => {
      const fill = ['#EAF3FF', '#B9CDF2', '#D9C7F2', '#F6D9E4'][(i + row * 3) % 4];
      return `<path d="${roundRect(-49 + i * 14 + (row % 2) * 4, y - 7, 12, 14, 3, { seed: i + row, wobble: 0.8 })}" fill="${fill}"/>`;
    }),
  );
  return (
    sticker(ball, '#8C9CC9', tiles.join('') + flat('M8 -100H60V10H8Q34 -46 8 -100Z', ink, 0.16)) +
    flat('M-16 -70l3 -9l3 9l9 3l-9 3l-3 9l-3 -9l-9 -3z', '#FFFFFF')
  );
};

const umbrella = (): string => {
  const dome =
    'M-56 -46Q-52 -98 0 -102Q52 -98 56 -46Q46 -58 36 -48Q28 -58 18 -48Q8 -58 0 -48Q-8 -58 -18 -48Q-28 -58 -36 -48Q-46 -58 -56 -46Z';
  return (
    `<path d="M0 -50V-6Q0 4 -10 4Q-19 4 -19 -5" fill="none" stroke="${paper}" stroke-width="19" stroke-linecap="round"/><path d="M0 -50V-6Q0 4 -10 4Q-19 4 -19 -5" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"/><path d="M0 -50V-6Q0 4 -10 4Q-19 4 -19 -5" fill="none" stroke="#C98F63" stroke-width="3.4" stroke-linecap="round"/>` +
    sticker(dome, blue, {
      inner: `<path d="M-18 -44Q-20 -90 0 -104Q20 -90 18 -44Z" fill="${paper}"/><path d="M36 -44Q40 -90 0 -104Q80 -100 60 -40Z" fill="${coral}"/><path d="M-36 -44Q-40 -90 0 -104Q-80 -100 -60 -40Z" fill="${ochre}"/>`,
    }) +
    line('M0 -102V-110', ink, 6)
  );
};

const cuckoo = (open: boolean): string =>
  sticker('M-44 0V-54L-56 -50L0 -106L56 -50L44 -54V0Z', teal, {
    inner: `<path d="M-70 -44L0 -112L70 -44L50 -40L0 -88L-50 -40Z" fill="#B98867"/><path d="M14 -80H60V10H14z" fill="#17807A" opacity=".6"/>`,
  }) +
  edged(circle(22, 0, -36), open ? '#3B2540' : '#C98F63', ink, 3.6) +
  (open
    ? clip(circle(40, 0, -36), flat('M-18 -22Q-20 -52 2 -54Q24 -52 20 -22Z', plum)) +
      `<ellipse cx="-3" cy="-42" rx="6" ry="8" fill="${paper}"/><ellipse cx="11" cy="-42" rx="6" ry="8" fill="${paper}"/><circle cx="-2" cy="-41" r="3.4" fill="${ink}"/><circle cx="11" cy="-41" r="3.4" fill="${ink}"/><path d="M-4 -31L22 -26L-2 -22Z" fill="${ochre}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>`
    : stripe('M0 -56V-16', ink, 3) + dot(2.6, ink, -6, -36) + dot(2.6, ink, 6, -36));

/** A mouse with a crumb, that looks to the right; its feet stand on (0, 0). */
const mouse = (): string =>
  cord('M-26 -8Q-50 -2 -46 -24Q-44 -34 -54 -34', '#E9A9B4', 5, ink, 2.5) +
  sticker(
    'M-30 -4Q-34 -32 -8 -36Q14 -40 34 -12Q36 -6 28 -4Z',
    '#B9BCD0',
    flat('M-34 -10Q0 2 36 -10V2H-34Z', '#9DA1BA'),
  ) +
  sticker(circle(12, 2, -38), '#B9BCD0', dot(7, '#F3B7C1', 2, -38), { rim: 0, line: 3.4, shadow: 'none' }) +
  dot(3.6, ink, 17, -20) +
  dot(3.4, coral, 35, -9) +
  sticker('M24 -2L38 -6L42 4L28 6Z', '#F4D9A6', { rim: 0, line: 2.6, shadow: 'none' });

/** A ring that shows the beat. */
const ring = (): string => cord(circle(52), '#FFD84A', 13, ink, 3.5);

/** A note of the organ. */
const note = (colour: string): string =>
  sticker('M-3 8V-26L22 -32V2A9 7 0 1 1 15 -5V-21L4 -18V14A9 7 0 1 1 -3 8Z', colour, {
    rim: 4,
    line: 3,
    shadow: 'none',
  });

/** The four mad parts and what belongs to them, by the name of their sprite. */
export const extras = (): Record<string, SpriteArt> => ({
  eend: sprite(duck(), -60, -116, 78, 14),
  discobal: sprite(disco(), -64, -108, 64, 22),
  paraplu: sprite(umbrella(), -72, -124, 72, 20),
  koekoek: sprite(cuckoo(false), -74, -124, 74, 18),
  'koekoek-open': sprite(cuckoo(true), -74, -124, 74, 18),
  muis: sprite(mouse(), -66, -60, 52, 14),
  ring: sprite(ring(), 62),
  'noot-1': sprite(note(plum), -24, -42, 34, 32),
  'noot-2': sprite(note(teal), -24, -42, 34, 32),
});
