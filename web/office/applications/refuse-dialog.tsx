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
import { refuseApplication, type ApplicationView } from '../../../server/contract/applications.ts';
import { call } from '../../app/services.ts';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { applications as text } from './wording.ts';

interface Props {
  lead: string;
  onRefused: (view: ApplicationView) => void;
  onClose: () => void;
}

/** Asks why; the applicant reads it. */
export function RefuseDialog({ lead, onRefused, onClose }: Props) {
  const { form, submit, error, isSaving } = useSaveForm({
    schema: refuseApplication.body,
    start: { reason: '' },
    save: async (body) => onRefused(await call(refuseApplication, { params: { lead }, body })),
    onSaved: onClose,
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="refuse-title">
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <DialogTitle id="refuse-title">{text('refuse.title')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <DialogContentText>{text('refuse.text')}</DialogContentText>
            <TextInput name="reason" label={text('refuse.reason')} rows={4} width="100%" required />
            {error && <Alert severity="error">{error}</Alert>}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{text('refuse.cancel')}</Button>
            <Button type="submit" variant="contained" color="error" loading={isSaving}>
              {text('refuse.submit')}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
}
