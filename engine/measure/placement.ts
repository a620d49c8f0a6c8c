import { abilityOf, expectedOf, kept, type Scored } from './ability.ts';
import { BEGIN_BELOW, BEGIN_WITHIN, STAGES, SUREST_BELIEF } from './terms.ts';

/** Half-years of primary school, in order: the middle (M) and the end (E) of groep 3 to 8. */
export const HALF_YEARS = [3, 4, 5, 6, 7, 8].flatMap((groep) => [`M${groep}`, `E${groep}`] as const);
export type HalfYear = (typeof HALF_YEARS)[number];

/** How long the placement test is of a pupil whose half-year is this one. */
export const sizeOf = (norm: HalfYear): { stages: number; words: number } =>
  norm === HALF_YEARS[0] ? STAGES.youngest : STAGES.usual;

/** How many half-years a stage of `asked` words moves the next one, by its share of right answers (of ten: 9, 8, 5, 3). */
const STEPS = [
  [0.9, 2],
  [0.8, 1],
  [0.5, 0],
  [0.3, -1],
] as const;
const LOWEST_STEP = -2;

/** Where the stage after this one of a placement test begins. */
export function nextStage(at: HalfYear, right: number, asked: number): HalfYear {
  const step = STEPS.find(([share]) => right / asked >= share)?.[1] ?? LOWEST_STEP;
  return HALF_YEARS[clamp(HALF_YEARS.indexOf(at) + step)]!;
}

const clamp = (index: number) => Math.min(HALF_YEARS.length - 1, Math.max(0, index));

/** What is thought of an ability, in logits. */
export interface Belief {
  mean: number;
  variance: number;
}

/** What the placement test and what was thought before say together, as the normal distribution of both. */
export function joined(words: readonly Scored[], prior: Belief): Belief {
  const { theta, se } = abilityOf(words);
  const test = 1 / se ** 2;
  const before = 1 / prior.variance;
  return {
    mean: kept((theta * test + prior.mean * before) / (test + before)),
    variance: kept(1 / (test + before)),
  };
}

/** The belief with which practice begins: a test of half an hour is one moment, so that it is never taken as surer than (ours). */
export const beginningBelief = ({ mean, variance }: Belief): Belief => ({
  mean,
  variance: Math.max(SUREST_BELIEF, variance),
});

/**
 * The first half-year whose words the pupil does not yet write well enough, near the norm of now; the last within reach when all go
 * well. `bank` gives the difficulties of the words of a half-year; one without words is passed over.
 */
export function proposedStart(
  { mean }: Belief,
  norm: HalfYear,
  bank: (half: HalfYear) => readonly number[],
): HalfYear {
  const now = HALF_YEARS.indexOf(norm);
  const within = HALF_YEARS.slice(clamp(now - BEGIN_WITHIN.below), clamp(now + BEGIN_WITHIN.above) + 1);
  const isHard = (half: HalfYear) => {
    const words = bank(half);
    return words.length > 0 && expectedOf({ theta: mean, se: 0 }, words).p < BEGIN_BELOW;
  };
  return within.find(isHard) ?? within.at(-1)!;
}
