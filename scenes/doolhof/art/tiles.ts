import { mix } from '../../../engine/drawing/palette.ts';
import { place, prop, svg } from '../../../engine/drawing/paper.ts';
import { jitter, tenth } from '../../../engine/drawing/points.ts';
import { circle } from '../../../engine/drawing/shapes.ts';
import { edged, flat, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { MOODS, type Mood } from './tones.ts';

const SIDE = 64;
/** Bits of the sides where the hedge goes on. */
const BIT = { up: 1, right: 2, down: 4, left: 8 } as const;
/** How far a hedge stays within its tile where it ends, and how high its front is. */
const INSET = { side: 5, top: 3, bottom: 17, face: 11 } as const;
const LEAF = 7;
/** A hedge that goes on is drawn a little into the next tile. */
const BEYOND = 4;

const dot = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** Floor of fine gravel. */
function floor(mood: Mood, seed: number): string {
  const next = jitter(seed);
  const pebbles = each(9, () => dot(5 + next() * 54, 5 + next() * 54, 1.3 + next() * 1.9, mood.pebble, 0.75));
  return slab(0, 0, 64, 64, mood.floor) + pebbles;
}

/** The outline of the top of a hedge: a block with leafy bumps along the sides where it ends. */
function bumps(mask: number): string {
  const has = (bit: number) => (mask & bit) !== 0;
  const left = has(BIT.left) ? -BEYOND : INSET.side + LEAF - 2;
  const right = SIDE - (has(BIT.right) ? -BEYOND : INSET.side + LEAF - 2);
  const top = has(BIT.up) ? -BEYOND : INSET.top + LEAF - 2;
  const bottom = SIDE - (has(BIT.down) ? -BEYOND : INSET.bottom + LEAF - 2);
  const block = `M${left} ${top}H${right}V${bottom}H${left}Z`;
  const along = (from: number, to: number) => {
    const count = Math.max(2, Math.round((to - from) / 10));
    return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
  };
  // A bump at a tile's very edge shows half of itself here and half on the next tile.
  const rows = [
    ...(has(BIT.up) ? [] : along(left, right).map((x) => [x, top] as const)),
    ...(has(BIT.down) ? [] : along(left, right).map((x) => [x, bottom] as const)),
    ...(has(BIT.left) ? [] : along(top, bottom).map((y) => [left, y] as const)),
    ...(has(BIT.right) ? [] : along(top, bottom).map((y) => [right, y] as const)),
  ];
  return block + each(rows, ([x, y]) => circle(LEAF, tenth(x), tenth(y)));
}

/** Floor only on the sides that lie within the maze. */
function floorWithin(mood: Mood, seed: number, outside: number): string {
  if (!outside) return floor(mood, seed);
  const half = SIDE / 2;
  const [x0, x1] = [outside & BIT.left ? half : 0, outside & BIT.right ? half : SIDE];
  const [y0, y1] = [outside & BIT.up ? half : 0, outside & BIT.down ? half : SIDE];
  return slab(x0, y0, x1 - x0, y1 - y0, mood.floor);
}

/** One of the 16 hedges, with the floor around it; on the sides that lie `outside` the maze there is none. */
function hedge(mood: Mood, mask: number, outside = 0): string {
  const shape = bumps(mask);
  const next = jitter(mask * 7 + mood.top.charCodeAt(2));
  const [x0, x1] = [mask & BIT.left ? 4 : 14, mask & BIT.right ? 60 : 50];
  const [y0, y1] = [mask & BIT.up ? 4 : 12, mask & BIT.down ? 60 : 38];
  const spots = each(12, (i) => {
    const [x, y] = [x0 + next() * (x1 - x0), y0 + next() * (y1 - y0)];
    const tone = i % 3 === 0 ? mix(mood.top, mood.face, 0.45) : mix(mood.top, mood.shine, 0.55);
    return `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="4.6" ry="2.6" fill="${tone}" transform="rotate(${Math.round(next() * 120 - 60)} ${tenth(x)} ${tenth(y)})"/>`;
  });
  const buds =
    mask % 3 === 1
      ? each(2, () =>
          prop(circle(3.4, tenth(x0 + next() * (x1 - x0)), tenth(y0 + next() * (y1 - y0))), mood.bud, {
            line: 1,
          }),
        )
      : '';
  const shadow = mask & BIT.down ? '' : place(flat(shape, '#1E2747', 0.2), 0, INSET.face + 5);
  const face = mask & BIT.down ? '' : place(flat(shape, mood.face), 0, INSET.face);
  return (
    floorWithin(mood, 40 + mask, outside) +
    shadow +
    face +
    edged(shape, mood.shine, mood.shine, 2.4) +
    place(flat(shape, mood.top), 0, 1) +
    spots +
    buds
  );
}

/** Soles of the four shapes of Klodder, toe up: bare, boot, sneaker, paw. */
const SOLES = [
  '<ellipse cx="0" cy="0" rx="4" ry="6.4"/>',
  '<ellipse cx="0" cy="-3" rx="4.2" ry="5"/><rect x="-3.4" y="4" width="6.8" height="4.6" rx="2"/>',
  '<rect x="-4" y="-7" width="8" height="3.4" rx="1.6"/><rect x="-4" y="-2" width="8" height="3.4" rx="1.6"/><rect x="-3.4" y="3" width="6.8" height="4" rx="2"/>',
  '<ellipse cx="0" cy="2" rx="4.2" ry="3.8"/><circle cx="-4.4" cy="-4" r="1.9"/><circle cx="0" cy="-5.8" r="2"/><circle cx="4.4" cy="-4" r="1.9"/>',
];

/** Two steps over a tile, to be walked in direction `turn` (degrees; 0 is up). */
const prints = (sole: string, turn: number) =>
  `<g transform="translate(32 32) rotate(${turn})" fill="#1E2747" opacity=".62"><g transform="translate(-8 12) rotate(-7)">${sole}</g><g transform="translate(8 -14) rotate(7)">${sole}</g></g>`;

/** A tile that was trodden three times: a puddle. */
const puddle =
  '<ellipse cx="32" cy="34" rx="25" ry="18" fill="#1E2747" opacity=".42"/><ellipse cx="30" cy="31" rx="20" ry="13" fill="#7CC6E8" opacity=".85"/><ellipse cx="23" cy="27" rx="6" ry="2.6" fill="#FFFDF6" opacity=".8"/>';

/** Hedges along the edge of a maze: the sides on which they go on, and those that lie outside. */
const RIM = (() => {
  const { up, right, down, left } = BIT;
  const edges = [
    [up, left | right],
    [right, up | down],
    [down, left | right],
    [left, up | down],
  ] as const;
  const corners = [up | left, up | right, down | left, down | right];
  return [
    ...edges.flatMap(([outside, along]) => [
      [along, outside],
      [15 - outside, outside],
    ]),
    ...corners.map((outside) => [15 - outside, outside]),
  ] as [number, number][];
})();

/** All tiles by name: `rand-<mood>-<mask>-<outside>`, `vloer-<mood>-<0|1>`, `heg-<mood>-<mask>`, `spoor-<sole>-<way>`, `plas`. */
export function tiles(): Record<string, string> {
  const whole = (inner: string) => svg(inner, 0, 0, SIDE, SIDE);
  const out: Record<string, string> = {};
  MOODS.forEach((mood, m) => {
    for (const i of [0, 1]) out[`vloer-${m}-${i}`] = whole(floor(mood, m * 2 + i));
    for (let mask = 0; mask < 16; mask++) out[`heg-${m}-${mask}`] = whole(hedge(mood, mask));
    for (const [mask, outside] of RIM)
      out[`rand-${m}-${mask}-${outside}`] = whole(hedge(mood, mask, outside));
  });
  SOLES.forEach((sole, s) => {
    for (const [way, turn] of Object.entries({ up: 0, right: 90, down: 180, left: 270 }))
      out[`spoor-${s}-${way}`] = whole(prints(sole, turn));
  });
  out.plas = whole(puddle);
  return out;
}
