import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, mix } from '../../../engine/drawing/palette.ts';
import { place, prop } from '../../../engine/drawing/paper.ts';
import { jitter } from '../../../engine/drawing/points.ts';
import { blob } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { CROWD, FLAGS } from './colours.ts';
import { SPECTATORS } from './sizes.ts';

const { ink, paper } = PALETTE;

const eyes = (gap: number, r: number): string =>
  each([-gap, gap], (x) => oval(r, r * 1.3, paper, x) + dot(r * 0.55, ink, x + 1, -1));

const SMILES = ['M-6 0q6 7 12 0', 'M-5 1q5 5 10 0', 'M-6 -1Q0 12 6 -1Z'] as const;

/** One spectator: a small blob that looks at the track; every other one waves something. */
function spectator(i: number): string {
  const fill = CROWD[i % CROWD.length]!;
  const [rx, ry] = [
    [25, 27],
    [22, 32],
    [29, 24],
  ][i % 3]! as [number, number];
  const lock = edged(`M-4 ${-ry * 1.75}q-10 -10 -2 -18q8 4 12 16z`, fill, mix(fill, ink, 0.3), 2.4);
  const cap = prop(
    `M-${rx * 0.8} ${-ry * 1.45}Q0 ${-ry * 2.5} ${rx * 0.8} ${-ry * 1.45}L${rx * 1.2} ${-ry * 1.38}Q0 ${-ry * 1.6} -${rx * 0.8} ${-ry * 1.45}Z`,
    mix(FLAGS[(i * 2) % FLAGS.length]!, '#FFFFFF', 0.25),
  );
  const pennant =
    line(`M${rx + 4} ${-ry * 0.6}V${-ry * 2.2}`, '#8A6A4C') +
    prop(`M${rx + 5} ${-ry * 2.2}l20 6l-20 8z`, mix(FLAGS[i % FLAGS.length]!, '#FFFFFF', 0.2));
  return (
    (i % 3 === 0 ? pennant : '') +
    (i % 2 ? lock : '') +
    prop(blob(0, -ry, rx, ry, { seed: i + 11, wobble: 0.04 }), fill, {
      inner: `<ellipse cx="${rx * 0.4}" cy="${-ry * 0.5}" rx="${rx}" ry="${ry}" fill="${mix(fill, ink, 0.12)}" opacity=".4" transform="translate(8 10)"/><ellipse cx="${-rx * 0.35}" cy="${-ry * 1.5}" rx="6" ry="4" fill="#FFFFFF" opacity=".6"/>`,
    }) +
    (i % 2 ? '' : cap) +
    place(eyes(8.5, 6), 0, -ry * 1.12) +
    `<path d="${SMILES[i % SMILES.length]}" transform="translate(0 ${-ry * 0.68})" fill="${i % 3 === 2 ? '#A23B4A' : 'none'}" stroke="${ink}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

/** A column of the stands: two on the back step, two in front of them. */
function column(kind: number): SpriteArt {
  const next = jitter(kind + 60);
  const at = (x: number, y: number, i: number) =>
    place(spectator(i), x + (next() - 0.5) * 8, y, { scale: 0.82 });
  const half = SPECTATORS.width / 2;
  return sprite(
    at(-30, -46, kind * 4) + at(30, -44, kind * 4 + 1) + at(-28, 0, kind * 4 + 2) + at(32, 2, kind * 4 + 3),
    -half - 14,
    -124,
    half + 22,
    8,
  );
}

/** A spectator of the first row, near by: both arms up to hold a banner. */
function fan(i: number): string {
  const fill = CROWD[(i * 3 + 1) % CROWD.length]!;
  const arm = (side: number) =>
    cord(`M${side * 30} -44Q${side * 46} -70 ${side * 36} -104`, fill, 20, mix(fill, ink, 0.34), 3);
  return (
    arm(-1) +
    arm(1) +
    prop(blob(0, -38, 42, 44, { seed: i + 3, wobble: 0.03 }), fill, {
      line: 3,
      inner: oval(40, 44, mix(fill, ink, 0.14), 18, -16, 0.45) + oval(9, 6, '#FFFFFF', -16, -62, 0.7),
    }) +
    place(eyes(13, 9.5), 0, -46) +
    `<path d="M-11 -26Q0 -6 11 -26Z" fill="#A23B4A" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/><circle cx="-25" cy="-30" r="6" fill="#F4A6BE" opacity=".8"/><circle cx="25" cy="-30" r="6" fill="#F4A6BE" opacity=".8"/>`
  );
}

/** A spectator near by, seen from behind: he looks at the track too. */
function back(i: number): SpriteArt {
  const fill = mix(CROWD[(i * 2 + 2) % CROWD.length]!, ink, 0.06);
  const [rx, ry] = [
    [78, 74],
    [66, 88],
    [84, 64],
  ][i % 3]! as [number, number];
  const cap = mix(FLAGS[(i + 1) % FLAGS.length]!, '#FFFFFF', 0.3);
  const top = -ry * 2;
  const hats = [
    prop(
      `M${-rx * 0.72} ${top + 34}Q${-rx * 0.6} ${top - 26} 0 ${top - 28}Q${rx * 0.6} ${top - 26} ${rx * 0.72} ${top + 34}Q0 ${top + 54} ${-rx * 0.72} ${top + 34}Z`,
      cap,
      flat(`M${-rx} ${top + 20}Q0 ${top + 44} ${rx} ${top + 20}V${top + 70}H${-rx}z`, ink, 0.12),
      { line: 3 },
    ) + prop(blob(0, top - 28, 16, 15, { seed: i + 8, wobble: 0.08 }), paper, { line: 3 }),
    `<path d="M-8 ${top + 8}Q-34 ${top - 18} -16 ${top - 46}Q10 ${top - 30} 18 ${top + 8}z" fill="${fill}" stroke="${mix(fill, ink, 0.3)}" stroke-width="3" stroke-linejoin="round"/>`,
    prop(
      `M${-rx * 1.06} ${top + 30}Q0 ${top + 62} ${rx * 1.06} ${top + 30}Q${rx * 0.8} ${top + 18} ${rx * 0.5} ${top + 16}Q${rx * 0.4} ${top - 22} 0 ${top - 22}Q${-rx * 0.4} ${top - 22} ${-rx * 0.5} ${top + 16}Q${-rx * 0.8} ${top + 18} ${-rx * 1.06} ${top + 30}Z`,
      '#F0DDA6',
      { line: 3 },
    ),
  ];
  return sprite(
    (i % 3 === 1 ? hats[1]! : '') +
      prop(blob(0, -ry, rx, ry, { seed: i + 31, wobble: 0.03 }), fill, {
        line: 3,
        inner: `<ellipse cx="26" cy="${-ry + 30}" rx="${rx}" ry="${ry}" fill="${mix(fill, ink, 0.14)}" opacity=".5"/><ellipse cx="${-rx * 0.4}" cy="${-ry * 1.5}" rx="14" ry="9" fill="#FFFFFF" opacity=".45"/>`,
      }) +
      (i % 3 === 1 ? '' : hats[i % 3]!),
    -104,
    -ry * 2 - 60,
    104,
    10,
  );
}

/** Everybody in the stadium, by the name of the sprite. */
export const crowd = (): Record<string, SpriteArt> => ({
  ...series('publiek', SPECTATORS.kinds, (i) => column(i)),
  'rug-0': back(0),
  'rug-1': back(1),
  'rug-2': back(2),
  'fan-0': sprite(fan(0), -64, -122, 64, 14),
  'fan-1': sprite(fan(1), -64, -122, 64, 14),
});
