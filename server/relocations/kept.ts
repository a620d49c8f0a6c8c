import type { LeftBehind } from '../moves/rehome.ts';
import type { StaffRole } from '../contract/staff.ts';
import type { ExternalIdentityRow } from '../data/schema.ts';

/** What a line of the report keeps so that it can be taken back. */
export type Kept =
  | { do: 'group'; from: string; /** It was made by this. */ isMade: boolean; isArchived: boolean }
  | { do: 'pupil'; left: LeftBehind; mark: string }
  | { do: 'staff'; role: StaffRole; then: StaffRole; groups: string[]; identities: ExternalIdentityRow[] }
  | { do: 'copy'; table: 'word_lists' | 'methods'; at: number };
