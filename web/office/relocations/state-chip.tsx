import { Chip } from '@mui/material';
import type { RelocationState } from '../../../server/contract/relocations.ts';
import { text } from './wording.ts';

const COLOURS = {
  draft: 'default',
  waiting: 'primary',
  running: 'primary',
  done: 'success',
  failed: 'error',
  cancelled: 'default',
  undone: 'default',
} as const satisfies Record<RelocationState, string>;

/** How far a relocation is, in a word or two. */
export const RelocationChip = ({ state }: { state: RelocationState }) => (
  <Chip size="small" label={text(`states.${state}`)} color={COLOURS[state]} variant="outlined" />
);
