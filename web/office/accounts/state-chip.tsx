import { Chip } from '@mui/material';
import type { LicenceState } from '../../../server/contract/licence-state.ts';
import { text } from './wording.ts';

const COLOURS = {
  none: 'default',
  upcoming: 'default',
  trial: 'primary',
  active: 'success',
  ending: 'warning',
  grace: 'warning',
  readOnly: 'error',
  lapsed: 'error',
  erased: 'error',
  blocked: 'error',
} as const satisfies Record<LicenceState, string>;

/** How the licence of a customer stands, in a word or two. */
export const StateChip = ({ state }: { state: LicenceState }) => (
  <Chip size="small" label={text(`states.${state}`)} color={COLOURS[state]} variant="outlined" />
);
