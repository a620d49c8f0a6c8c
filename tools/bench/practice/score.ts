import { createRng } from '../../../engine/exercise/rng.ts';
import type { Given, Outcome } from './loop.ts';

const DAY = 86_400_000;
/** What a task calls done: share of the category's words that is written right. */
const DONE = 0.85;
/** Answers in a category below which the rule calls nothing done (adaptive.md section 7). */
const LEAST_ANSWERS = 8;
const BLOCK = 20;
/** Chance of success above which practice adds nothing. */
const OVER = 0.95;

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? NaN : values.reduce((sum, value) => sum + value, 0) / values.length;

const shareOf = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  mean(items.map((item) => (holds(item) ? 1 : 0)));

/** What is told of weeks of practice, each a share from 0 to 1 unless said otherwise. */
export interface Score {
  gain: number;
  success: number;
  /** Blocks of 20 answers of a pupil whose true chance lies within 0.05 of the target. */
  inBand: number;
  /** Runs of three wrong or longer, per 100 answers. */
  wrongRuns: number;
  /** Answers in categories of which more than 95 % was known. */
  over: number;
  /** Words that went wrong and were seen again within 7 days. */
  backInWeek: number;
  /** Words that went wrong and were right on two later days. */
  rightTwice: number;
  /** Of the engine alone. */
  precision: number;
  recall: number;
  /** The same of categories in which enough was answered to be called done at all. */
  recallOfAsked: number;
  /** Categories per pupil that were called done and no longer a session later. */
  flips: number;
  reasons: number;
}

export function scored(outcome: Outcome, target: number): Score {
  const { log, pupils, gains, flips, endAt, policy } = outcome;
  const own = pupils.map((_, i) => log.filter(({ pupil }) => pupil === i));
  const blocks = own.flatMap((given) =>
    Array.from({ length: Math.floor(given.length / BLOCK) }, (_, b) =>
      mean(given.slice(b * BLOCK, (b + 1) * BLOCK).map(({ chance }) => chance)),
    ),
  );
  const returns = own.flatMap((given) => returned(given, endAt));
  return {
    gain: mean(gains),
    success: shareOf(log, ({ correct }) => correct),
    inBand: shareOf(blocks, (block) => Math.abs(block - target) <= 0.05),
    wrongRuns: (100 * own.reduce((sum, given) => sum + runs(given), 0)) / log.length,
    over: shareOf(log, ({ mastery }) => mastery > OVER),
    backInWeek: shareOf(returns, ({ inWeek }) => inWeek),
    rightTwice: shareOf(returns, ({ rightDays }) => rightDays >= 2),
    ...(policy.engine ? doneness(outcome) : { precision: NaN, recall: NaN, recallOfAsked: NaN }),
    flips: flips / pupils.length,
    reasons: shareOf(log, ({ reason }) => reason !== undefined),
  };
}

/** How many times three in a row went wrong. */
function runs(given: readonly Given[]): number {
  let run = 0;
  return given.filter(({ correct }) => (run = correct ? 0 : run + 1) === 3).length;
}

/** Of each word that a pupil had wrong with a week to go: whether it came back in time, and on how many days it was right. */
function returned(given: readonly Given[], endAt: number) {
  const byWord = Map.groupBy(given, ({ word }) => word);
  return [...byWord.values()].flatMap((seen) => {
    const at = seen.findIndex(({ correct, now }) => !correct && now <= endAt - 7 * DAY);
    if (at < 0) return [];
    const { now: wrongAt } = seen[at]!;
    const later = seen.slice(at + 1);
    const day = (now: number) => Math.floor(now / DAY);
    const rightDays = later.filter(({ correct, now }) => correct && day(now) > day(wrongAt));
    return [
      {
        inWeek: later.some(({ now }) => now <= wrongAt + 7 * DAY),
        rightDays: new Set(rightDays.map(({ now }) => day(now))).size,
      },
    ];
  });
}

/** Whether what the engine calls done at the end is done. */
function doneness({ policy, pupils, endAt }: Outcome) {
  let [hits, called, real, asked] = [0, 0, 0, 0];
  for (const pupil of pupils)
    for (const category of pupil.own.keys()) {
      const { status, answers } = policy.engine!.mastery({ pupil: pupil.id, category, now: endAt });
      const isCalled = status === 'klaar';
      const isReal = (1 - pupil.manner.slip) * pupil.mastery(category, endAt) >= DONE;
      if (isCalled) called++;
      if (isReal) real++;
      if (isReal && answers >= LEAST_ANSWERS) asked++;
      if (isCalled && isReal) hits++;
    }
  return { precision: hits / called, recall: hits / real, recallOfAsked: hits / asked };
}

/** A ratio of two policies' gains, with a 90 % interval by drawing pupils anew (bootstrap); pupils are paired. */
export function ratio(ours: readonly number[], theirs: readonly number[], seed: string) {
  const rng = createRng(`bootstrap/${seed}`);
  const draws = Array.from({ length: 1000 }, () => {
    let [a, b] = [0, 0];
    for (let i = 0; i < ours.length; i++) {
      const at = rng.below(ours.length);
      a += ours[at]!;
      b += theirs[at]!;
    }
    return a / b;
  }).sort((a, b) => a - b);
  return { value: mean(ours) / mean(theirs), low: draws[50]!, high: draws[949]! };
}
