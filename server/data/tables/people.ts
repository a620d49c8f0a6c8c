import type { Generated } from 'kysely';
import type { LvsLevel } from '../../../engine/practice/index.ts';
import type { Role } from '../../contract/permissions.ts';
import type { Variant } from '../../contract/variant.ts';

// Schools, who is in them, and what was done to whom.

export interface AccountRow {
  id: string;
  kind: 'school' | 'rt' | 'thuis';
  name: string;
  /** The country whose words its people read. */
  variant: Variant;
  /** BRIN or institution number; empty when there is none. */
  number: string;
  /** Name and place folded (data/fold.ts): by it the office finds and orders customers. */
  search_key: string;
  /** JSON of the details that the customer keeps itself (contract/accounts.ts). */
  details: string;
  /** The last day to which the office puts off what comes after a licence, as 2026-11-16, and why. */
  hold_until: string | null;
  hold_why: string | null;
  /** JSON of why the office blocked it (licence/block.ts); null when it did not. */
  block: string | null;
  /** Counts who took seats: whoever takes one locks the row by it (licence/seats.ts). */
  seat_turn: number;
  /** Months after which pupils who left are erased; null: as usual. */
  leaver_months: number | null;
  /** Since when all of its staff are to have a second factor (auth/second); null where each chooses. */
  second_since: number | null;
  /** The day on which more pupils than seats were first seen; null when there are not. */
  over_since: string | null;
  /** Until when its administrators let the office change things while it looks on; null when they do not. */
  office_until: number | null;
  /** Percent off the list price of the first order that an invitation promised (invitations/offer.ts); null without one. */
  promised_off: number | null;
  created_at: number;
}

type AccountDefaults =
  | 'variant'
  | 'number'
  | 'search_key'
  | 'details'
  | 'hold_until'
  | 'hold_why'
  | 'block'
  | 'seat_turn'
  | 'second_since'
  | 'over_since'
  | 'office_until'
  | 'promised_off';
/** The table: what a new customer may leave out has a default. */
export type AccountTable = Omit<AccountRow, AccountDefaults> & {
  [K in AccountDefaults]: Generated<AccountRow[K]>;
};

export interface UserRow {
  id: string;
  /** Null for the provider's own staff. */
  account_id: string | null;
  role: Role;
  username: string;
  /** The user name folded (auth/fold.ts): what is looked up and must be unique. */
  username_key: string;
  password_hash: string;
  name: string;
  /** The name of staff folded (data/fold.ts), by which the office finds it; null for pupils. */
  staff_key: string | null;
  active: number;
  /** Of staff; null for pupils. */
  email: string | null;
  /** The mail address folded (auth/fold.ts): unique among all. */
  email_key: string | null;
  /** When its owner showed to read that address. */
  email_confirmed_at: number | null;
  /** Null for who never did. */
  last_login_at: number | null;
  /** Mails to this address that came back for good (mail/bounces). */
  mail_bounces: number;
  created_at: number;
}
/** The table: pupils have no name to be found by, and of nobody mails came back at first. */
export type UserTable = Omit<UserRow, 'staff_key' | 'mail_bounces'> & {
  staff_key: Generated<string | null>;
  mail_bounces: Generated<number>;
};

/** What is counted of a customer now and then (server/office/accounts). */
export interface AccountFigureRow {
  account_id: string;
  /** Seats that are used. */
  used: number;
  /** Of those pupils how many practised in the last week. */
  practised: number;
  /** When somebody of it last practised or logged in; null when nobody did. */
  active_at: number | null;
  at: number;
}

/** What the office notes of a customer, for itself. */
export interface AccountNoteRow {
  /** Made by the client. */
  id: string;
  account_id: string;
  text: string;
  /** Null when who wrote it is gone. */
  by_id: string | null;
  at: number;
  changed_at: number | null;
  version: number;
}

export interface GroupRow {
  id: string;
  account_id: string;
  name: string;
  /** The name as it is compared (groups/names.ts): no two groups of an account and school year share it, the archive apart. */
  name_key: string;
  /** The calendar year in which its school year begins. */
  school_year: number;
  archived_at: number | null;
  /** Since when the group lies in the trash, and then in the archive as well: nothing but an undo finds it. */
  trashed_at: number | null;
  /** Who put it there; null when that is not known. */
  trashed_by: string | null;
  /** JSON list of school years. */
  groep: string;
  /** 1 for a group to look at with invented pupils (groups/sample.ts), which is no group of the school. */
  sample: number;
  created_at: number;
  /** JSON of what a teacher adds to letters to parents (contract/letters.ts). */
  letter_lines: string;
}
/** The table: a group is no example unless it says so, and nothing is added to its letters at first. */
export type GroupTable = Omit<GroupRow, 'sample' | 'letter_lines'> & {
  sample: Generated<number>;
  letter_lines: Generated<string>;
};

export interface PupilRow {
  /** The id of the pupil's user. */
  id: string;
  account_id: string;
  group_id: string | null;
  first_name: string;
  infix: string;
  last_name: string;
  /** School year 3 to 8. */
  groep: number;
  avatar_shape: string;
  avatar_colour: string;
  /** Level in a pupil monitoring system, I to V or A to E; null when there is none. */
  lvs: LvsLevel | null;
  /** What the school calls the pupil by in its own lists. */
  number: string | null;
  /** Since when the pupil lies in the trash: out of every group, and unable to log in. */
  trashed_at: number | null;
  /** The group that the pupil was in before. */
  trashed_from: string | null;
  /** Who put it there; null when that is not known. */
  trashed_by: string | null;
  /** JSON of what a home or practice noted of a child (contract/pupils.ts). */
  child: string | null;
  /** The move with which the pupil is being copied from elsewhere (server/moves): not there yet, and hidden as in the trash. */
  arriving: string | null;
  /** Since when the pupil is being erased: part of it may be gone, and nothing brings it back. */
  erasing_at: number | null;
  /** Since when the pupil is out of the account, in no group and unable to log in; null while in it or in the trash. */
  left_at: number | null;
  /** Goes up when rounds came or went that were not practised here: what is known of the pupil is then read from the log again. */
  log_turn: number;
}
/** The table: a pupil begins with the own log. */
export type PupilTable = Omit<PupilRow, 'log_turn'> & { log_turn: Generated<number> };

export interface AuditRow {
  id: string;
  at: number;
  actor_id: string | null;
  account_id: string | null;
  action: string;
  subject: string | null;
  detail: string | null;
  /** Why, as who did it wrote it; emptied when its subject is erased. */
  reason: string | null;
  /** The member of the office who did it in the name of the actor. */
  act_id: string | null;
}

/** That the name of a pupil is shown to somebody of the office for a while; why stands in the audit log. */
export interface NameViewRow {
  /** Made by the client. */
  id: string;
  user_id: string;
  pupil_id: string;
  /** ms since the epoch. */
  until: number;
}
