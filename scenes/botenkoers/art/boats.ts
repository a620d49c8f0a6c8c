import { curl } from '../../../engine/drawing/index.ts';
import { PALETTE, darker, lighter, mix } from '../../../engine/drawing/palette.ts';
import { clip, place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { smooth } from '../../../engine/drawing/points.ts';
import { circle } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { SEA } from './colours.ts';

const { ink, paper, coral, ochre, teal, plum, pencil } = PALETTE;

const HULL = 'M-62 -30Q-30 -22 0 -22Q34 -22 68 -38Q62 -8 44 2Q30 8 -30 6Q-54 2 -62 -30Z';

/** The hull with its mast; its place is the middle of its water line. */
export const hull = (): string =>
  oval(62, 9, ink, 0, 6, 0.16) +
  line('M0 -20V-134', SEA.woodDeep, 7) +
  prop(HULL, coral, {
    outline: 0.7,
    line: 3.5,
    inner:
      flat('M-70 -12Q0 2 76 -20V20H-70Z', darker(coral, 0.22)) + stripe('M-66 -20Q0 -8 72 -28', paper, 6),
  }) +
  each([-26, 2, 28], (x) => dot(4.5, ink, x, -6) + dot(2.2, '#CDEBFA', x - 0.6, -6.8)) +
  line('M-44 4q10 6 20 0t20 0t20 0t20 0', '#FFFFFF', 4);

/** The sail at its mast, whole: it is placed by its foot, so that it can be made small downwards. */
export const cloth = (): string => {
  const main = 'M6 -96Q54 -70 58 -14Q32 -6 6 -8Z';
  const jib = 'M-4 -90Q-34 -50 -44 -14Q-22 -8 -4 -10Z';
  return place(
    prop(main, paper, {
      outline: 0.7,
      line: 3,
      inner:
        flat('M-2 -40Q30 -30 64 -38V-20Q30 -14 -2 -22Z', teal) +
        flat('M40 -100H70V0H40Q56 -40 40 -100Z', ink, 0.08),
    }) + prop(jib, SEA.sheet, { outline: 0.6, line: 3, inner: flat('M-50 -30H0V-18H-50Z', ochre) }),
    0,
    0,
    { flip: true },
  );
};

/** Flags from bow to stern over the top of the mast. */
export const garland = (): string => {
  const at = (t: number) => [-58 + 116 * t, 46 - Math.sin(t * Math.PI) * 92] as const;
  const cordLine = `M-58 46Q0 -138 58 46`;
  return (
    line(cordLine, SEA.woodDeep, 2.5) +
    each(7, (i) => {
      const [x, y] = at((i + 1) / 8);
      return edged(`M${x - 8} ${y}h16l-8 17z`, [coral, ochre, teal, plum][i % 4]!, ink, 2);
    })
  );
};

/** The sail that is hoisted: furled and grey, or ready with its white rim. */
export function hoist(isReady: boolean): string {
  const foot = prop('M-62 56Q0 44 62 56L56 74Q0 82 -56 74Z', isReady ? SEA.wood : '#C3B9AE', {
    outline: 0.45,
  });
  const mast = (colour: string) => line('M0 56V-66', colour, 9);
  const yard = (y: number, colour: string) => line(`M-54 ${y}H54`, colour, 7);
  if (!isReady) {
    const furled = smooth([
      -50, -50, -20, -58, 0, -52, 22, -58, 50, -50, 46, -34, 20, -40, 0, -34, -20, -40, -46, -34,
    ]);
    return (
      mast('#A79C90') +
      yard(-52, '#A79C90') +
      prop(furled, '#DDD6CB', {
        outline: 0.3,
        inner: stripe('M-26 -64V-30M0 -64V-30M26 -64V-30', '#B4AA9D', 4),
      }) +
      foot
    );
  }
  const sail = 'M-48 -54Q0 -62 48 -54Q60 0 50 40Q0 24 -50 40Q-60 0 -48 -54Z';
  const star = each(5, (i) => place(flat('M0 -22L6 -7L0 0L-6 -7Z', ochre), 0, -6, { turn: i * 72 }));
  return (
    line('M0 56V-66', paper, 20) +
    line('M-54 -54H54', paper, 18) +
    mast(SEA.woodDeep) +
    sticker(sail, paper, {
      inner:
        flat('M-70 -60H-30V60H-70ZM30 -60H70V60H30Z', coral, 0.9) +
        flat('M-60 20Q0 6 60 20V60H-60Z', ink, 0.07) +
        star,
    }) +
    yard(-54, SEA.woodDeep) +
    dot(7, ochre, 0, -68) +
    foot
  );
}

/** A little boat of the regatta. */
export const dinghy = (i: number): string => {
  const fill = [coral, teal, ochre][i]!;
  return (
    line('M2 14V-40', SEA.woodDeep, 5) +
    prop('M6 -42Q38 -22 38 6Q22 10 6 8Z', paper, {
      outline: 0.7,
      line: 3,
      inner: flat('M0 -14H50V-2H0Z', fill),
    }) +
    prop('M-36 12Q0 18 42 8Q38 32 24 34H-18Q-32 32 -36 12Z', fill, {
      outline: 0.6,
      line: 3,
      inner: flat('M-40 24H50V40H-40Z', darker(fill, 0.2)),
    })
  );
};

/** Krul in a boat of pencil lines. */
export const rival = (): string => {
  const boat = 'M-52 -10C-24 -4 28 -4 58 -14C52 6 38 14 -28 14C-44 11 -49 1 -52 -10Z';
  const sail = 'M16 -8V-66C38 -56 50 -38 50 -20C38 -16 26 -16 16 -18';
  return (
    line(boat + sail, paper, 11) +
    flat(sail, paper) +
    place(curl({ shape: 'curl', size: 84, face: 'happy' }), -18, -8) +
    flat(boat, mix(pencil, paper, 0.5)) +
    line(boat + sail, pencil, 4)
  );
};

const GLASS = 'M-8 -30H8V-16Q20 -10 20 6V18Q20 28 10 28H-10Q-20 28 -20 18V6Q-20 -10 -8 -16Z';

/** A bottle with post in it; `rim` 0 is one in the rack. */
export function bottle(glass: string, rim: number): string {
  const note = flat('M-9 -4H9V20H-9Z', paper) + stripe('M-5 2H5M-5 8H5M-5 14H3', SEA.sepia, 2, 0.7);
  const cork = 'M-7 -40H7V-28H-7Z';
  const inner =
    flat('M-30 -40H30V40H-30Z', mix(glass, '#FFFFFF', 0.25)) +
    note +
    line('M-12 -6Q-15 4 -14 16', '#FFFFFF', 4, 0.9);
  const body =
    rim > 0
      ? sticker(cork, SEA.wood, { rim, line: 3 }) + sticker(GLASS, glass, inner, { rim })
      : prop(cork, SEA.wood, { outline: 0.5 }) + prop(GLASS, glass, inner, { outline: 0.5 });
  return place(body, 0, 0, { turn: 20 });
}

/** An empty place in the rack. */
export const gap = (): string =>
  place(flat(GLASS, paper, 0.6) + line(GLASS, SEA.sepia, 4, 0.9, '7 6'), 0, 0, { turn: 20 });

/** What may be in a bottle: a shell, a star, a fish, a heart. */
export const SECRETS = [
  sticker(
    'M0 26Q-40 20 -34 -10Q-24 -30 0 -30Q24 -30 34 -10Q40 20 0 26Z',
    '#F4A6BE',
    line('M0 24V-26M-2 24Q-20 4 -20 -20M2 24Q20 4 20 -20', '#B9557A', 3),
  ),
  sticker(
    'M0 -34L9 -11L34 -10L14 6L21 30L0 16L-21 30L-14 6L-34 -10L-9 -11Z',
    ochre,
    dot(4, ink, -6, 2) + dot(4, ink, 6, 2),
  ),
  sticker(
    'M-30 0Q-6 -28 20 -6L36 -20V20L20 6Q-6 28 -30 0Z',
    teal,
    dot(4, ink, -14, -4) + stripe('M0 -20Q8 0 0 20', paper, 4),
  ),
  sticker(
    'M0 30C-46 -2 -30 -34 -10 -28Q-2 -26 0 -16Q2 -26 10 -28C30 -34 46 -2 0 30Z',
    coral,
    line('M-18 -14Q-22 -6 -16 4', lighter(coral, 0.6), 5),
  ),
];

const clipBody = (d: string, fill: string, inner: string) => flat(d, fill) + clip(d, inner) + line(d, ink, 3);

/** The gull: it flies, or stands with a note in its beak. */
export function gull(flies: boolean): string {
  const beak = edged('M30 -30L50 -26L30 -20Z', ochre, ink, 2.5);
  const head = clipBody(circle(15, 20, -28), paper, '') + dot(3.2, ink, 24, -32);
  if (flies)
    return (
      clipBody('M-36 -8Q-4 -30 30 -18Q26 2 -8 4Z', paper, flat('M-40 0H40V10H-40Z', '#C9CEDA')) +
      head +
      beak +
      clipBody('M-6 -16Q-34 -62 -62 -50Q-44 -36 -26 -6Z', '#C9CEDA', '') +
      clipBody('M2 -16Q-2 -60 22 -72Q26 -44 20 -12Z', '#DDE1EA', '')
    );
  const note = sticker('M44 -26H70V-4H44Z', '#FFE9CF', stripe('M50 -18H64M50 -12H60', '#9A4A00', 2.5), {
    rim: 3,
    line: 2.5,
  });
  return (
    line('M-6 8V22M6 8V22', '#D98A1F', 4) +
    clipBody(
      'M-42 -6Q-10 -34 22 -20Q30 8 0 12Q-22 12 -42 -6Z',
      paper,
      flat('M-50 -12Q-10 -22 10 -6Q-10 4 -50 0Z', '#C9CEDA'),
    ) +
    head +
    note +
    beak
  );
}

export const dolphin = (): string =>
  clipBody(
    'M-46 10Q-30 -24 10 -22Q32 -20 46 -4Q36 2 24 2Q-4 4 -26 14Q-34 22 -44 24Q-40 16 -46 10Z',
    '#8FB3D6',
    flat('M-20 20Q0 -2 50 0V30H-20Z', '#E4EEF7'),
  ) +
  edged('M-6 -20Q-8 -36 -22 -38Q-18 -28 -20 -18Z', '#7FA4C8', ink, 3) +
  dot(3.4, ink, 26, -8) +
  line('M34 -2Q28 2 24 0', ink, 2);

/** A seal that looks up out of the water: it can be tapped. */
export const seal = (): string =>
  oval(40, 10, '#FFFFFF', 0, 26, 0.85) +
  sticker('M-30 26Q-34 -24 0 -26Q34 -24 30 26Z', '#A9A3B4', {
    rim: 5,
    inner: oval(15, 11, '#D6D0DC', 0, 6),
  }) +
  dot(4.5, ink, -11, -6) +
  dot(4.5, ink, 11, -6) +
  oval(6, 4, ink, 0, 1) +
  line('M-12 8L-26 4M-12 11L-26 13M12 8L26 4M12 11L26 13', ink, 2);
