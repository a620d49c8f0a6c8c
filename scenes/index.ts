import type { GameArt, GameEntry, MapStart } from '../engine/bridge/index.ts';
import type { PieceDrawing } from '../engine/drawing/index.ts';
import type { GameManifest } from '../engine/exercise/index.ts';

const MAP = 'landkaart';
const KIT = 'kit';
/** Files with a meaning of their own; every other file of a game's art goes by its name. */
const KNOWN = /^(atlas|backdrop|card|sounds|music)\./;

const manifests = import.meta.glob<GameManifest>('./*/manifest.ts', { eager: true, import: 'default' });
const scenes = import.meta.glob('./*/scene.ts');
const pieces = import.meta.glob<PieceDrawing>('./*/art/piece.ts', { import: 'default' });
const files = import.meta.glob<string>('../.build/art/*/{atlas,backdrop,card,sounds,music,tiles}.*', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const packFiles = import.meta.glob<string>('../.build/art/landkaart/*/*.*', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** The art that `npm run art` made for one folder. */
function artOf(folder: string, among = files): GameArt {
  const here = `../.build/art/${folder}/`;
  const url = (name: string) => among[here + name];
  const pair = (data: string, list: string): [string, string] | undefined => {
    const [dataUrl, listUrl] = [url(data), url(list)];
    return dataUrl && listUrl ? [dataUrl, listUrl] : undefined;
  };
  const atlas = pair('atlas.webp', 'atlas.json');
  const sounds = pair('sounds.mp3', 'sounds.json');
  const music = pair('music.mp3', 'music.json');
  const backdrop = url('backdrop.webp');
  const card = url('card.webp');
  const other = Object.entries(among)
    .filter(([path]) => path.startsWith(here))
    .map(([path, at]): [string, string] => [path.slice(here.length), at])
    .filter(([name]) => !KNOWN.test(name));
  return {
    ...(atlas && { atlas: { image: atlas[0], frames: atlas[1] } }),
    ...(sounds && { sounds: { audio: sounds[0], sprite: sounds[1] } }),
    ...(music && { music: { audio: music[0], sprite: music[1] } }),
    ...(backdrop && { backdrop }),
    ...(card && { card }),
    ...(other.length > 0 && { other: Object.fromEntries(other) }),
  };
}

/** Every game there is: each folder here with a manifest and a scene. */
export const GAMES: readonly GameEntry[] = Object.entries(manifests).flatMap(([path, manifest]) => {
  const folder = path.split('/')[1]!;
  const load = scenes[`./${folder}/scene.ts`];
  const piece = manifest.shelf && pieces[`./${folder}/art/piece.ts`];
  return load ? [{ manifest, folder, art: artOf(folder), load, ...(piece && { piece }) }] : [];
});

/** The art and sounds that all games share. */
export const KIT_ART: GameArt = artOf(KIT);

/** The art of each theme of the map, and of each of its islands. */
const MAP_PACKS = Object.fromEntries(
  [...new Set(Object.keys(packFiles).map((path) => path.split('/').at(-2)!))].map((pack) => [
    pack,
    artOf(`${MAP}/${pack}`, packFiles),
  ]),
);

/** The packs of one island, or of the islet of its theme: those of its theme and its own. */
export const packsOf = ({ theme, layout }: { theme: string; layout: number | 'eilandje' }): string[] => [
  theme,
  `${theme}-${layout}`,
];

/** The world map, which is a scene but not a game. */
export const WORLD_MAP: Pick<MapStart, 'art' | 'packs' | 'load'> = {
  art: artOf(MAP),
  packs: MAP_PACKS,
  load: () => scenes[`./${MAP}/scene.ts`]?.() ?? Promise.reject(new Error('There is no map.')),
};

/** The game that an address names; `piñata` may arrive encoded or decomposed. */
export function gameById(routeId: string): GameEntry | undefined {
  const id = decoded(routeId).normalize('NFC');
  return GAMES.find(({ manifest }) => manifest.id.normalize('NFC') === id);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
