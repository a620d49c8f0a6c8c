// What staff did to groups, and who sat in them in earlier years.

/** All that was done to groups and their pupils at once. */
export interface GroupChangeRow {
  /** Made by the client: what is sent twice is done once. */
  id: string;
  account_id: string;
  actor_id: string | null;
  at: number;
  kind:
    | 'add'
    | 'edit'
    | 'archive'
    | 'restore'
    | 'trash'
    | 'merge'
    | 'split'
    | 'move'
    | 'school-year'
    | 'undo'
    | 'staff';
  /** JSON of what was before and came after (groups/changes.ts). */
  detail: string;
  undone_at: number | null;
}

/** Somebody who sat in a group that is past. */
export interface PastGroupPupilRow {
  group_id: string;
  pupil_id: string;
  /** The school year that the pupil was in then. */
  groep: number;
}
