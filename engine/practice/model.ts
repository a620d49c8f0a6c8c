import { guessOf } from './forms.ts';
import { clamp, sigmoid, spreadSigmoid } from './math.ts';
import { remembered } from './memory.ts';
import type { Params } from './params.ts';
import type { Shared, SharedCategory, SharedWord } from './shared.ts';
import { newCategory, type CategoryState, type PupilState } from './state.ts';
import type { Estimate, Explanation, PracticeForm } from './types.ts';

/** School years before and after its own year that a category's age counts. */
const YEARS = { from: -3, to: 5 } as const;
/** z of the bounds of an 80 % interval. */
const WITHIN_80 = 1.2816;

/** One part of an answer's logit: what is known of it, and the weight with which it counts. */
export interface Part {
  estimate: Estimate;
  weight: number;
}

/** All parts of one answer (engine/practice/DESIGN.md 3). */
export interface Linear {
  general: Part;
  category: Part & { estimate: CategoryState };
  word: Part;
  memory: Part;
  practice: Part;
  years: Part;
  level: Part;
  difficulty: Part;
  form: Part;
}

/** What is known of a pupil in a category, not written down before there is an answer. */
export const categoryOf = (state: PupilState, id: string, shared: Shared): CategoryState =>
  state.categories[id] ?? newCategory(shared.spreads.category.variance);

/** Years since a category was taught, as this pupil's school goes. */
export function yearsSince({ pupil }: PupilState, { groep }: SharedCategory): number {
  if (groep === undefined || pupil.groep === undefined) return 0;
  return clamp(pupil.groep + (pupil.month ?? 0) / 10 - groep, YEARS.from, YEARS.to);
}

/** Of whom, how and when an answer is asked. */
interface Asking {
  state: PupilState;
  shared: Shared;
  params: Params;
  form: PracticeForm;
  now: number;
}

export interface Asked extends Asking {
  word: SharedWord;
}

/** The parts that are the same for all words of a category: answers in it tell their sum, and not each of them. */
export type Alike = Pick<Linear, 'general' | 'category' | 'practice' | 'years' | 'level'>;

/** What is the same for all words of a category. */
export function alikeIn(state: PupilState, shared: Shared, category: SharedCategory): Alike {
  const own = categoryOf(state, category.id, shared);
  return {
    general: { estimate: state.general, weight: 1 },
    category: { estimate: own, weight: 1 },
    practice: { estimate: shared.gain, weight: own.practised },
    years: { estimate: shared.years, weight: yearsSince(state, category) },
    level: { estimate: category.level, weight: -1 },
  };
}

/** The parts of the logit of knowing this word now, in this form. */
export function partsOf({ state, shared, params, word, form, now }: Asked): Linear {
  return linearOf({ state, shared, params, form, now }, word, alikeIn(state, shared, word.category));
}

function linearOf({ state, shared, params, form, now }: Asking, word: SharedWord, alike: Alike): Linear {
  const own = state.words[word.id];
  return {
    general: alike.general,
    category: alike.category,
    practice: alike.practice,
    years: alike.years,
    level: alike.level,
    word: { estimate: own ?? { mean: 0, variance: params.wordVariance }, weight: 1 },
    memory: { estimate: shared.memory, weight: remembered(own?.card, now) },
    difficulty: { estimate: word.difficulty, weight: -1 },
    form: { estimate: shared.form(form), weight: -1 },
  };
}

// A choice reckons hundreds of these sums: written out, they take a third of what walking through a list of parts does.
const meanIn = ({ estimate, weight }: Part): number => weight * estimate.mean;
const varianceOf = ({ estimate, weight }: Part): number => weight * weight * estimate.variance;

/** Sum of what is the same for all words of a category. */
export const meanOf = ({ general, category, practice, years, level }: Alike): number =>
  meanIn(general) + meanIn(category) + meanIn(practice) + meanIn(years) + meanIn(level);

/** How unsure the sum of what is the same for all words of a category is: as its own answers leave it, where these tell more. */
export function wholeOf({ general, category, practice, years, level }: Alike): number {
  const apart =
    varianceOf(general) + varianceOf(category) + varianceOf(practice) + varianceOf(years) + varianceOf(level);
  return Math.min(apart, category.estimate.whole ?? apart);
}

/** Sum of parts, with its variance. */
export function summed(linear: Linear): Estimate {
  const { word, memory, difficulty, form } = linear;
  return {
    mean: meanOf(linear) + meanIn(word) + meanIn(memory) + meanIn(difficulty) + meanIn(form),
    variance:
      wholeOf(linear) + (varianceOf(word) + varianceOf(memory) + varianceOf(difficulty) + varianceOf(form)),
  };
}

/** The share of right answers that a pupil is to have: an own one, else that of calm pupils or the usual one. */
export const targetOf = ({ pupil }: PupilState, params: Params): number =>
  pupil.targetSuccess ?? (pupil.calm ? params.calmSuccess : params.targetSuccess);

export const slipOf = (state: PupilState): number => sigmoid(state.slip.mean);

/** Chance of a right answer of who reads, and knows it with this chance: guessing and slips included. */
const careful = (state: PupilState, known: number, guess: number): number =>
  guess + (1 - guess) * (1 - slipOf(state)) * known;

/** The same of who may answer without reading. */
function answered(state: PupilState, known: number, guess: number): number {
  return (1 - state.hurry) * careful(state, known, guess) + state.hurry * guess;
}

/** Chance of a right answer, 0 to 1, with the uncertainty of every part in it. */
export const predicted = (asked: Asked): number => predictedOf(asked, asked.word);

/** The same of one of many words; who asks for several of a category hands in what is alike in them. */
export function predictedOf(
  asking: Asking,
  word: SharedWord,
  alike = alikeIn(asking.state, asking.shared, word.category),
): number {
  const { mean, variance } = summed(linearOf(asking, word, alike));
  return answered(asking.state, spreadSigmoid(mean, variance), guessOf(asking.form));
}

/** The same of an answer that is given after reading. */
export function predictedCareful(asked: Asked): number {
  const { mean, variance } = summed(partsOf(asked));
  return careful(asked.state, spreadSigmoid(mean, variance), guessOf(asked.form));
}

/** The logit of knowledge at which an answer in this form is right with this chance; what can't be reached is far away. */
export function wantedLogit(state: PupilState, success: number, form: PracticeForm): number {
  const guess = guessOf(form);
  const wished = (success - state.hurry * guess) / (1 - state.hurry);
  const known = (wished - guess) / ((1 - guess) * (1 - slipOf(state)));
  const kept = clamp(known, 0.02, 0.98);
  return Math.log(kept / (1 - kept));
}

/** Every number of a prediction, for a page that explains it. */
export function explained(asked: Asked): Explanation {
  const linear = partsOf(asked);
  const { mean, variance } = summed(linear);
  const guess = guessOf(asked.form);
  const part = ({ estimate, weight }: Part) => estimate.mean * weight;
  const sd = Math.sqrt(variance);
  const at = (z: number) => answered(asked.state, sigmoid(z), guess);
  return {
    general: part(linear.general),
    category: part(linear.category),
    word: part(linear.word),
    memory: part(linear.memory),
    practice: part(linear.practice),
    years: part(linear.years),
    categoryLevel: -part(linear.level),
    difficulty: -part(linear.difficulty),
    formOffset: -part(linear.form),
    guess,
    slip: slipOf(asked.state),
    logit: mean,
    sd,
    p: answered(asked.state, spreadSigmoid(mean, variance), guess),
    low: at(mean - WITHIN_80 * sd),
    high: at(mean + WITHIN_80 * sd),
  };
}
