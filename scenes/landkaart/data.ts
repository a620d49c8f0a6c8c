/** State of a place (scenes/landkaart/README.md 4.3). */
export type PlaceState = 'dicht' | 'open' | 'bezig' | 'klaar' | 'goud' | 'opfrissen' | 'klaargezet' | 'toets';

/** One task as the map shows it. */
export interface MapTask {
  id: string;
  name: string;
  goal: string;
  /** Letters on the roof, parted by a bar; a name that is too long is told by them. */
  sign: string;
  /** What stands on the roof instead: other letters, or the name of an icon. */
  roof?: string;
  state: PlaceState;
  stars: number;
  /** Place in walking order, from 0; the thirteenth and further lie on the islets beyond the bridge. */
  anchor: number;
  opensAfter?: string;
  /** Whose turn it is today, the lowest first, where something else decides than its state. */
  turn?: number;
}

/** An island by its theme and which of the layouts of it. */
export interface IslandKind {
  number: number;
  theme: string;
  layout: number;
  name: string;
}

/** One island that was reached, with its tasks. */
export interface MapIsland extends IslandKind {
  id: string;
  tasks: readonly MapTask[];
}

/** What the map is opened with and told again when something changed. */
export interface MapData {
  /** By number, from 1. */
  islands: readonly MapIsland[];
  /** The island that the ferry does not go to yet. */
  next?: (IslandKind & { toFinish: number }) | undefined;
  /** Names of the themes in the order of the numbers, for the islands that lie further away. */
  themes: readonly { theme: string; name: string }[];
  /** The island where the pupil is; without it the last one. */
  at?: string | undefined;
  /** Whether the chart shows instead of an island. */
  chart?: boolean;
  /** A round that was left open; the page shows a tag for it at the foot of the map. */
  resume?: unknown;
  /** When it is known: the balloon of the group with the heights of its stickers, and the friends for sale in the stall. */
  rewards?:
    | {
        balloon: { height: number; stickers: readonly { height: number }[] } | null;
        blobs: readonly { id: string; name: string; habit: string; owned: boolean }[];
      }
    | undefined;
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
  toets: 'toets',
};

/** The island of a task, else the one where the pupil is. */
export function islandOf({ islands, at }: MapData, taskId?: string): MapIsland {
  const holds = (island: MapIsland) => island.tasks.some(({ id }) => id === taskId);
  const island =
    (taskId !== undefined && islands.find(holds)) || islands.find(({ id }) => id === at) || islands.at(-1);
  if (!island) throw new Error('There is no island.');
  return island;
}

/** The tasks as they were before the game that was just left: what it opened is still shut. */
export const asBefore = (tasks: readonly MapTask[], opened: readonly string[] = []): readonly MapTask[] =>
  tasks.map((task) => (opened.includes(task.id) ? { ...task, state: 'dicht', stars: 0 } : task));
