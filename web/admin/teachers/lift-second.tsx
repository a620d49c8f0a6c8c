import { Typography } from '@mui/material';
import { liftSecond } from '../../../server/contract/second.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

interface Props {
  person: { id: string; name: string };
  onLifted: () => void;
  onClose: () => void;
}

/** Takes the second step of somebody away who lost it; the office says why. */
export function LiftSecond({ person: { id, name }, onLifted, onClose }: Props) {
  const of = useSaveForm({
    schema: liftSecond.body,
    start: { reason: '' },
    save: (body) => call(liftSecond, { params: { user: id }, body }),
    onSaved() {
      tell({ message: text('done.second', { name }) });
      onLifted();
      onClose();
    },
  });
  return (
    <FormDialog
      of={of}
      title={text('liftForm.title', { name })}
      action={text('liftForm.ok')}
      isGrave
      onClose={onClose}
    >
      <Typography>{text('liftForm.text', { name })}</Typography>
      <TextInput<{ reason: string }> name="reason" label={text('liftForm.reason')} autoFocus />
    </FormDialog>
  );
}
