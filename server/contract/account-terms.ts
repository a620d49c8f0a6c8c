// How long things of a customer last. The texts of the site tell the same.

/** Days after the end of a trial on which its administrators are told that it will be erased. */
export const TRIAL_WARNED_DAYS = 28;
/** Days after the end of a trial on which all of it is erased; at least as many pass after the warning as lie between these two. */
export const TRIAL_ERASED_DAYS = 42;
