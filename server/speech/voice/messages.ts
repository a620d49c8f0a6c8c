import type { Variant } from '../../contract/variant.ts';

/** What the server asks of the process of the voice. */
export interface SpeakRequest {
  id: number;
  text: string;
  variant: Variant;
}

/** What it answers: an mp3, or why there is none. */
export type SpeakReply = { id: number; mp3: Uint8Array } | { id: number; error: string };
