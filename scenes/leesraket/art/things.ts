import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, mix } from '../../../engine/drawing/palette.ts';
import { clip, cloud, place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle, plate, roundRect, star } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { SITE } from './colours.ts';

const { ink, paper, coral, ochre, teal, plum, blue } = PALETTE;

/** The screen on which the code stands: pale glass in a petrol frame. */
const screen = (): string =>
  prop(plate(768, 212, 28, { seed: 3, wobble: 1.6 }), SITE.frame, {
    shadow: 'object',
    outline: 0.5,
    line: 3.4,
    inner: flat('M-400 74H400V120H-400z', SITE.frameDeep),
  }) +
  prop(plate(736, 180, 16, { seed: 5, wobble: 1 }), SITE.mint, {
    outline: 0.35,
    inner: flat('M-300 -100h60l-150 200h-60zM-200 -100h22l-150 200h-22z', '#FFFFFF', 0.5),
  });

/** The plan of the rocket, lying, in thin lines: what the screen shows when nothing is to be read. */
const plan = (): string =>
  each(9, (i) => line(`M${-300 + i * 75} -70V70`, SITE.mintDeep, 1.6)) +
  each(3, (i) => line(`M-330 ${-48 + i * 48}H330`, SITE.mintDeep, 1.6)) +
  line(
    'M-210 -34H150Q206 -30 246 0Q206 30 150 34H-210ZM-210 -34L-262 -66V-20M-210 34L-262 66V20M-210 -20L-240 -30V30L-210 20M150 -34V34',
    '#8CBBAF',
    4,
  ) +
  line(
    each(5, (i) => `M${-140 + i * 58} -34V34`),
    '#8CBBAF',
    3,
  ) +
  `<circle cx="188" r="13" fill="none" stroke="#8CBBAF" stroke-width="4"/>`;

const lamp = (fill: string, shine: string): string =>
  prop(circle(12), fill, { outline: 0.45, line: 3, inner: dot(4, shine, -4, -5) });

/** A belt with its rollers; placed by its upper edge. */
const belt = (): string =>
  prop(roundRect(-446, -4, 892, 26, 13, { seed: 6, wobble: 0.8 }), '#5F7D8A', {
    shadow: 'object',
    outline: 0.35,
    inner:
      slab(-450, -6, 900, 9, '#86A2AD') +
      each(23, (i) => dot(7, '#C9D9DC', -418 + i * 38, 11) + dot(2.5, '#5F7D8A', -418 + i * 38, 11)),
  });

const trolley = (): string =>
  prop(roundRect(-36, -26, 72, 30, 9, { seed: 2, wobble: 1 }), ochre, {
    outline: 0.6,
    line: 3,
    inner: each(4, (i) => flat(`M${-44 + i * 24} 8l14 -38h11l-14 38z`, ink, 0.75)),
  }) +
  edged(circle(9, -20, -22), SITE.steel) +
  edged(circle(9, 20, -22), SITE.steel) +
  edged(circle(8, 0, 4), SITE.steel);

/** Rope with its hook; placed by its upper end. */
const rope = (): string => cord('M0 0V100', '#E8CF9E', 8, '#8A6A3C', 2);

/** Light in which a part should hang: straight above the rocket. Placed by its foot. */
const aim = (): string =>
  flat('M-22 -96H22L26 -2H-26Z', '#FFFFFF', 0.42) +
  line('M-22 -96L-26 -2M22 -96L26 -2', coral, 3, 0.9, '7 8') +
  flat('M-9 -18H9L0 -4Z', coral);

const arrow = 'M-9 -20H9V0H22L0 24L-22 0H-9Z';
/** Lets go: an arrow down. Grey, without its rim, as long as nothing hangs there. */
const button = (isOn: boolean): string =>
  isOn
    ? sticker(circle(30), coral, flat('M-40 10H40V40H-40z', '#D4523A')) + edged(arrow, paper)
    : prop(circle(30), SITE.steel, { outline: 0.3 }) + flat(arrow, '#9AA9B5');

const onward = (isBack: boolean): string =>
  sticker(circle(27), teal, flat('M-40 10H40V40H-40z', '#17807A')) +
  (isBack
    ? line('M13 -7Q4 -17 -7 -11Q-17 -4 -12 7Q-6 16 6 12M15 -16V-5H4', paper, 6)
    : line('M-12 0H12M3 -10L13 0L3 10', paper, 7));

const namePlate = (): string =>
  prop(plate(660, 86, 18, { seed: 8, wobble: 1.2 }), paper, {
    outline: 0.45,
    line: 3.4,
    inner: stripe('M-330 36H330', '#E6DCC2', 10),
  }) +
  each(
    rows(2, [-308, -22, -308, 22, 308, -22, 308, 22]),
    ([x, y]) => dot(6, SITE.steel, x, y) + line(`M${x - 3} ${y}h6`, ink, 2),
  );

/** The front edge of the silo. */
const lip = (): string =>
  prop('M-126 -8H126V20Q126 28 118 28H-118Q-126 28 -126 20Z', '#FFF8E6', {
    outline: 0.35,
    line: 3,
    inner: each(8, (i) => flat(`M${-130 + i * 36} 34l20 -46h18l-20 46z`, SITE.mast)),
  });

const gull = (): string =>
  line('M-5 18V26M7 18V26', '#E0882E', 4) +
  prop('M-30 2Q-22 -14 -4 -12Q2 -30 18 -26Q28 -22 27 -12Q24 16 -2 20Q-22 20 -34 12Z', paper, {
    outline: 0.7,
    line: 3,
    inner: flat('M-40 2Q-14 -10 8 6Q-8 18 -36 14z', '#B9C6D3'),
  }) +
  edged('M26 -18L40 -13L26 -10Z', ochre, ink, 2.4) +
  dot(3.2, ink, 18, -17);

// What the rocket flies past.
const birds = (): string =>
  each(rows(3, [-60, 0, 1, 0, -34, 0.8, 56, 6, 1.1]), ([x, y, scale]) => place(gull(), x, y, { scale }));
const kite = (): string =>
  line('M0 60Q-26 84 4 104T-14 140', ink, 3) +
  prop('M0 -66L46 -6L0 62L-46 -6Z', coral, {
    outline: 0.6,
    line: 3,
    inner: flat('M0 -66V62L60 -6z', ochre) + flat('M-60 -6H0V70z', teal),
  }) +
  each([84, 112], (y, i) => flat(`M${i ? -2 : -14} ${y}l-16 -9v18zm0 0l16 -9v18z`, plum));
const balloon = (): string =>
  line('M-26 52L-18 92M26 52L18 92', ink, 3) +
  prop('M0 -92Q74 -90 72 -20Q66 30 28 58H-28Q-66 30 -72 -20Q-74 -90 0 -92Z', '#F7D9A8', {
    outline: 0.55,
    line: 3,
    inner: flat('M-30 -100Q-60 -20 -18 66H18Q60 -20 30 -100z', coral) + flat('M-9 -100V66H9V-100z', paper),
  }) +
  prop(roundRect(-22, 88, 44, 32, 7, { seed: 3, wobble: 1 }), SITE.card, { outline: 0.6, line: 3 });
const spark = (size: number, fill: string): string =>
  prop(star(size, size * 0.45), fill, { outline: 0.25, line: 2 });
const stars = (): string =>
  each(rows(3, [-70, 20, 26, -20, -44, 34, 44, 30, 22, 74, -34, 28]), ([x, y, r]) =>
    place(spark(r, '#FFE07A'), x, y),
  );
const moon = (): string => {
  const disc = circle(92);
  return prop(disc, '#FFF0BE', {
    outline: 0.22,
    line: 3,
    inner:
      flat('M30 -100Q110 0 30 100H110V-100z', '#F1D98F') +
      each(rows(3, [-40, -30, 18, 14, 26, 24, -30, 44, 12, 26, -48, 13]), ([x, y, r]) =>
        dot(r, '#EBCF83', x, y),
      ),
  });
};
/** The flag of who came so high: a blob of ink on it. */
const flag = (): string =>
  cord('M0 60V-70', '#E8CF9E', 8, ink, 2) +
  prop('M4 -68Q34 -78 62 -66T112 -68V-8Q86 2 62 -8T4 -10Z', paper, { outline: 0.7, line: 3.4 }) +
  dot(19, blue, 58, -38) +
  oval(5, 7, paper, 51, -42) +
  oval(5, 7, paper, 65, -42) +
  dot(2.6, ink, 52, -41) +
  dot(2.6, ink, 66, -41) +
  line('M52 -28q6 5 12 0', ink, 3);
/** Lamps along the mast, for the evening. */
const lights = (): string =>
  each(
    7,
    (i) =>
      dot(18, '#FFE9A8', i % 2 ? -20 : 20, -130 + i * 48, 0.35) +
      dot(6, '#FFF3CC', i % 2 ? -20 : 20, -130 + i * 48),
  );

/** Yard, control room and sky, by the name of their sprite. */
export const things = (): Record<string, SpriteArt> => ({
  scherm: sprite(screen(), -400, -124, 400, 132),
  plan: sprite(clip(plate(720, 164), plan()), 350, 84),
  'lamp-uit': sprite(lamp('#8FA9AE', '#B9CBCE'), 16),
  'lamp-aan': sprite(lamp('#FFD65A', '#FFF6D0'), 16),
  band: sprite(belt(), -462, -12, 462, 40),
  loopkat: sprite(trolley(), -44, -40, 44, 20),
  touw: sprite(rope(), -8, 0, 8, 100),
  mik: sprite(aim(), -34, -102, 34, 4),
  knop: sprite(button(true), -46, -46, 46, 50),
  'knop-uit': sprite(button(false), 40),
  verder: sprite(onward(false), -42, -42, 42, 46),
  terug: sprite(onward(true), -42, -42, 42, 46),
  naamplaat: sprite(namePlate(), 344, 52),
  putrand: sprite(lip(), -134, -14, 134, 36),
  meeuw: sprite(gull(), -40, -34, 46, 30),
  sterretje: sprite(spark(13, mix('#FFE07A', paper, 0.3)), 18),
  licht: sprite(lights(), 46, 160),
  vogels: sprite(birds(), 120, 80),
  wolk: sprite(cloud(0, 0, 1.9), -190, -110, 190, 110),
  vlieger: sprite(kite(), -60, -76, 60, 150),
  ballon: sprite(balloon(), -84, -102, 84, 130),
  sterren: sprite(stars(), 116, 88),
  maan: sprite(moon(), 100),
  vlag: sprite(flag(), -14, -86, 122, 68),
});
