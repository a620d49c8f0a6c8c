import { Typography } from '@mui/material';
import { useState } from 'react';
import type { z } from 'zod';
import { newId } from '../../../server/contract/id.ts';
import { viewPupilName } from '../../../server/contract/office-pupils.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { ReasonInputs } from './reason-inputs.tsx';
import { text } from './wording.ts';

const schema = viewPupilName.body.omit({ id: true });

interface Props {
  child: string;
  onShown: (shown: z.output<typeof viewPupilName.response>) => void;
  onClose: () => void;
}

/** Asks why the name of a pupil is needed, and shows it then. */
export function ShowName({ child, onShown, onClose }: Props) {
  const [id] = useState(() => newId());
  const of = useSaveForm<z.input<typeof schema>, z.output<typeof schema>>({
    schema,
    start: { why: '' as 'anders', reason: '' },
    async save(body) {
      onShown(await call(viewPupilName, { params: { child }, body: { id, ...body } }));
    },
    onSaved: onClose,
  });
  return (
    <FormDialog of={of} title={text('showForm.title')} action={text('show')} width="sm" onClose={onClose}>
      <Typography>{text('showForm.text')}</Typography>
      <ReasonInputs />
    </FormDialog>
  );
}
