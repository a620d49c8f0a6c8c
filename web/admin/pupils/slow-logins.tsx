import { Alert, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { freeLogins, type Pupil } from '../../../server/contract/pupils.ts';
import { messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import type { InGroup } from './use-pupils.ts';
import { pupils as text } from './wording.ts';

const names = new Intl.ListFormat('nl');

/** Says for whom too many wrong passwords were tried, and lets them log in as before. */
export function SlowLogins({
  params,
  pupils,
  onDone,
}: {
  params: InGroup;
  pupils: readonly Pupil[];
  onDone: () => Promise<unknown>;
}) {
  const slow = pupils.filter(({ slowLogin }) => slowLogin);
  const who = { count: slow.length, names: names.format(slow.map(({ name }) => name)) };
  const free = useMutation({
    mutationFn: () => call(freeLogins, { params, body: { pupils: slow.map(({ id }) => id) } }),
    onSuccess: () => {
      tell({ message: text('slow.freed', who) });
      return onDone();
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  if (slow.length === 0) return null;
  return (
    <Alert
      severity="warning"
      className="no-print"
      sx={{ mb: 1 }}
      action={
        <Button color="inherit" loading={free.isPending} onClick={() => free.mutate()}>
          {text('slow.free')}
        </Button>
      }
    >
      {text('slow.about', who)}
    </Alert>
  );
}
