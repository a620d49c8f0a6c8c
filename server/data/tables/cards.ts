import type { PasswordStyle } from '../../contract/cards.ts';

// How pupils log in: passwords that staff may look up, and cards.

/** A password of a pupil that was made here, so that staff can look it up again. */
export interface PupilPasswordRow {
  pupil_id: string;
  style: PasswordStyle;
  /** The password under the key of this server (cards/seal.ts). */
  sealed: string;
  /** Made by the client: all that were made at once. */
  batch: string;
  changed_at: number;
}

/** The card of a pupil; a new one ends the one before. */
export interface LoginCardRow {
  pupil_id: string;
  /** How many there were; with the key of this server it gives the token again (cards/seal.ts). */
  serial: number;
  /** Digest of the token; null while no card is valid. */
  token_hash: string | null;
  /** Made by the client: all that were made at once. */
  batch: string;
  made_at: number;
  /** When somebody last logged in with it. */
  used_at: number | null;
}
