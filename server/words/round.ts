import type { Dealt, Exercise, Rng } from '../../engine/exercise/index.ts';

/** Share of a round that is dealt on top of it when nothing is said of it. */
export const RESERVE = 0.4;
/** How often the policy is asked for each exercise, at most: some words can't be asked in some form. */
const ASKED = 4;
/** How many more exercises of one kind there may be than of another. */
const UNEVEN = 1;
/** Words that are put aside for the sake of evenness before one of the lacking kind is drawn by chance. */
const PATIENCE = 10;

/**
 * Says which word comes next: its id, never the same one twice; undefined when there is none. It is told how many
 * exercises there are already, and the last of them.
 */
export type Chooser = (made: number, last: Exercise | undefined) => string | undefined;

/**
 * Fills a round from what may be asked, in that order: `size` exercises about as many things, easier ones first, and then
 * the reserve, which may take things up again when there is no more.
 */
export function fillRound<T>(
  { size, reserve: share = RESERVE }: { size: number; reserve?: number },
  candidates: readonly T[],
  make: (thing: T) => Dealt | undefined,
  difficulty: (thing: T) => number,
  rng: Rng,
): Dealt[] {
  const total = size + Math.ceil(size * share);
  const made: { thing: T; dealt: Dealt }[] = [];
  for (const thing of candidates) {
    if (made.length === total) break;
    const dealt = make(thing);
    if (dealt) made.push({ thing, dealt });
  }
  const main = made.slice(0, size).sort((a, b) => difficulty(a.thing) - difficulty(b.thing));
  const reserve = made.slice(size);
  const again = main.length < size ? [] : rng.fork('again').shuffle(main);
  while (main.length + reserve.length < total && again.length > 0) {
    const { thing } = again.pop()!;
    const dealt = make(thing);
    if (dealt) reserve.push({ thing, dealt });
  }
  return [...main, ...reserve].map(({ dealt }) => dealt);
}

/** What a chosen round is filled with. */
export interface Chosen<T> {
  choose: Chooser;
  find(id: string): T | undefined;
  make(thing: T): Dealt | undefined;
  /** What takes turns, so that no answer is right most of the time; all kinds that there are. */
  kindOf(thing: T): string;
  kinds: ReadonlySet<string>;
  /** Words that are only there for contrast, and their share of the round. */
  contrast: readonly T[];
  share: number;
  /** All that may be asked, as it is drawn without a policy: for what the policy names too little of. */
  rest: readonly T[];
}

/**
 * Fills a round with what the policy chooses, in its order: `size` exercises and then the reserve, which may take up what
 * was chosen before when there is no more. A word that would make one answer right too often waits for its turn.
 */
export function fillChosen<T>(
  { size, reserve: extra = RESERVE }: { size: number; reserve?: number },
  { choose, find, make, kindOf, kinds, contrast, share, rest }: Chosen<T>,
): Dealt[] {
  const total = size + Math.ceil(size * extra);
  const made: Dealt[] = [];
  const used: T[] = [];
  const waiting: T[] = [];
  const counts = new Map<string, number>([...kinds].map((kind) => [kind, 0]));
  let [contrasted, asked] = [0, 0];
  const isEven = (thing: T) => (counts.get(kindOf(thing)) ?? 0) <= Math.min(...counts.values()) + UNEVEN;
  const add = (thing: T) => {
    const dealt = make(thing);
    if (dealt) made.push(dealt);
    return dealt !== undefined;
  };
  const tried = new Set<T>();
  const drawn = () => rest.find((thing) => !tried.has(thing) && !waiting.includes(thing) && isEven(thing));
  const ask = (): T | undefined => {
    while (asked++ < total * ASKED && waiting.length <= PATIENCE) {
      const ready = waiting.findIndex(isEven);
      if (ready >= 0) return waiting.splice(ready, 1)[0];
      const id = choose(made.length, made.at(-1)?.exercise);
      if (id === undefined) break;
      const thing = find(id);
      if (thing === undefined || tried.has(thing)) continue;
      if (kinds.size < 2 || isEven(thing)) return thing;
      waiting.push(thing);
    }
    const ready = waiting.findIndex(isEven);
    return ready >= 0 ? waiting.splice(ready, 1)[0] : (drawn() ?? waiting.shift());
  };
  while (made.length < total) {
    if (contrasted < contrast.length && contrasted + 1 <= share * (made.length + 1)) {
      add(contrast[contrasted++]!);
      continue;
    }
    const thing = ask();
    if (thing === undefined) break;
    tried.add(thing);
    if (!add(thing)) continue;
    used.push(thing);
    counts.set(kindOf(thing), (counts.get(kindOf(thing)) ?? 0) + 1);
  }
  const again = made.length < size ? [] : used;
  for (const thing of again) if (made.length < total) add(thing);
  return made;
}

/** Takes one of each kind in turn, as long as they last. */
export function inTurns<T>(things: readonly T[], kindOf: (thing: T) => string): T[] {
  const queues = [...Map.groupBy(things, kindOf).values()];
  const longest = Math.max(0, ...queues.map((queue) => queue.length));
  return Array.from({ length: longest }, (_, i) => queues.flatMap((queue) => queue[i] ?? [])).flat();
}
