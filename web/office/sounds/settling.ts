import type { z } from 'zod';
import type { listSoundReports, SoundState } from '../../../server/contract/sound-reports.ts';

/** A word that users told of, as the list shows it. */
export type Sound = z.infer<typeof listSoundReports.response>['words'][number];

/** What is to become of all reports of a word. */
export interface Settling extends Pick<Sound, 'word' | 'variant' | 'count'> {
  from: SoundState;
  to: SoundState;
}
