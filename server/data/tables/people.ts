import type { Role } from '../../contract/permissions.ts';

// Schools, who is in them, and what was done to whom.

export interface AccountRow {
  id: string;
  kind: 'school' | 'rt' | 'thuis';
  name: string;
  created_at: number;
}

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
  active: number;
  created_at: number;
}

export interface GroupRow {
  id: string;
  account_id: string;
  name: string;
  /** JSON list of school years. */
  groep: string;
  created_at: number;
}

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
  lvs: string | null;
}

export interface AuditRow {
  id: string;
  at: number;
  actor_id: string | null;
  account_id: string | null;
  action: string;
  subject: string | null;
  detail: string | null;
}
