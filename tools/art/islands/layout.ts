import { catmullRom, type LaidSheet, type Outline } from '../../../scenes/landkaart/art/ground.ts';
import type { ThemeName } from '../../../scenes/landkaart/art/theme.ts';

export type At = readonly [x: number, y: number];

/** The layout that is the islet of its theme. */
export const ISLET = 'eilandje';

/** One island as it is kept by hand in assets/map; all in units of the stage. */
export interface Layout {
  theme: ThemeName;
  /** Which of the two layouts of the theme; or the islet of the theme, for what an island has no place for. */
  layout: number | typeof ISLET;
  lands: readonly Outline[];
  sheets: readonly LaidSheet[];
  /** Places are the nodes `1` to `12`, in walking order. */
  nodes: Record<string, At>;
  /** From, to, and the points that the path passes in between. */
  edges: readonly (readonly [from: string, to: string, via?: readonly At[]])[];
  /** Drawings of the theme by name that are laid by hand, besides what is strewn. */
  deco: Record<string, readonly At[]>;
  /** Toy, stall, look-out, jetty, ferry, boat, host. A jetty on the right has its sea on the right. */
  things: Record<string, At>;
  /** The node from which a bridge goes straight to the west or to the east. */
  bridges: Partial<Record<Side, string>>;
}

export type Side = 'west' | 'oost';
/** Where a bridge leaves the island that one sees, and how far it is drawn. */
const BRIDGE = { west: { from: 76, to: -54 }, oost: { from: 1290, to: 1420 } } as const;

/** The bridges of an island: node, where it may be crossed, and its end over the sea. */
export function bridgesOf(layout: Layout): { side: Side; from: string; at: At; end: At }[] {
  return Object.entries(layout.bridges).map(([name, from]) => {
    const side = name as Side;
    const y = nodeOf(layout, from)[1];
    return { side, from, at: [BRIDGE[side].from, y], end: [BRIDGE[side].to, y] };
  });
}

function nodeOf({ theme, layout, nodes }: Layout, name: string): At {
  const at = nodes[name];
  if (!at) throw new Error(`${theme}-${layout}: there is no node "${name}"`);
  return at;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a place takes up around its node: building with what hangs on it, name, and the step before the door. */
export const placeBoxes = ([x, y]: At): Box[] => [
  { left: x - 62, top: y - 186, right: x + 62, bottom: y - 70 },
  { left: x - 88, top: y - 72, right: x + 88, bottom: y - 30 },
  { left: x - 26, top: y - 30, right: x + 26, bottom: y + 22 },
];

/** How far things reach from their foot: to each side, up and down. */
const REACH: Record<string, readonly [side: number, up: number, down: number]> = {
  speelgoed: [74, 138, 20],
  kraam: [82, 132, 20],
  uitkijk: [40, 140, 14],
  steiger: [50, 28, 36],
  veerboot: [67, 70, 38],
  bootje: [44, 84, 26],
  gastheer: [32, 66, 8],
};

/** What a thing takes up. */
export function thingBox(name: string, [x, y]: At): Box {
  const [side, up, down] = REACH[name] ?? [40, 80, 10];
  return { left: x - side, top: y - up, right: x + side, bottom: y + down };
}

export const overlap = (a: Box, b: Box, room = 0): boolean =>
  a.left < b.right + room && b.left < a.right + room && a.top < b.bottom + room && b.top < a.bottom + room;

const SAMPLE = 12;

/** The points of a path in walking order, at even distances on a soft curve. */
export function pathPoints(layout: Layout, edge: Layout['edges'][number]): At[] {
  const [from, to, via = []] = edge;
  const points = [nodeOf(layout, from), ...via, nodeOf(layout, to)];
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))]!;
  const curved = points.slice(0, -1).flatMap((p1, i) => {
    const [p0, p2, p3] = [at(i - 1), at(i + 1), at(i + 2)];
    const steps = Math.max(1, Math.round(Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / SAMPLE));
    return Array.from({ length: steps }, (_, j): At => {
      const t = j / steps;
      return [
        Math.round(catmullRom(p0[0], p1[0], p2[0], p3[0], t)),
        Math.round(catmullRom(p0[1], p1[1], p2[1], p3[1], t)),
      ];
    });
  });
  return [...curved, points.at(-1)!];
}

/** Whether a point lies within a closed outline (even-odd rule). */
export function inside(points: readonly At[], [x, y]: At): boolean {
  let isIn = false;
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
  });
  return isIn;
}
