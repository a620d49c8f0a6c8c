import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { getMail, listMails, type liftBounces, type markBounced } from '../../../server/contract/mail.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { mail as text } from './wording.ts';

interface Props {
  call: typeof markBounced | typeof liftBounces;
  of: 'mark' | 'lift';
  mail: Pick<z.infer<typeof getMail.response>, 'id'>;
}

/** Writes down that a mail did not arrive, or that its address works after all, once a reason is given. */
export function BounceButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text(`bounces.${props.of}.button`)}
      </Button>
      {isOpen && <BounceDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function BounceDialog({ call: definition, of: what, mail, onClose }: Props & { onClose: () => void }) {
  const client = useQueryClient();
  const of = useSaveForm({
    schema: definition.body,
    start: { reason: '' },
    save: (body) => call(definition, { params: { mail: mail.id }, body }),
    onSaved() {
      tell({ message: text(`bounces.${what}.done`) });
      onClose();
      void askAnew(client, [getMail, listMails]);
    },
  });
  return (
    <FormDialog
      of={of}
      title={text(`bounces.${what}.title`)}
      action={text(`bounces.${what}.button`)}
      width="sm"
      onClose={onClose}
    >
      {text(`bounces.${what}.note`)}
      <TextInput name="reason" label={text('reason')} rows={2} maxLength={500} required autoFocus />
    </FormDialog>
  );
}
