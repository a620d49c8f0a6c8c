import { Alert, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { addPasskey, proposePasskey, type OwnSecond } from '../../../server/contract/second.ts';
import { messageOf } from '../../api/error.ts';
import { makePasskey } from '../../app/passkeys.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { LoadingLines } from '../../ui/states.tsx';
import { accountSecond as text } from './second-wording.ts';

interface Props {
  userId: string;
  onAdded: (second: OwnSecond, codes: readonly string[] | undefined) => void;
  onClose: () => void;
}

const schema = addPasskey.body.pick({ label: true });

/** Adds a passkey: the browser makes it, and asks its owner for a finger, a face or a code. */
export function AddPasskey({ userId, onAdded, onClose }: Props) {
  const params = { user: userId };
  // Before the button is pressed: some browsers make one only right after a press.
  const { data, error } = useQuery({
    ...queryOf(proposePasskey, { params }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const of = useSaveForm({
    schema,
    start: { label: '' },
    async save({ label }) {
      if (!data) return;
      const passkey = await makePasskey(data.options);
      const body = { challenge: data.challenge, passkey, label };
      const { second, codes } = await call(addPasskey, { params, body });
      // What was typed is no longer unsaved by the time that this closes.
      queueMicrotask(() => onAdded(second, codes));
    },
  });
  return (
    <FormDialog
      of={of}
      title={text('passkeyForm.title')}
      action={text('passkeyForm.ok')}
      width="sm"
      onClose={onClose}
    >
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {!data && !error && <LoadingLines />}
      {data && (
        <>
          <Typography>{text('passkeyForm.text')}</Typography>
          <Typography>{text('passkeyForm.site', { host: data.options.rp.id })}</Typography>
          <TextInput<{ label: string }> name="label" label={text('passkeyForm.label')} autoFocus />
        </>
      )}
    </FormDialog>
  );
}
