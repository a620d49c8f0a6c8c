import { Button, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  dropPaper,
  getAgreement,
  listOfficeAgreements,
  notePaper,
} from '../../../server/contract/agreements.ts';
import { newId } from '../../../server/contract/id.ts';
import { SignedList } from '../../admin/privacy/signed-list.tsx';
import { ApiError, messageOf } from '../../api/error.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** What a customer signed, here or on paper. */
export function AgreementsPart({ adminId }: { adminId: string }) {
  const client = useQueryClient();
  const query = useQuery(queryOf(getAgreement, { params: { account: adminId } }));
  const [notes, setNotes] = useState(false);
  const [dropping, setDropping] = useState<string>();
  const drop = useMutation({
    mutationFn: (id: string) => call(dropPaper, { params: { account: adminId, agreement: id } }),
    onSuccess: () => tell({ message: text('dropped') }),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
    onSettled() {
      setDropping(undefined);
      return askAnew(client, [getAgreement, listOfficeAgreements]);
    },
  });
  if (query.error instanceof ApiError && query.error.status === 404)
    return <Typography>{text('noneNeeded')}</Typography>;
  return (
    <Loaded query={query}>
      {({ standing, signed }) => (
        <Stack sx={{ gap: 2, maxWidth: 760, alignItems: 'flex-start' }}>
          <Typography>{text('now', { standing: text(`standings.${standing}`) })}</Typography>
          <SignedList
            adminId={adminId}
            signed={signed}
            toolOf={({ id, via }) =>
              via === 'paper' && <Button onClick={() => setDropping(id)}>{text('drop')}</Button>
            }
          />
          <Button variant="outlined" onClick={() => setNotes(true)}>
            {text('paper')}
          </Button>
          {notes && <PaperDialog adminId={adminId} onClose={() => setNotes(false)} />}
          {dropping !== undefined && (
            <ConfirmDialog
              title={text('dropTitle')}
              note={text('dropText')}
              action={text('drop')}
              isGrave
              isBusy={drop.isPending}
              onConfirm={() => drop.mutate(dropping)}
              onClose={() => setDropping(undefined)}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

function PaperDialog({ adminId, onClose }: { adminId: string; onClose: () => void }) {
  const client = useQueryClient();
  const [id] = useState(() => newId());
  const of = useSaveForm({
    schema: notePaper.body,
    start: { version: '', signer: '', task: '', signedOn: '' },
    save: (body) => call(notePaper, { params: { account: adminId, agreement: id }, body }),
    onSaved() {
      tell({ message: text('noted') });
      void askAnew(client, [getAgreement, listOfficeAgreements]);
      onClose();
    },
  });
  return (
    <FormDialog of={of} title={text('paperTitle')} action={text('note')} width="sm" onClose={onClose}>
      <TextInput name="version" label={text('version')} help={text('versionHelp')} required maxLength={40} />
      <TextInput name="signer" label={text('signer')} required maxLength={100} />
      <TextInput name="task" label={text('task')} required maxLength={100} />
      <TextInput name="signedOn" type="date" label={text('signedDay')} width={220} required />
    </FormDialog>
  );
}
