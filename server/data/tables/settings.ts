// How a group or a pupil is to practise.

/** A named practice setting of a group; what it leaves out is as usual. */
export interface PracticeSettingRow {
  id: string;
  group_id: string;
  name: string;
  /** JSON of a part of the fields (contract/practice-fields.ts). */
  fields: string;
  /** The one that pupils follow who have no other; at most one per group. */
  is_default: number;
  /** Whether it takes the place of the default in its period. */
  whole_group: number;
  /** First and last day on which it holds, as 2026-11-16; null without an end to that side. */
  from_day: string | null;
  to_day: string | null;
  archived_at: number | null;
  /** When it was thrown away, out of the archive, and by whom. */
  trashed_at: number | null;
  trashed_by: string | null;
  created_at: number;
  changed_at: number;
}

/** What a pupil follows and in what it differs; who has no row follows the default of the group. */
export interface PupilSettingRow {
  pupil_id: string;
  /** Null for the default of the group. */
  setting_id: string | null;
  /** JSON of the fields that staff set otherwise for the pupil. */
  fields: string;
  /** First and last day on which they hold, as 2026-11-16; null without an end to that side. */
  from_day: string | null;
  to_day: string | null;
  /** JSON of the fields that the pupil chose in a game, each with its value and the day; null for none. They hold on all days. */
  in_game: string | null;
  changed_at: number;
}

/** What staff changed in a practice setting or for a pupil, so that it can be told and undone. */
export interface SettingChangeRow {
  id: string;
  /** Made by the client: all that was changed at once. */
  batch: string;
  setting_id: string | null;
  pupil_id: string | null;
  actor_id: string | null;
  at: number;
  /** JSON of the state before (null when it was made) and after. */
  before: string | null;
  after: string;
}

/** A teaching method whose blocks the school defined. */
export interface MethodRow {
  id: string;
  account_id: string;
  name: string;
  /** JSON of its blocks (contract/methods.ts), in the order of the school year. */
  blocks: string;
  created_at: number;
  changed_at: number;
  removed_at: number | null;
  /** Who threw it away; null when that is not known. */
  removed_by: string | null;
}
