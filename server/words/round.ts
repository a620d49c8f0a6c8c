import type { Dealt, Rng } from '../../engine/exercise/index.ts';

const RESERVE = 0.4;

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

/** Takes one of each kind in turn, as long as they last. */
export function inTurns<T>(things: readonly T[], kindOf: (thing: T) => string): T[] {
  const queues = [...Map.groupBy(things, kindOf).values()];
  const longest = Math.max(0, ...queues.map((queue) => queue.length));
  return Array.from({ length: longest }, (_, i) => queues.flatMap((queue) => queue[i] ?? [])).flat();
}
