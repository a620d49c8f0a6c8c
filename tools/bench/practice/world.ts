import { createRng, type Rng } from '../../../engine/exercise/index.ts';
import type { PracticeCategory, PracticeForm, PracticeWord } from '../../../engine/practice/index.ts';

/** How the pupils of a world learn, forget and behave. Logits unless said otherwise. */
export interface Nature {
  name: string;
  /** What one answer teaches of the whole category, and of the word itself. */
  transfer: number;
  byWord: number;
  /** Share of what a word taught that is left after a day, 7 days …: (1 + days)^-forget. */
  forget: number;
  /** The same for what was learnt of a category. */
  forgetCategory: number;
  /** Spread over pupils of general ability, and of each category besides. */
  general: number;
  category: number;
  /** Spread of true difficulty within a category, and how well its prior tells it, 0 to 1. */
  difficulty: number;
  prior: number;
  /** Chance of knowing, 0 to 1, at which an answer teaches most; about it the worth falls off as a bell. */
  edge: number;
  /** Shares, 0 to 1. */
  slip: number;
  hurry: number;
  /** How much less is learnt when more than a quarter of the last answers was wrong, 0 to 1. */
  discouraged: number;
  /** Of a pupil's slowness in ln(ms). */
  timeSpread: number;
  /** How well the LVS level tells general ability, 0 to 1; 0: it is missing. */
  lvs: number;
}

/** Worlds that differ in what the policy can't know. */
export const WORLDS: readonly Nature[] = [
  {
    name: 'overdracht',
    ...{ transfer: 0.05, byWord: 0.25, edge: 0.7, forget: 0.25, forgetCategory: 0.05, general: 0.8, category: 0.6 },
    ...{ difficulty: 0.8, prior: 0.7, slip: 0.04, hurry: 0.03, discouraged: 0.3, timeSpread: 0.4, lvs: 0.8 },
  },
  {
    name: 'woord-voor-woord',
    ...{ transfer: 0.008, byWord: 0.9, edge: 0.5, forget: 0.3, forgetCategory: 0.05, general: 0.8, category: 0.5 },
    ...{ difficulty: 1, prior: 0.6, slip: 0.03, hurry: 0.02, discouraged: 0.2, timeSpread: 0.4, lvs: 0.8 },
  },
  {
    name: 'ruis',
    ...{ transfer: 0.03, byWord: 0.4, edge: 0.8, forget: 0.35, forgetCategory: 0.08, general: 1, category: 0.8 },
    ...{ difficulty: 1, prior: 0.2, slip: 0.07, hurry: 0.06, discouraged: 0.6, timeSpread: 0.7, lvs: 0 },
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
export function makeWorld(nature: Nature, seed: string): SimWorld {
  const rng = createRng(`wereld/${nature.name}/${seed}`);
  const categories: PracticeCategory[] = [];
  const words: SimWord[] = [];
  const level = new Map<string, number>();
  for (let c = 0; c < CATEGORIES; c++) {
    const groep = 3 + (c % 6);
    categories.push({ id: `c${c}`, groep });
    level.set(`c${c}`, (groep - 5.5) * 0.45 + 0.3 * bell(rng));
    for (let w = 0; w < WORDS_EACH; w++) {
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
