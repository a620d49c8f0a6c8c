import { darker, lighter } from '../../../engine/drawing/palette.ts';
import { grain, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { arc, polyline, tenth } from '../../../engine/drawing/points.ts';
import { blob, box, circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { SEA } from './colours.ts';

/** Where the chart lies on the table, and the sea within its frame. */
const SHEET = { left: 52, top: 160, right: 1268, bottom: 650 } as const;
const WATER = { left: 76, top: 182, right: 1244, bottom: 628 } as const;

/** Planks of the table. */
const planks = (): string =>
  slab(-117, -96, 1600, 960, SEA.table) +
  each(8, (i) =>
    flat(`M-117 ${-96 + i * 122}H1483V${-34 + i * 122}H-117Z`, i % 2 ? SEA.plank : '#D5A384', 0.6),
  ) +
  stripe(
    each(8, (i) => `M-117 ${-34 + i * 122}H1483`),
    SEA.tableDeep,
    2.5,
    0.45,
  ) +
  line(
    each(
      rows(3, [60, 690, 150, 420, 716, 220, 900, 742, 160, 1240, 120, 110, -60, 300, 90, 1350, 420, 90]),
      ([x, y, w]) => `M${x} ${y}q${w / 2} -9 ${w} 0`,
    ),
    SEA.tableDeep,
    2.5,
    0.35,
  );

/** The frame of a chart: light and dark bars by turns. */
function frame(): string {
  const { left, top, right, bottom } = WATER;
  const bars = (from: number, to: number, draw: (at: number, size: number) => string) => {
    const count = Math.round((to - from) / 62);
    const size = (to - from) / count;
    return each(count, (i) => (i % 2 ? '' : draw(from + i * size, size)));
  };
  return (
    flat(
      bars(
        left,
        right,
        (x, w) =>
          `M${tenth(x)} ${top - 8}h${tenth(w)}v7h${tenth(-w)}zM${tenth(x)} ${bottom + 1}h${tenth(w)}v7h${tenth(-w)}z`,
      ) +
        bars(
          top,
          bottom,
          (y, h) => `M${left - 8} ${tenth(y)}h7v${tenth(h)}h-7zM${right + 1} ${tenth(y)}h7v${tenth(h)}h-7z`,
        ),
      SEA.sepia,
      0.55,
    ) +
    `<path d="${polyline(box(left - 9, top - 9, right + 9, bottom + 9), true)}M${left} ${top}H${right}V${bottom}H${left}Z" fill="none" stroke="${SEA.sepia}" stroke-width="1.600" opacity=".6"/>`
  );
}

/** The rose of the winds, faint: lines go out from it over the whole sea. */
function rose(x: number, y: number): string {
  const rays = each(16, (i) => {
    const at = (i * Math.PI) / 8;
    return `M${x} ${y}L${tenth(x + Math.cos(at) * 1300)} ${tenth(y + Math.sin(at) * 1300)}`;
  });
  const points = (r: number, turn: number, fill: string) =>
    each(4, (i) =>
      place(
        flat(`M0 ${-r}L${r * 0.16} ${-r * 0.16}L0 0Z`, fill) +
          flat(`M0 ${-r}L${-r * 0.16} ${-r * 0.16}L0 0Z`, SEA.sheetEdge),
        x,
        y,
        { turn: i * 90 + turn },
      ),
    );
  return (
    `<clipPath id="zee"><path d="M${WATER.left} ${WATER.top}H${WATER.right}V${WATER.bottom}H${WATER.left}Z"/></clipPath>` +
    `<g clip-path="url(#zee)">${stripe(rays, SEA.line, 1.6, 0.5)}</g>` +
    `<g opacity=".55"><path d="${circle(52, x, y)}" fill="none" stroke="${SEA.rose}" stroke-width="4"/><path d="${circle(44, x, y)}" fill="none" stroke="${SEA.rose}" stroke-width="1.500"/>` +
    points(46, 45, SEA.rose) +
    points(70, 0, SEA.sepia) +
    `</g>`
  );
}

/** Shoals, little waves and soundings of the sea. */
function sea(): string {
  const { left, top, right, bottom } = WATER;
  const shoals = rows(
    5,
    [
      300, 300, 150, 60, 1, 700, 430, 190, 110, 2, 1010, 330, 170, 100, 3, 1100, 560, 150, 70, 4, 430, 560,
      150, 66, 5,
    ],
  );
  const waves = rows(
    3,
    [
      270, 250, 0, 560, 300, 1, 850, 240, 0, 1200, 420, 1, 320, 430, 1, 600, 590, 0, 930, 600, 1, 1210, 250,
      0, 830, 500, 0, 250, 600, 1, 1190, 600, 0, 560, 216, 1,
    ],
  );
  return (
    slab(left, top, right - left, bottom - top, SEA.water) +
    `<clipPath id="vak"><path d="M${left} ${top}H${right}V${bottom}H${left}Z"/></clipPath><g clip-path="url(#vak)">` +
    flat(blob(960, 640, 420, 120, { seed: 8 }), SEA.deep, 0.5) +
    flat(blob(520, 176, 380, 90, { seed: 9 }), SEA.deep, 0.5) +
    each(shoals, ([x, y, w, h, seed]) => flat(blob(x, y, w, h, { seed, wobble: 0.08 }), SEA.shoal, 0.75)) +
    flat(blob(100, 470, 132, 190, { seed: 7, wobble: 0.07 }), SEA.shoal, 0.9) +
    `</g>` +
    stripe(
      each(5, (i) => `M${left + 195 * (i + 1)} ${top}V${bottom}`) +
        each(2, (i) => `M${left} ${top + 149 * (i + 1)}H${right}`),
      SEA.line,
      1.4,
      0.45,
    ) +
    line(
      each(waves, ([x, y]) => `M${x} ${y}q7 -8 14 0q7 -8 14 0`),
      SEA.line,
      2.6,
      0.7,
    )
  );
}

/** A pair of compasses of brass, a pencil and a rope: what a captain has at hand. */
function tools(): string {
  const leg = (turn: number) =>
    place(
      prop('M-7 0L-3 112L0 124L3 112L7 0Z', SEA.brass, {
        outline: 0.4,
        inner: flat('M1 0H9V130H1Z', SEA.brassDeep, 0.6),
      }),
      0,
      0,
      { turn },
    );
  const compasses = place(
    leg(16) +
      leg(-16) +
      prop(circle(13), SEA.brass, dot(5, SEA.brassDeep), { outline: 0.4 }) +
      prop(roundRect(-5, -34, 10, 24, 4), SEA.brass, { outline: 0.4 }),
    1392,
    250,
    { turn: 24 },
  );
  const pencil = place(
    prop('M-80 -8H62L84 0L62 8H-80Z', '#7FB4A6', {
      outline: 0.4,
      inner:
        flat('M60 -10H90V10H60Z', SEA.wall) +
        flat('M76 -4L86 0L76 4Z', SEA.sepia) +
        flat('M-84 -10H-64V10H-84Z', SEA.roof) +
        stripe('M-64 -2H62', lighter('#7FB4A6', 0.3), 3),
    }),
    -40,
    300,
    { turn: 72 },
  );
  const rope =
    cord('M1400 560C1500 610 1360 640 1400 690C1440 740 1520 700 1500 650', '#E2BE88', 15) +
    cord('M-110 540C-60 590 -120 640 -70 690', '#E2BE88', 15);
  return compasses + pencil + rope;
}

/** The rail along the near edge of the table, where the log and the sail stand. */
const rail = (): string =>
  layer([-130, 662, 1500, 662, 1500, 880, -130, 880], '#B7805F', {
    seed: 31,
    shadow: 'object',
    edge: '#DDB193',
  }) +
  stripe('M-130 676H1500', darker('#B7805F', 0.18), 3, 0.5) +
  prop(roundRect(276, 690, 760, 34, 8), SEA.wood, {
    outline: 0.3,
    shadow: 'object',
    inner: slab(270, 716, 780, 12, SEA.woodDeep, 0, 0.5) + stripe('M290 694H1030', SEA.wall, 9, 0.7, '2 13'),
  }) +
  each(14, (i) => dot(5, SEA.brass, -60 + i * 112, 748) + dot(2, SEA.brassDeep, -59 + i * 112, 749));

/** The captain's table with the chart. */
export function table(): string {
  const { left, top, right, bottom } = SHEET;
  const folds = each([0.25, 0.5, 0.75], (at) => {
    const x = tenth(left + (right - left) * at);
    return (
      flat(`M${x} ${top + 3}h14v${bottom - top - 6}h-14z`, '#fff', 0.2) +
      flat(`M${x - 12} ${top + 3}h12v${bottom - top - 6}h-12z`, SEA.sepia, 0.07)
    );
  });
  const corners = each(
    [
      [left + 4, top + 4],
      [right - 4, top + 4],
    ] as const,
    ([x, y]) =>
      prop(circle(13, x, y), SEA.brass, dot(5, SEA.brassDeep, x, y), { outline: 0.4, shadow: 'object' }),
  );
  return (
    planks() +
    tools() +
    layer(box(left, top, right, bottom), SEA.sheet, {
      seed: 12,
      amplitude: 3,
      edge: SEA.sheetEdge,
      shadow: 'object',
    }) +
    sea() +
    rose(1150, 520) +
    frame() +
    folds +
    corners +
    rail() +
    grain(-117, -96, 1600, 960, 0.13)
  );
}

/** Points of a soft round hill, for the islands. */
export const hill = (x: number, y: number, r: number, h: number) =>
  polyline([...arc(x, y, r, h, 180, 360, 14)], true);

/** The paper of the log. */
export const log = (): string => {
  const paper = layer(box(-424, -42, 424, 42), SEA.sheetEdge, {
    seed: 5,
    amplitude: 2,
    shadow: 'object',
    edge: '#FFFFFF',
  });
  const ring = (x: number) => edged(circle(7, x, 0), SEA.tableDeep, SEA.brassDeep, 2.5, 0.8);
  return (
    paper +
    stripe('M-380 26H380', SEA.line, 2, 0.8) +
    stripe('M-392 -42V42', SEA.roof, 2, 0.6) +
    ring(-406) +
    ring(406)
  );
};
