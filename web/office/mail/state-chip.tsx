import { Chip } from '@mui/material';
import type { MailState } from '../../../server/contract/mail.ts';
import { mail } from './wording.ts';

const COLOURS = {
  waiting: 'warning',
  sending: 'warning',
  sent: 'success',
  failed: 'error',
  bounced: 'error',
  kept: 'default',
} as const satisfies Record<MailState, string>;

/** How far a mail is, in a word. */
export const StateChip = ({ state }: { state: MailState }) => (
  <Chip label={mail(`states.${state}`)} color={COLOURS[state]} variant="outlined" />
);
