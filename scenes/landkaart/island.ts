/** A point in units of the stage. */
export interface Point {
  x: number;
  y: number;
}

/** A stretch of path between two nodes, walked along its points. */
export interface Edge {
  /** Its number in the map file. */
  index: number;
  from: string;
  to: string;
  points: readonly Point[];
}

/** Something that stands on the island. */
export interface Spot extends Point {
  frame: string;
}

/** Which tile of a cell shows which of its paths in ink: `gids[mask]`, bit i of the mask being `edges[i]`. */
export interface CellInk {
  cell: readonly [column: number, row: number];
  edges: readonly number[];
  gids: readonly number[];
}

export type Side = 'west' | 'oost';
export const OTHER_SIDE = { west: 'oost', oost: 'west' } as const;

/** A bridge to what lies beside: from a node to where one crosses, and its end over the sea. */
export interface Span {
  side: Side;
  from: string;
  start: Point;
  at: Point;
  end: Point;
}

/** What the map file says of an island, in units. Places are the nodes `1` to `12`, in walking order. */
export interface Island {
  nodes: ReadonlyMap<string, Point>;
  /** The node where one comes ashore: the jetty, or the bridge of an islet. */
  home: string;
  bridges: ReadonlyMap<Side, Span>;
  /** What stands where an islet has no task for a place. */
  filler: string;
  edges: readonly Edge[];
  /** What stands before the paths. */
  above: readonly Spot[];
  things: ReadonlyMap<string, Point>;
  /** Where friends of the pupil live, around the clubhouse. */
  friends: readonly Point[];
  inks: readonly CellInk[];
  /** Where the first tile of its map lies, and the middle of the island on the chart of islands. */
  origin: Point;
  middle: Point;
}

interface Property {
  name: string;
  value: unknown;
}
interface TiledObject {
  name: string;
  type: string;
  x: number;
  y: number;
  polyline?: Point[];
  properties?: Property[];
}
interface TiledLayer {
  name: string;
  objects?: TiledObject[];
}
export interface TiledMap {
  tilewidth: number;
  layers: TiledLayer[];
  tilesets: { name: string; tilewidth: number; margin: number; spacing: number }[];
  properties?: Property[];
}

/** Where the ferry lands. */
export const JETTY = 'steiger';
export const TILE = 64;
/** The first tile of the first map on the stage: five tiles of sea left of the island, four above it. */
const FIRST = { x: 43 - 5 * TILE, y: 112 - 4 * TILE } as const;
/** Islands lie in three columns, each 20 by 10 tiles with four of sea in between (scenes/landkaart/README.md 4.2). */
const CHART = { columns: 3, x: 24 * TILE, y: 14 * TILE } as const;
const MIDDLE = { x: 683, y: 384 } as const;

/** How far an island lies from the first one. */
export const placeOnChart = (number: number): Point => ({
  x: ((number - 1) % CHART.columns) * CHART.x,
  y: Math.floor((number - 1) / CHART.columns) * CHART.y,
});

/** Reads an island out of its Tiled map; `offset` is how far it lies from the first one. */
export function readIsland(map: TiledMap, { x: dx, y: dy }: Point = { x: 0, y: 0 }): Island {
  const origin = { x: FIRST.x + dx, y: FIRST.y + dy };
  const scale = TILE / map.tilewidth;
  const toStage = ({ x, y }: Point): Point => ({ x: origin.x + x * scale, y: origin.y + y * scale });
  const objects = (name: string) => map.layers.find((layer) => layer.name === name)?.objects ?? [];
  const property = (of: { properties?: Property[] }, name: string) =>
    String(of.properties?.find((one) => one.name === name)?.value ?? '');
  const named = (things: boolean) =>
    new Map(
      objects('objecten')
        .filter(({ type }) => (type === 'ding') === things)
        .map((object) => [object.name, toStage(object)]),
    );
  const nodes = named(false);
  return {
    nodes,
    home: nodes.has(JETTY) ? JETTY : 'west',
    bridges: new Map(
      objects('bruggen').map((object) => {
        const side = object.name as Side;
        const [start, at, end] = (object.polyline ?? []).map(({ x, y }) =>
          toStage({ x: object.x + x, y: object.y + y }),
        );
        return [side, { side, from: property(object, 'from'), start: start!, at: at!, end: end! }];
      }),
    ),
    filler: property(map, 'leeg'),
    edges: objects('paden').map((object, index) => ({
      index,
      from: property(object, 'from'),
      to: property(object, 'to'),
      points: (object.polyline ?? []).map(({ x, y }) => toStage({ x: object.x + x, y: object.y + y })),
    })),
    above: objects('boven').map((object): Spot => ({ frame: object.name, ...toStage(object) })),
    things: named(true),
    friends: objects('vrienden').map(toStage),
    inks: JSON.parse(property(map, 'inkt') || '[]') as CellInk[],
    origin,
    middle: { x: MIDDLE.x + dx, y: MIDDLE.y + dy },
  };
}

/** The island with these bridges as nodes and paths of their own. */
export function withBridges(island: Island, sides: readonly Side[]): Island {
  const spans = sides.flatMap((side) => island.bridges.get(side) ?? []);
  return {
    ...island,
    nodes: new Map([...island.nodes, ...spans.map(({ side, at }) => [side, at] as const)]),
    edges: [
      ...island.edges,
      // No tile shows it: the planks are its own.
      ...spans.map(({ side, from, start, at }) => ({ index: -1, from, to: side, points: [start, at] })),
    ],
  };
}

/** How far the island of `map` lies from the first one, when the bridge of `from` on this side ends at its own. */
export function offsetOver(from: Island, side: Side, map: TiledMap): Point {
  const [here, there] = [from.bridges.get(side), readIsland(map).bridges.get(OTHER_SIDE[side])];
  if (!here || !there) throw new Error('There is no bridge.');
  return { x: here.end.x - there.end.x, y: here.end.y - there.end.y };
}
