import { useState } from 'react';
import { useNavigate } from 'react-router';
import { newId } from '../../../server/contract/id.ts';
import { makeRelocation } from '../../../server/contract/relocations.ts';
import { paths } from '../../app/paths.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { AccountInput } from '../pupils/account-input.tsx';
import { text } from './wording.ts';

/** Begins a relocation from one customer to another; which of the two is known on the page of a customer. */
export function BeginDialog({ from, onClose }: { from?: string | undefined; onClose: () => void }) {
  const navigate = useNavigate();
  // Made once: what is sent again is the same.
  const [id] = useState(() => newId());
  const of = useSaveForm({
    schema: makeRelocation.body,
    start: { from: from ?? '', to: '', reason: '' },
    save: (body) => call(makeRelocation, { params: { relocation: id }, body }),
    onSaved() {
      tell({ message: text('begun') });
      void navigate(paths.relocation(id));
    },
  });
  return (
    <FormDialog of={of} title={text('new')} action={text('begin')} width="sm" onClose={onClose}>
      {from === undefined && <AccountInput name="from" label={text('from')} />}
      <AccountInput name="to" label={text('to')} />
      <TextInput name="reason" label={text('reason')} help={text('reasonHelp')} rows={2} maxLength={300} />
    </FormDialog>
  );
}
