import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { addApp, proposeApp, type OwnSecond } from '../../../server/contract/second.ts';
import { messageOf } from '../../api/error.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Qr } from '../../ui/qr.tsx';
import { LoadingLines } from '../../ui/states.tsx';
import { accountSecond as text } from './second-wording.ts';

interface Props {
  userId: string;
  onAdded: (second: OwnSecond, codes: readonly string[] | undefined) => void;
  onClose: () => void;
}

const schema = addApp.body.omit({ challenge: true });

/** Sets up an app that makes codes: it counts once a code of it was filled in. */
export function AddApp({ userId, onAdded, onClose }: Props) {
  const params = { user: userId };
  // A new one each time that this opens.
  const { data, error } = useQuery({
    ...queryOf(proposeApp, { params }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const of = useSaveForm({
    schema,
    start: { code: '', label: '' },
    async save(values) {
      const { second, codes } = await call(addApp, {
        params,
        body: { ...values, challenge: data?.challenge ?? '' },
      });
      // What was typed is no longer unsaved by the time that this closes.
      queueMicrotask(() => onAdded(second, codes));
    },
  });
  return (
    <FormDialog of={of} title={text('form.title')} action={text('form.ok')} width="sm" onClose={onClose}>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {!data && !error && <LoadingLines />}
      {data && (
        <>
          <Typography>{text('form.text')}</Typography>
          <Box sx={{ width: 'min(200px, 70%)', mx: 'auto' }}>
            <Qr text={data.uri} label={text('form.qr')} />
          </Box>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {text('form.key')} <code>{data.key.match(/.{1,4}/g)?.join(' ')}</code>
          </Typography>
          <TextInput<{ code: string }>
            name="code"
            label={text('form.code')}
            autoComplete="one-time-code"
            required
            autoFocus
          />
          <TextInput<{ label: string }> name="label" label={text('form.label')} />
        </>
      )}
    </FormDialog>
  );
}
