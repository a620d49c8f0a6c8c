// What action plans are bound to, each number once with its unit. Without a source they are choices of ours.

/** School weeks of a plan: six weeks to three months is custom. */
export const PLAN_WEEKS = { least: 4, usual: 12, most: 20, short: 6, long: 14 } as const;
/** Sessions in a week, minutes of one, and pupils at once. */
export const PLAN_RHYTHM = {
  perWeek: { least: 1, usual: 3, most: 5 },
  minutes: { least: 10, usual: 20, most: 60 },
  size: { least: 1, usual: 1, most: 6 },
} as const;
/** Share of what is dealt from the goal categories. */
export const PLAN_SHARE = { least: 0.4, usual: 0.6, most: 0.75 } as const;
/** Goal categories of a plan at the most; besides, one goal about sentences and one about a test of others. */
export const MOST_GOAL_CATEGORIES = 4;
/** Targets, as a share of new words that are right; `above` the start at least, in a draft and to begin. */
export const PLAN_TARGETS = { least: 0.5, most: 0.95, above: 0.04, toBegin: 0.05 } as const;
/** Start from which there is little to win. */
export const NEARLY_ALL = 0.9;
/** Characters of the help question that a plan needs before it begins. */
export const HELP_LEAST = 20;
/** The longest text of a part, and of what the pupil thinks, in characters. */
export const LONGEST_PART = 4000;
export const LONGEST_VOICE = 1000;
/** Plans that are given to a colleague at once. */
export const MOST_OWNED = 100;
/** Why something was changed, in characters. */
export const REASON = { least: 3, most: 200 } as const;
/** Minutes of one session, and the longest note about it in characters. */
export const SESSION_MINUTES = { least: 1, most: 120 } as const;
export const LONGEST_SESSION_NOTE = 500;
/** Minutes of play on a day from which on it is a session; the share of a round that has to be about the goals. */
export const PLAY_SESSION = { minutes: 5, share: 0.5 } as const;
/** How much longer a plan may be made at once, in school weeks, and how often. */
export const EXTENSION = { least: 1, most: 12, times: 2 } as const;
/** Days after the end within which a plan can be opened again. */
export const REOPEN_DAYS = 14;
/** Schooldays without a session that are told, and before the end from which on it is time to look back. */
export const TOLD_DAYS = { still: 10, due: 10 } as const;
/** Schooldays after the first day of a plan up to which a start test counts. */
export const START_TEST_DAYS = 10;
/** Weeks after the end test in which it may be repeated, in other words: whether what was learnt stayed. */
export const REPEAT_WEEKS = { least: 4, most: 8 } as const;
/** Months after which what a plan rests on is called old. */
export const OLD_MONTHS = 12;
/** Part of what was planned that must be done before a plan without result calls for more. */
export const DONE_SHARE = 0.75;

/**
 * From when on a pupil may need care. Shares of right answers, weeks and days are those of school, and a share of a category is its expected
 * success; what makes a category too hard, or practice without gain, is the policy's to say.
 */
export const SIGNALS = {
  /** Categories that are too hard, for so many schooldays; of fewer answers it was found out once, and not tried again since. */
  tooHard: { categories: 2, days: 10, answers: 20 },
  /** Categories taught before of which even the upper end is below this, and their share of all that were measured. */
  behind: { categories: 3, share: 0.3, below: 0.6 },
  /** Categories in which practice brings nothing by the policy, or one with so much practice of late, below a share, that rose too little. */
  stuck: { categories: 2, answers: 60, days: 6, weeks: 6, below: 0.75, points: 5 },
  /** Percentile up to which a test result is low, levels that are a fall, and months after which a result says nothing of now. */
  tests: { percentile: 25, fall: 2, months: 12 },
  /** Answers in so many weeks below which practice says too little. */
  few: { answers: 40, weeks: 4 },
  /** Share of answers without reading above which a pupil guesses. */
  hurry: 0.25,
  /** Weeks for which one that somebody put off stays away, unless so many more categories come. */
  later: { weeks: 6, categories: 2 },
} as const;

/** For how long a plan is kept after it ended, with its tests and evaluations. */
export const PLANS_KEPT = { years: 2 } as const;

/** Plans that are carried out together, and the longest name of that in characters; who joins does so in the first part of the weeks. */
export const GROUP_PLAN = { least: 2, most: 6, longestTitle: 80, joinShare: 0.5 } as const;
