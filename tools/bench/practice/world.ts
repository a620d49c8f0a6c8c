import { createRng, type Rng } from '../../../engine/exercise/rng.ts';
import type { PracticeCategory, PracticeForm, PracticeWord } from '../../../engine/practice/index.ts';

/** How the pupils of a world learn, forget and behave. Logits unless said otherwise. */
export interface Nature {
  name: string;
  /** Whether numbers of the policy were chosen by it; the others are looked at for the report alone (README of the engine). */
  isTunedOn: boolean;
  /**
   * What one answer teaches of the whole category, and of the word itself: so that two months of an hour a week make a
   * tenth to a sixth of the words known that were not.
   */
  transfer: number;
  byWord: number;
  /** Share of what a word taught that is left after a day, 7 days …: (1 + days)^-forget. */
  forget: number;
  /** The same for what was learnt of a category. */
  forgetCategory: number;
  /** How many times longer something holds after practice on another day. */
  spacing: number;
  /** Answers of a session in one category after which the next teaches half as much. */
  drill: number;
  /** Spread over pupils of general ability, and of each category besides. */
  general: number;
  category: number;
  /** Share of categories, 0 to 1, in which a pupil has a gap, and how deep it is. */
  gaps: number;
  gapDepth: number;
  /** How much harder the categories of a school year are than those of the year before. */
  yearStep: number;
  /** Spread of true difficulty within a category, and how well its prior tells it, 0 to 1. */
  difficulty: number;
  prior: number;
  /** Chance of knowing, 0 to 1, at which an answer teaches most; about it the worth falls off as a bell this wide. */
  edge: number;
  edgeWidth: number;
  /** Shares, 0 to 1. */
  slip: number;
  hurry: number;
  /** How much less is learnt when more than a quarter of the last answers was wrong, 0 to 1. */
  discouraged: number;
  /** Spread over pupils of how fast they learn and forget, and how much they slip and hurry: ln. */
  manner: number;
  /** Of a pupil's slowness in ln(ms). */
  timeSpread: number;
  /** How well the LVS level tells general ability, 0 to 1; 0: it is missing. */
  lvs: number;
  /** Categories, and how many words the smallest and the largest has. */
  categories: number;
  words: readonly [number, number];
  /** Days of a week, from 0, on which there is practice, and for how many minutes. */
  days: readonly number[];
  minutes: number;
  /** What a wrong answer and its explanation teach, against a right one. */
  fromWrong: number;
  /** Answers of a session after which the next teaches half as much, whatever it is about. */
  tires: number;
  /** Chance, 0 to 1, that an answer makes a category clear at once and for good, by `INSIGHT` logits; 0: never. */
  insight: number;
  /** Families of categories in which a pupil is alike good, and by how many logits families of a pupil differ. */
  families: number;
  familySpread: number;
}

/** Logits that a category is easier once it has become clear. */
export const INSIGHT = 1.6;

const usual = {
  ...{ spacing: 1.6, drill: 20, general: 0.8, category: 0.6, gaps: 0, gapDepth: 0, yearStep: 0.45 },
  ...{ difficulty: 0.8, prior: 0.7, slip: 0.04, hurry: 0.03, manner: 0.3, timeSpread: 0.4, lvs: 0.8 },
  ...{ categories: 24, words: [60, 60] as const, days: [0, 1, 3, 4], minutes: 15 },
  ...{ fromWrong: 1, tires: Infinity, insight: 0, families: 1, familySpread: 0 },
};

/** Worlds that differ in what the policy can't know. */
export const WORLDS: readonly Nature[] = [
  {
    ...{ ...usual, name: 'overdracht', isTunedOn: true },
    ...{ transfer: 0.03, byWord: 0.2, forget: 0.25, forgetCategory: 0.08 },
    ...{ edge: 0.7, edgeWidth: 0.4, discouraged: 0.3 },
  },
  {
    ...{ ...usual, name: 'woord-voor-woord', isTunedOn: true },
    ...{ transfer: 0.008, byWord: 0.9, forget: 0.3, forgetCategory: 0.08 },
    ...{ edge: 0.6, edgeWidth: 0.4, discouraged: 0.3, difficulty: 1, prior: 0.6, category: 0.5 },
  },
  {
    // Noisy pupils, features that tell little, no LVS.
    ...{ ...usual, name: 'ruis', isTunedOn: true },
    ...{ transfer: 0.025, byWord: 0.4, forget: 0.35, forgetCategory: 0.1 },
    ...{ edge: 0.8, edgeWidth: 0.4, discouraged: 0.6, difficulty: 1, prior: 0.2, slip: 0.07, hurry: 0.06 },
    ...{ general: 1, category: 0.8, manner: 0.5, timeSpread: 0.7, lvs: 0 },
  },
  {
    // Only what is nearly known teaches, and who fails often loses heart.
    ...{ ...usual, name: 'zone', isTunedOn: true },
    ...{ transfer: 0.035, byWord: 0.3, forget: 0.3, forgetCategory: 0.1, spacing: 1.4, drill: 30 },
    ...{ edge: 0.75, edgeWidth: 0.2, discouraged: 0.8 },
  },
  {
    // Categories that are long known, others far away, and holes among them.
    ...{ ...usual, name: 'gaten', isTunedOn: true },
    ...{ transfer: 0.03, byWord: 0.3, forget: 0.3, forgetCategory: 0.1 },
    ...{
      edge: 0.7,
      edgeWidth: 0.4,
      discouraged: 0.4,
      gaps: 0.25,
      gapDepth: 1.8,
      yearStep: 0.9,
      general: 0.7,
    },
  },
  {
    // Drill is worth little, another day much.
    ...{ ...usual, name: 'spreiding', isTunedOn: true },
    ...{ transfer: 0.03, byWord: 0.5, forget: 0.45, forgetCategory: 0.25, spacing: 2, drill: 6 },
    ...{ edge: 0.65, edgeWidth: 0.35, discouraged: 0.3, category: 0.8 },
  },
  {
    // A category becomes clear at once, and its family with it is alike; words by themselves teach little.
    ...{ ...usual, name: 'inzicht', isTunedOn: false },
    ...{ transfer: 0.006, byWord: 0.15, forget: 0.3, forgetCategory: 0.1, insight: 0.02 },
    ...{ edge: 0.6, edgeWidth: 0.4, discouraged: 0.3, category: 0.4, families: 5, familySpread: 0.8 },
  },
  {
    // Mistakes and their explanation teach most, who sits long grows tired, what is learnt is soon forgotten.
    ...{ ...usual, name: 'leren-van-fouten', isTunedOn: false },
    ...{ transfer: 0.02, byWord: 0.5, forget: 0.5, forgetCategory: 0.15, fromWrong: 2.5, tires: 40 },
    ...{
      edge: 0.5,
      edgeWidth: 0.5,
      discouraged: 0.2,
      category: 1,
      general: 0.5,
      difficulty: 1.1,
      prior: 0.5,
    },
  },
  {
    // Short lists, little practice, and features that say the opposite.
    ...{ ...usual, name: 'korte-lijsten', isTunedOn: false },
    ...{
      transfer: 0.02,
      byWord: 0.6,
      forget: 0.3,
      forgetCategory: 0.1,
      categories: 10,
      words: [5, 25] as const,
    },
    ...{ edge: 0.7, edgeWidth: 0.35, discouraged: 0.4, prior: -0.2, lvs: 0, days: [0, 2, 4], minutes: 10 },
  },
];

export interface SimWord extends PracticeWord {
  truth: number;
}

export interface SimWorld {
  nature: Nature;
  words: SimWord[];
  byCategory: ReadonlyMap<string, SimWord[]>;
  categories: PracticeCategory[];
  /** True level of each category. */
  level: ReadonlyMap<string, number>;
  norms: Record<string, number>;
}

/** A standard normal number. */
export const bell = (rng: Rng) =>
  Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next());

/** Words and categories with their hidden truth. */
export function makeWorld(nature: Nature, seed: string): SimWorld {
  const rng = createRng(`wereld/${nature.name}/${seed}`);
  const categories: PracticeCategory[] = [];
  const words: SimWord[] = [];
  const level = new Map<string, number>();
  for (let c = 0; c < nature.categories; c++) {
    const groep = 3 + (c % 6);
    categories.push({ id: `c${c}`, groep });
    level.set(`c${c}`, (groep - 5.5) * nature.yearStep + 0.3 * bell(rng));
    const [least, most] = nature.words;
    const wordsEach = least + Math.round(((most - least) * c) / (nature.categories - 1));
    for (let w = 0; w < wordsEach; w++) {
      const prior = bell(rng);
      const truth = nature.difficulty * (nature.prior * prior + Math.sqrt(1 - nature.prior ** 2) * bell(rng));
      // The features tell what the prior knows: length up, frequency down.
      const length = Math.max(2, Math.round(6 + 1.6 * prior + bell(rng)));
      const logFrequency = -prior * 1.2 + 0.6 * bell(rng);
      words.push({ id: `c${c}w${w}`, category: `c${c}`, length, logFrequency, truth });
    }
  }
  return {
    ...{ nature, words, categories, level },
    byCategory: Map.groupBy(words, ({ category }) => category),
    norms: { 3: -1.1, 4: -0.6, 5: -0.1, 6: 0.4, 7: 0.9, 8: 1.3 },
  };
}

/** How much harder than writing each form truly is. */
export function trueOffset(form: PracticeForm): number {
  if (form.kind === 'open') return 0;
  if (form.kind === 'build') return -0.3;
  return form.options === 2 ? -0.3 : -0.7;
}

export const trueGuess = (form: PracticeForm): number =>
  form.kind === 'choice' ? 1 / (form.options ?? 3) : 0;
