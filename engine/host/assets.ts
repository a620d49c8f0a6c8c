import type Phaser from 'phaser';
import type { GameArt } from '../bridge/index.ts';
import { measureInUnits } from '../stage/frames.ts';
import type { SoundFiles, Sprite } from '../stage/sound.ts';

/** What Phaser takes for a picture. */
type Picture = HTMLImageElement;

interface AtlasJson {
  /** `coarse`: how many times fewer pixels per u a frame has than `scale` says. */
  frames: Record<string, { coarse?: number }>;
  meta?: { scale?: string };
}

/** The keys that one owner put in the game, to take them out again. */
export interface Loaded {
  textures: string[];
  json: string[];
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.json();
}

/** Phaser's name for the renderer without a graphics card. */
const CANVAS = 1;

/**
 * A picture that is ready to be drawn. On a 2D canvas that is a bitmap: an image element is looked up and scaled by
 * the browser anew each time it is drawn, which takes three times as long. WebGL takes the element as it is, because a
 * bitmap doesn't heed how the pixels are to be handed over.
 */
async function fetchImage(game: Phaser.Game, url: string): Promise<Picture> {
  if ((game.renderer as Phaser.Game['renderer'] | null)?.type === CANVAS) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    // Phaser draws whatever a canvas can draw, though it only names elements.
    return (await createImageBitmap(await response.blob())) as unknown as Picture;
  }
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** A file that can't be had is done without: the game goes on, and the console says which one. */
async function quietly(what: string, load: () => Promise<void>) {
  try {
    await load();
  } catch (error) {
    console.warn(`Zonder ${what}:`, error);
  }
}

/** Fetches the pictures of one game (or of the kit) and puts them under `owner/…` in the game's textures. */
export async function loadArt(
  game: Phaser.Game,
  owner: string,
  art: GameArt,
  onProgress: (share: number) => void,
): Promise<Loaded> {
  const loaded: Loaded = { textures: [], json: [] };
  const jobs: (() => Promise<void>)[] = [];
  const { atlas, backdrop, other = {} } = art;
  const keepImage = (key: string, image: Picture) => {
    game.textures.addImage(key, image);
    loaded.textures.push(key);
  };
  if (atlas) {
    jobs.push(async () => {
      const [image, json] = await Promise.all([fetchImage(game, atlas.image), fetchJson(atlas.frames)]);
      const key = `${owner}/atlas`;
      addAtlas(game, key, image, json as AtlasJson);
      loaded.textures.push(key);
    });
  }
  if (backdrop) jobs.push(async () => keepImage(`${owner}/backdrop`, await fetchImage(game, backdrop)));
  for (const [name, url] of Object.entries(other)) {
    const key = `${owner}/${name.replace(/\.\w+$/, '')}`;
    if (name.endsWith('.json')) {
      jobs.push(async () => {
        game.cache.json.add(key, await fetchJson(url));
        loaded.json.push(key);
      });
    } else jobs.push(async () => keepImage(key, await fetchImage(game, url)));
  }
  let done = 0;
  await Promise.all(
    jobs.map(async (job) => {
      await quietly(`beeld van ${owner}`, job);
      onProgress(++done / jobs.length);
    }),
  );
  return loaded;
}

/** Takes out what one owner put in. */
export function unload(game: Phaser.Game, { textures, json }: Loaded) {
  for (const key of textures) game.textures.remove(key);
  for (const key of json) game.cache.json.remove(key);
}

/** Adds an atlas whose frames are measured in u, however many pixels per u it was drawn with. */
export function addAtlas(game: Phaser.Game, key: string, image: Picture, json: AtlasJson) {
  const texture = game.textures.addAtlasJSONHash(key, image, json as unknown as object);
  const scale = Number(json.meta?.scale ?? 1);
  if (!texture) return;
  for (const source of texture.source) source.resolution = scale;
  for (const [name, { coarse = 1 }] of Object.entries(json.frames))
    measureInUnits(texture.get(name), scale / coarse);
}

/** Fetches where the sounds are in a sprite file; the sounds themselves are fetched by whoever plays them. */
export async function soundFiles({ sounds, music }: GameArt): Promise<SoundFiles> {
  const files: SoundFiles = {};
  const read = async (url: string) => (await fetchJson(url)) as Sprite;
  await Promise.all([
    sounds &&
      quietly(
        'geluid',
        async () => void (files.effects = { url: sounds.audio, sprite: await read(sounds.sprite) }),
      ),
    music &&
      quietly(
        'muziek',
        async () => void (files.music = { url: music.audio, sprite: await read(music.sprite) }),
      ),
  ]);
  return files;
}
