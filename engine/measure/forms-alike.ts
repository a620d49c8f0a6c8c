import type { Rng } from '../exercise/index.ts';
import { inOrder, meanOf, type PoolWord } from './pool.ts';
import { ALIKE, MOST_EXCHANGES } from './terms.ts';

/**
 * Spreads words over forms that are alike: of each category those of like difficulty side by side, one of them for each form by
 * chance, then exchanges until difficulty, spread and length are within `ALIKE`. The number of words of a category is a multiple of
 * `forms`. Gives the forms and whether they are as alike as that.
 */
export function formsAlike(
  words: readonly PoolWord[],
  forms: number,
  rng: Rng,
): { forms: PoolWord[][]; alike: boolean } {
  const made = Array.from({ length: forms }, (): PoolWord[] => []);
  for (const own of Map.groupBy(inOrder(words), ({ category }) => category).values()) {
    const sorted = own.sort((a, b) => a.d - b.d || (a.item < b.item ? -1 : 1));
    for (let i = 0; i + forms <= sorted.length; i += forms)
      rng.shuffle(sorted.slice(i, i + forms)).forEach((word, form) => made[form]!.push(word));
  }
  let unlike = unlikeness(made);
  for (let n = 0; n < MOST_EXCHANGES && unlike > 0; n++) {
    const better = bestExchange(made, unlike);
    if (better === undefined) break;
    unlike = better;
  }
  return { forms: made, alike: unlike === 0 };
}

/** Does the one exchange that helps most; gives how unlike the forms are then, undefined when none helps. */
function bestExchange(forms: PoolWord[][], unlike: number): number | undefined {
  let best = { unlike, undo: (): void => undefined };
  for (let one = 0; one < forms.length; one++)
    for (let other = one + 1; other < forms.length; other++)
      for (let i = 0; i < forms[one]!.length; i++)
        for (let j = 0; j < forms[other]!.length; j++) {
          if (forms[one]![i]!.category !== forms[other]![j]!.category) continue;
          const swap = () => {
            [forms[one]![i], forms[other]![j]] = [forms[other]![j]!, forms[one]![i]!];
          };
          swap();
          const now = unlikeness(forms);
          swap();
          if (now < best.unlike - 1e-12) best = { unlike: now, undo: swap };
        }
  if (best.unlike === unlike) return undefined;
  best.undo();
  return best.unlike;
}

/** How far the forms lie beyond what counts as alike; 0 when they are. */
function unlikeness(forms: readonly (readonly PoolWord[])[]): number {
  const beyond = (value: number, most: number) => Math.max(0, Math.abs(value) - most - 1e-9) / most;
  let sum = 0;
  for (let one = 0; one < forms.length; one++)
    for (let other = one + 1; other < forms.length; other++) {
      const [a, b] = [forms[one]!, forms[other]!];
      sum += beyond(difference(a, b, 'd'), ALIKE.all) + beyond(difference(a, b, 'graphemes'), ALIKE.length);
      for (const category of new Set(a.map((word) => word.category))) {
        const ofCategory = (words: readonly PoolWord[]) => words.filter((word) => word.category === category);
        sum += beyond(difference(ofCategory(a), ofCategory(b), 'd'), ALIKE.category);
      }
      sum += spreadBeyond(spreadOf(a), spreadOf(b));
    }
  return sum;
}

const difference = (a: readonly PoolWord[], b: readonly PoolWord[], of: 'd' | 'graphemes') =>
  meanOf(a, (word) => word[of]) - meanOf(b, (word) => word[of]);

function spreadOf(words: readonly PoolWord[]): number {
  const mean = meanOf(words, ({ d }) => d);
  return Math.sqrt(meanOf(words, ({ d }) => (d - mean) ** 2));
}

function spreadBeyond(a: number, b: number): number {
  // Words that are all as hard have no spread to compare.
  if (a < 1e-9 && b < 1e-9) return 0;
  const [least, most] = ALIKE.spread;
  const ratio = a / Math.max(b, 1e-9);
  return Math.max(0, least - ratio, ratio - most);
}
