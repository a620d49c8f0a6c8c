import { createRng } from '../../../engine/exercise/rng.ts';
import type { Given, Outcome } from './loop.ts';

const DAY = 86_400_000;
/** What a task calls done: share of the category's words that is written right. */
const DONE = 0.85;
/** Answers in a category below which the rule calls nothing done (engine/practice/DESIGN.md 7). */
const LEAST_ANSWERS = 8;
const BLOCK = 20;
/** Chance of success above which practice adds nothing. */
const OVER = 0.95;

/** A share of a class; NaN where nothing is counted. */
const share = ([counted, among]: Counts): number => mean(counted) / mean(among);

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
  const { log, pupils, gains, flips, endAt } = outcome;
  const counts = countsOf(outcome);
  const own = pupils.map((_, i) => log.filter(({ pupil }) => pupil === i));
  const blocks = own.flatMap((given) =>
    Array.from({ length: Math.floor(given.length / BLOCK) }, (_, b) =>
      mean(given.slice(b * BLOCK, (b + 1) * BLOCK).map(({ chance }) => chance)),
    ),
  );
  const returns = own.flatMap((given) => returned(given, endAt));
  return {
    gain: mean(gains),
    success: share(counts.success),
    inBand: shareOf(blocks, (block) => Math.abs(block - target) <= 0.05),
    wrongRuns: (100 * own.reduce((sum, given) => sum + runs(given), 0)) / log.length,
    over: shareOf(log, ({ mastery }) => mastery > OVER),
    backInWeek: share(counts.backInWeek),
    rightTwice: shareOf(returns, ({ rightDays }) => rightDays >= 2),
    precision: share(counts.precision),
    recall: share(counts.recall),
    recallOfAsked: share(counts.recallOfAsked),
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

/** What of each pupil is counted, and among how many: a share of a class is the sum of one by the sum of the other. */
export type Counts = readonly [counted: number[], among: number[]];

/** Per pupil, what shares of a class are made of: right answers, words back within 7 days, and what is called done. */
export function countsOf(
  outcome: Outcome,
): Record<'success' | 'backInWeek' | 'precision' | 'recall' | 'recallOfAsked', Counts> {
  const { log, pupils, endAt, policy } = outcome;
  const own = pupils.map((_, i) => log.filter(({ pupil }) => pupil === i));
  const returns = own.map((given) => returned(given, endAt));
  const done = policy.engine ? pupils.map((_, i) => doneness(outcome, i)) : [];
  const hits = done.map((one) => one.hits);
  const counted = <T>(lists: readonly (readonly T[])[], holds: (item: T) => boolean): Counts => [
    lists.map((list) => list.filter(holds).length),
    lists.map((list) => list.length),
  ];
  return {
    success: counted(own, ({ correct }) => correct),
    backInWeek: counted(returns, ({ inWeek }) => inWeek),
    precision: [hits, done.map(({ called }) => called)],
    recall: [hits, done.map(({ real }) => real)],
    recallOfAsked: [hits, done.map(({ asked }) => asked)],
  };
}

/** Of one pupil, how many categories the engine calls done at the end, are done, and both; `asked` of those enough was answered. */
function doneness({ policy, pupils, endAt }: Outcome, number: number) {
  const pupil = pupils[number]!;
  let [hits, called, real, asked] = [0, 0, 0, 0];
  for (const category of pupil.own.keys()) {
    const { status, answers } = policy.engine!.mastery({ pupil: pupil.id, category, now: endAt });
    const isCalled = status === 'klaar';
    const isReal = (1 - pupil.manner.slip) * pupil.mastery(category, endAt) >= DONE;
    if (isCalled) called++;
    if (isReal) real++;
    if (isReal && answers >= LEAST_ANSWERS) asked++;
    if (isCalled && isReal) hits++;
  }
  return { hits, called, real, asked };
}

/**
 * A ratio of sums over pupils (two policies' gains, or what is counted among how many) with a 90 % interval by drawing pupils
 * anew (bootstrap); pupils are paired.
 */
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
