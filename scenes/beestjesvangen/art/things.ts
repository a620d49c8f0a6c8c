import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { SHADE } from './tones.ts';

const { ink, paper, ochre, teal, coral, blue } = PALETTE;
/** The rim and line of small things. */
const THIN = { rim: 4, line: 3.2 } as const;

/** The leaf that a bug sits on. */
const leaf = (): string =>
  oval(92, 20, ink, 4, 44, 0.12) +
  prop(
    'M-104 30C-76 -6 -30 -16 14 -10C54 -6 86 8 106 32C74 54 30 60 -16 56C-56 54 -86 46 -104 30Z',
    SHADE.leaf,
    line('M-100 30Q0 18 100 32M-52 24l22 -24M-4 22l26 -24M44 24l20 -18M8 30l28 20', SHADE.leafDeep, 3),
    { outline: 0.35, line: 3 },
  );

/** The net, held at (0, 0). */
const net = (): string =>
  cord('M0 30V-52', SHADE.wood, 10, darker(SHADE.wood, 0.5), 2.6) +
  `<path d="M-32 -76C-36 -30 -14 -16 4 -22C26 -28 36 -50 32 -76Z" fill="${SHADE.net}" fill-opacity=".75" stroke="${ink}" stroke-width="2.6"/>` +
  line('M-22 -74Q-22 -40 0 -24M0 -74V-22M22 -74Q24 -44 4 -22M-32 -60Q0 -48 32 -60', '#8FA6A0', 2) +
  `<ellipse cy="-76" rx="33" ry="14" fill="none" stroke="${ink}" stroke-width="9"/><ellipse cy="-76" rx="33" ry="14" fill="none" stroke="${coral}" stroke-width="4.4"/>`;

/** How far steps are heard: waves around the feet, drawn twice as large as they usually are. */
const ring = (): string =>
  `<circle r="186" fill="${paper}" opacity=".3"/>` +
  each([186, 142], (r, i) =>
    each(
      [
        [paper, 22],
        [teal, 12],
      ] as const,
      ([tone, wide]) =>
        `<circle r="${r}" fill="none" stroke="${tone}" stroke-width="${i ? wide * 0.6 : wide}" stroke-linecap="round" stroke-dasharray="${i ? '16 40' : '52 34'}" opacity="${i ? 0.7 : 1}"/>`,
    ),
  );

/** What a bug says: a bubble with a sign in it. */
const says = (fill: string, sign: string): string =>
  sticker('M-22 -24Q0 -32 22 -24Q32 0 20 18Q8 26 -4 22L-20 34L-18 18Q-32 0 -22 -24Z', fill, THIN) + sign;
const wonders = line('M-8 -12Q-4 -20 4 -18Q12 -14 8 -6Q2 -2 1 5', ink, 5.4) + dot(3.6, ink, 1, 14);
const alarmed = line('M0 -18V3', ink, 7.4) + dot(4.6, ink, 0, 13.5);

const loupe = (): string =>
  cord('M62 58L112 104', SHADE.bark, 24, ink, 4) +
  `<circle r="80" fill="${paper}" fill-opacity=".82"/>` +
  `<circle r="80" fill="none" stroke="${ink}" stroke-width="15"/><circle r="80" fill="none" stroke="${ochre}" stroke-width="8"/>` +
  line('M-54 -26Q-44 -52 -18 -60', '#fff', 8, 0.9);

/** A jar for a bug; and its lid with holes for air. */
const jar = (): string => {
  const body = roundRect(-44, -46, 88, 92, 20, { wobble: 1 });
  return (
    `<path d="${body}" fill="${paper}" stroke="${paper}" stroke-width="15" stroke-linejoin="round"/>` +
    flat(body, SHADE.glass) +
    line('M-20 40Q-6 18 -10 0M-2 40Q8 22 18 10M10 40Q22 30 30 28', SHADE.bladeLight, 5) +
    line('M-32 -24V20', '#fff', 8, 0.9) +
    `<path d="${body}" fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>`
  );
};
const lid = (): string =>
  sticker(roundRect(-46, -11, 92, 24, 9, { wobble: 0.8 }), SHADE.lid, {
    inner: each([-24, 0, 24], (x) => dot(3.4, ink, x, 1)),
    ...THIN,
  });

/** A dry twig, whole or trodden on. */
function twig(isBroken: boolean): string {
  const edge = darker(SHADE.bark, 0.5);
  const half = (side: 1 | -1) => {
    const branch = cord(`M${side * 26} -2l${side * 14} ${side * 15}`, SHADE.bark, 8, edge, 2.2);
    const whole = cord(`M0 0Q${side * 24} -7 ${side * 46} 0`, SHADE.bark, 12, edge, 2.6) + branch;
    return isBroken ? place(whole, side * 6, 0, { turn: side * 22 }) : whole;
  };
  const cracks = isBroken ? line('M-5 -14L-9 -24M0 -16V-28M6 -14L11 -24', ink, 3.4) : '';
  return oval(48, 7, ink, 0, 8, 0.14) + half(-1) + half(1) + cracks;
}

/** The cricket with its fiddle on a mushroom. */
const cricket = (): string =>
  prop('M-15 20Q-12 48 -20 70H22Q14 46 15 20Z', SHADE.stem) +
  prop(
    'M-58 28C-50 -4 50 -4 58 28Q0 42 -58 28Z',
    SHADE.cap,
    each([-30, 2, 32], (x, i) => oval(9, 6, paper, x, 16 - (i % 2) * 8)),
    { outline: 0.4 },
  ) +
  line('M-14 -2L-40 -46L-54 8', ink, 12) +
  line('M-14 -2L-40 -46L-54 8', '#8A9B3E', 6.6) +
  sticker('M-46 -4C-44 -26 -20 -34 4 -32C24 -30 32 -18 28 -4Q-8 6 -46 -4Z', '#A5B64A', THIN) +
  sticker(circle(17, 28, -28), '#B9C75E', THIN) +
  line('M24 -44q-6 -18 -22 -22M34 -44q4 -18 20 -20', ink, 3.4) +
  line('M20 -30q5 -6 10 0M33 -30q4 -5 8 0', ink, 3.2) +
  line('M25 -20q7 6 13 -1', ink, 3);
/** Its song, to be seen. */
const song = (): string =>
  each([22, 38, 54], (r, i) =>
    line(`M${-r * 0.6} ${-r * 0.8}A${r} ${r} 0 0 0 ${-r} ${r * 0.12}`, i % 2 ? teal : blue, 5.4),
  ) + place(dot(8, ink, -4, 10) + line('M3 10V-16L17 -20V4', ink, 4.4) + dot(8, ink, 10, 5), -46, -40);

/** A sock of who goes softly; or where it will hang. */
function sock(isFull: boolean): string {
  const d = 'M-9 -17H9L8 1Q20 4 20 12Q18 17 8 17H-2Q-11 15 -10 4Z';
  if (!isFull) return edged(d, SHADE.patch, PALETTE.pencil, 2.4, 0.8);
  const inner = stripe('M-20 -12H20M-20 -3H20', paper, 4) + flat('M8 0H26V20H4Z', ochre);
  return prop(d, coral, { inner, outline: 0.6, line: 2.8 });
}

/** A light in the night. */
const light = (): string =>
  dot(26, '#FFE27A', 0, 0, 0.28) +
  dot(17, '#FFE98F', 0, 0, 0.5) +
  dot(9, '#FFF6CF') +
  line('M-3 -9q-5 -8 -12 -8M3 -9q5 -8 12 -8', ink, 2, 0.5);

/** The cheeks of who holds its breath. */
const cheeks = (): string =>
  each([-31, 31], (x) => oval(12, 9, PALETTE.pink, x, 0, 0.9) + oval(4, 2.6, paper, x - 3, -3, 0.8));

const glowWorm = (): string =>
  dot(34, '#FFE27A', -18, 2, 0.35) +
  sticker('M-34 10C-38 -10 -18 -20 4 -18C20 -16 28 -6 26 10Q-4 18 -34 10Z', '#5E6B8F', {
    inner: flat('M-44 -24H-10V24H-44Z', '#FFE27A') + stripe('M4 -24V24M-10 -24V24', ink, 3),
    ...THIN,
  }) +
  edged(circle(10, 26, -4), '#8A96B8', ink, 3) +
  dot(3, ink, 29, -6);

/** Everything in the garden but its bugs. */
export function things(): Record<string, SpriteArt> {
  return {
    blad: sprite(leaf(), -112, -24, 114, 68),
    net: sprite(net(), -44, -98, 44, 38),
    kring: sprite(ring(), 200),
    vraag: sprite(says(paper, wonders), -40, -42, 40, 44),
    roep: sprite(place(says(ochre, alarmed), 0, -4, { scale: 1.25 }), -48, -50, 48, 48),
    loep: sprite(loupe(), -94, -94, 130, 122),
    pot: sprite(jar(), -56, -58, 56, 58),
    deksel: sprite(lid(), -56, -22, 56, 26),
    tak: sprite(twig(false), -56, -26, 56, 26),
    'tak-stuk': sprite(twig(true), -62, -34, 62, 34),
    krekel: sprite(cricket(), -66, -76, 66, 74),
    zang: sprite(song(), -74, -74, 12, 24),
    'sok-leeg': sprite(sock(false), -16, -22, 26, 22),
    sok: sprite(sock(true), -16, -22, 26, 22),
    wangen: sprite(cheeks(), -46, -14, 46, 14),
    lichtje: sprite(light(), 28),
    glimworm: sprite(glowWorm(), -56, -36, 46, 40),
  };
}
