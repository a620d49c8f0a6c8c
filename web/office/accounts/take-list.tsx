import { Typography } from '@mui/material';
import { z } from 'zod';
import { takeAccountList, type AccountFilter } from '../../../server/contract/office-accounts.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { saveTable } from '../../ui/table/table-bar.tsx';
import { COLUMNS } from './columns.tsx';
import { text } from './wording.ts';

const schema = z.object({ reason: takeAccountList.body.shape.reason });

/** Asks what the list is for, and saves the customers that it shows as a file. */
export function TakeList({ filter, onClose }: { filter: AccountFilter; onClose: () => void }) {
  const of = useSaveForm({
    schema,
    start: { reason: '' },
    save: async ({ reason }) => {
      const { accounts } = await call(takeAccountList, { body: { ...filter, reason } });
      saveTable(text('title'), COLUMNS, accounts);
    },
    onSaved: onClose,
  });
  return (
    <FormDialog of={of} title={text('take.title')} action={text('take.submit')} width="sm" onClose={onClose}>
      <Typography>{text('take.text')}</Typography>
      <TextInput name="reason" label={text('take.reason')} rows={2} maxLength={300} required autoFocus />
    </FormDialog>
  );
}
