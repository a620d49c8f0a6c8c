import { PALETTE, mix } from '../palette.ts';
import { clip, svg } from '../paper.ts';
import { circle, star } from '../shapes.ts';
import { kiteBow } from '../kit/rewards.ts';
import { piece } from '../klodder/piece.ts';
import { klodder } from '../klodder/klodder.ts';

const { ink, paper, blue, coral, moss, plum, ochre, teal, pink } = PALETTE;
const stroke = (d: string, colour: string = ink, width = 3) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const RAINBOW = [coral, ochre, '#8CC56B', '#7CC6E8', plum];

/** Outline of the kite of the week around (0, 0). */
const KITE = 'M0 -56L42 -8L0 54L-42 -8Z';
/** Ground and drawing of each pattern, clipped to the kite. */
const PATTERNS: Record<string, readonly [ground: string, inner: string]> = {
  effen: [
    coral,
    `<path d="M-42 -8H0V54Z" fill="${ochre}"/><path d="M42 -8H0V54Z" fill="${mix(ochre, ink, 0.14)}"/><path d="M0 -56L42 -8H0Z" fill="${mix(coral, ink, 0.14)}"/>`,
  ],
  ruiten: [
    teal,
    Array.from({ length: 7 }, (_, i) =>
      stroke(`M${-100 + i * 28} -60L${20 + i * 28} 60M${100 - i * 28} -60L${-20 - i * 28} 60`, '#BDEAE2', 5),
    ).join(''),
  ],
  strepen: [
    blue,
    [-40, -16, 8, 32].map((y) => `<path d="M-50 ${y}H50V${y + 11}H-50Z" fill="${paper}"/>`).join(''),
  ],
  stippen: [
    plum,
    `<path d="${[
      [0, -32],
      [-16, -12],
      [16, -12],
      [0, 8],
      [-14, 18],
      [14, 18],
      [0, 34],
    ]
      .map(([x, y]) => circle(6, x, y))
      .join('')}" fill="#FFD84A"/>`,
  ],
  ster: ['#26356B', `<path d="${star(25, 11.5)}" transform="translate(0 -6)" fill="#FFD84A"/>`],
  hart: [
    pink,
    `<path d="M0 24C-34 2 -28 -28 -12 -26C-5 -26 -2 -20 0 -16C2 -20 5 -26 12 -26C28 -28 34 2 0 24Z" fill="#E5486B"/>`,
  ],
  vis: [
    '#7CC6E8',
    `<path d="M-26 -4C-12 -22 12 -20 22 -4C12 12 -12 14 -26 -4ZM18 -4L34 -16V8Z" fill="${coral}" stroke="${ink}" stroke-width="2.600" stroke-linejoin="round"/><path d="${circle(3, -12, -7)}" fill="${ink}"/>${stroke('M-2 -13Q4 -4 -2 5M8 -11Q13 -4 8 3', paper, 2.6)}`,
  ],
  regenboog: [
    coral,
    RAINBOW.map((colour, i) => `<path d="M-50 ${-34 + i * 18}H50V60H-50Z" fill="${colour}"/>`).join(''),
  ],
};
const BOWS = [blue, moss, plum, teal, ochre];

/** A bow of the tail; one that is still to be tied is faint. */
const bowAt = (i: number, bows: number, at: string): string =>
  `<g transform="${at}"${i < bows ? '' : ' opacity=".42"'}>${kiteBow(i < bows ? BOWS[i % BOWS.length]! : paper)}</g>`;

/** The kite itself, around (0, 0). */
function kiteBody(pattern: string): string {
  const [ground, inner] = PATTERNS[pattern] ?? PATTERNS['effen']!;
  return (
    `<g stroke-linejoin="round"><path d="${KITE}" fill="${ink}" stroke="${ink}" stroke-width="16" opacity=".13" transform="translate(0 5)"/><path d="${KITE}" fill="${paper}" stroke="${paper}" stroke-width="16"/></g>` +
    `<path d="${KITE}" fill="${ground}"/>${clip(KITE, inner)}<path d="M42 -8L0 54V-56Z" fill="${ink}" opacity=".1"/>` +
    `<path d="${KITE}M-42 -8H42M0 -56V54" fill="none" stroke="${ink}" stroke-width="3.600" stroke-linejoin="round"/>`
  );
}

/** What is drawn of a kite: `bows` of its `goal` are tied, and `flown` says that it flew free. */
interface WeekKite {
  pattern: string;
  bows: number;
  goal: number;
  flown: boolean;
}

/**
 * The kite of a week as a whole SVG document: its pattern, and a bow for each day with practice; bows that are still to
 * be tied are faint. One that flew free has a little cloud below.
 */
export function weekKiteSvg({ pattern, bows, goal, flown }: WeekKite, width = 140): string {
  const count = Math.max(bows, goal);
  const tail = Array.from({ length: count }, (_, i) =>
    bowAt(i, bows, `translate(${i % 2 ? 5 : -5} ${76 + i * 32})`),
  ).join('');
  const cloud = flown
    ? `<path d="M-52 44C-58 30 -40 24 -34 32C-30 20 -12 24 -14 36C-4 36 -4 48 -14 48H-46Z" fill="#fff" stroke="${ink}" stroke-width="2.600" stroke-linejoin="round"/>`
    : '';
  const height = 150 + count * 32;
  return svg(tail + kiteBody(pattern) + cloud, -70, -72, 140, height).replace(
    `width="140" height="${height}"`,
    `width="${width}" height="${Math.round((width * height) / 140)}"`,
  );
}

const STREAMER = { from: 62, room: 232, most: 70 } as const;

/** The same kite lying along a strip, its tail to the right: a whole SVG document of 152 x 66, whatever the goal. */
export function kiteStripSvg({ pattern, bows, goal }: Omit<WeekKite, 'flown'>): string {
  const count = Math.max(bows, goal);
  const step = Math.min(STREAMER.most, STREAMER.room / count);
  const scale = Math.min(1.5, step / 36);
  const y = (i: number) => 40 + (i % 2 ? 9 : -9);
  const x = (i: number) => STREAMER.from + (i + 0.5) * step;
  // The cord lies level where a bow is tied to it.
  const waves = Array.from({ length: count - 1 }, (_, i) => {
    const middle = (x(i) + x(i + 1)) / 2;
    return `C${middle} ${y(i)} ${middle} ${y(i + 1)} ${x(i + 1)} ${y(i + 1)}`;
  });
  const cord = `M12 44C32 62 ${x(0) - 40} ${y(0)} ${x(0)} ${y(0)}${waves.join('')}`;
  const tail = Array.from({ length: count }, (_, i) =>
    bowAt(i, bows, `translate(${x(i)} ${y(i)}) rotate(90) scale(${scale.toFixed(2)})`),
  );
  return svg(
    `<path d="${cord}" fill="none" stroke="${ink}" stroke-width="4"/>${tail.join('')}<g transform="rotate(8)">${kiteBody(pattern)}</g>`,
    ...([-56, -70, 364, 158] as const),
  ).replace('width="364" height="158"', 'width="152" height="66"');
}

const SKIN =
  'M0 -132C62 -132 96 -88 92 -40C88 4 44 36 26 62H-26C-44 36 -88 4 -92 -40C-96 -88 -62 -132 0 -132Z';

/** The balloon of a group with three Klodders in its basket, as a whole SVG document. */
export function balloonSvg(width = 240): string {
  const stripes = RAINBOW.map((colour, i) => {
    const [from, to] = [-110 + i * 44, -66 + i * 44];
    return `<path d="M${from * 0.05} -140C${from * 0.8} -120 ${from * 1.1} -20 ${from * 0.35} 70H${to * 0.35}C${to * 1.1} -20 ${to * 0.8} -120 ${to * 0.05} -140Z" fill="${colour}"/>`;
  }).join('');
  const basket = 'M-30 92H30L25 128C12 132 -12 132 -25 128Z';
  const crew = (['pleun', 'moes', 'tik'] as const)
    .map((name, i) =>
      klodder({
        name,
        x: -22 + i * 22,
        y: 104,
        size: 38,
        rim: 0,
        shadow: false,
        face: i === 1 ? 'proud' : 'happy',
      }),
    )
    .join('');
  const drawing =
    `<g stroke-linejoin="round"><path d="${SKIN}" fill="${paper}" stroke="${paper}" stroke-width="16"/></g><path d="${SKIN}" fill="${coral}"/>${clip(SKIN, stripes)}` +
    clip(
      SKIN,
      `<path d="M30 -140C110 -100 90 20 20 70H110V-140Z" fill="${ink}" opacity=".12"/>${stroke('M-62 -84C-56 -100 -46 -110 -32 -116', '#fff', 8)}`,
    ) +
    `<path d="${SKIN}" fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>` +
    stroke('M-24 62L-28 94M24 62L28 94M0 62V92', ink, 3) +
    crew +
    piece(basket, '#C58A4E', {
      line: 4,
      inner: stroke(
        'M-30 102H30M-30 112H30M-30 122H30M-18 92V130M-6 92V130M6 92V130M18 92V130',
        '#8A5A2C',
        2,
      ),
    });
  return svg(drawing, -104, -144, 208, 284).replace(
    'width="208" height="284"',
    `width="${width}" height="${Math.round((width * 284) / 208)}"`,
  );
}

/** What each sticker of the balloon shows, around (0, 0), on its sky. */
const STICKERS: Record<string, readonly [sky: string, drawing: string]> = {
  molen: [
    '#DDF0C4',
    piece('M-10 26L-6 -8H6L10 26Z', '#C98A5E', { line: 3 }) +
      stroke('M-20 -28L20 12M20 -28L-20 12', ink, 7) +
      stroke('M-20 -28L20 12M20 -28L-20 12', paper, 3.4),
  ],
  toren: [
    '#CDEBFA',
    piece('M-10 28V-6H-7V-18H-4L0 -32L4 -18H7V-6H10V28Z', '#D9B98C', { line: 3 }) +
      stroke('M-4 4V14M4 4V14M0 -12V-8', ink, 3),
  ],
  eiffel: [
    '#F5E6C4',
    stroke('M-18 28C-6 10 -2 -6 0 -30C2 -6 6 10 18 28M-9 10H9M-5 -6H5M-10 28C-8 18 8 18 10 28', ink, 7) +
      stroke(
        'M-18 28C-6 10 -2 -6 0 -30C2 -6 6 10 18 28M-9 10H9M-5 -6H5M-10 28C-8 18 8 18 10 28',
        '#9C7A52',
        3,
      ),
  ],
  wolken: [
    '#7CC6E8',
    piece('M-26 10C-32 -4 -18 -12 -11 -7C-8 -22 14 -20 14 -5C26 -8 32 6 24 12Z', paper, { line: 3 }),
  ],
  regenboog: [
    '#EAF6FF',
    RAINBOW.map((colour, i) =>
      stroke(`M${-28 + i * 5} 20A${28 - i * 5} ${32 - i * 5} 0 0 1 ${28 - i * 5} 20`, colour, 5.4),
    ).join(''),
  ],
  bergen: [
    '#D5E2F7',
    piece('M-34 26L-10 -20L4 4L12 -8L34 26Z', '#8D99B5', {
      line: 3,
      inner: `<path d="M-10 -22L-22 0L-14 -3L-9 4L-2 -4Z" fill="#fff"/>`,
    }),
  ],
  vliegtuig: [
    '#CDEBFA',
    piece(
      'M-28 2C-10 -6 8 -12 24 -12C32 -12 32 -3 24 -2L10 0L-4 20H-12L-6 2L-18 5L-24 12H-29L-26 4Z',
      paper,
      { line: 3 },
    ),
  ],
  sterren: [
    '#26356B',
    piece('M-6 26C-14 4 -10 -18 0 -30C10 -18 14 4 6 26Z', '#DDE2EC', {
      line: 3,
      inner: `<path d="${circle(5, 0, -8)}" fill="#7CC6E8"/>`,
    }) +
      `<path d="${circle(2, -20, -14)}${circle(2.6, 20, -4)}${circle(1.8, -22, 12)}${circle(1.6, 18, -24)}" fill="#FFD84A"/>`,
  ],
};

/** A sticker that a height of the balloon brings, as a whole SVG document; one to come is only its dotted edge. */
export function heightStickerSvg(id: string, reached: boolean, size = 96): string {
  const [sky = paper, drawing = ''] = STICKERS[id] ?? [];
  const inner = reached
    ? `<path d="${circle(46, 0, 3)}" fill="${ink}" opacity=".13"/><path d="${circle(46)}" fill="${paper}"/><path d="${circle(39)}" fill="${sky}"/>${clip(circle(39), drawing)}<path d="${circle(39)}" fill="none" stroke="${ink}" stroke-width="3.600"/>`
    : `<path d="${circle(40)}" fill="#E9DFC8" stroke="${PALETTE.pencil}" stroke-width="3" stroke-dasharray="7 6"/>`;
  return svg(inner, -50, -50, 100, 100).replace(
    'width="100" height="100"',
    `width="${size}" height="${size}"`,
  );
}
