import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { place, sticker } from '../../../engine/drawing/paper.ts';
import { smooth } from '../../../engine/drawing/points.ts';
import { blob, circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';

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
  each(count, (i) => place(drawing, 0, 0, { turn: (i * 360) / count + turn }));
const ring = (radius: number, colour: string) => line(circle(radius), colour, 5);

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
    inner: around(8, 20, oval(3.4, 6.5, '#FBD9A6', 38.5)),
  },
  paddenstoel: { outline: wavy(6, 0.05), fill: '#E9D9C2', shade: '#C0A583', inner: ring(40, '#F8EFE1') },
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
    inner: stripe(wavy(5, 0.1, 0.3, R * 0.86), '#FBD08A', 5),
  },
  basilicum: {
    outline: smooth([-48, 2, -34, -34, 0, -45, 34, -36, 50, -22, 46, 8, 30, 36, 0, 45, -34, 36]),
    fill: PALETTE.moss,
    shade: '#3F7F30',
    inner: line('M-46 4Q0 -6 50 -24M-38 -22l10 8M38 26l-8 -10', '#8CC673', 4),
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
    inner: around(9, 10, stripe('M34 0h14', '#DDA827', 4)),
  },
  kaas: {
    outline: roundRect(-44, -43, 88, 86, 20, { seed: 14, wobble: 1.6 }),
    fill: '#F7CF5B',
    shade: '#E0A92E',
    inner: each(rows(3, [-34, -32, 7, 35, -30, 5, -35, 34, 5, 34, 33, 7]), ([x, y, r]) =>
      dot(r, '#E0A92E', x, y),
    ),
  },
};

/** A topping with a round paper plate for its letters. */
const drawn = ({ outline, fill, shade, inner }: Topping): string =>
  sticker(outline, fill, flat('M-60 12Q0 44 60 12V60H-60z', shade, 0.75) + inner) +
  edged(circle(33), PALETTE.paper, PALETTE.ink, 2.5);

/** All toppings, by the name of their sprite. */
export const toppings = (): Record<string, SpriteArt> =>
  Object.fromEntries(
    Object.entries(TOPPINGS).map(([name, topping]) => [name, sprite(drawn(topping), -64, -62, 64, 72)]),
  );
