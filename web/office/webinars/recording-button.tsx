import { Button, DialogContentText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RECORDING_FOR } from '../../../server/contract/webinar-kinds.ts';
import { getWebinar, mailRecording, type WholeWebinar } from '../../../server/contract/webinars.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { RadioInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** Mails the recording of a webinar that was held. */
export function RecordingButton({ webinar }: { webinar: WholeWebinar }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text('record.button')}
      </Button>
      {isOpen && <RecordingDialog webinar={webinar} onClose={() => setOpen(false)} />}
    </>
  );
}

function RecordingDialog({ webinar: { id }, onClose }: { webinar: WholeWebinar; onClose: () => void }) {
  const client = useQueryClient();
  const of = useSaveForm({
    schema: mailRecording.body,
    start: { to: 'came' },
    save: (body) => call(mailRecording, { params: { webinar: id }, body }),
    onSaved: () => {
      onClose();
      tell({ message: text('record.done') });
      void askAnew(client, [getWebinar]);
    },
  });
  return (
    <FormDialog of={of} title={text('record.title')} action={text('record.button')} onClose={onClose}>
      <DialogContentText>{text('record.note')}</DialogContentText>
      <RadioInput
        name="to"
        label={text('record.to')}
        choices={RECORDING_FOR.map((value) => ({ value, label: text(`record.for.${value}`) }))}
      />
    </FormDialog>
  );
}
