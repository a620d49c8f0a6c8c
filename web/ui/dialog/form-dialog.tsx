import { Button, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import type { SaveForm } from '../form/use-save-form.ts';
import { ui } from '../wording.ts';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

interface Props<Input extends FieldValues, Output> extends Omit<DialogFrameProps, 'isTouched'> {
  of: SaveForm<Input, Output>;
  /** What the button says, such as "Bewaren". */
  action: string;
  /** What leaving says where it is no plain cancelling. */
  back?: string;
  /** What is done can hurt. */
  isGrave?: boolean;
  /** There is nothing to send until something changed; beside the button it says so. */
  needsChange?: boolean;
  /** Before the buttons. */
  aside?: ReactNode;
}

/** A form in a dialog: fields under each other, what went wrong, and the buttons. */
export function FormDialog<Input extends FieldValues, Output>({
  of: { form, submit, error, isSaving },
  action,
  back = ui('cancel'),
  isGrave = false,
  needsChange = false,
  aside,
  children,
  ...frame
}: Props<Input, Output>) {
  const { isDirty } = form.formState;
  const why = useId();
  const waits = needsChange && !isDirty;
  return (
    <FormProvider {...form}>
      <DialogFrame
        {...frame}
        isTouched={isDirty}
        error={error}
        onSubmit={() => void submit()}
        actions={
          <>
            {aside}
            {waits && (
              <Typography id={why} sx={{ color: 'text.secondary', mr: 'auto', pl: 2 }}>
                {ui('unchanged')}
              </Typography>
            )}
            <Button onClick={frame.onClose}>{back}</Button>
            <Button
              type="submit"
              variant="contained"
              color={isGrave ? 'error' : 'primary'}
              loading={isSaving}
              disabled={waits}
              {...(waits && { 'aria-describedby': why })}
            >
              {action}
            </Button>
          </>
        }
      >
        {children}
      </DialogFrame>
    </FormProvider>
  );
}
