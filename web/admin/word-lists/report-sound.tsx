import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { newId } from '../../../server/contract/id.ts';
import { LONGEST_SOUND_NOTE, newSoundReport, reportSound } from '../../../server/contract/sound-reports.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { lists as text } from './wording.ts';

/** Lets somebody who heard a word say that it does not sound right. */
export function ReportSound({ word }: { word: string }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button size="small" className="no-print" onClick={() => setAsks(true)}>
        {text('word.soundWrong')}
      </Button>
      {asks && <ReportDialog word={word} onClose={() => setAsks(false)} />}
    </>
  );
}

function ReportDialog({ word, onClose }: { word: string; onClose: () => void }) {
  // Sent twice is one.
  const [id] = useState(newId);
  const form = useSaveForm({
    schema: newSoundReport,
    start: { word, note: '' },
    save: (body) => call(reportSound, { params: { report: id }, body }),
    onSaved() {
      tell({ message: text('word.soundSent', { word }) });
      onClose();
    },
  });
  return (
    <FormDialog
      of={form}
      title={text('word.soundTitle', { word })}
      action={text('word.soundSend')}
      width="sm"
      onClose={onClose}
    >
      <DialogContentText>{text('word.soundText')}</DialogContentText>
      <TextInput
        name="note"
        label={text('word.soundNote')}
        help={text('word.soundHelp')}
        rows={2}
        maxLength={LONGEST_SOUND_NOTE}
      />
    </FormDialog>
  );
}
