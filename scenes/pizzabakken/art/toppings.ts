import {
  PALETTE,
  blob,
  circle,
  roundRect,
  smooth,
  sprite,
  sticker,
  type SpriteArt,
} from '../../../engine/drawing/index.ts';

/** Radius of a topping. */
const R = 46;

/** A ring with `count` waves of depth `depth`. */
const wavy = (count: number, depth: number, turn = 0, radius = R) =>
  smooth(
    Array.from({ length: count * 2 }, (_, i) => {
      const angle = (i / (count * 2)) * Math.PI * 2 + turn;
      const reach = i % 2 ? radius * (1 - depth) : radius;
      return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
    }),
  );
const around = (count: number, turn: number, drawing: string) =>
  Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${(i * 360) / count + turn})">${drawing}</g>`,
  ).join('');
const ring = (radius: number, colour: string) =>
  `<path d="${circle(radius)}" fill="none" stroke="${colour}" stroke-width="5"/>`;

interface Topping {
  outline: string;
  fill: string;
  shade: string;
  inner: string;
}

const TOPPINGS: Record<string, Topping> = {
  tomaat: {
    outline: blob(0, 0, R, R, { seed: 4, wobble: 0.025 }),
    fill: PALETTE.coral,
    shade: '#C94A34',
    inner: around(8, 20, '<ellipse cx="38.5" rx="3.4" ry="6.5" fill="#FBD9A6"/>'),
  },
  paddenstoel: {
    outline: wavy(6, 0.05),
    fill: '#E9D9C2',
    shade: '#C0A583',
    inner: ring(40, '#F8EFE1'),
  },
  olijf: {
    outline: blob(0, 0, R, R - 1, { seed: 9, wobble: 0.02 }),
    fill: '#7FA650',
    shade: '#587B33',
    inner: ring(39, '#A9C97A'),
  },
  paprika: {
    outline: wavy(5, 0.1, 0.3),
    fill: '#F0A23A',
    shade: '#C97B1C',
    inner: `<path d="${wavy(5, 0.1, 0.3, R * 0.86)}" fill="none" stroke="#FBD08A" stroke-width="5"/>`,
  },
  basilicum: {
    outline: smooth([
      [-48, 2],
      [-34, -34],
      [0, -45],
      [34, -36],
      [50, -22],
      [46, 8],
      [30, 36],
      [0, 45],
      [-34, 36],
    ]),
    fill: PALETTE.moss,
    shade: '#3F7F30',
    inner:
      '<path d="M-46 4Q0 -6 50 -24M-38 -22l10 8M38 26l-8 -10" stroke="#8CC673" stroke-width="4" fill="none" stroke-linecap="round"/>',
  },
  ui: {
    outline: blob(0, 0, R, R, { seed: 12, wobble: 0.03 }),
    fill: '#B58AD6',
    shade: PALETTE.plum,
    inner: ring(40, '#EBDCF6'),
  },
  ananas: {
    outline: wavy(9, 0.07, 0.1),
    fill: '#F6DA6B',
    shade: '#DDA827',
    inner: around(9, 10, '<path d="M34 0h14" stroke="#DDA827" stroke-width="4"/>'),
  },
  kaas: {
    outline: roundRect(-44, -43, 88, 86, 20, { seed: 14, wobble: 1.6 }),
    fill: '#F7CF5B',
    shade: '#E0A92E',
    inner: [
      [-34, -32, 7],
      [35, -30, 5],
      [-35, 34, 5],
      [34, 33, 7],
    ]
      .map(([x = 0, y = 0, r = 0]) => `<path d="${circle(r, x, y)}" fill="#E0A92E"/>`)
      .join(''),
  },
};

/** A topping with a round paper plate for its letters. */
const drawn = ({ outline, fill, shade, inner }: Topping): SpriteArt =>
  sprite(
    sticker(outline, fill, {
      inner: `<path d="M-60 12Q0 44 60 12V60H-60z" fill="${shade}" opacity=".75"/>${inner}`,
    }) + `<path d="${circle(33)}" fill="${PALETTE.paper}" stroke="${PALETTE.ink}" stroke-width="2.5"/>`,
    -64,
    -62,
    64,
    72,
  );

/** All toppings, by the name of their sprite. */
export const toppings = (): Record<string, SpriteArt> =>
  Object.fromEntries(Object.entries(TOPPINGS).map(([name, topping]) => [name, drawn(topping)]));
