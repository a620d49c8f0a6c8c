import { createRng } from '../../exercise/rng.ts';
import { PALETTE, mix } from '../palette.ts';
import { clip, svg } from '../paper.ts';
import { blob, circle, star } from '../shapes.ts';
import { FACES, KLODDER_NAMES } from '../klodder/cast.ts';
import { klodder } from '../klodder/klodder.ts';
import { piece } from '../klodder/piece.ts';
import { PLUSH_NAMES, isPlush, plush } from './plush.ts';

const { ink, paper, blue, coral, moss, plum, ochre, teal } = PALETTE;
const BRIGHT = [blue, coral, moss, plum, ochre, teal, '#E77FA3', '#7CC6E8'] as const;
const part = (d: string, colour: string, inner = '') => piece(d, colour, { line: 3.4, inner });
const stroke = (d: string, colour: string = ink, width = 3) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

type Rng = ReturnType<typeof createRng>;
const pick = <T>(rng: Rng, list: readonly T[]): T => list[Math.floor(rng.next() * list.length)]!;
const between = (rng: Rng, from: number, to: number) => Math.round(from + rng.next() * (to - from));

/** A landscape or room for photos, films and stamps. */
function view(rng: Rng, w: number, h: number): string {
  const sky = pick(rng, ['#CDEBFA', '#FBE2D0', '#D9D0F0', '#FBEFCB']);
  const land = pick(rng, ['#B9DE86', '#F6E3B0', '#8CC56B', '#EDF5FB']);
  const hill = h * (0.1 + rng.next() * 0.2);
  return (
    `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="${sky}"/><path d="${circle(h * 0.12, (rng.next() - 0.5) * w * 0.7, -h * 0.26)}" fill="#FFD84A"/>` +
    `<path d="M${-w / 2} ${hill}Q${-w / 4} ${hill - 18} 0 ${hill}T${w / 2} ${hill - 4}V${h / 2}H${-w / 2}Z" fill="${land}"/>` +
    klodder({
      name: pick(rng, KLODDER_NAMES),
      face: pick(rng, FACES),
      pose: pick(rng, ['stand', 'jump', 'walk'] as const),
      x: between(rng, -10, 10),
      y: h * 0.36,
      size: h * 0.5,
      rim: 0,
      flip: rng.next() > 0.5,
    })
  );
}

/** Each drawn by chance; where the pupil picked something in the finale, that. */
const DRAWINGS: Record<string, (rng: Rng, keepsake?: string) => string> = {
  fotosafari: (rng) =>
    `<g transform="rotate(${between(rng, -5, 5)})">${part('M-46 -48H46V52H-46Z', paper)}${clip('M-38 -40H38V28H-38Z', `<g transform="translate(0 -6)">${view(rng, 78, 70)}</g>`)}${stroke('M-38 -40H38V28H-38Z', ink, 2.4)}</g>`,
  postbezorger(rng) {
    let edge = 'M-44 -44';
    for (let i = 0; i < 8; i++) edge += 'q5.5 7 11 0';
    for (let i = 0; i < 8; i++) edge += 'q-7 5.5 0 11';
    for (let i = 0; i < 8; i++) edge += 'q-5.5 -7 -11 0';
    for (let i = 0; i < 8; i++) edge += 'q7 -5.5 0 -11';
    return `<path d="${edge}Z" fill="${ink}" opacity=".13" transform="translate(0 5)"/><path d="${edge}Z" fill="${paper}" stroke="${ink}" stroke-width="3"/>${clip('M-32 -32H32V32H-32Z', view(rng, 66, 66))}${stroke('M-32 -32H32V32H-32Z', ink, 2)}<g opacity=".5">${stroke(`M${between(rng, 2, 12)} -44A26 26 0 1 0 44 4`, plum, 3)}</g>`;
  },
  ballengooien: (rng, keepsake) => {
    const name = keepsake !== undefined && isPlush(keepsake) ? keepsake : pick(rng, PLUSH_NAMES);
    return `<g transform="translate(0 50) scale(.8)">${plush(name)}</g>`;
  },
  dinograven(rng) {
    const colour = pick(rng, [moss, teal, plum, coral, '#8D99B5', ochre]);
    const spikes = pick(rng, [
      'M-30 -4L-24 -20L-14 -10L-8 -28L2 -16L10 -32L18 -18Z',
      '',
      'M-26 -2C-30 -22 -10 -20 -14 -8C-14 -28 6 -26 2 -12C6 -32 22 -24 16 -12Z',
    ]);
    return (
      (spikes && part(spikes, mix(colour, '#FFFFFF', 0.4))) +
      part(
        'M-54 26C-44 24 -38 8 -24 -2C-8 -14 10 -14 20 -20C22 -40 34 -48 44 -44C56 -40 56 -26 44 -24C38 -22 36 -14 34 -4C32 12 30 20 30 40H16L14 24H-8L-10 40H-24L-26 24C-34 30 -46 34 -54 26Z',
        colour,
        `<path d="M-20 20C-6 10 14 10 26 20V30H-20Z" fill="${mix(colour, '#FFFFFF', 0.45)}"/>${spots(rng, colour)}`,
      ) +
      `<path d="${circle(3.4, 42, -36)}" fill="${ink}"/>` +
      stroke('M54 -30Q48 -27 44 -28', ink, 2.4)
    );
  },
  verfgooien(rng) {
    const wall = pick(rng, ['#EADCC2', '#DDE2EC', '#F2D9CF']);
    const bricks = stroke(
      'M-50 -22H50M-50 0H50M-50 22H50M-20 -44V-22M18 -44V-22M-36 -22V0M0 -22V0M34 -22V0M-20 0V22M18 0V22M-36 22V44M0 22V44M34 22V44',
      mix(wall, ink, 0.16),
      2,
    );
    const paint = Array.from(
      { length: 6 },
      (_, i) =>
        `<path d="${blob(between(rng, -34, 34), between(rng, -28, 28), between(rng, 9, 20), between(rng, 8, 17), { seed: i + between(rng, 1, 400), wobble: 0.3, corners: 11 })}" fill="${pick(rng, BRIGHT)}"/>`,
    ).join('');
    return part(
      'M-50 -44H50V44H-50Z',
      wall,
      bricks +
        paint +
        `<path d="${star(between(rng, 10, 18), 7)}" transform="translate(${between(rng, -20, 20)} ${between(rng, -14, 14)})" fill="#fff"/>`,
    );
  },
  rups(rng) {
    const [top, low, spot] = [pick(rng, BRIGHT), pick(rng, BRIGHT), pick(rng, [paper, '#FFD84A', '#CDEBFA'])];
    const tall = between(rng, 38, 50);
    const wing = `${part('M3 6C20 4 40 10 40 26C38 42 16 38 3 14Z', low, `<path d="${circle(6, 26, 24)}" fill="${spot}"/>`)}${part(`M3 4C8 -30 30 -${tall} 46 -${tall - 4}C58 -34 46 -2 3 8Z`, top, `<path d="${circle(9, 32, -24)}${circle(4, 44, -30)}${circle(4, 18, -10)}" fill="${spot}"/>`)}`;
    return `${wing}<g transform="scale(-1 1)">${wing}</g>${stroke('M-2 -22C-4 -36 -12 -42 -16 -42M2 -22C4 -36 12 -42 16 -42', ink, 2.8)}${part('M0 -26C6 -26 6 -16 5 -10C6 6 4 24 0 32C-4 24 -6 6 -5 -10C-6 -16 -6 -26 0 -26Z', '#5E3319')}`;
  },
  bioscoop2: (rng) =>
    part(
      'M-52 -40H52V40H-52Z',
      '#343D63',
      `<path d="${[-42, -25, -8, 9, 26, 43].map((x) => `M${x - 5} -36H${x + 5}V-28H${x - 5}ZM${x - 5} 28H${x + 5}V36H${x - 5}Z`).join('')}" fill="${paper}"/>`,
    ) +
    clip('M-46 -23H46V23H-46Z', view(rng, 94, 48)) +
    `<g transform="translate(32 10)">${part('M-6 -8L8 0L-6 8Z', paper)}</g>`,
  visvijver(rng) {
    const colour = pick(rng, [coral, ochre, paper, '#F59A6E']);
    const patch = pick(
      rng,
      [coral, '#E5486B', ink, ochre].filter((other) => other !== colour),
    );
    return (
      `<path d="${blob(0, 4, 58, 46, { seed: between(rng, 1, 90), wobble: 0.08, corners: 13 })}" fill="#7CC6E8" stroke="#4F9FC6" stroke-width="3"/>` +
      `<g transform="rotate(${between(rng, -40, 20)})">${part('M-30 0C-40 -14 -52 -16 -54 -14C-50 -4 -50 6 -54 16C-46 16 -38 10 -30 2Z', colour)}` +
      `${part('M42 0C40 -18 12 -22 -8 -14C-20 -9 -28 -4 -34 0C-28 5 -20 10 -8 15C12 22 40 18 42 0Z', colour, `<path d="${blob(between(rng, -8, 4), -6, 14, 10, { seed: between(rng, 1, 90), wobble: 0.3 })}${blob(24, between(rng, -4, 8), 9, 9, { seed: between(rng, 1, 90), wobble: 0.3 })}" fill="${patch}"/>`)}` +
      `${part('M6 -16C2 -28 -8 -30 -14 -28C-12 -20 -8 -15 -4 -14Z', colour)}<path d="${circle(3, 33, -6)}" fill="${ink}"/></g>` +
      stroke('M-40 30Q-30 26 -20 30M18 34Q28 30 38 34', '#EAF6FF', 3)
    );
  },
  pizzabakken(rng) {
    const toppings = Array.from({ length: 8 }, (_, i) => {
      const [x, y] = [
        Math.round(Math.cos(i * 0.8 + rng.next()) * between(rng, 8, 28)),
        Math.round(Math.sin(i * 0.8 + rng.next()) * between(rng, 8, 28)),
      ];
      return pick(rng, [
        `<path d="${circle(6.5, x, y)}" fill="#C8432F" stroke="#8F2A1C" stroke-width="2"/>`,
        `<path d="M${x - 5} ${y}C${x - 3} ${y - 8} ${x + 6} ${y - 6} ${x + 6} ${y + 1}C${x + 2} ${y + 5} ${x - 3} ${y + 4} ${x - 5} ${y}Z" fill="${moss}"/>`,
        `<path d="${circle(5, x, y)}" fill="${ink}"/><path d="${circle(2, x, y)}" fill="#FFE38A"/>`,
        `<path d="M${x - 7} ${y + 2}C${x - 7} ${y - 8} ${x + 7} ${y - 8} ${x + 7} ${y + 2}H${x + 3}V${y + 7}H${x - 3}V${y + 2}Z" fill="#F4E6C6" stroke="#B99A68" stroke-width="1.800"/>`,
      ] as const);
    }).join('');
    return part(
      blob(0, 0, 50, 49, { seed: between(rng, 1, 60), wobble: 0.04, corners: 16 }),
      '#E0A85A',
      `<path d="${blob(0, 0, 41, 40, { seed: between(rng, 61, 120), wobble: 0.07, corners: 14 })}" fill="#D9513A"/><path d="${blob(0, 0, 37, 36, { seed: between(rng, 121, 180), wobble: 0.09, corners: 14 })}" fill="#FFE08A"/>${toppings}`,
    );
  },
  buurtsuper(rng) {
    const rows = Array.from(
      { length: 5 },
      (_, i) => `M-20 ${-26 + i * 11}H${between(rng, -4, 8)}M14 ${-26 + i * 11}H22`,
    ).join('');
    return (
      part(
        'M-30 -50H30V44L24 50L18 44L12 50L6 44L0 50L-6 44L-12 50L-18 44L-24 50L-30 44Z',
        paper,
        `<path d="M-32 -52H32V-36H-32Z" fill="${pick(rng, BRIGHT)}"/>`,
      ) +
      stroke(rows, '#8D97AD', 3) +
      stroke('M-20 30H22', ink, 2.4) +
      `<path d="M-18 35V42M-13 35V42M-9 35V42M-4 35V42M2 35V42M6 35V42M12 35V42M17 35V42" stroke="${ink}" stroke-width="2.600"/>`
    );
  },
};

function spots(rng: Rng, colour: string): string {
  const places = [
    [-14, 2],
    [0, -6],
    [12, 2],
    [-28, 14],
    [26, -12],
  ] as const;
  return places
    .filter(() => rng.next() > 0.35)
    .map(([x, y]) => `<path d="${circle(between(rng, 2, 5), x, y)}" fill="${mix(colour, ink, 0.3)}"/>`)
    .join('');
}

export const PIECE_GAMES: readonly string[] = Object.keys(DRAWINGS);

/**
 * A piece of the cabinet as a whole SVG document, `size` px wide: the same round is always the same piece, another one
 * another. `keepsake` is what was picked in its finale.
 */
export function pieceSvg(
  game: string,
  { id, keepsake }: { id: string; keepsake?: string | undefined },
  size = 120,
): string {
  const drawing = DRAWINGS[game]?.(createRng(`stuk/${id}`), keepsake) ?? '';
  const inner = drawing && `<ellipse cy="54" rx="44" ry="6" fill="${ink}" opacity=".14"/>${drawing}`;
  return svg(inner, -66, -66, 132, 132).replace(
    'width="132" height="132"',
    `width="${size}" height="${size}"`,
  );
}
