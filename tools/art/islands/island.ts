import { polyline, type SpriteArt } from '../../../engine/drawing/index.ts';
import { createRng } from '../../../engine/exercise/index.ts';
import { houseSprites } from '../../../scenes/landkaart/art/buildings.ts';
import { dottedPath, groundOf, inkedPath } from '../../../scenes/landkaart/art/ground.ts';
import { SEA_TILES } from '../../../scenes/landkaart/art/sea.ts';
import type { ThemeArt } from '../../../scenes/landkaart/art/theme.ts';
import type { FitFile } from '../fit.ts';
import { rasterise } from '../raster.ts';
import { friendSpots } from './friends.ts';
import { bridgesOf, pathPoints, thingBox, type At, type Layout } from './layout.ts';
import { strew, type Spot } from './scatter.ts';
import { cut, drawMap, drawTile, GRID, SCALE, SIDE, TileSheet, TILE, previewOf } from './slices.ts';

/** A path colours the tiles that its middle comes this near to, in u. */
const REACH = 27;
/** Bytes that the sheets of one island may take: ground; paths and what lies beside them. */
const MOST = { ground: 110_000, paths: 90_000 } as const;

/** Draws an island and cuts it to the tile layers of a Tiled map. */
export async function makeIsland(layout: Layout, theme: ThemeArt, fits: FitFile) {
  const id = `${layout.theme}-${layout.layout}`;
  const { deco, above } = strew(layout, theme);
  const drawing = groundOf(layout.lands, layout.sheets, theme);
  const ground = new TileSheet(1);
  const sea: number[] = [];
  for (const tile of SEA_TILES) sea.push(ground.add((await rasterise(tile, SCALE, true)).data));
  const picture = await drawMap(drawing);
  const grond = layerOf((column, row) => ground.add(cut(picture, column, row)));
  const paths = new TileSheet(1 + ground.count);
  const { pad, inks, all } = await pathLayer(layout, theme, paths);
  const beside = await drawMap(decoOf(deco, theme));
  const decoLayer = layerOf((column, row) => paths.add(cut(beside, column, row)));
  const [groundSheet, pathSheet] = [
    await ground.encode('grond', 'grond.webp', MOST.ground, fits.of(`${id}/grond`)),
    await paths.encode('pad', 'pad.webp', MOST.paths, fits.of(`${id}/pad`)),
  ];
  const json = tiledMap({
    layout,
    theme,
    tilesets: [groundSheet.tileset, pathSheet.tileset],
    layers: { water: waterLayer(layout, sea), grond, pad, deco: decoLayer },
    inks,
    above,
  });
  return {
    json,
    ground: groundSheet.webp,
    paths: pathSheet.webp,
    look: async () => previewOf([picture, all, beside, await drawMap(standing(layout, theme, above))]),
  };
}

const layerOf = (gid: (column: number, row: number) => number): number[] =>
  Array.from({ length: GRID.columns * GRID.rows }, (_, i) =>
    gid(i % GRID.columns, Math.floor(i / GRID.columns)),
  );

/** Sea all over: plain, and the first frames of the two that shimmer. */
function waterLayer({ theme, layout }: Layout, [plain, one, , two]: readonly number[]): number[] {
  const rng = createRng(`zee/${theme}/${layout}`);
  return layerOf(() => rng.pick([plain!, plain!, one!, two!]));
}

const decoOf = (spots: readonly Spot[], theme: ThemeArt): string => {
  const drawn = spots
    .map(({ name, x, y }) => {
      const drawing = theme.deco[name];
      if (!drawing) throw new Error(`there is no drawing "${name}"`);
      return `<g transform="translate(${x} ${y})">${drawing}</g>`;
    })
    .join('');
  return DECO_FILTERS + drawn;
};
const DECO_FILTERS =
  '<defs><filter id="sticker" x="-25%" y="-25%" width="150%" height="160%"><feDropShadow dx="0" dy="4" stdDeviation="3" flood-color="#1E2747" flood-opacity=".24"/></filter></defs>';

/** Which tile shows which of the paths of a cell in ink: `gids[mask]`, bit i of the mask being `edges[i]`. */
interface CellInk {
  cell: readonly [column: number, row: number];
  edges: readonly number[];
  gids: readonly number[];
}

async function pathLayer(layout: Layout, theme: ThemeArt, sheet: TileSheet) {
  const lines = layout.edges.map((edge) => pathPoints(layout, edge));
  const drawings = lines.map((points) => polyline(points));
  const drawn = (isInked: (edge: number) => boolean, among = drawings.map((_, i) => i)) =>
    among
      .filter((i) => !isInked(i))
      .map((i) => dottedPath(drawings[i]!, theme.path))
      .join('') +
    among
      .filter(isInked)
      .map((i) => inkedPath(drawings[i]!, theme.path))
      .join('');
  const [all, none] = [await drawMap(drawn(() => true)), await drawMap(drawn(() => false))];
  const inks: CellInk[] = [];
  const pad: number[] = [];
  for (let i = 0; i < GRID.columns * GRID.rows; i++) {
    const [column, row] = [i % GRID.columns, Math.floor(i / GRID.columns)];
    const edges = lines.flatMap((points, edge) => (comesNear(points, column, row) ? [edge] : []));
    const full = (1 << edges.length) - 1;
    const gids: number[] = [];
    for (let mask = 0; mask <= full && edges.length > 0; mask++) {
      const tile =
        mask === full
          ? cut(all, column, row)
          : mask === 0
            ? cut(none, column, row)
            : await drawTile(
                drawn((edge) => (mask & (1 << edges.indexOf(edge))) !== 0, edges),
                column,
                row,
              );
      gids.push(sheet.add(tile));
    }
    pad.push(gids.at(-1) ?? 0);
    if (edges.length > 0 && gids.some((gid) => gid > 0)) inks.push({ cell: [column, row], edges, gids });
  }
  return { pad, inks, all };
}

function comesNear(points: readonly At[], column: number, row: number): boolean {
  const left = GRID.left + column * TILE;
  const top = GRID.top + row * TILE;
  return points.some(([x, y]) => {
    const dx = Math.max(left - x, 0, x - left - TILE);
    const dy = Math.max(top - y, 0, y - top - TILE);
    return Math.hypot(dx, dy) < REACH;
  });
}

/** What stands on an island, every place open: only for the picture that one looks at. */
function standing(layout: Layout, { houses, sprites }: ThemeArt, above: readonly Spot[]): string {
  const { nodes, things } = layout;
  const drawn = houseSprites(houses);
  const lay = (art: SpriteArt | undefined, x: number, y: number) =>
    art
      ? art.svg.replace(
          '<svg ',
          `<svg x="${x - (art.originX ?? 0.5) * art.width}" y="${y - (art.originY ?? 0.5) * art.height}" `,
        )
      : '';
  const places = Object.entries(nodes).flatMap(([name, [x, y]]) =>
    /^\d+$/.test(name) ? [{ y: y - 72, svg: placeOf(name, x, y) }] : [],
  );
  function placeOf(name: string, x: number, y: number) {
    const house = lay(drawn[`huis-${((Number(name) - 1) % houses.length) + 1}-open`], x, y - 72);
    return `${house}<rect x="${x - 70}" y="${y - 69}" width="140" height="37" rx="9" fill="#FFFDF6" stroke="#CDBF9C" stroke-width="2"/><text x="${x}" y="${y - 40}" font-size="26" text-anchor="middle">plek ${name}</text><circle cx="${x}" cy="${y}" r="15" fill="#9FDCC8" stroke="#FFFDF6" stroke-width="5"/>`;
  }
  const toy = things['speelgoed'];
  const boards = bridgesOf(layout).map(({ from, at: [x, y], end }) => ({
    y: 0,
    svg: `<path d="M${nodes[from]![0]} ${y}H${end[0]}" stroke="#9A6C44" stroke-width="34"/><circle cx="${x}" cy="${y}" r="34" fill="#FFFDF6"/>`,
  }));
  const all = [
    ...boards,
    ...places,
    ...above.map(({ name, x, y }) => ({ y, svg: lay(sprites[name], x, y) })),
    ...(toy ? [{ y: toy[1], svg: lay(sprites['speelgoed'], toy[0], toy[1]) }] : []),
    ...Object.entries(things).flatMap(([name, at]) => {
      const { left, top, right, bottom } = thingBox(name, at);
      const frame = `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="none" stroke="#8E57C4" stroke-width="2" stroke-dasharray="6 6"/>`;
      return name === 'speelgoed' ? [] : [{ y: at[1], svg: frame }];
    }),
  ];
  return all
    .sort((a, b) => a.y - b.y)
    .map(({ svg }) => svg)
    .join('');
}

interface MapParts {
  layout: Layout;
  theme: ThemeArt;
  tilesets: readonly object[];
  layers: Record<string, number[]>;
  inks: readonly CellInk[];
  above: readonly Spot[];
}

const tallestOf = (above: ThemeArt['above']): string =>
  Object.entries(above).reduce((best, one) => (one[1].h > best[1].h ? one : best))[0];

/** The Tiled map: tile layers water, grond, pad and deco; object layers objecten, paden, bruggen and boven. */
function tiledMap({ layout, theme, tilesets, layers, inks, above }: MapParts) {
  const { columns: width, rows: height } = GRID;
  let layerId = 0;
  let objectId = 0;
  const common = { x: 0, y: 0, opacity: 1, visible: true };
  const px = ([x, y]: At) => ({ x: ((x - GRID.left) / TILE) * SIDE, y: ((y - GRID.top) / TILE) * SIDE });
  const point = (name: string, type: string, at: At) => ({
    id: ++objectId,
    name,
    type,
    ...px(at),
    width: 0,
    height: 0,
    rotation: 0,
    point: true,
    visible: true,
  });
  const text = (name: string, value: string) => ({ name, type: 'string', value });
  const objects = (name: string, list: object[]) => ({
    id: ++layerId,
    name,
    type: 'objectgroup',
    draworder: 'topdown',
    objects: list,
    ...common,
  });
  const tileLayers = Object.entries(layers).map(([name, data]) => ({
    id: ++layerId,
    name,
    type: 'tilelayer',
    data,
    width,
    height,
    ...common,
  }));
  const objectLayers = [
    objects('objecten', [
      ...Object.entries(layout.nodes).map(([name, at]) =>
        point(name, /^\d+$/.test(name) ? 'plek' : 'knoop', at),
      ),
      ...Object.entries(layout.things).map(([name, at]) => point(name, 'ding', at)),
    ]),
    objects(
      'paden',
      layout.edges.map((edge) => {
        const [from, to] = edge;
        const points = pathPoints(layout, edge).map(px);
        const start = points[0]!;
        return {
          ...point(`${from}-${to}`, 'pad', layout.nodes[from]!),
          point: false,
          polyline: points.map(({ x, y }) => ({ x: x - start.x, y: y - start.y })),
          properties: [text('from', from), text('to', to)],
        };
      }),
    ),
    objects(
      'bruggen',
      bridgesOf(layout).map(({ side, from, at, end }) => {
        const [start, head, over] = [layout.nodes[from]!, at, end].map(px);
        const line = [start!, head!, over!].map(({ x, y }) => ({ x: x - start!.x, y: y - start!.y }));
        return {
          ...point(side, 'brug', layout.nodes[from]!),
          point: false,
          polyline: line,
          properties: [text('from', from)],
        };
      }),
    ),
    objects(
      'vrienden',
      friendSpots(layout, theme).map((at, i) => point(`vriend-${i + 1}`, 'vriend', at)),
    ),
    objects(
      'boven',
      above.map(({ name, x, y }) => point(name, 'beeld', [x, y])),
    ),
  ];
  return {
    type: 'map',
    version: '1.10',
    tiledversion: '1.10.2',
    orientation: 'orthogonal',
    renderorder: 'right-down',
    infinite: false,
    width,
    height,
    tilewidth: SIDE,
    tileheight: SIDE,
    nextlayerid: layerId + 1,
    nextobjectid: objectId + 1,
    properties: [
      text('theme', layout.theme),
      text('inkt', JSON.stringify(inks)),
      // What stands where an islet has no task for a place.
      text('leeg', tallestOf(theme.above)),
    ],
    tilesets,
    layers: [...tileLayers, ...objectLayers],
  };
}
