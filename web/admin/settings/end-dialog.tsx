import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { FormProvider } from 'react-hook-form';
import { z } from 'zod';
import { newId } from '../../../server/contract/id.ts';
import { endSettings, type Setting } from '../../../server/contract/settings.ts';
import { call } from '../../app/services.ts';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { ui } from '../../ui/wording.ts';
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
  const { form, submit, error, isSaving } = useSaveForm({
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
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="end-title">
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <DialogTitle id="end-title">{text('end.title', { count: settings.length })}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <DialogContentText>{settings.map(({ name }) => name).join(', ')}</DialogContentText>
            <TextInput name="to" type="date" label={text('form.to')} help={text('end.help')} width="100%" />
            {error && <Alert severity="error">{error}</Alert>}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{ui('cancel')}</Button>
            <Button type="submit" variant="contained" loading={isSaving}>
              {text('form.save')}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
}
