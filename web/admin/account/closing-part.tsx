import { Alert, Button, Paper, Stack, TextField, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CLOSE_DAYS } from '../../../server/contract/account-terms.ts';
import { session } from '../../../server/contract/auth.ts';
import { askToClose, getClosing, takeBackClosing, type Closing } from '../../../server/contract/closing.ts';
import { messageOf } from '../../api/error.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { longDay } from '../progress/days.ts';
import { text } from './closing-wording.ts';

/** Closing an account for good, and taking that back. */
export function ClosingPart({ account }: { account: string }) {
  const query = useQuery(queryOf(getClosing, { params: { account } }));
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {text('title')}
      </Typography>
      <Loaded query={query}>{(closing) => <Standing account={account} closing={closing} />}</Loaded>
    </section>
  );
}

function Standing({ account, closing }: { account: string; closing: Closing }) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const params = { account };
  const now = (changed: Closing) => {
    client.setQueryData(queryOf(getClosing, { params }).queryKey, changed);
    // On each page it is told when all is erased.
    void askAnew(client, [session]);
    setAsking(false);
  };
  const onError = (error: unknown) => tell({ message: messageOf(error), severity: 'error' });
  const ask = useMutation({
    mutationFn: (typed: string) => call(askToClose, { params, body: { typed } }),
    onSuccess: now,
    onError,
  });
  const takeBack = useMutation({
    mutationFn: () => call(takeBackClosing, { params }),
    onSuccess(changed) {
      now(changed);
      tell({ message: text('takenBack') });
    },
    onError,
  });
  if (closing.state === 'open')
    return (
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography>{text('about', { days: CLOSE_DAYS })}</Typography>
        <Typography>{text('keepFirst')}</Typography>
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {text('ask')}
        </Button>
        {isAsking && (
          <AskDialog
            closing={closing}
            isBusy={ask.isPending}
            onAsk={(typed) => ask.mutate(typed)}
            onClose={() => setAsking(false)}
          />
        )}
      </Stack>
    );
  const day = closing.eraseOn === null ? '' : longDay(closing.eraseOn);
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Alert severity="warning" role="note">
        {closing.state === 'asked' ? text('asked') : text('confirmed', { day, count: closing.pupils })}
      </Alert>
      {closing.by !== '' && <Typography>{text('by', { name: closing.by })}</Typography>}
      <Button variant="contained" disabled={takeBack.isPending} onClick={() => takeBack.mutate()}>
        {text('takeBack')}
      </Button>
    </Paper>
  );
}

interface AskProps {
  closing: Closing;
  isBusy: boolean;
  onAsk: (typed: string) => void;
  onClose: () => void;
}

/** The name has to be typed, so that it is not done by a slip. */
function AskDialog({ closing: { name, pupils }, isBusy, onAsk, onClose }: AskProps) {
  const [typed, setTyped] = useState('');
  return (
    <ConfirmDialog
      title={text('askTitle', { name })}
      note={text('askText', { count: pupils, days: CLOSE_DAYS })}
      action={text('ask')}
      isGrave
      canConfirm={typed.trim().toLowerCase() === name.trim().toLowerCase()}
      isBusy={isBusy}
      onConfirm={() => onAsk(typed)}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        label={text('typed', { name })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
    </ConfirmDialog>
  );
}
