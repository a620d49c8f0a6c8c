/** A point in units of the stage. */
export interface Point {
  x: number;
  y: number;
}

/** A stretch of path between two nodes, walked along its points. */
export interface Edge {
  from: string;
  to: string;
  points: readonly Point[];
  /** Its tiles in walking order, as column and row of the map. */
  cells: readonly (readonly [column: number, row: number])[];
}

/** Something that stands or lies on the island. */
export interface Spot extends Point {
  frame: string;
}

/** What the map file says of an island, in units. Places are the nodes `1` to `12`, in walking order. */
export interface Island {
  nodes: ReadonlyMap<string, Point>;
  edges: readonly Edge[];
  ground: readonly Spot[];
  standing: readonly Spot[];
  things: ReadonlyMap<string, Point>;
}

interface TiledObject {
  name: string;
  type: string;
  x: number;
  y: number;
  polyline?: Point[];
  properties?: { name: string; value: unknown }[];
}
interface TiledLayer {
  name: string;
  objects?: TiledObject[];
}
export interface TiledMap {
  tilewidth: number;
  layers: TiledLayer[];
}

/** Where the map's first tile lies on the stage, in u: five tiles of sea left of the island, four above it. */
export const ORIGIN = { x: 43 - 5 * 64, y: 112 - 4 * 64 } as const;
const TILE = 64;

/** Middle of a tile of the map on the stage. */
export const middleOf = ([column, row]: readonly [number, number]): Point => ({
  x: ORIGIN.x + (column + 0.5) * TILE,
  y: ORIGIN.y + (row + 0.5) * TILE,
});

/** Reads an island out of its Tiled map. */
export function readIsland(map: TiledMap): Island {
  const scale = TILE / map.tilewidth;
  const toStage = ({ x, y }: Point): Point => ({ x: ORIGIN.x + x * scale, y: ORIGIN.y + y * scale });
  const objects = (name: string) => map.layers.find((layer) => layer.name === name)?.objects ?? [];
  const property = (object: TiledObject, name: string) =>
    String(object.properties?.find((one) => one.name === name)?.value ?? '');
  const spots = (name: string) =>
    objects(name).map((object): Spot => ({ frame: object.name, ...toStage(object) }));
  const named = (things: boolean) =>
    new Map(
      objects('objecten')
        .filter(({ type }) => (type === 'ding') === things)
        .map((object) => [object.name, toStage(object)]),
    );
  return {
    nodes: named(false),
    edges: objects('paden').map((object) => ({
      from: property(object, 'from'),
      to: property(object, 'to'),
      points: (object.polyline ?? []).map(({ x, y }) => toStage({ x: object.x + x, y: object.y + y })),
      cells: property(object, 'cells')
        .split(' ')
        .map((cell) => cell.split(',').map(Number) as [number, number]),
    })),
    ground: spots('deco'),
    standing: spots('boven'),
    things: named(true),
  };
}
