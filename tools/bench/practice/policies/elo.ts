import { createRng, type Rng } from '../../../../engine/exercise/rng.ts';
import type { SimPupil } from '../pupil.ts';
import { bell, trueGuess, type SimWord } from '../world.ts';
import { prior, type Made, type Policy } from './policy.ts';

/** Time after which an answer counts for nothing, in the score of the Math Garden. */
const MOST_MS = 20_000;
/** Words that are not dealt again at once. */
const SKIPPED = 30;

/** Chance of success at which the Math Garden deals, and its spread (Klinkenberg, Straatemeier and van der Maas 2011). */
const GARDEN = { success: 0.75, spread: 0.1, least: 0.5, most: 0.95 } as const;

interface Kind {
  /** A rating per category, or one of everything. */
  isPerCategory: boolean;
  /** A slow right answer counts for less. */
  isTimed: boolean;
  /** Whether all words of a category begin alike: nothing is told by features, and the level of a category by its year alone. */
  isCold?: boolean;
  /** The score of the Math Garden with its own expectation, and a wished chance that is drawn anew for each word. */
  isGarden?: boolean;
}

/** Elo as learning games know it: ratings of pupils and words with steps that become smaller, the word nearest the target. */
export function elo({ world, seed, target }: Made, kind: Kind): Policy {
  const { isPerCategory, isTimed, isCold = false, isGarden = false } = kind;
  const rng = createRng(`elo/${isPerCategory}/${isTimed}/${seed}`);
  const ratings = new Map<string, { value: number; answers: number }>();
  const years = new Map(world.categories.map(({ id, groep = 5 }) => [id, 0.45 * (groep - 5.5)]));
  const levelOf = (category: string) => (isCold ? years : world.level).get(category)!;
  const start = (word: SimWord) => (isCold ? 0 : prior(word)) + (isPerCategory ? 0 : levelOf(word.category));
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
      const wished = isGarden ? drawn(rng) : target;
      const known = clamp((wished - guess) / (1 - guess), 0.05, 0.99);
      const wanted = ratingOf(pupil, id).value - Math.log(known / (1 - known)) + 0.3 * (rng.next() - 0.5);
      const seen = last.get(pupil.id) ?? [];
      let best: SimWord | undefined;
      let nearest = Infinity;
      const words = isPerCategory ? world.byCategory.get(id)! : world.words;
      const fresh = words.filter((word) => !seen.includes(word.id));
      // A short list may be all just seen.
      const choosable = fresh.length > 0 ? fresh : words;
      // Words that stand alike come by turns.
      const from = isCold ? rng.below(choosable.length) : 0;
      for (let i = 0; i < choosable.length; i++) {
        const word = choosable[(from + i) % choosable.length]!;
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
      const surprise = score - (isGarden ? gardenScore(rating.value - item.value) : p);
      rating.value += Math.max(0.1, 0.6 / (1 + 0.05 * rating.answers++)) * surprise;
      item.value -= Math.max(0.03, 0.4 / (1 + 0.05 * item.answers++)) * surprise;
      last.set(pupil.id, [...(last.get(pupil.id) ?? []), word.id].slice(-SKIPPED));
    },
  };
}

/** A wished chance of success of the Math Garden. */
const drawn = (rng: Rng) => clamp(GARDEN.success + GARDEN.spread * bell(rng), GARDEN.least, GARDEN.most);

/**
 * The score, 0 to 1, that the Math Garden expects at this distance of ratings: (1 + coth d - 1/d) / 2 (Maris and van der Maas
 * 2012, with the discrimination that belongs to its time limit). It knows of no guessing.
 */
const gardenScore = (distance: number) =>
  Math.abs(distance) < 0.01 ? 0.5 + distance / 6 : (1 + 1 / Math.tanh(distance) - 1 / distance) / 2;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
