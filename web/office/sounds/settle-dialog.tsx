import { DialogContentText } from '@mui/material';
import { LONGEST_SOUND_ANSWER, settleSound } from '../../../server/contract/sound-reports.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import type { Settling } from './settling.ts';
import { text } from './wording.ts';

interface Props {
  of: Settling;
  /** `answered`: to how many people something was said. */
  onSettled: (answered: number) => void;
  onClose: () => void;
}

/** Settles the reports of a word, with a word to who told of it where that is wished. */
export function SettleDialog({ of: settling, onSettled, onClose }: Props) {
  const { word, to, count } = settling;
  const of = useSaveForm({
    schema: settleSound.body.pick({ answer: true }),
    start: { answer: '' },
    save: async ({ answer }) => {
      const { variant, from } = settling;
      const { answered } = await call(settleSound, { body: { word, variant, from, to, answer } });
      onSettled(answered);
    },
    onSaved: onClose,
  });
  const isFixed = to === 'fixed';
  return (
    <FormDialog
      of={of}
      title={text(isFixed ? 'fixTitle' : 'rightTitle', { word })}
      action={text(isFixed ? 'fix' : 'isRight')}
      width="sm"
      onClose={onClose}
    >
      <DialogContentText>{text('settleNote', { count })}</DialogContentText>
      <TextInput
        name="answer"
        label={text('answer')}
        help={text('answerHelp')}
        rows={3}
        maxLength={LONGEST_SOUND_ANSWER}
        width="100%"
      />
    </FormDialog>
  );
}
