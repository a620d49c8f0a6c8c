import { LAYOUTS, THEMES, type PlaceState } from '../contract/practice.ts';

/** Places on the path of an island; what is set ready lies beyond, at this anchor and up. */
export const PLACES = 12;

/**
 * Somvensters and places below these are on no map: under them stand rounds of elsewhere that turned out to be this pupil's
 * (moves/hidden-place.ts).
 */
export const HIDDEN_BELOW = { number: 1, anchor: 0 } as const;
/** Places that are open, at any moment, before they are finished. */
export const OPEN_AT_START = 2;
/** Part of an island's places that is finished when the ferry to the next one comes. */
export const FERRY_SHARE = 0.6;
/** Games in which a place must reach all stars before it is gold. */
const OFFERED = 3;
/** Stars of a game that was played as well as can be. */
export const MOST_STARS = 3;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A place that is done gets dusty after this long without a visit. */
const DUSTY_AFTER_MS = 21 * DAY_MS;
/** What asks for repetition sooner than that still leaves a pupil alone for this long. */
const LEAVE_ALONE_MS = 2 * DAY_MS;
/** Words that are due again, of a place that is done, that ask for a visit. */
const DUE_WORDS = 3;

/** What the order number of a somvenster makes of its island: theme, map and name never change. */
export function islandOf(number: number): { number: number; theme: string; layout: number; name: string } {
  const at = number - 1;
  const { theme, name } = THEMES[at % THEMES.length]!;
  return { number, theme, layout: 1 + (Math.floor(at / THEMES.length) % LAYOUTS), name };
}

/** Expected share from which a category carries what builds on it: nobody steps back to what goes well. */
const CARRIES = 0.75;

/** Whether a category goes well enough for what builds on it; `p` is the expected share written right. */
export const isCarrying = (level: { status: PlaceLevel['status'] } | undefined, p: number): boolean =>
  level !== undefined && (level.status === 'klaar' || p >= CARRIES);

/** What the policy says of the category of a place. */
export interface PlaceLevel {
  status: 'nieuw' | 'bezig' | 'klaar' | 'stap-terug';
  answers: number;
  lastAt: number;
  /** When it was mastered first; null when it never was. */
  masteredAt: number | null;
  /** When words that went wrong are due again, ms since the epoch. */
  review: readonly number[];
}

/** What is known of one place. */
export interface Place {
  id: string;
  anchor: number;
  open: boolean;
  /** Best stars per game that was played there. */
  stars: ReadonlyMap<string, number>;
  /** How many games can be played there. */
  games: number;
  /** What is known of its category; absent when it was never practised. */
  level?: PlaceLevel;
  /** Set ready by staff and not played since. */
  ready?: boolean;
}

/** Answers in a category that are effort enough for a place to be done, so that nobody is stuck (engine/practice/DESIGN.md 7). */
const ENOUGH_ANSWERS = 120;

/** The best stars of a place over its games. */
export const starsOf = (place: Pick<Place, 'stars'>) => Math.max(0, ...place.stars.values());

/** Whether the category of a place is mastered, or was, or has had effort enough. */
const isDone = ({ level }: Pick<Place, 'level'>) =>
  level !== undefined &&
  (level.status === 'klaar' || level.masteredAt !== null || level.answers >= ENOUGH_ANSWERS);

/** Whether a place opens the next one: it has a star, or its category is done elsewhere. */
export const isFinished = (place: Pick<Place, 'stars' | 'level'>) => starsOf(place) > 0 || isDone(place);

/** Whether a place that was done asks for a visit again; one visit sweeps it clean. */
export function isDusty({ stars, level }: Pick<Place, 'stars' | 'level'>, now: number): boolean {
  if (!level || (starsOf({ stars }) < MOST_STARS && !isDone({ level }))) return false;
  const away = now - level.lastAt;
  if (away >= DUSTY_AFTER_MS) return true;
  const isForgotten = level.masteredAt !== null && level.status !== 'klaar';
  const due = level.review.filter((at) => at <= now).length;
  return away >= LEAVE_ALONE_MS && (isForgotten || due >= DUE_WORDS);
}

/** State of a place on the map (scenes/landkaart/README.md 4.3). */
export function stateOf(place: Place, now = Date.now()): PlaceState {
  if (place.ready) return 'klaargezet';
  if (!place.open) return 'dicht';
  if (isDusty(place, now)) return 'opfrissen';
  const full = [...place.stars.values()].filter((stars) => stars >= MOST_STARS).length;
  if (full > 0 && full >= Math.min(OFFERED, place.games)) return 'goud';
  if (full > 0 || isDone(place)) return 'klaar';
  return place.stars.size > 0 || place.level !== undefined ? 'bezig' : 'open';
}

/** Why a place is in its state, in a child's words. */
export function reasonOf(
  state: PlaceState,
  opensAfter: string | undefined,
  status?: PlaceLevel['status'],
): string {
  switch (state) {
    case 'dicht':
      return opensAfter === undefined
        ? 'Nog even. Deze plek gaat later open.'
        : `Nog even. Eerst: ${opensAfter}.`;
    case 'open':
      return 'Nieuw voor jou. Kom maar kijken!';
    case 'bezig':
      return status === 'stap-terug'
        ? 'Dit is nog lastig. Oefen eerst een andere plek, dan lukt het straks.'
        : 'Hier ben je mee bezig. Ga je verder?';
    case 'klaar':
      return status === 'stap-terug' ? 'Drie sterren! Oefenen mag altijd.' : 'Dit kun je al!';
    case 'goud':
      return 'Helemaal goud. Spelen mag altijd.';
    case 'opfrissen':
      return 'Er ligt wat stof. Kom je even vegen?';
    case 'klaargezet':
      return 'Dit is voor jou klaargezet.';
  }
}

type OnPath = Pick<Place, 'id' | 'anchor' | 'open' | 'stars' | 'level'>;

/** Shut places that may open now: each finished place opens the next one on the path. In walking order. */
export function toOpen(places: readonly OnPath[]): string[] {
  const path = [...places].sort((a, b) => a.anchor - b.anchor);
  // What is finished while shut (its category is practised elsewhere) needs nothing to open it.
  const finished = path.filter(isFinished).length;
  const open = path.filter((place) => place.open).length;
  const more = Math.max(0, OPEN_AT_START + finished - open);
  return path
    .filter((place) => !place.open)
    .slice(0, more)
    .map((place) => place.id);
}

/** The place that a pupil who plays along the path finishes to open the shut place `id`. */
export function opensAfter<T extends OnPath>(places: readonly T[], id: string): T | undefined {
  const path = [...places].sort((a, b) => a.anchor - b.anchor);
  const shut = path.filter((place) => !place.open).findIndex((place) => place.id === id);
  return shut === -1 ? undefined : path.filter((place) => !isFinished(place))[shut];
}

/** Places that must still be finished before the ferry to the next island comes. */
export function toFinish(places: readonly Pick<Place, 'stars' | 'level'>[]): number {
  return Math.max(0, Math.ceil(FERRY_SHARE * places.length) - places.filter(isFinished).length);
}
