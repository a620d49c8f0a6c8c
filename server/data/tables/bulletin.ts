// What the office puts on the public site.

export interface BulletinRow {
  /** Made by the client. */
  id: string;
  kind: 'notice' | 'experience' | 'training';
  sites: 'both' | 'nl' | 'be';
  /** Of a notice the last day it is shown (empty: no end), of an experience when it was written, of a training when it is. */
  day: string;
  /** JSON of what was filled in (contract/bulletin.ts). */
  data: string;
  created_at: number;
}

/** Somebody who comes to a training, alone or with others. */
export interface TrainingSignUpRow {
  /** Made by the client; who knows it may cancel. */
  id: string;
  training_id: string;
  name: string;
  email: string;
  organisation: string;
  people: number;
  created_at: number;
  cancelled_at: number | null;
}
