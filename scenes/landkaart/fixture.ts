import { afterEach, beforeEach } from 'vitest';
import { DEFAULT_SETTINGS } from '../../engine/exercise/index.ts';
import type { StageScene } from '../../engine/stage/index.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { packsOf, WORLD_MAP } from '../index.ts';
import { THEMES } from './art/theme.ts';
import type { MapData, MapIsland, MapTask, PlaceState } from './data.ts';

// What tests of the map open it with.

const STATES: PlaceState[] = ['goud', 'klaar', 'bezig', 'open', 'open', 'klaargezet', 'opfrissen', 'dicht'];
/** Twelve tasks of an island, one in each state and the rest shut. */
export const tasksOf = (island: number): MapTask[] =>
  Array.from({ length: 12 }, (_, anchor) => ({
    id: `taak-${island > 1 ? `${island}-` : ''}${anchor}`,
    name: 'ei of ij',
    goal: 'Woorden met ei of ij',
    sign: 'ei|ij',
    state: STATES[anchor] ?? 'dicht',
    stars: 1,
    anchor,
  }));
const themes = THEMES.map((theme) => ({ theme, name: theme }));
/** The island with this order number: its theme and layout follow from it. */
export const islandNo = (number: number, tasks: readonly MapTask[] = tasksOf(number)): MapIsland => ({
  id: `eiland-${number}`,
  number,
  theme: THEMES[(number - 1) % 8]!,
  layout: Math.floor((number - 1) / 8) % 2 === 0 ? 1 : 2,
  name: `Eiland ${number}`,
  tasks,
});
/** A map with the first island. */
export const world = (over: Partial<MapData> = {}): MapData => ({
  islands: [islandNo(1)],
  themes,
  back: null,
  ...over,
});
/** What the host opens that map with. */
export const start = (map: MapData, settings = {}) => ({
  ...WORLD_MAP,
  first: packsOf(map.islands.find(({ id }) => id === map.at) ?? map.islands.at(-1)!),
  map,
  seed: 'kaart',
  settings: { ...DEFAULT_SETTINGS, ...settings },
});
/** What is set ready beyond the path of the first island. */
export const letter = (n: number, over: Partial<MapTask> = {}): MapTask => ({
  ...tasksOf(1)[0]!,
  id: `lijst-${n}`,
  name: `Dictee ${n}`,
  state: 'klaargezet',
  stars: 0,
  anchor: 12 + n,
  ...over,
});
/** The first island, with so much of it set ready beyond its path. */
export const withReady = (...letters: MapTask[]) =>
  world({ islands: [islandNo(1, [...tasksOf(1), ...letters])] });

/** What is fetched comes late on a busy machine. */
export const BUSY = { timeout: 10_000 };

/** What can be picked on a map now. */
export const offered = (scene: StageScene, id: string) =>
  scene.stage.offers().find((offer) => offer.id === id);
export const ids = (scene: StageScene) => scene.stage.offers().map(({ id }) => id);
/** The tasks whose places stand on it, in their order. */
export const values = (scene: StageScene) =>
  scene.stage
    .offers()
    .filter(({ id }) => id.startsWith('plek-'))
    .map(({ value }) => value);

/** A host without a browser for the map, new for each test of a file. */
export function mapHost() {
  let headless: HeadlessHost;
  beforeEach(() => {
    headless = new HeadlessHost();
  });
  afterEach(() => headless.destroy());
  return {
    get headless() {
      return headless;
    },
    /** Errors that the host counted, and the message that the pupil would see. */
    errors: () => [headless.host.errors, headless.host.hud.getState().error],
    async press(scene: StageScene, ...codes: string[]) {
      for (const code of codes) {
        scene.feed({ type: 'keydown', code, key: code });
        await headless.step();
        scene.feed({ type: 'keyup', code, key: code });
        await headless.step(2);
      }
    },
    /** Taps a thing, and tells what it was called. */
    async tap(scene: StageScene, id: string) {
      const offer = offered(scene, id)!;
      const { x, y, width, height } = offer.rect();
      for (const type of ['down', 'up'] as const) {
        scene.feed({ type, x: x + width / 2, y: y + height / 2 });
        await headless.step();
      }
      return offer.label;
    },
  };
}
