import { average } from './math.ts';
import { featuresOf, refit, startWeights, toldBy, type Features, type FeatureWeights } from './features.ts';
import { formKey, formOffset } from './forms.ts';
import type { Params } from './params.ts';
import { newSpread, type Spread } from './spreads.ts';
import type { Calibration, Estimate, PracticeCategory, PracticeForm, PracticeWord } from './types.ts';

/** All forms that differ in difficulty. */
const FORMS: readonly PracticeForm[] = [
  { kind: 'open' } as const,
  { kind: 'build' } as const,
  ...[2, 3, 4].map((options) => ({ kind: 'choice', options }) as const),
];

/** A word with what all pupils' answers taught of it. */
export interface SharedWord {
  readonly id: string;
  readonly category: SharedCategory;
  /** Difficulty within its category. */
  readonly difficulty: Estimate;
  readonly features: Features;
  /** What its features tell, without answers to the word itself. */
  prior: number;
}

export interface SharedCategory {
  readonly id: string;
  readonly groep: number | undefined;
  readonly requires: readonly string[];
  readonly isRead: boolean;
  readonly level: Estimate;
  /** What was told of its level, and the variance of that before any answer. */
  readonly told: Estimate;
  /** Easiest first, equal ones by id. */
  sorted: SharedWord[];
  /** Difficulties at equal steps through the sorted words. */
  grid: number[];
  /** How unsure the difficulty of its words is on average. */
  unsure: number;
}

/** Precision that answers must have given of a word for it to tell something of features. */
const LEAST_PRECISION = 0.05;

/** What was told of levels counts as so many categories. */
const LEVELS_TOLD = 5;

/** Steps at which a category is sampled, instead of going through all its words. */
const GRID = 12;

/** Words, categories and forms: what all pupils share. */
export class Shared {
  readonly words = new Map<string, SharedWord>();
  readonly categories = new Map<string, SharedCategory>();
  readonly memory: Estimate;
  /** What an answer teaches of its category. */
  readonly gain: Estimate;
  readonly years: Estimate;
  /** How far pupils differ by category, and words from what their features tell. */
  readonly spreads: Record<'category' | 'difficulty', Spread>;
  /** Whether answers no longer move it. */
  readonly isFrozen: boolean;
  #forms: Map<string, Estimate>;
  /** What features say of difficulty, and the spread about it that what is known of words was reckoned with. */
  #weights: FeatureWeights;
  #spread: number;
  /** How many times further levels of categories lie from what was told than was thought, as a ratio of variances. */
  #levels: number;
  #params: Params;
  #updates = 0;

  constructor(
    words: readonly PracticeWord[],
    categories: readonly PracticeCategory[],
    params: Params,
    calibration: Calibration | undefined,
    isFrozen: boolean,
  ) {
    this.#params = params;
    this.isFrozen = isFrozen;
    this.#weights = { ...startWeights(params), ...calibration?.features };
    this.#spread = calibration?.spread ?? params.difficultyVariance;
    this.#levels = calibration?.levels ?? 1;
    const { category, difficulty } = calibration?.spreads ?? {};
    this.spreads = {
      category: { ...(category ?? newSpread(params.categoryVariance)) },
      difficulty: { ...(difficulty ?? newSpread(params.difficultyVariance)) },
    };
    const byCategory = new Map<string, PracticeWord[]>(categories.map(({ id }) => [id, []]));
    for (const word of words) byCategory.get(word.category)!.push(word);
    for (const { id, groep, level, requires = [], isRead = false } of categories) {
      const own = byCategory.get(id)!;
      const isTold = level !== undefined || groep !== undefined;
      const told = {
        mean: level ?? 0,
        variance: isTold ? params.categoryLevelVariance : params.untoldLevelVariance,
      };
      const category: SharedCategory = {
        id,
        groep,
        requires,
        isRead,
        level: {
          ...(calibration?.categories[id] ?? { ...told, variance: told.variance * this.#levels }),
        },
        told,
        sorted: [],
        grid: [],
        unsure: 0,
      };
      const features = featuresOf(own);
      own.forEach((word, i) => {
        const prior = toldBy(features[i]!, this.#weights);
        const difficulty = calibration?.words[word.id] ?? { mean: prior, variance: this.#spread };
        const shared = {
          id: word.id,
          category,
          difficulty: { ...difficulty },
          features: features[i]!,
          prior,
        };
        this.words.set(word.id, shared);
        category.sorted.push(shared);
      });
      category.sorted.sort(inOrder);
      sketch(category);
      this.categories.set(id, category);
    }
    this.#forms = new Map(
      FORMS.map((form) => {
        const start = {
          mean: formOffset(form, params),
          variance: form.kind === 'open' ? 0 : params.formVariance,
        };
        return [formKey(form), { ...(calibration?.forms[formKey(form)] ?? start) }];
      }),
    );
    this.memory = {
      ...(calibration?.memory ?? { mean: params.memoryWeight, variance: params.memoryVariance }),
    };
    this.gain = { ...(calibration?.gain ?? { mean: params.gainPerAnswer, variance: params.gainVariance }) };
    this.years = { ...(calibration?.years ?? { mean: params.yearWeight, variance: params.yearVariance }) };
    this.#updates = calibration?.updates ?? 0;
  }

  word(id: string): SharedWord {
    const word = this.words.get(id);
    if (!word) throw new RangeError(`There is no word "${id}" to practise.`);
    return word;
  }

  category(id: string): SharedCategory {
    const category = this.categories.get(id);
    if (!category) throw new RangeError(`There is no category "${id}" to practise.`);
    return category;
  }

  /** The offset of a form, shared by all pupils. Writing is what the others are measured by. */
  form(form: PracticeForm): Estimate {
    return this.#forms.get(formKey(form))!;
  }

  /** Whether answers tell how far apart things lie: before the first fit, what is so of all looks like what is so of one. */
  get tellsSpreads(): boolean {
    return !this.isFrozen && this.#updates >= this.#params.anchorEvery;
  }

  /** The difficulty of this word changed: it is put where it now belongs; now and then the scale is set right. */
  moved(word: SharedWord) {
    this.#updates++;
    const { sorted } = word.category;
    sorted.splice(sorted.indexOf(word), 1);
    sorted.splice(placeOf(sorted, word), 0, word);
    if (this.#updates % this.#params.anchorEvery === 0) this.#refit();
    else sketch(word.category);
  }

  /** Learns from the words that were answered what features tell of all words; the scale is set right as well. */
  #refit() {
    const before = this.#spread;
    const known = [...this.words.values()].flatMap(({ difficulty: { mean, variance }, prior, features }) => {
      // What answers alone say: what is known now without what was thought before.
      const precision = 1 / variance - 1 / before;
      if (precision < LEAST_PRECISION) return [];
      const difficulty = (mean / variance - prior / before) / precision;
      return [{ features, difficulty, variance: 1 / precision }];
    });
    this.#weights = refit(known, this.#weights, startWeights(this.#params), before);
    this.#spread = this.spreads.difficulty.variance;
    for (const word of this.words.values()) {
      const { difficulty, features, prior } = word;
      const precision = Math.max(0, 1 / difficulty.variance - 1 / before);
      const said = difficulty.mean / difficulty.variance - prior / before;
      word.prior = toldBy(features, this.#weights);
      difficulty.variance = 1 / (precision + 1 / this.#spread);
      difficulty.mean = (said + word.prior / this.#spread) * difficulty.variance;
    }
    this.#refitLevels();
    for (const category of this.categories.values()) {
      category.sorted.sort(inOrder);
      anchor(category);
    }
  }

  /**
   * One step of expectation and maximisation of how far levels lie apart beyond what was told; what answers say of each stays.
   * What all are off alike may as well be the class.
   */
  #refitLevels() {
    const before = this.#levels;
    const all = [...this.categories.values()];
    const alike = average(all.map(({ level, told }) => level.mean - told.mean));
    const apart = all.map(
      ({ level, told }) => ((level.mean - told.mean - alike) ** 2 + level.variance) / told.variance,
    );
    this.#levels = (LEVELS_TOLD + apart.reduce((sum, one) => sum + one, 0)) / (LEVELS_TOLD + apart.length);
    for (const { level, told } of all) {
      const [was, is] = [told.variance * before, told.variance * this.#levels];
      const precision = Math.max(0, 1 / level.variance - 1 / was);
      const said = level.mean / level.variance - told.mean / was;
      level.variance = 1 / (precision + 1 / is);
      level.mean = (said + told.mean / is) * level.variance;
    }
  }

  /** Plain JSON of all that was learnt. */
  export(): Calibration {
    const estimates = (entries: Iterable<[string, Estimate]>) =>
      Object.fromEntries([...entries].map(([id, estimate]) => [id, { ...estimate }]));
    return {
      version: 1,
      words: estimates([...this.words].map(([id, { difficulty }]) => [id, difficulty])),
      categories: estimates([...this.categories].map(([id, { level }]) => [id, level])),
      forms: estimates(this.#forms),
      memory: { ...this.memory },
      gain: { ...this.gain },
      years: { ...this.years },
      features: { ...this.#weights },
      spread: this.#spread,
      levels: this.#levels,
      spreads: { category: { ...this.spreads.category }, difficulty: { ...this.spreads.difficulty } },
      updates: this.#updates,
    };
  }
}

const inOrder = (a: SharedWord, b: SharedWord) =>
  a.difficulty.mean - b.difficulty.mean || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Where a word belongs among sorted ones. */
function placeOf(sorted: readonly SharedWord[], word: SharedWord): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (inOrder(sorted[middle]!, word) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function gridOf(sorted: readonly SharedWord[]): number[] {
  const steps = Math.min(GRID, sorted.length);
  return Array.from(
    { length: steps },
    (_, i) => sorted[Math.floor(((i + 0.5) * sorted.length) / steps)]!.difficulty.mean,
  );
}

/** Notes what is the same for all that look at a category as a whole. */
function sketch(category: SharedCategory) {
  category.grid = gridOf(category.sorted);
  category.unsure = average(category.sorted.map(({ difficulty }) => difficulty.variance));
}

/** Sets the mean difficulty of a category's words to 0; its level carries the rest, so that nothing drifts. */
function anchor(category: SharedCategory) {
  const mean = average(category.sorted.map(({ difficulty }) => difficulty.mean));
  for (const { difficulty } of category.sorted) difficulty.mean -= mean;
  category.level.mean += mean;
  sketch(category);
}
