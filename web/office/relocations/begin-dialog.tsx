import { useState } from 'react';
import { useNavigate } from 'react-router';
import { newId } from '../../../server/contract/id.ts';
import { makeRelocation, type Relocation } from '../../../server/contract/relocations.ts';
import { paths } from '../../app/paths.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { AccountInput } from '../pupils/account-input.tsx';
import { text } from './wording.ts';

interface Props {
  /** The customer that is left, where that is known. */
  from?: string | undefined;
  /** One that was taken back: who stayed then goes back, which is known too. */
  leftOf?: Relocation;
  onClose: () => void;
}

/** Begins a relocation from one customer to another; which of the two is known on the page of a customer. */
export function BeginDialog({ from, leftOf, onClose }: Props) {
  const navigate = useNavigate();
  // Made once: what is sent again is the same.
  const [id] = useState(() => newId());
  const of = useSaveForm({
    schema: makeRelocation.body,
    start: {
      ...{ from: leftOf?.target.id ?? from ?? '', to: leftOf?.source.id ?? '', reason: '' },
      leftOf: leftOf?.id,
    },
    save: (body) => call(makeRelocation, { params: { relocation: id }, body }),
    onSaved() {
      tell({ message: text('begun') });
      void navigate(paths.relocation(id));
    },
  });
  return (
    <FormDialog
      of={of}
      title={leftOf ? text('left.title', { name: leftOf.source.name }) : text('new')}
      action={text('begin')}
      width="sm"
      onClose={onClose}
    >
      {from === undefined && !leftOf && <AccountInput name="from" label={text('from')} />}
      {!leftOf && <AccountInput name="to" label={text('to')} />}
      <TextInput name="reason" label={text('reason')} help={text('reasonHelp')} rows={2} maxLength={300} />
    </FormDialog>
  );
}
