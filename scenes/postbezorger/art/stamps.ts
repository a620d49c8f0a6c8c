import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { circle, star } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TINTS } from './colours.ts';
import { STAMPS } from './names.ts';

const { ink, paper, coral, ochre, blue, moss, plum, teal, pink } = PALETTE;
const e = (d: string, fill: string) => edged(d, fill, ink, 2.6);
const stem = (d: string) => line(d, '#3F7A31', 4);

/** What is on each stamp, within 44 by 44. */
const MOTIFS: Record<(typeof STAMPS)[number], string> = {
  ster: e(star(21, 9), ochre),
  hart: e('M0 18C-30 -2 -20 -24 -4 -18Q0 -16 0 -10Q0 -16 4 -18C20 -24 30 -2 0 18Z', coral),
  zon:
    line(
      each(
        8,
        (i) =>
          `M${Math.round(Math.cos((i * Math.PI) / 4) * 15)} ${Math.round(Math.sin((i * Math.PI) / 4) * 15)}L${Math.round(Math.cos((i * Math.PI) / 4) * 21)} ${Math.round(Math.sin((i * Math.PI) / 4) * 21)}`,
      ),
      ochre,
      4,
    ) + e(circle(12), '#FFD84A'),
  maan: e('M8 -19A20 20 0 1 0 8 19A15 15 0 1 1 8 -19Z', '#FFD84A'),
  boom: e('M-4 20V4H4V20Z', '#9A6B4A') + e(circle(15, 0, -6), moss),
  bloem:
    stem('M0 2V21') +
    each(6, (i) =>
      dot(
        7,
        pink,
        Math.round(Math.cos((i * Math.PI) / 3) * 10),
        Math.round(Math.sin((i * Math.PI) / 3) * 10) - 5,
      ),
    ) +
    e(circle(6, 0, -5), ochre),
  vis: e('M-20 0Q-4 -18 12 -2L21 -11V11L12 2Q-4 18 -20 0Z', blue) + dot(2.6, ink, -11, -2),
  boot: e('M-20 6H20L12 18H-12Z', coral) + e('M-2 3V-20L15 3Z', paper) + e('M-6 3V-12L-16 3Z', '#FFD84A'),
  huis: e('M-15 20V-3H15V20Z', '#F6E3B0') + e('M-20 -2L0 -20L20 -2Z', coral) + e('M-5 20V7H5V20Z', blue),
  vlag: line('M-14 21V-20', ink, 4) + e('M-12 -20H18L10 -10L18 0H-12Z', teal),
  appel: e('M0 -10C20 -20 24 14 4 20Q0 18 -4 20C-24 14 -20 -20 0 -10Z', coral) + stem('M0 -10Q2 -18 8 -20'),
  peer:
    e('M0 -14C8 -14 6 -2 12 4C20 14 10 20 0 20S-20 14 -12 4C-6 -2 -8 -14 0 -14Z', '#B9DE86') +
    stem('M0 -14V-21'),
  kers: stem('M-8 6Q-4 -14 12 -19Q6 -8 10 8') + e(circle(8, -9, 11), coral) + e(circle(8, 10, 12), coral),
  tulp: stem('M0 0V21M0 16Q-12 14 -13 4') + e('M-11 -18L-5 -9L0 -19L5 -9L11 -18Q15 2 0 3T-11 -18Z', plum),
  molen:
    e('M-8 20L-5 -4H5L8 20Z', '#C7866B') +
    line('M0 -5L-15 -18M0 -5L15 8M0 -5L-13 9M0 -5L13 -19', ink, 4) +
    dot(4, ochre, 0, -5),
  fiets:
    line(`${circle(9, -11, 8)}${circle(9, 11, 8)}`, ink, 3) +
    line('M-11 8L-3 -8H8L11 8M-3 -8L2 8H-11M8 -8L6 -14H12', coral, 3),
  wolk: e('M-14 12A9 9 0 0 1 -12 -6A12 12 0 0 1 11 -7A9 9 0 0 1 14 12Z', paper),
  berg: e('M-21 18L-4 -18L6 0L11 -7L21 18Z', '#9AA6BC') + flat('M-9 -7L-4 -18L1 -8L-4 -4Z', paper),
  vlieger: e('M0 -20L13 -3L0 14L-13 -3Z', teal) + line('M0 14Q6 18 0 21M0 -20V14M-13 -3H13', ink, 2.4),
  klok: e(circle(18), paper) + line('M0 -11V0L8 5', ink, 4),
  sleutel:
    line('M2 2L17 17M11 11L16 6', ink, 7) +
    line('M2 2L17 17M11 11L16 6', ochre, 3.6) +
    e(`${circle(10, -7, -7)}${circle(4, -7, -7)}`, ochre),
  paddenstoel:
    e('M-7 18Q-4 6 -6 0H6Q4 6 7 18Z', paper) +
    e('M-20 2Q-18 -19 0 -19T20 2Z', coral) +
    dot(3.5, paper, -8, -7) +
    dot(3.5, paper, 6, -10),
  kroon: e('M-18 14L-20 -12L-9 -2L0 -17L9 -2L20 -12L18 14Z', ochre) + dot(3, coral, 0, 6),
  veer: e('M-14 19Q-18 -10 14 -20Q16 6 -8 14Z', '#8FB6DC') + line('M-16 21Q-4 0 12 -18', ink, 2.6),
};

/** The perforated paper of a stamp. */
function perforated(): string {
  let edge = 'M-33 -38';
  for (let i = 0; i < 6; i++) edge += 'q5.5 6 11 0';
  for (let i = 0; i < 7; i++) edge += 'q-6 5.5 0 11';
  for (let i = 0; i < 6; i++) edge += 'q-5.5 -6 -11 0';
  for (let i = 0; i < 7; i++) edge += 'q6 -5.5 0 -11';
  return `<path d="${edge}Z" fill="${ink}" opacity=".14" transform="translate(0 4)"/>${edged(`${edge}Z`, paper, ink, 2.4)}`;
}

/** What is printed on a stamp. */
export const view = (name: (typeof STAMPS)[number]): string =>
  slab(-25, -29, 50, 58, TINTS[STAMPS.indexOf(name) % TINTS.length]!, 3) +
  oval(20, 4, ink, 0, 23, 0.1) +
  MOTIFS[name];

export const stamps = (): Record<string, SpriteArt> => ({
  zegel: sprite(perforated(), 38, 46),
  ...Object.fromEntries(STAMPS.map((name) => [`zegel-${name}`, sprite(view(name), 27, 31)])),
});
