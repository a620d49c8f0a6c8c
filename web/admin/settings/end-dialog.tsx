import { DialogContentText } from '@mui/material';
import { z } from 'zod';
import { newId } from '../../../server/contract/id.ts';
import { endSettings, type Setting } from '../../../server/contract/settings.ts';
import { call } from '../../app/services.ts';
import { TextInput } from '../../ui/form/fields.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { text } from './wording.ts';

interface Props {
  adminId: string;
  groepId: string;
  settings: readonly Setting[];
  /** With the change, by which it is taken back. */
  onDone: (batch: string) => void;
  onClose: () => void;
}

/** A day, or nothing. */
const schema = z.object({ to: z.iso.date().or(z.literal('')) });

/** Asks for the last day of several settings. */
export function EndDialog({ adminId, groepId, settings, onDone, onClose }: Props) {
  const form = useSaveForm({
    schema,
    start: { to: settings[0]?.to ?? '' },
    async save({ to }) {
      const batch = newId();
      const body = { batch, to: to || null, settings: settings.map(({ id }) => id) };
      await call(endSettings, { params: { account: adminId, group: groepId }, body });
      onDone(batch);
    },
  });
  return (
    <FormDialog
      of={form}
      title={text('end.title', { count: settings.length })}
      action={text('form.save')}
      onClose={onClose}
    >
      <DialogContentText>{settings.map(({ name }) => name).join(', ')}</DialogContentText>
      <TextInput name="to" type="date" label={text('form.to')} help={text('end.help')} width="100%" />
    </FormDialog>
  );
}
