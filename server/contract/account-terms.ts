import type { AccountKind } from './lead-kinds.ts';

// How long things of a customer last, and how much of them there is. The texts of the site tell the same.

/** How long a customer may try everything, in days: six weeks. */
export const TRIAL_DAYS = 42;

/** Pupils a trial has room for at least, however few the application says. */
export const TRIAL_SEATS: Record<AccountKind, number> = { school: 30, rt: 10, thuis: 2 };

/** Days before the end of a licence from which its administrators see that it ends. */
export const ENDING_DAYS = 60;
/** Days after the end of a paid licence on which everything goes on. */
export const GRACE_DAYS = 14;
/** Days after that on which staff read, print and export. */
export const READ_ONLY_DAYS = 28;
/** Days after that until everything is erased; at least as many pass after that was told. */
export const LAPSED_DAYS = 14;
/** The most days ahead to which the office may put off what comes after a licence. */
export const MOST_HOLD_DAYS = 60;

/** Days that the report of long work is kept. */
export const JOBS_DAYS = 365;
/** Days that what is needed to undo it is kept at most: there may be names in it. */
export const JOB_ROWS_DAYS = 30;

/** The conditions that a customer agrees to when ordering. */
export const TERMS_VERSION = '2026-11';
/** The most months, and more seats in percent, of an order that nobody of the office looks at first. */
export const SELF_SERVICE = { months: 12, moreSeatsPercent: 25 } as const;
/** Days for which all goes on while the office looks at an order. */
export const ORDER_HOLD_DAYS = 14;
/** The most seats that are ordered besides at once. */
export const MOST_MORE_SEATS = 250;
/** Days within which an invoice is to be paid. */
export const PAY_DAYS = 30;
/** Days within which a family takes back what it ordered. */
export const WITHDRAWAL_DAYS = 14;
/** How far the office may go from the list price, in percent; further only a superadmin. */
export const OFFICE_OVERRIDE_PERCENT = 50;
