import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, darker } from '../../../engine/drawing/palette.ts';
import { prop } from '../../../engine/drawing/paper.ts';
import { smooth } from '../../../engine/drawing/points.ts';
import { blob, circle, roundRect, star } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TONES } from './tones.ts';

const { ink } = PALETTE;
const GREY = '#AAB4C8';

/** A pigeon that stands on (0, 0) and looks to the right. */
const pigeon = (ducks: boolean): string => {
  const head = ducks ? [18, -24] : [22, -58];
  const body = smooth(
    ducks
      ? [
          [-40, -12],
          [-24, -34],
          [6, -36],
          [28, -26],
          [24, -6],
          [-8, 0],
        ]
      : [
          [-44, -16],
          [-22, -40],
          [8, -52],
          [26, -38],
          [22, -10],
          [-8, -2],
        ],
  );
  const legs = ducks ? '' : line('M-4 -4V2M8 -4V2', '#E58A6B', 4);
  const [x, y] = head as [number, number];
  return (
    legs +
    prop(body, GREY, {
      inner: `<path d="M-50 -8Q-20 -34 8 -24Q-4 -6 -40 2Z" fill="${darker(GREY, 0.2)}"/><path d="M6 -60Q22 -40 30 -30L40 -46L26 -64Z" fill="#8FBFA8"/>`,
    }) +
    prop(circle(14, x, y), GREY) +
    `<path d="M${x + 11} ${y - 2}L${x + 25} ${y + 3}L${x + 11} ${y + 7}Z" fill="#EDB36A" stroke="${ink}" stroke-opacity=".4" stroke-width="1.6"/>` +
    `<path d="${circle(5.4, x + 3, y - 3)}" fill="#fff"/><path d="${circle(ducks ? 2 : 3, x + 4.4, y - 3)}" fill="${ink}"/>`
  );
};
const flyingPigeon = (): string =>
  prop(smooth([-40, 4, -14, -10, 20, -10, 34, 2, 8, 14, -20, 12]), GREY) +
  prop('M-8 -4Q-28 -44 -4 -52Q14 -30 10 -4Z', darker(GREY, 0.14)) +
  prop(circle(11, 36, -6), GREY) +
  `<path d="M45 -8L57 -4L45 0Z" fill="#EDB36A"/><path d="${circle(3, 39, -9)}" fill="${ink}"/>`;

/** A cat that sleeps in a window, or is awake: its cushion at (0, 0). */
const cat = (awake: boolean, fur: string): string => {
  const stripe = darker(fur, 0.18);
  const body = prop('M-70 0Q-78 -44 -30 -48Q30 -56 66 -30Q80 -8 66 0Z', fur, {
    inner: `<path d="M0 -54q6 22 -2 34M24 -50q6 20 0 32M46 -42q4 16 0 26" stroke="${stripe}" stroke-width="7" fill="none"/>`,
  });
  const tail = cord('M62 -6Q92 -22 78 -48', fur, 15, darker(fur, 0.3), 2.5);
  const y = awake ? -50 : -30;
  const head = prop(
    `M-78 ${y - 10}L-74 ${y - 36}L-58 ${y - 24}Q-46 ${y - 28} -34 ${y - 24}L-18 ${y - 36}L-14 ${y - 10}Q-10 ${y + 22} -46 ${y + 24}Q-82 ${y + 22} -78 ${y - 10}Z`,
    fur,
    `<path d="M-46 ${y - 30}v14M-56 ${y - 28}l3 12M-36 ${y - 28}l-3 12" stroke="${stripe}" stroke-width="5"/>`,
  );
  const eyes = awake
    ? each([-60, -32], (x) => dot(8, '#fff', x, y - 2) + dot(4.6, ink, x + 1, y - 1))
    : line(`M-66 ${y}q6 6 12 0M-38 ${y}q6 6 12 0`);
  const mouth = awake ? dot(5, '#B5503C', -46, y + 13) : line(`M-51 ${y + 10}q5 5 5 0q0 5 5 0`, ink, 2.6);
  const snore = awake ? '' : line(`M-96 ${y - 30}h13l-13 14h13M-112 ${y - 50}h9l-9 10h9`, PALETTE.pencil);
  return (
    edged(roundRect(-86, -10, 172, 18, 9), '#C9A4DB', darker('#C9A4DB'), 2.5) +
    tail +
    body +
    head +
    eyes +
    flat(`M-50 ${y + 5}h8l-4 5z`, '#E58A9B') +
    mouth +
    snore
  );
};

/** Light of a lamp that was switched on. */
const glow = (): string =>
  `<g filter="url(#glow)"><path d="${blob(0, 0, 190, 110, { seed: 2 })}" fill="${TONES.lamp}" opacity=".75"/></g>`;

/** A window of the tower from afar: dark, dim or bright. */
const farWindow = (light: 0 | 1 | 2): string => {
  const tone = ['#3A4678', '#C9B27A', '#FFE08A'][light]!;
  return (
    (light === 2 ? flat(roundRect(-30, -36, 60, 72, 14), '#FFE9A8', 0.35) : '') +
    prop(roundRect(-20, -26, 40, 52, 8, { seed: light }), tone, { outline: 0.4 }) +
    `<path d="M0 -26V26M-20 0H20" stroke="#FFF6E6" stroke-width="4"/><path d="${roundRect(-24, 24, 48, 8, 4)}" fill="#FFF6E6"/>`
  );
};

const moon = (): string =>
  `<path d="${circle(86)}" fill="#FFF3CF" opacity=".14"/><path d="${circle(64)}" fill="#FFF3CF" opacity=".2"/>` +
  `<path d="${blob(0, 0, 48, 48, { seed: 3, wobble: 0.02 })}" fill="#FFF0C2"/><path d="${circle(9, -14, -12)}${circle(6, 16, 10)}${circle(5, -8, 20)}" fill="#F0DBA0"/>`;

/** Pigeons, cats, and light. */
export const friendSprites = (): Record<string, SpriteArt> => ({
  'duif-zit': sprite(pigeon(false), -50, -78, 52, 6),
  'duif-duikt': sprite(pigeon(true), -46, -46, 50, 4),
  'duif-vliegt': sprite(flyingPigeon(), -46, -58, 62, 20),
  'kat-slaapt-0': sprite(cat(false, '#F0A45D'), -120, -90, 94, 12),
  'kat-slaapt-1': sprite(cat(false, '#B9B4C9'), -120, -90, 94, 12),
  'kat-wakker-0': sprite(cat(true, '#F0A45D'), -94, -94, 94, 12),
  'kat-wakker-1': sprite(cat(true, '#B9B4C9'), -94, -94, 94, 12),
  maan: sprite(moon(), 90),
  sterretje: sprite(flat(star(9, 4), '#FFF3CF'), 10),
  gloed: sprite(glow(), 280, 200),
  'raampje-0': sprite(farWindow(0), -28, -36, 28, 38),
  'raampje-1': sprite(farWindow(1), -28, -36, 28, 38),
  'raampje-2': sprite(farWindow(2), 34, 40),
});
