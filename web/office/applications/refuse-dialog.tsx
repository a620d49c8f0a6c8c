import { DialogContentText } from '@mui/material';
import { refuseApplication, type ApplicationView } from '../../../server/contract/applications.ts';
import { call } from '../../app/services.ts';
import { TextInput } from '../../ui/form/fields.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { applications as text } from './wording.ts';

interface Props {
  lead: string;
  onRefused: (view: ApplicationView) => void;
  onClose: () => void;
}

/** Asks why; the applicant reads it. */
export function RefuseDialog({ lead, onRefused, onClose }: Props) {
  const form = useSaveForm({
    schema: refuseApplication.body,
    start: { reason: '' },
    save: async (body) => onRefused(await call(refuseApplication, { params: { lead }, body })),
    onSaved: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={text('refuse.title')}
      action={text('refuse.submit')}
      isGrave
      width="sm"
      onClose={onClose}
    >
      <DialogContentText>{text('refuse.text')}</DialogContentText>
      <TextInput name="reason" label={text('refuse.reason')} rows={4} width="100%" required />
    </FormDialog>
  );
}
