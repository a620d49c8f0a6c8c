import { Alert, Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { AccountHead as Head } from '../../../server/contract/office-accounts.ts';
import { longDay } from '../../admin/progress/days.ts';
import { paths } from '../../app/paths.ts';
import { BlockDialog } from '../licence/dialogs.tsx';
import { Unblock } from '../licence/licence-part.tsx';
import { StateChip } from './state-chip.tsx';
import { text } from './wording.ts';

/** Beside the name of a customer: how its licence stands, its seats, and blocking it. */
export function AccountHead({ head: { id, state, seats, endsOn, blockedFor } }: { head: Head }) {
  const [isBlocking, setBlocking] = useState(false);
  const told = [
    seats && text('head.seats', seats),
    endsOn !== null && text('head.until', { end: longDay(endsOn) }),
  ].filter(Boolean);
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <StateChip state={state} />
      {told.length > 0 && <Typography sx={{ color: 'text.secondary' }}>{told.join(', ')}</Typography>}
      {seats !== null && blockedFor === null && (
        <Button color="error" onClick={() => setBlocking(true)}>
          {text('head.block')}
        </Button>
      )}
      {isBlocking && <BlockDialog account={id} onClose={() => setBlocking(false)} />}
    </Stack>
  );
}

/** What has to be known before anything is done to a customer: that it is blocked, or that nobody runs it. */
export const HeadAlerts = ({ head: { id, blockedFor, admins } }: { head: Head }) => (
  <>
    {blockedFor !== null && (
      <Alert severity="error" action={<Unblock account={id} />}>
        {text('head.blocked', { why: blockedFor })}
      </Alert>
    )}
    {admins.length === 0 && (
      <Alert severity="warning">
        {text('head.noAdmin')}{' '}
        <Link component={RouterLink} to={paths.officeKept(id)}>
          {text('head.toInvite')}
        </Link>
      </Alert>
    )}
  </>
);
