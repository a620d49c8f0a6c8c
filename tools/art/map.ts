// Makes Tiled JSON maps from the hand-kept layouts in assets/map, for Phaser and for a look in Tiled: tile layers
// water, grond and pad, object layers deco, objecten, paden and boven. Run by tools/art/build.ts after the tiles.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createRng } from '../../engine/exercise/index.ts';
import { COAST, coastTiles } from './coast.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, '.build/art/landkaart');

type Cell = readonly [column: number, row: number];
type Spots = Record<string, [x: number, y: number][]>;

/** One island as it is kept by hand; places in tiles, scenery in units of the stage. */
export interface Layout {
  theme: string;
  columns: number;
  rows: number;
  folds: number[];
  /** Corners of the land on the grid, clockwise, with the size of each rounded corner in tiles. */
  outline: [column: number, row: number, size: number][];
  /** Path rows: the level (u, 0, d) at each border between tiles, from the left. */
  paths: { row: number; from: number; levels: string }[];
  /** Other path tiles by `column,row`. */
  pieces: Record<string, string>;
  nodes: Record<string, Cell>;
  /** From, to, and the tiles in between in walking order: `4-6,8` is three tiles of row 8. */
  edges: [from: string, to: string, cells: string][];
  ground: Spots;
  standing: Spots;
  things: Record<string, [x: number, y: number]>;
}

/** Where the island lies: its first tile begins here on the stage, and so much sea lies around it, in tiles. */
const PLACE = { x: 43, y: 112, unit: 64, sea: { columns: 5, rows: 4 } } as const;
const LEVEL: Record<string, number> = { u: -10, '0': 0, d: 10 };

/** `4-6,8 7,3` as tiles. */
export function cellsOf(list: string): Cell[] {
  const range = (text: string) => {
    const [from, to = from] = text.split('-').map(Number) as [number, number?];
    const step = to! < from ? -1 : 1;
    return Array.from({ length: Math.abs(to! - from) + 1 }, (_, i) => from + i * step);
  };
  return list.split(' ').flatMap((part) => {
    const [columns, rows] = part.split(',') as [string, string];
    return range(columns).flatMap((column) => range(rows).map((row): Cell => [column, row]));
  });
}

/** Builds the Tiled map of a layout; `tiles` names the tiles of the sheet in their order, `side` is their px. */
export function tiledMap(layout: Layout, tiles: readonly string[], side: number, sheet: object) {
  const { columns, rows } = layout;
  const width = columns + PLACE.sea.columns * 2;
  const height = rows + PLACE.sea.rows * 2;
  const rng = createRng(`kaart/${layout.theme}`);
  const gid = (name: string) => {
    const at = tiles.indexOf(name);
    if (at < 0) throw new Error(`there is no tile "${name}"`);
    return at + 1;
  };
  const path = pathTiles(layout);
  const land = coastTiles(layout.outline, columns, rows, rng);
  const grid = (name: (column: number, row: number) => string | undefined) =>
    Array.from({ length: width * height }, (_, i) => {
      const found = name((i % width) - PLACE.sea.columns, Math.floor(i / width) - PLACE.sea.rows);
      return found === undefined ? 0 : gid(found);
    });
  let id = 0;
  const tileLayer = (name: string, data: number[]) => ({
    id: ++id,
    name,
    type: 'tilelayer',
    data,
    width,
    height,
    x: 0,
    y: 0,
    opacity: 1,
    visible: true,
  });
  const objectLayer = (name: string, objects: object[]) => ({
    id: ++id,
    name,
    type: 'objectgroup',
    draworder: 'topdown',
    objects,
    x: 0,
    y: 0,
    opacity: 1,
    visible: true,
  });

  /** A point of the stage, in px of the map. */
  const px = (x: number, y: number) => ({
    x: ((x - PLACE.x) / PLACE.unit + PLACE.sea.columns) * side,
    y: ((y - PLACE.y) / PLACE.unit + PLACE.sea.rows) * side,
  });
  const middle = ([column, row]: Cell, lift = 0) =>
    px(PLACE.x + (column + 0.5) * PLACE.unit, PLACE.y + (row + 0.5) * PLACE.unit + lift);
  let object = 0;
  const point = (name: string, type: string, at: { x: number; y: number }) => ({
    id: ++object,
    name,
    type,
    ...at,
    width: 0,
    height: 0,
    rotation: 0,
    point: true,
    visible: true,
  });
  const spots = (kind: Spots) =>
    Object.entries(kind).flatMap(([frame, list]) => list.map(([x, y]) => point(frame, 'beeld', px(x, y))));
  const lift = ([column, row]: Cell) => liftOf(path, column, row);
  const nodeAt = (name: string) => {
    const cell = layout.nodes[name];
    if (!cell) throw new Error(`there is no node "${name}"`);
    return middle(cell, lift(cell));
  };

  return {
    type: 'map',
    version: '1.10',
    tiledversion: '1.10.2',
    orientation: 'orthogonal',
    renderorder: 'right-down',
    infinite: false,
    width,
    height,
    tilewidth: side,
    tileheight: side,
    nextlayerid: 8,
    nextobjectid: 1000,
    properties: [{ name: 'theme', type: 'string', value: layout.theme }],
    tilesets: [{ firstgid: 1, ...sheet }],
    layers: [
      tileLayer(
        'water',
        grid((column, row) =>
          inside(land, column, row) ? undefined : rng.pick(['zee-0', 'zee-0', 'zee-1', 'zee-2']),
        ),
      ),
      tileLayer(
        'grond',
        grid((column, row) => {
          const tile = land.get(`${column},${row}`);
          if (tile !== COAST.inland) return tile;
          return layout.folds.includes(column)
            ? 'gras-vouw'
            : rng.pick(['gras-0', 'gras-0', 'gras-0', 'gras-1', 'gras-2', 'gras-3']);
        }),
      ),
      tileLayer(
        'pad',
        grid((column, row) => path.get(`${column},${row}`) && `pad-${path.get(`${column},${row}`)}`),
      ),
      objectLayer('deco', spots(layout.ground)),
      objectLayer('objecten', [
        ...Object.keys(layout.nodes).map((name) =>
          point(name, /^\d+$/.test(name) ? 'plek' : 'knoop', nodeAt(name)),
        ),
        ...Object.entries(layout.things).map(([name, [x, y]]) => point(name, 'ding', px(x, y))),
      ]),
      objectLayer(
        'paden',
        layout.edges.map(([from, to, list]) => {
          const start = nodeAt(from);
          const via = cellsOf(list).map((cell) => middle(cell, lift(cell)));
          const points = [start, ...via, nodeAt(to)];
          return {
            ...point(`${from}-${to}`, 'pad', start),
            point: false,
            polyline: points.map(({ x, y }) => ({ x: x - start.x, y: y - start.y })),
            properties: [
              { name: 'from', type: 'string', value: from },
              { name: 'to', type: 'string', value: to },
              {
                name: 'cells',
                type: 'string',
                value: cellsOf(list)
                  .map(([column, row]) => `${column + PLACE.sea.columns},${row + PLACE.sea.rows}`)
                  .join(' '),
              },
            ],
          };
        }),
      ),
      objectLayer('boven', spots(layout.standing)),
    ],
  };
}

const inside = (land: ReadonlyMap<string, string>, column: number, row: number) =>
  land.get(`${column},${row}`) === COAST.inland;

/** Path piece per tile, `column,row`. */
function pathTiles({ paths, pieces }: Layout): Map<string, string> {
  const out = new Map<string, string>();
  for (const { row, from, levels } of paths)
    for (let i = 0; i < levels.length - 1; i++)
      out.set(`${from + i},${row}`, `h${levels[i]}${levels[i + 1]}`);
  for (const [cell, piece] of Object.entries(pieces)) out.set(cell, piece);
  return out;
}

/** How far a wandering path lies above or below the middle of its tile, at a column that may be halved. */
function liftOf(path: ReadonlyMap<string, string>, column: number, row: number): number {
  const piece = path.get(`${Math.floor(column + 0.5)},${row}`) ?? '';
  const [, from, to] = /^h(.)(.)$/.exec(piece) ?? [];
  if (from === undefined || to === undefined) return 0;
  const share = column + 0.5 - Math.floor(column + 0.5);
  return share === 0 ? LEVEL[from]! : (LEVEL[from]! + LEVEL[to]!) / 2;
}

/** Writes the map of every layout. */
export function buildMaps() {
  const sheetJson = JSON.parse(readFileSync(join(OUT, 'tiles.json'), 'utf8')) as {
    names: string[];
    side: number;
    margin: number;
    spacing: number;
    columns: number;
  };
  const { names, side, margin, spacing, columns } = sheetJson;
  const pitch = side + spacing;
  const sheet = {
    name: 'tegels',
    image: 'tiles.webp',
    imagewidth: columns * pitch,
    imageheight: Math.ceil(names.length / columns) * pitch,
    tilewidth: side,
    tileheight: side,
    margin,
    spacing,
    columns,
    tilecount: names.length,
  };
  mkdirSync(OUT, { recursive: true });
  for (const path of globSync('assets/map/*.json', { cwd: ROOT })) {
    const layout = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Layout;
    writeFileSync(join(OUT, `kaart-${basename(path)}`), JSON.stringify(tiledMap(layout, names, side, sheet)));
  }
}
