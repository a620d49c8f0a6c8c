// How long things of a customer last. The texts of the site tell the same.

/** Days after the end of a trial on which its administrators are told that it will be erased. */
export const TRIAL_WARNED_DAYS = 28;
/** Days after the end of a trial on which all of it is erased; at least as many pass after the warning as lie between these two. */
export const TRIAL_ERASED_DAYS = 42;

/** Days that the report of long work is kept. */
export const JOBS_DAYS = 365;
/** Days that what is needed to undo it is kept at most: there may be names in it. */
export const JOB_ROWS_DAYS = 30;

/** How long a code to move a pupil works, in days: usually, at least and at most (the last day included). */
export const MOVE_TOKEN_DAYS = { usual: 14, least: 1, most: 30 } as const;
/** For so many days it can be taken back that a pupil was taken over. */
export const MOVE_UNDO_DAYS = 7;
/** Days for which is kept who moved where, without the code. */
export const MOVE_KEPT_DAYS = 365;
/** Wrong codes within an hour: of one user, and of all users at one address, where a whole school may be. */
export const WRONG_MOVE_CODES = { user: 10, address: 30 } as const;
