import { Alert, Button } from '@mui/material';
import { useNavigate } from 'react-router';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeSampleGroup } from '../../../server/contract/groups.ts';
import { messageOf } from '../../api/error.ts';
import { paths } from '../../app/paths.ts';
import { call } from '../../app/services.ts';
import { pupils as text } from './wording.ts';

/** Says of a group to look at that its pupils are invented, and takes it away in one go. */
export function SampleNote({ account, mayRemove }: { account: string; mayRemove: boolean }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(removeSampleGroup, { params: { account } }),
    async onSuccess() {
      await navigate(paths.groups(account));
      await client.invalidateQueries();
    },
  });
  return (
    <Alert
      severity={remove.error ? 'error' : 'info'}
      sx={{ mb: 1 }}
      action={
        mayRemove && (
          <Button color="inherit" loading={remove.isPending} onClick={() => remove.mutate()}>
            {text('sample.remove')}
          </Button>
        )
      }
    >
      {remove.error ? messageOf(remove.error) : text('sample.about')}
    </Alert>
  );
}
