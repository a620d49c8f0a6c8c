import { DEFAULT_SETTINGS } from '../../engine/exercise/index.ts';
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
