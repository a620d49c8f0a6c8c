import { createRng } from '../../../../engine/exercise/rng.ts';
import type { SimPupil } from '../pupil.ts';
import { trueGuess, type SimWord } from '../world.ts';
import { prior, type Made, type Policy } from './policy.ts';

/** Time after which an answer counts for nothing, in the score of the Math Garden. */
const MOST_MS = 20_000;
/** Words that are not dealt again at once. */
const SKIPPED = 30;

interface Kind {
  /** A rating per category, or one of everything. */
  isPerCategory: boolean;
  /** The score of the Math Garden, in which a slow right answer counts for less. */
  isTimed: boolean;
}

/** Elo as learning games know it: ratings of pupils and words with steps that become smaller, the word nearest the target. */
export function elo({ world, seed, target }: Made, { isPerCategory, isTimed }: Kind): Policy {
  const rng = createRng(`elo/${isPerCategory}/${isTimed}/${seed}`);
  const ratings = new Map<string, { value: number; answers: number }>();
  const start = (word: SimWord) => prior(word) + (isPerCategory ? 0 : world.level.get(word.category)!);
  const difficulty = new Map(world.words.map((word) => [word.id, { value: start(word), answers: 0 }]));
  const last = new Map<string, string[]>();
  const ratingOf = (pupil: SimPupil, category: string) => {
    const key = isPerCategory ? `${pupil.id}/${category}` : pupil.id;
    const rating = ratings.get(key) ?? { value: world.norms[pupil.groep]!, answers: 0 };
    ratings.set(key, rating);
    return rating;
  };
  return {
    next({ pupil, form }) {
      const { id } = rng.pick(world.categories);
      const guess = trueGuess(form);
      const known = Math.max(0.05, (target - guess) / (1 - guess));
      const wanted = ratingOf(pupil, id).value - Math.log(known / (1 - known)) + 0.3 * (rng.next() - 0.5);
      const seen = last.get(pupil.id) ?? [];
      let best: SimWord | undefined;
      let nearest = Infinity;
      const words = isPerCategory ? world.byCategory.get(id)! : world.words;
      const fresh = words.filter((word) => !seen.includes(word.id));
      // A short list may be all just seen.
      for (const word of fresh.length > 0 ? fresh : words) {
        const away = Math.abs(difficulty.get(word.id)!.value - wanted);
        if (away < nearest) [best, nearest] = [word, away];
      }
      return { word: best! };
    },
    record({ pupil, word, correct, form, responseMs }) {
      const rating = ratingOf(pupil, word.category);
      const item = difficulty.get(word.id)!;
      const guess = trueGuess(form);
      const p = guess + (1 - guess) / (1 + Math.exp(item.value - rating.value));
      const time = 1 - Math.min(1, responseMs / MOST_MS);
      const plain = correct ? 1 : 0;
      const score = isTimed ? 0.5 + (plain - 0.5) * time : plain;
      const surprise = score - p;
      rating.value += Math.max(0.1, 0.6 / (1 + 0.05 * rating.answers++)) * surprise;
      item.value -= Math.max(0.03, 0.4 / (1 + 0.05 * item.answers++)) * surprise;
      last.set(pupil.id, [...(last.get(pupil.id) ?? []), word.id].slice(-SKIPPED));
    },
  };
}
