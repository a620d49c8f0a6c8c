import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { ui } from '../wording.ts';
import type { SaveForm } from './use-save-form.ts';

interface Props<Input extends FieldValues, Output> {
  of: SaveForm<Input, Output>;
  title: string;
  /** What the button says, such as "Bewaren". */
  action: string;
  /** What leaving says where it is no plain cancelling. */
  back?: string;
  /** What is done can hurt. */
  isGrave?: boolean;
  /** There is nothing to send until something changed. */
  needsChange?: boolean;
  width?: 'xs' | 'sm';
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: fields under each other, what went wrong, and the buttons. */
export function FormDialog<Input extends FieldValues, Output>({
  of: { form, submit, error, isSaving, dialog },
  title,
  action,
  back = ui('cancel'),
  isGrave = false,
  needsChange = false,
  width = 'xs',
  onClose,
  children,
}: Props<Input, Output>) {
  const id = useId();
  const { isDirty } = form.formState;
  // A press beside the dialog is easily made: it takes nothing away that was typed.
  const leave = (_: unknown, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (reason === 'escapeKeyDown' || !isDirty) onClose();
  };
  return (
    <Dialog open onClose={leave} fullWidth maxWidth={width} aria-labelledby={id}>
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <DialogTitle id={id}>{title}</DialogTitle>
          {/* The label of a first field lies on its edge, which the content would cut off. */}
          <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
            {children}
            {error && <Alert severity="error">{error}</Alert>}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{back}</Button>
            <Button
              type="submit"
              variant="contained"
              color={isGrave ? 'error' : 'primary'}
              loading={isSaving}
              disabled={needsChange && !isDirty}
            >
              {action}
            </Button>
          </DialogActions>
        </form>
        {dialog}
      </FormProvider>
    </Dialog>
  );
}
