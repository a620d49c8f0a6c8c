import { Chip } from '@mui/material';
import type { PupilState } from '../../../server/contract/office-pupils.ts';
import { text } from './wording.ts';

const COLOURS = {
  active: 'success',
  trash: 'warning',
  left: 'default',
  archived: 'default',
} as const satisfies Record<PupilState, string>;

/** Where a pupil is, in a word. */
export const StateChip = ({ state }: { state: PupilState }) => (
  <Chip label={text(`states.${state}`)} color={COLOURS[state]} size="small" variant="outlined" />
);
