import type { PlaceState } from '../contract/practice.ts';

/** The one island of a new pupil. */
export const FIRST_ISLAND = { number: 1, theme: 'weide', name: 'Weide-eiland', places: 12 };

/** Places that are open before anything is finished. */
export const OPEN_AT_START = 2;
/** Games in which a place must reach all stars before it is gold. */
const OFFERED = 3;
const MOST_STARS = 3;

/** What is known of one place: whether it is open, and the best stars per game that was played there. */
export interface Place {
  id: string;
  anchor: number;
  open: boolean;
  /** Best stars per game that was played. */
  stars: ReadonlyMap<string, number>;
  /** How many games can be played there. */
  games: number;
}

/** The best stars of a place over its games. */
export const starsOf = (place: Pick<Place, 'stars'>) => Math.max(0, ...place.stars.values());

/** State of a place on the map (games.md 4.3). */
export function stateOf(place: Place): PlaceState {
  if (!place.open) return 'dicht';
  const full = [...place.stars.values()].filter((stars) => stars >= MOST_STARS).length;
  if (full > 0 && full >= Math.min(OFFERED, place.games)) return 'goud';
  if (full > 0) return 'klaar';
  return place.stars.size > 0 ? 'bezig' : 'open';
}

/** Shut places that may open now: each finished place opens the next one on the path. In walking order. */
export function toOpen(places: readonly Pick<Place, 'id' | 'anchor' | 'open' | 'stars'>[]): string[] {
  const path = [...places].sort((a, b) => a.anchor - b.anchor);
  const finished = path.filter((place) => starsOf(place) > 0).length;
  const open = path.filter((place) => place.open).length;
  const more = Math.max(0, OPEN_AT_START + finished - open);
  return path
    .filter((place) => !place.open)
    .slice(0, more)
    .map((place) => place.id);
}

/** The place that a pupil who plays along the path finishes to open the shut place `id`. */
export function opensAfter<T extends Pick<Place, 'id' | 'anchor' | 'open' | 'stars'>>(
  places: readonly T[],
  id: string,
): T | undefined {
  const path = [...places].sort((a, b) => a.anchor - b.anchor);
  const shut = path.filter((place) => !place.open).findIndex((place) => place.id === id);
  return shut === -1 ? undefined : path.filter((place) => starsOf(place) === 0)[shut];
}
