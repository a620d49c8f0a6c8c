import { createRng, type Rng } from '../../../engine/exercise/rng.ts';
import type { PracticeCategory, PracticeForm, PracticeWord } from '../../../engine/practice/index.ts';

/** How the pupils of a world learn, forget and behave. Logits unless said otherwise. */
export interface Nature {
  name: string;
  /** Whether numbers of the policy were chosen by it; the others it never saw. */
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
}

const usual = {
  ...{ spacing: 1.6, drill: 20, general: 0.8, category: 0.6, gaps: 0, gapDepth: 0, yearStep: 0.45 },
  ...{ difficulty: 0.8, prior: 0.7, slip: 0.04, hurry: 0.03, manner: 0.3, timeSpread: 0.4, lvs: 0.8 },
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
    ...{ ...usual, name: 'zone', isTunedOn: false },
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
    ...{ ...usual, name: 'spreiding', isTunedOn: false },
    ...{ transfer: 0.03, byWord: 0.5, forget: 0.45, forgetCategory: 0.25, spacing: 2, drill: 6 },
    ...{ edge: 0.65, edgeWidth: 0.35, discouraged: 0.3, category: 0.8 },
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

const CATEGORIES = 24;
const WORDS_EACH = 60;

/** A standard normal number. */
export const bell = (rng: Rng) =>
  Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next());

/** Words and categories with their hidden truth. */
export function makeWorld(nature: Nature, seed: string, wordsEach = WORDS_EACH): SimWorld {
  const rng = createRng(`wereld/${nature.name}/${seed}`);
  const categories: PracticeCategory[] = [];
  const words: SimWord[] = [];
  const level = new Map<string, number>();
  for (let c = 0; c < CATEGORIES; c++) {
    const groep = 3 + (c % 6);
    categories.push({ id: `c${c}`, groep });
    level.set(`c${c}`, (groep - 5.5) * nature.yearStep + 0.3 * bell(rng));
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
