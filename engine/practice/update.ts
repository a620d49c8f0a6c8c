import { guessOf } from './forms.ts';
import { clamp, sigmoid, spreadSigmoid } from './math.ts';
import { partsOf, summed, wholeOf, type Linear, type Part } from './model.ts';
import type { Params } from './params.ts';
import type { Shared, SharedWord } from './shared.ts';
import { learnSpread, type Stand } from './spreads.ts';
import type { CategoryState, PupilState } from './state.ts';
import type { PracticeForm } from './types.ts';

interface Answered {
  state: PupilState;
  shared: Shared;
  params: Params;
  word: SharedWord;
  form: PracticeForm;
  now: number;
  correct: boolean;
  /** Chance that it was given without reading. */
  unread: number;
  /** How much slower than usual for this pupil, ln of the ratio; absent when time tells nothing. */
  slowness: number | undefined;
}

/** Parts that belong to one pupil; the others are shared, and stand still where the difficulty is frozen. */
const OWN: ReadonlySet<keyof Linear> = new Set(['general', 'category', 'word']);

/**
 * Moves every part of an answer's logit towards what was seen, each in proportion to how unsure it is: a Kalman step on
 * a logistic answer (engine/practice/DESIGN.md 3).
 */
export function learnFrom(answered: Answered) {
  const { state, shared, params, form, correct, unread, slowness } = answered;
  const linear = partsOf(answered);
  const { mean, variance } = summed(linear);
  const guess = guessOf(form);
  const slip = sigmoid(state.slip.mean);
  const known = spreadSigmoid(mean, variance);
  // Who did not read guesses: such an answer moves what is known the less, the likelier it is one.
  const reads = 1 - unread;
  const p = unread * guess + reads * (guess + (1 - guess) * (1 - slip) * known);
  // The slope of the chance at this point: the spread makes it flatter.
  const slope = (reads * (1 - guess) * (1 - slip) * known * (1 - known)) / Math.sqrt(1 + 0.393 * variance);
  const slipSlope = -reads * (1 - guess) * known * slip * (1 - slip);
  const total = p * (1 - p) + variance * slope ** 2 + state.slip.variance * slipSlope ** 2;
  const slow = correct && slowness !== undefined ? params.timeWeight * clamp(slowness, -1, 1) * slope : 0;
  const surprise = (correct ? 1 : 0) - p - slow;
  state.drift += params.driftStep * ((correct ? 1 : 0) - p - state.drift);
  if (shared.tellsSpreads) learnSpreads(answered, linear, { slope, surprise, total });
  const own = linear.category.estimate;
  const whole = wholeOf(linear);
  for (const [name, part] of Object.entries(linear) as [keyof Linear, Part][])
    if (OWN.has(name) || !shared.isFrozen) step(part, slope, surprise, total);
  own.whole = lessAfter(whole, slope, total);
  step({ estimate: state.slip, weight: 1 }, slipSlope, surprise, total);
  // Nobody slips in more than a quarter of what they know, nor never.
  state.slip.mean = clamp(state.slip.mean, -5, -1.1);
}

/** What an answer tells of how far pupils and words lie apart, before it moves what is known of these. */
function learnSpreads(
  { shared, word }: Answered,
  { category, difficulty }: Linear,
  { slope, surprise, total }: Pick<Stand, 'slope' | 'surprise' | 'total'>,
) {
  const told = ({ estimate, weight }: Part, begin: number): Stand => ({
    deviation: estimate.mean - begin,
    variance: estimate.variance,
    slope: weight * slope,
    surprise,
    total,
  });
  learnSpread(shared.spreads.category, told(category, 0));
  learnSpread(shared.spreads.difficulty, told(difficulty, word.prior));
}

function step({ estimate, weight }: Part, slope: number, surprise: number, total: number) {
  const h = weight * slope;
  const before = estimate.variance;
  estimate.mean += (before * h * surprise) / total;
  estimate.variance = lessAfter(before, h, total);
}

/** A variance after an answer on which it told by this slope. */
const lessAfter = (variance: number, slope: number, total: number): number =>
  Math.max(1e-6, variance - (variance * slope) ** 2 / total);

/** Pupils change: what is known of them grows older, by the answer and by the day (never above where it began). */
export function growOlder(
  state: PupilState,
  { category, id }: SharedWord,
  daysSince: number,
  shared: Shared,
  params: Params,
) {
  const own = state.categories[category.id]!;
  begunWith(own, shared.spreads.category.variance);
  const older = params.categoryNoisePerAnswer + params.categoryNoisePerDay * daysSince;
  own.variance = Math.min(own.spread, own.variance + older);
  // Further off than chance goes: the pupil is no longer who was known.
  const jumped = Math.max(0, Math.abs(state.drift) - params.driftBound);
  const generalOlder = params.generalNoisePerAnswer + params.driftNoise * jumped;
  state.general.variance = Math.min(state.generalStart, state.general.variance + generalOlder);
  if (own.whole !== undefined) own.whole += older + generalOlder;
  const word = state.words[id]!;
  word.variance = Math.min(params.wordVariance, word.variance + params.wordNoisePerAnswer);
}

/** A category as if it had begun with this variance: what answers told of it stays as it is. */
function begunWith(own: CategoryState, spread: number) {
  const before = own.variance;
  own.variance = 1 / (1 / before + 1 / spread - 1 / own.spread);
  own.mean *= own.variance / before;
  own.spread = spread;
}

/** Counts an answer as practice of its category, by as much as it teaches still. */
export function practise(
  state: PupilState,
  { category }: SharedWord,
  inSession: number,
  reads: number,
  params: Params,
) {
  const own = state.categories[category.id]!;
  own.practised += reads / (1 + inSession / params.drillAnswers) / (1 + own.answers / params.practiceAnswers);
}
