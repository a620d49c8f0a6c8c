// How long things of a customer last. The texts of the site tell the same.

/** Days after the end of a trial on which its administrators are told that it will be erased. */
export const TRIAL_WARNED_DAYS = 28;
/** Days after the end of a trial on which all of it is erased; at least as many pass after the warning as lie between these two. */
export const TRIAL_ERASED_DAYS = 42;

/** The most messages that stay on top of a list. */
export const MOST_PINNED = 3;
/** Characters of a message in its copy by mail; the rest is read here. */
export const COPY_LENGTH = 300;
/** Days for which readers see that a message was withdrawn. */
export const WITHDRAWN_SHOWN_DAYS = 7;
/** Days since the last login within which staff count in the read rate of a message. */
export const READ_RATE_DAYS = 90;
/** Posts of one person to the office within an hour. */
export const POSTS_PER_HOUR = 20;
/** Days of silence after which a thread that was answered is closed. */
export const THREAD_CLOSES_DAYS = 14;
/** Days after its closing within which a reply opens a thread again. */
export const THREAD_REOPENS_DAYS = 60;
/** Days for which messages and threads are kept after they ended or were closed. */
export const MESSAGES_KEPT_DAYS = 730;

/** Ideas that one person proposes for the roadmap within a week. */
export const IDEAS_PER_WEEK = 5;
/** Ideas alike that are shown to who proposes one. */
export const IDEAS_ALIKE = 5;
