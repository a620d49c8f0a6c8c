import type { SoundState } from '../../contract/sound-reports.ts';
import type { Variant } from '../../contract/variant.ts';

/** What one of the staff said of how a word sounds. */
export interface SoundReportRow {
  id: string;
  account_id: string | null;
  by_id: string | null;
  variant: Variant;
  word: string;
  note: string;
  state: SoundState;
  at: number;
  settled_at: number | null;
}
