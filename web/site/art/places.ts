import {
  klodder,
  layer,
  prop,
  roundRect,
  sticker,
  svg,
  type KlodderOptions,
  type Point,
} from '../../../engine/drawing/index.ts';
import type { Drawing } from '../build/drawn.ts';

const WIDTH = 440;
const HEIGHT = 280;

/** A building on a hill with somebody before it, shown 220 px wide. `building` is drawn from (0, 0) on the ground up. */
export function place(building: string, ...somebody: readonly KlodderOptions[]): Drawing {
  const ridge: Point[] = Array.from({ length: 23 }, (_, i) => [i * 20, 222 + Math.sin(i / 3) * 6]);
  const hill: Point[] = [...ridge, [WIDTH, HEIGHT], [0, HEIGHT]];
  const drawing =
    `<g transform="translate(220 226)">${building}</g>` +
    layer(hill, '#b9de86', { seed: 4 }) +
    somebody.map((one) => klodder(one)).join('');
  return { svg: svg(drawing, 0, 0, WIDTH, HEIGHT), width: WIDTH, height: HEIGHT };
}

/** A wall with its middle at `x`, standing on the ground. */
export const wall = (x: number, width: number, height: number, fill: string, seed = 1): string =>
  sticker(roundRect(x - width / 2, -height, width, height + 6, 6, { seed }), fill, { rim: 5 });

/** A pointed roof over a wall. */
export const roof = (x: number, width: number, y: number, height: number, fill: string): string =>
  sticker(`M${x - width / 2} ${-y}L${x} ${-y - height}L${x + width / 2} ${-y}Z`, fill, { rim: 5 });

/** A window with its bars. */
export const pane = (x: number, y: number, size = 34): string =>
  prop(roundRect(x - size / 2, y - size / 2, size, size, 5), '#cdebfa', {
    line: 3,
    inner: `<path d="M${x} ${y - size}V${y + size}M${x - size} ${y}H${x + size}" stroke="#fffdf6" stroke-width="4"/>`,
  });

/** A door, standing on the ground. */
export const door = (x: number, fill: string, width = 40, height = 64): string =>
  prop(roundRect(x - width / 2, -height, width, height + 4, 10, { seed: 3 }), fill, {
    line: 3,
    inner: `<circle cx="${x + width / 4}" cy="${-height / 2}" r="3.5" fill="#f2b632"/>`,
  });
