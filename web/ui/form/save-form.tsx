import { Alert, Box, Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { Link } from 'react-router';
import { ui } from '../wording.ts';
import type { SaveForm } from './use-save-form.ts';

interface Props<Input extends FieldValues, Output> {
  of: SaveForm<Input, Output>;
  /** What the button says, such as "Groep maken". */
  action: string;
  /** Where one goes without saving. */
  back?: string;
  /** Beside the buttons. */
  aside?: ReactNode;
  /** Something new may be sent as it is; else there must be a change. */
  isNew?: boolean;
  children: ReactNode;
}

/** Fields under each other, what went wrong, and the buttons. */
export function SaveFormView<Input extends FieldValues, Output>({
  of,
  action,
  back,
  aside,
  isNew = false,
  children,
}: Props<Input, Output>) {
  const { form, submit, error, isSaving } = of;
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        sx={{ display: 'grid', gap: 2, minWidth: 0, maxWidth: 760 }}
      >
        {children}
        {error && <Alert severity="error">{error}</Alert>}
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button
            type="submit"
            variant="contained"
            size="medium"
            loading={isSaving}
            disabled={!isNew && !form.formState.isDirty}
          >
            {action}
          </Button>
          {back && (
            <Button component={Link} to={back}>
              {ui('cancel')}
            </Button>
          )}
          {aside}
        </Stack>
      </Box>
    </FormProvider>
  );
}
