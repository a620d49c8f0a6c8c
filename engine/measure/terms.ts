// What the measuring of tests rests on, each number once. Sources of formulae stand where they are used.

/** Share of a logistic scale on which an ability is looked for, in logits to either side of 0. */
export const FARTHEST = 12;
/** How near the ability is found, in logits. */
export const NEAR_ENOUGH = 1e-9;

/** Variance of the difficulty of a word that nobody answered yet, in logits². */
export const UNKNOWN_VARIANCE = 0.4;

/** Standard errors to either side of an expected score, for an interval that holds in 80 of 100 cases. */
export const INTERVAL_ERRORS = 1.2816;
/** A difference that chance makes in at most 2.5 of 100 pupils who did not change, in standard errors. */
export const CLEAR_Z = 1.96;
/** The same, in at most 10 of 100. */
export const LIKELY_Z = 1.28;
/** New words in each of two tests from which on a difference may be called clear: below it the formula says too much. */
export const CLEAR_WORDS = 20;

/** Words below which nothing is said of a goal. */
export const FEWEST_WORDS = 8;
/** How far the low end of what was reached may lie below the target (ours). */
export const TARGET_LEEWAY = 0.1;
/** Targets: what may be asked for at all, and how far above the start at least. */
export const TARGETS = { least: 0.5, most: 0.95, above: 0.04 } as const;

/** Items of a category that always stay to be practised (ours). */
export const LEFT_TO_PRACTISE = 24;
/** Days in which an unpractised word was not asked; the second where the first leaves too few. */
export const UNASKED_DAYS = [365, 90] as const;
/** Hours since a practised word was last asked: what is tested is not what was just seen. */
export const PRACTISED_HOURS = 60;
/** How far the mean difficulty of practised words may lie from that of new ones, in logits (ours). */
export const PRACTISED_APART = 0.25;

/** How alike two forms must be: means in logits per category and over all, ratio of spreads, mean length in graphemes (ours). */
export const ALIKE = { category: 0.1, all: 0.05, spread: [0.8, 1.25], length: 0.5 } as const;
/** Exchanges between forms at the most. */
export const MOST_EXCHANGES = 200;
/** How much easier than the mean the first and last word are, in logits (ours). */
export const EASIER = 1;

/** Goal categories of a plan at the most. */
export const MOST_GOALS = 4;
/** Start and end tests of a plan. `short` costs certainty, and the page says so. */
export const SHARES = {
  whole: { new: 30, sentence: 8, control: 6, practised: 12 },
  short: { new: 20, sentence: 4, control: 0, practised: 12 },
} as const;
/** Practised words of an end test below which there is no such part. */
export const FEWEST_PRACTISED = 8;

/** Words in one part of a test, by school year. */
export const partOf = (groep: number): number => (groep <= 4 ? 15 : groep <= 6 ? 20 : 25);

/** Stages of a placement test and words in each; fewer where reading has only begun. */
export const STAGES = { usual: { stages: 3, words: 10 }, youngest: { stages: 2, words: 8 } } as const;
/** Words of a category in one stage of it, and words from which something is told of the category. */
export const STAGE_WORDS = { each: 2, told: 4 } as const;

/** What was known of a pupil before is never taken as surer than this, in logits² (ours). */
export const SUREST_BELIEF = 0.25;
/** Expected success below which a half-year is the place to begin (ours). */
export const BEGIN_BELOW = 0.75;
/** Half-years below and above the norm at which a pupil may begin (ours). */
export const BEGIN_WITHIN = { below: 4, above: 2 } as const;

/** Plans from which a mean over plans, and one over their control words, is told (ours). */
export const MEAN_FROM = { plans: 5, control: 10 } as const;
