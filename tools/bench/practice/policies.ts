import { createRng, type Rng } from '../../../engine/exercise/index.ts';
import { createEngine, type PracticeForm, type PracticeEngine } from '../../../engine/practice/index.ts';
import type { SimPupil } from './pupil.ts';
import { trueGuess, type SimWord, type SimWorld } from './world.ts';

export interface Situation {
  pupil: SimPupil;
  now: number;
  session: number;
  form: PracticeForm;
  /** When the delayed dictation is. */
  testAt: number;
}
export interface Answer extends Situation {
  word: SimWord;
  correct: boolean;
  responseMs: number;
}

/** Something that chooses words. */
export interface Policy {
  name: string;
  /** The engine, where it is one. */
  engine?: PracticeEngine;
  next(situation: Situation): SimWord;
  record?(answer: Answer): void;
}

export type PolicyName = 'motor' | 'willekeurig' | 'vast' | 'trap' | 'elo' | 'elo-tijd' | 'orakel';

export function makePolicy(
  name: PolicyName,
  world: SimWorld,
  pupils: readonly SimPupil[],
  seed: string,
): Policy {
  const rng = createRng(`${name}/${seed}`);
  switch (name) {
    case 'motor':
      return engine(world, pupils, seed);
    case 'willekeurig':
      return { name, next: () => rng.pick(world.words) };
    case 'vast':
      return fixed(world);
    case 'trap':
      return staircase(world, rng);
    case 'elo':
    case 'elo-tijd':
      return elo(name, world, rng);
    case 'orakel':
      return oracle(world, rng);
  }
}

/** The policy of the product. */
function engine(world: SimWorld, pupils: readonly SimPupil[], seed: string): Policy {
  const made = createEngine({
    words: world.words.map(({ id, category, length, logFrequency }) => ({
      ...{ id, category },
      ...(length !== undefined && { length }),
      ...(logFrequency !== undefined && { logFrequency }),
    })),
    categories: world.categories,
    groepNorms: world.norms,
    seed,
    targetSuccess: 0.8,
  });
  for (const pupil of pupils) made.addPupil(pupil.known());
  const words = new Map(world.words.map((word) => [word.id, word]));
  return {
    name: 'motor',
    engine: made,
    next: ({ pupil, now, session, form }) =>
      words.get(made.next({ pupil: pupil.id, now, session, form }).wordId)!,
    record: ({ pupil, now, session, form, word, correct, responseMs }) =>
      made.record({ pupil: pupil.id, now, session, wordId: word.id, form, correct, responseMs }),
  };
}

/** All words in the order of the book, over and over. */
function fixed(world: SimWorld): Policy {
  const at = new Map<string, number>();
  return {
    name: 'vast',
    next({ pupil }) {
      const n = at.get(pupil.id) ?? 0;
      at.set(pupil.id, n + 1);
      return world.words[n % world.words.length]!;
    },
  };
}

/** Up after two right, down after one wrong, within categories by turns. */
function staircase(world: SimWorld, rng: Rng): Policy {
  const sorted = new Map(
    [...world.byCategory].map(([id, words]) => [id, [...words].sort((a, b) => prior(a) - prior(b))]),
  );
  const steps = new Map<string, { at: number; right: number }>();
  const stepOf = (pupil: string, category: string) => {
    const key = `${pupil}/${category}`;
    const step = steps.get(key) ?? { at: 0.4, right: 0 };
    steps.set(key, step);
    return step;
  };
  return {
    name: 'trap',
    next({ pupil }) {
      const { id } = rng.pick(world.categories);
      const words = sorted.get(id)!;
      const at = stepOf(pupil.id, id).at * (words.length - 1) + (rng.next() - 0.5) * 6;
      return words[Math.max(0, Math.min(words.length - 1, Math.round(at)))]!;
    },
    record({ pupil, word, correct }) {
      const step = stepOf(pupil.id, word.category);
      step.right = correct ? step.right + 1 : 0;
      if (!correct) step.at = Math.max(0, step.at - 0.08);
      else if (step.right % 2 === 0) step.at = Math.min(1, step.at + 0.04);
    },
  };
}

const prior = ({ length = 6, logFrequency = 0 }: SimWord) => 0.2 * (length - 6) - 0.4 * logFrequency;

/** Elo per category; `elo-tijd` with the score of the Math Garden, in which a slow right answer counts for less. */
function elo(name: 'elo' | 'elo-tijd', world: SimWorld, rng: Rng): Policy {
  const ratings = new Map<string, { value: number; answers: number }>();
  const difficulty = new Map(world.words.map((word) => [word.id, { value: prior(word), answers: 0 }]));
  const last = new Map<string, string[]>();
  const ratingOf = (pupil: SimPupil, category: string) => {
    const key = `${pupil.id}/${category}`;
    const rating = ratings.get(key) ?? { value: world.norms[pupil.groep]!, answers: 0 };
    ratings.set(key, rating);
    return rating;
  };
  const MOST_MS = 20_000;
  return {
    name,
    next({ pupil, form }) {
      const { id } = rng.pick(world.categories);
      const guess = trueGuess(form);
      const known = Math.max(0.05, (0.8 - guess) / (1 - guess));
      const wanted = ratingOf(pupil, id).value - Math.log(known / (1 - known)) + 0.3 * (rng.next() - 0.5);
      const seen = last.get(pupil.id) ?? [];
      const words = world.byCategory.get(id)!.filter((word) => !seen.includes(word.id));
      const away = (word: SimWord) => Math.abs(difficulty.get(word.id)!.value - wanted);
      return words.reduce((best, word) => (away(word) < away(best) ? word : best));
    },
    record({ pupil, word, correct, form, responseMs }) {
      const rating = ratingOf(pupil, word.category);
      const item = difficulty.get(word.id)!;
      const guess = trueGuess(form);
      const p = guess + (1 - guess) / (1 + Math.exp(item.value - rating.value));
      const left = 1 - Math.min(1, responseMs / MOST_MS);
      const score = name === 'elo' ? (correct ? 1 : 0) : correct ? 0.5 + 0.5 * left : 0.5 - 0.5 * left;
      const surprise = score - p;
      rating.value += Math.max(0.1, 0.6 / (1 + 0.05 * rating.answers++)) * surprise;
      item.value -= Math.max(0.03, 0.4 / (1 + 0.05 * item.answers++)) * surprise;
      last.set(pupil.id, [...(last.get(pupil.id) ?? []), word.id].slice(-30));
    },
  };
}

/** Sees the truth, and takes what adds most to the delayed dictation of a wide random choice of words. */
function oracle(world: SimWorld, rng: Rng): Policy {
  const LOOKED_AT = 60;
  const last = new Map<string, string[]>();
  return {
    name: 'orakel',
    next({ pupil, form, now, testAt }) {
      const seen = last.get(pupil.id) ?? [];
      let best = rng.pick(world.words);
      let most = -Infinity;
      for (let i = 0; i < LOOKED_AT; i++) {
        const word = rng.pick(world.words);
        if (seen.includes(word.id)) continue;
        const gain = pupil.expectedGain(word, form, now, testAt);
        if (gain > most) [best, most] = [word, gain];
      }
      last.set(pupil.id, [...seen, best.id].slice(-10));
      return best;
    },
  };
}
