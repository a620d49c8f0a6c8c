/** State of a place (games.md 4.3). */
export type PlaceState = 'dicht' | 'open' | 'bezig' | 'klaar' | 'goud' | 'opfrissen' | 'klaargezet';

/** One task as the map shows it. */
export interface MapTask {
  id: string;
  name: string;
  goal: string;
  sign: string;
  state: PlaceState;
  stars: number;
  /** Place in walking order, from 0. */
  anchor: number;
  opensAfter?: string;
}

/** What the map is opened with and told again when something changed. */
export interface MapData {
  somvenster: { theme: string; number: number; name: string };
  tasks: readonly MapTask[];
  /** A round that was left open; the page shows a tag for it at the foot of the map. */
  resume?: unknown;
  /** What a game that was just left brought; null when the pupil comes from elsewhere. */
  back: { taskId: string; reward?: { stars: number; coins: number; opened: readonly string[] } } | null;
}

/** What each state is called, for who can't see the picture. */
export const STATE_WORDS: Record<PlaceState, string> = {
  dicht: 'nog dicht',
  open: 'open',
  bezig: 'bezig',
  klaar: 'klaar',
  goud: 'goud',
  opfrissen: 'opfrissen',
  klaargezet: 'voor jou klaargezet',
};
