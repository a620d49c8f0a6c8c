// Teachers and others who work for an account.

/** What somebody may do beyond the role; who has no row reaches the own groups. */
export interface StaffRightsRow {
  user_id: string;
  /** Whether a teacher reaches all groups of the account. */
  all_groups: number;
  /** Whether a teacher reads in lists of the school's own systems, for the groups that the teacher reaches. */
  may_import: number;
}

/** Somebody who was asked by mail to come and has chosen no password yet, or did so by that mail. */
export interface InvitationRow {
  /** Made by the client. */
  id: string;
  account_id: string;
  user_id: string;
  invited_by: string | null;
  created_at: number;
  /** When the last mail went out. */
  sent_at: number;
  /** Until when the link in it works. */
  ends_at: number;
}

/** Somebody who takes a group over for a while. */
export interface StandInRow {
  group_id: string;
  user_id: string;
  /** The last day on which it holds, as 2026-11-16. */
  until_day: string;
  made_by: string | null;
  created_at: number;
}
