import type { Variant } from '../contract/variant.ts';

/** Turns a text into an mp3. What stands behind it can be replaced by a better voice. */
export interface Synthesiser {
  /** Changes when the voice does, so that old recordings are not used any more. */
  readonly version: string;
  /** Speaks a text; rejects when it can't be spoken now. */
  speak(text: string, variant: Variant): Promise<Uint8Array>;
  close(): void;
}
