import { DialogContentText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../../server/contract/id.ts';
import { addKnownIssuer } from '../../../server/contract/known-issuers.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** Adds a server to those that the office knows. */
export function AddServer({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  // Sent again it is added once.
  const [issuer] = useState(newId);
  const form = useSaveForm({
    schema: addKnownIssuer.body,
    start: { origin: '', fingerprint: '', note: '' },
    save: (body) => call(addKnownIssuer, { params: { issuer }, body }),
    onSaved() {
      tell({ message: text('added') });
      void client.invalidateQueries();
      onClose();
    },
  });
  return (
    <FormDialog of={form} title={text('add')} action={text('addAction')} width="sm" onClose={onClose}>
      <DialogContentText>{text('care')}</DialogContentText>
      <TextInput name="origin" label={text('origin')} help={text('originHelp')} autoFocus />
      <TextInput name="fingerprint" label={text('fingerprint')} help={text('fingerprintHelp')} />
      <TextInput name="note" label={text('note')} help={text('noteHelp')} />
    </FormDialog>
  );
}
