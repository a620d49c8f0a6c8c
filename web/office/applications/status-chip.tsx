import { Chip } from '@mui/material';
import type { LeadStatus } from '../../../server/contract/lead-kinds.ts';
import { applications } from './wording.ts';

const COLOURS = { new: 'primary', accepted: 'success', closed: 'default' } as const;

/** How far an application is, in a word. */
export const StatusChip = ({ status }: { status: LeadStatus }) => (
  <Chip label={applications(`statuses.${status}`)} color={COLOURS[status]} variant="outlined" />
);
