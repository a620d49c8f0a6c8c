import { Chip } from '@mui/material';
import type { RelocationHead, RelocationState } from '../../../server/contract/relocations.ts';
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

type Standing = Pick<RelocationHead, 'state' | 'isAgreed'>;

/** How far a relocation is, in a word or two. */
export const stateText = ({ state, isAgreed }: Standing): string =>
  text(state === 'waiting' && isAgreed ? 'states.agreed' : `states.${state}`);

/** The same, in its colour. */
export const RelocationChip = ({ of }: { of: Standing }) => (
  <Chip size="small" label={stateText(of)} color={COLOURS[of.state]} variant="outlined" />
);
