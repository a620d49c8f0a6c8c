import { average } from './math.ts';
import type { Params } from './params.ts';
import type { PracticeWord } from './types.ts';

/** What features of a word say of its difficulty: logits per standard deviation, or per point. */
export type FeatureWeights = Record<(typeof FEATURES)[number], number>;
const FEATURES = ['length', 'frequency', 'extra', 'morphemes', 'loan', 'given'] as const;
/** A word's own features, in the order of `FEATURES`. */
export type Features = readonly number[];

/** How unsure each weight is before any answer (variance). */
const WEIGHT_VARIANCE = 0.05;
/** Rounds in which the weights, which hang together a little, are fitted one after the other. */
const SWEEPS = 4;

/** What is thought of features before any answer; `given` is a difficulty that was told instead of features. */
export const startWeights = (params: Params): FeatureWeights => ({
  length: params.lengthWeight,
  frequency: params.frequencyWeight,
  extra: params.extraWeight,
  morphemes: params.morphemeWeight,
  loan: params.loanWeight,
  given: 1,
});

/** Features of the words of one category against their average. */
export function featuresOf(words: readonly PracticeWord[]): Features[] {
  const isGiven = ({ difficulty }: PracticeWord) => difficulty !== undefined;
  const scaled = (of: (word: PracticeWord) => number | undefined) => {
    const known = words.map(of).filter((value) => value !== undefined);
    const mean = average(known);
    const sd = Math.sqrt(average(known.map((value) => (value - mean) ** 2)));
    return (word: PracticeWord) => (sd > 0 ? ((of(word) ?? mean) - mean) / sd : 0);
  };
  const columns = [
    scaled(({ length }) => length),
    scaled(({ logFrequency }) => logFrequency),
    ({ extra = 0 }: PracticeWord) => extra,
    ({ morphemes = 1 }: PracticeWord) => Math.max(0, morphemes - 1),
    ({ isLoan }: PracticeWord) => (isLoan ? 1 : 0),
  ];
  const raw = words.map((word) => columns.map((column) => column(word)));
  const means = columns.map((_, f) => average(raw.map((row) => row[f]!)));
  return words.map((word, i) =>
    isGiven(word)
      ? [...columns.map(() => 0), word.difficulty!]
      : [...raw[i]!.map((value, f) => value - means[f]!), 0],
  );
}

/** Difficulty within its category that features tell, in logits. */
export const toldBy = (features: Features, weights: FeatureWeights): number =>
  FEATURES.reduce((sum, name, f) => sum + weights[name] * features[f]!, 0);

/** What answers alone say of one word. */
export interface Evidence {
  features: Features;
  /** Difficulty in logits, and its variance. */
  difficulty: number;
  variance: number;
}

/**
 * The weights that fit what answers say (ridge regression about the start, engine/practice/DESIGN.md 4). `spread` is how far words
 * lie from what features tell, as a variance.
 */
export function refit(
  words: readonly Evidence[],
  before: FeatureWeights,
  start: FeatureWeights,
  spread: number,
): FeatureWeights {
  const weights = { ...before };
  const worth = words.map(({ variance }) => 1 / (variance + spread));
  const left = words.map(({ difficulty, features }) => difficulty - toldBy(features, weights));
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const [f, name] of FEATURES.entries()) {
      let [top, bottom] = [(start[name] - weights[name]) / WEIGHT_VARIANCE, 1 / WEIGHT_VARIANCE];
      for (const [i, { features }] of words.entries()) {
        top += worth[i]! * features[f]! * left[i]!;
        bottom += worth[i]! * features[f]! ** 2;
      }
      const by = top / bottom;
      weights[name] += by;
      for (const [i, { features }] of words.entries()) left[i]! -= by * features[f]!;
    }
  return weights;
}
