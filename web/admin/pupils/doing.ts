import type { Pupil } from '../../../server/contract/pupils.ts';

/** What can be done with pupils; what is left out may not. */
export interface PupilDoing {
  edit: (pupil: Pupil) => void;
  move?: (rows: readonly Pupil[]) => void;
  /** Whether a code may be made with which another account takes a pupil over. */
  mayLeave: boolean;
  give: (rows: readonly Pupil[]) => void;
  /** Sets a placement test ready. */
  place: (rows: readonly Pupil[]) => void;
  trash: (rows: readonly Pupil[]) => void;
}
