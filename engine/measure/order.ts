import type { Rng } from '../exercise/index.ts';
import { meanOf } from './pool.ts';
import { EASIER } from './terms.ts';

interface Orderable {
  category: string;
  d: number;
}

/**
 * The order in which a test asks: by chance, no category twice on end where that can be, the first and the last word easy where there
 * are such.
 */
export function testOrder<T extends Orderable>(words: readonly T[], rng: Rng): T[] {
  const shuffled = rng.shuffle(words);
  const easy = meanOf(words, ({ d }) => d) - EASIER;
  const [first, last] = shuffled.filter(({ d }) => d <= easy);
  const between = shuffled.filter((word) => word !== first && word !== last);
  return [
    ...(first ? [first] : []),
    ...apart(between, first?.category, last?.category),
    ...(last ? [last] : []),
  ];
}

/** The same words with those of a category apart, in the order in which they come otherwise. */
function apart<T extends Orderable>(
  words: readonly T[],
  before: string | undefined,
  after: string | undefined,
): T[] {
  const left = [...words];
  const placed: T[] = [];
  let previous = before;
  while (left.length > 0) {
    const counts = new Map<string, number>();
    // What has to be kept from the end counts as one more of its category that is still to come.
    if (after !== undefined) counts.set(after, 1);
    for (const { category } of left) counts.set(category, (counts.get(category) ?? 0) + 1);
    const most = Math.max(...[...counts].filter(([category]) => category !== previous).map(([, n]) => n));
    // A category that has more than half of what is left comes now, or it comes twice on end later.
    const isUrgent = 2 * most > left.length + (after === undefined ? 0 : 1);
    const next = left.findIndex(
      ({ category }) => category !== previous && (!isUrgent || counts.get(category) === most),
    );
    const [word] = left.splice(Math.max(0, next), 1);
    placed.push(word!);
    previous = word!.category;
  }
  return placed;
}
