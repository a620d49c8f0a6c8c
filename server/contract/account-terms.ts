// How long things of a customer last. The texts of the site tell the same.

/** Days after the end of a trial on which its administrators are told that it will be erased. */
export const TRIAL_WARNED_DAYS = 28;
/** Days after the end of a trial on which all of it is erased; at least as many pass after the warning as lie between these two. */
export const TRIAL_ERASED_DAYS = 42;

/** Days that the report of long work is kept. */
export const JOBS_DAYS = 365;
/** Days that what is needed to undo it is kept at most: there may be names in it. */
export const JOB_ROWS_DAYS = 30;
