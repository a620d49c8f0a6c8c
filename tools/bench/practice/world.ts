import { createRng, type Rng } from '../../../engine/exercise/rng.ts';
import type {
  GroepNorms,
  PracticeCategory,
  PracticeForm,
  PracticeWord,
} from '../../../engine/practice/index.ts';

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
  /** Chance, 0 to 1, that an answer makes its word known at once, instead of a little more each time; 0: never. */
  sudden: number;
  /** How far a category waits for the one of the school year before, 0 to 1: 1 teaches nothing before that one is known. */
  builds: number;
  /** Logits by which the pupils of this school lie off the norm that the policy is told. */
  offNorm: number;
  /** Spread of a pupil from day to day, in logits. */
  dayForm: number;
  /** Spread over words of how sharply they divide who knows and who does not: ln of the slope. */
  sharpness: number;
  /** How much likelier guesses are right than options tell: wrong ones look wrong. */
  easyGuess: number;
  /** Spread over categories of their level, besides what a school year tells; 0.3 without it. */
  levelSpread?: number;
  /** What is told of words: all features (without it), their length alone, or nothing. */
  features?: 'length' | 'none';
  /** Whether categories are told without the school year in which they are taught. */
  isYearless?: boolean;
  /** What the policy is told of school years instead of what is usual there. */
  norms?: GroepNorms;
  /** Forms that are dealt, by turns, instead of all. */
  forms?: readonly PracticeForm[];
  /** Answers after which a session ends, instead of after its minutes. */
  answers?: number;
  /** Logits by which one third of the categories is easier, and another harder, than the rest. */
  apart?: number;
  /**
   * What the truth goes by, where it is not what is said above (kinds.ts): categories that are known or not, counted answers
   * or fading traces of them. How pupils differ, behave and are told of is as above.
   */
  rules?: 'knowing' | 'counting' | 'tracing';
}

/** Logits that a category is easier once it has become clear. */
export const INSIGHT = 1.6;

export interface SimWord extends PracticeWord {
  truth: number;
  /** How sharply it divides who knows it and who does not; 1 without it. */
  slope?: number;
}

export interface SimWorld {
  nature: Nature;
  words: SimWord[];
  byCategory: ReadonlyMap<string, SimWord[]>;
  categories: PracticeCategory[];
  /** The category that each builds on, where there is one. */
  before?: ReadonlyMap<string, string>;
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
  const slopes = rng.fork('scherpte');
  const level = new Map<string, number>();
  for (let c = 0; c < nature.categories; c++) {
    const groep = 3 + (c % 6);
    // The same subject of the school year before, where there is one.
    categories.push({ id: `c${c}`, groep, ...(c % 6 > 0 && { requires: [`c${c - 1}`] }) });
    const third = (Math.floor(c / 6) % 3) - 1;
    level.set(
      `c${c}`,
      (groep - 5.5) * nature.yearStep + (nature.levelSpread ?? 0.3) * bell(rng) + third * (nature.apart ?? 0),
    );
    const [least, most] = nature.words;
    const wordsEach = least + Math.round(((most - least) * c) / (nature.categories - 1));
    for (let w = 0; w < wordsEach; w++) {
      const prior = bell(rng);
      const truth = nature.difficulty * (nature.prior * prior + Math.sqrt(1 - nature.prior ** 2) * bell(rng));
      // The features tell what the prior knows: length up, frequency down.
      const length = Math.max(2, Math.round(6 + 1.6 * prior + bell(rng)));
      const logFrequency = -prior * 1.2 + 0.6 * bell(rng);
      const slope = Math.exp(nature.sharpness * bell(slopes));
      words.push({
        id: `c${c}w${w}`,
        category: `c${c}`,
        truth,
        slope,
        ...(nature.features !== 'none' && { length }),
        ...(nature.features === undefined && { logFrequency }),
      });
    }
  }
  return {
    nature,
    words,
    categories,
    level,
    byCategory: Map.groupBy(words, ({ category }) => category),
    before: new Map(
      categories.flatMap(({ id, requires }) => (requires ? [[id, requires[0]!] as const] : [])),
    ),
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
