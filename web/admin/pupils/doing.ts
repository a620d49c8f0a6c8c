import type { Pupil } from '../../../server/contract/pupils.ts';

/** What can be done with pupils; what is left out may not. */
export interface PupilDoing {
  edit: (pupil: Pupil) => void;
  move?: (rows: readonly Pupil[]) => void;
  give: (rows: readonly Pupil[]) => void;
  trash: (rows: readonly Pupil[]) => void;
}
