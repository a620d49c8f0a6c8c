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

/** The most messages that stay on top of a list. */
export const MOST_PINNED = 3;
/** Characters of a message in its copy by mail; the rest is read here. */
export const COPY_LENGTH = 300;
/** Days for which readers see that a message was withdrawn. */
export const WITHDRAWN_SHOWN_DAYS = 7;
/** Days since the last login within which staff count in the read rate of a message. */
export const READ_RATE_DAYS = 90;
/** Files that go along with a message, and the most bytes of one. */
export const MOST_ATTACHMENTS = 3;
export const MOST_ATTACHMENT_BYTES = 5 * 1024 * 1024;
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
/** How long a code to move a pupil works, in days: usually, at least and at most (the last day included). */
export const MOVE_TOKEN_DAYS = { usual: 14, least: 1, most: 30 } as const;
/** For so many days it can be taken back that a pupil was taken over. */
export const MOVE_UNDO_DAYS = 7;
/** For so many hours it can be taken back that two pupils of one account were put together. */
export const TWINS_UNDO_HOURS = 24;
/** Days for which is kept who moved where, without the code. */
export const MOVE_KEPT_DAYS = 365;
/** The most coins that come from a server that nobody knows. */
export const MOST_STRANGE_COINS = 5000;
/** Wrong codes within an hour: of one user, and of all users at one address, where a whole school may be. */
export const WRONG_MOVE_CODES = { user: 10, address: 30 } as const;

/** Addresses to which one account has our server write to friends within a week, and characters of own words in such a mail. */
export const FRIEND_MAILS_PER_WEEK = 10;
export const FRIEND_WORDS = 500;
/** Days within which an address gets one such mail, whoever asks; as long is remembered, as a digest, that it got one. */
export const FRIEND_ADDRESS_DAYS = 90;
/** Days after which an invitation that nobody took up is over. */
export const FRIEND_EXPIRES_DAYS = 90;
/** Days that a friend's trial is longer. */
export const FRIEND_TRIAL_DAYS = 14;
/** The reward: months for who invited, once the friend paid for at least so many months and so many days have passed. */
export const FRIEND_REWARD = { months: 1, paidMonths: 6, afterDays: 14 } as const;
/** The most months of reward: in one period of a licence and of one account in all. */
export const MOST_REWARD_MONTHS = { period: 6, account: 12 } as const;
/** Rewards of a year that go by themselves; of more the office looks first. */
export const REWARDS_PER_YEAR = 5;
/** Days before a new subprocessor begins on which customers hear of it. */
export const SUBPROCESSOR_DAYS = 30;
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
/** Days after the due day on which an unpaid invoice is reminded of; after the last one it is the office's. */
export const REMINDER_DAYS = [7, 21] as const;
/** Days that an account has more pupils than seats before its administrators get a mail. */
export const OVER_USE_DAYS = 30;
/** Days within which a family takes back what it ordered. */
export const WITHDRAWAL_DAYS = 14;
/** Minutes for which one who was asked the password again isn't asked it once more. */
export const CONFIRMED_MINUTES = 10;
/** How far the office may go from the list price, in percent; further only a superadmin. */
export const OFFICE_OVERRIDE_PERCENT = 50;

// How long personal data is kept (retention.ts tells it to people).

/** Months for which a pupil who left is kept: usually, and what a school may choose. */
export const LEAVER_MONTHS = { usual: 24, least: 3, most: 24 } as const;
/** Days that who did what is kept after the account is gone; while it is there, all of it is. */
export const AUDIT_AFTER_DAYS = 365;
/** Days that is kept when somebody was logged in; from where goes when the login ends. */
export const LOGINS_DAYS = 365;
/** Days that somebody who came by single sign-on and is nobody here yet stays on the list, after the last try. */
export const SSO_WAITING_DAYS = 30;
/** Mails that came back for good after which no news goes to an address any more. */
export const UNREACHABLE_BOUNCES = 2;
/** Days that mails are kept, to answer questions about them. */
export const MAILS_DAYS = 180;
/** Days that forms of the public site are kept, and those that were dealt with after that. */
export const LEADS_DAYS = { most: 365, settled: 90 } as const;
/** Days that who signed up for a webinar is kept after it. */
export const SIGN_UPS_DAYS = 90;
/** Years that invoices and what was ordered are kept: of Dutch customers, and of all others. */
export const INVOICES_YEARS = { nl: 7, other: 10 } as const;
/** Years that is kept how much was erased when, without names. */
export const DELETIONS_YEARS = 5;
/** Days after which no backup and no log of the server has it any more. */
export const BACKUPS_DAYS = 30;
/** Days for which lines of the log, and what is counted of them, are kept. */
export const LOGS_DAYS = 30;
/** Days for which an export can be fetched. */
export const EXPORT_DAYS = 7;
/** Months within which somebody who asks about their data gets an answer, and how many more there are, once and with a reason. */
export const REQUEST_MONTHS = { usual: 1, more: 2 } as const;
/** Days for which a request to see data keeps a pupil from being erased at most. */
export const REQUEST_HOLDS_DAYS = 365;
/** Days for which a request is kept after it was settled. */
export const REQUESTS_KEPT_DAYS = 730;
/** How long a login waits for the second step, in minutes, one that sets it up first, and a code that is mailed. */
export const SECOND_MINUTES = { login: 5, setUp: 15, mail: 15 } as const;
/** Codes that are mailed to one user within an hour. */
export const SECOND_MAILS_PER_HOUR = 5;
/** Wrong codes for one login; after those the password is asked again. */
export const SECOND_TRIES = 5;
/** Wrong codes of one user within an hour, for all logins together. */
export const SECOND_TRIES_PER_HOUR = 20;
/** Codes that one gets for when the phone is gone. */
export const RECOVERY_CODES = 10;
/** Days within which staff set up a second factor that their account wants. */
export const SECOND_SET_UP_DAYS = 14;
/** The most second factors of one person. */
export const MOST_FACTORS = 10;
/** Days for which it can be taken back that an account is closed, and hours that the link works which confirms it. */
export const CLOSE_DAYS = 14;
export const CLOSE_LINK_HOURS = 48;
/** People whom the office invites at once. */
export const MOST_INVITEES = 500;
/** Days that the trial of an invitation lasts: as few and as many as the office may offer. */
export const OFFER_TRIAL_DAYS = { least: 14, most: 84 } as const;
/** Days for which an invitation can be taken up: usually, and at most. */
export const CAMPAIGN_EXPIRES_DAYS = { usual: 30, most: 90 } as const;
/** Days after which an invitation is sent once more to who did not begin. */
export const RESEND_AFTER_DAYS = 7;
/** Invitations that go out within a minute. */
export const CAMPAIGN_MAILS_PER_MINUTE = 60;
/** Days that whom the office invited is kept after the invitation is over; how many they were stays. */
export const INVITEES_DAYS = 90;
