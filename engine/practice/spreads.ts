import { clamp } from './math.ts';

/** How far parts of one kind lie apart, as a variance, and how much answers told of it. */
export interface Spread {
  variance: number;
  /** Of its logarithm: one over the variance of that. */
  information: number;
}

/** What is told of a spread before any answer counts as so much: one step of 0.5 in its logarithm. */
const TOLD_BEFORE = 4;
/** A spread outside of these is none that pupils or words have; one answer moves its logarithm by no more than so much. */
const BOUNDS = { least: 0.03, most: 2, step: 0.1 } as const;

export const newSpread = (variance: number): Spread => ({ variance, information: TOLD_BEFORE });

/** A part at an answer, before the answer moves it. */
export interface Stand {
  /** How far it lies from where it began, in logits, and the variance of what is known of it. */
  deviation: number;
  variance: number;
  /** Slope of the answer's chance at this part. */
  slope: number;
  /** 1 or 0 for right or wrong, less what was told; and the variance of that. */
  surprise: number;
  total: number;
}

/**
 * Learns from one answer how far parts of a kind lie apart. Where answers go on to differ from what is told in the direction in
 * which their part was moved already, parts are moved too little: they lie further apart than was thought. A step of Newton on
 * the likelihood of the answer in the logarithm of the spread.
 */
export function learnSpread(spread: Spread, { deviation, variance, slope, surprise, total }: Stand) {
  const lean = slope * deviation * Math.min(1, variance / spread.variance);
  spread.information += lean ** 2 / total;
  const step = clamp((lean * surprise) / (total * spread.information), -BOUNDS.step, BOUNDS.step);
  spread.variance = clamp(spread.variance * Math.exp(step), BOUNDS.least, BOUNDS.most);
}
