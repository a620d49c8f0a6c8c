import { Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { LONGEST_SETTING_NAME } from '../../../server/contract/settings.ts';
import { useFormScene, type SettingValues } from './form-context.ts';
import { nextMonday } from './school-week.ts';
import { dayText } from './values.ts';
import { text } from './wording.ts';

/** The name of a group's setting. */
export function HeadFields() {
  const { register, formState } = useFormContext<SettingValues>();
  const { ref, ...name } = register('head.name');
  const error = formState.errors.head?.name?.message;
  return (
    <TextField
      label={text('form.name')}
      required
      {...name}
      inputRef={ref}
      error={Boolean(error)}
      helperText={error}
      slotProps={{ htmlInput: { maxLength: LONGEST_SETTING_NAME } }}
      sx={{ minWidth: 260 }}
    />
  );
}

/** The days on which a group's setting holds and for whom, or on which a pupil differs. */
export function PeriodFields() {
  const { isPupil } = useFormScene();
  const { register, setValue } = useFormContext<SettingValues>();
  // What the server refused while another tab was open is told here as well.
  const errors = useFormState<SettingValues>().errors.head;
  const monday = nextMonday();
  const { field } = useController<SettingValues, 'head.wholeGroup'>({ name: 'head.wholeGroup' });
  return (
    <Stack sx={{ gap: 1, pl: 1.5 }}>
      {isPupil && (
        <Typography component="h2" sx={{ fontWeight: 700, fontSize: '1rem' }}>
          {text('pupil.periodTitle')}
        </Typography>
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {(['from', 'to'] as const).map((end) => {
          const { ref, ...rest } = register(`head.${end}`);
          const error = errors?.[end]?.message;
          return (
            <TextField
              key={end}
              type="date"
              label={text(`form.${end}`)}
              {...rest}
              inputRef={ref}
              error={Boolean(error)}
              helperText={error}
              slotProps={{ inputLabel: { shrink: true } }}
              sx={{ width: 190 }}
            />
          );
        })}
        <Button
          sx={{ alignSelf: 'center' }}
          onClick={() => setValue('head.from', monday, { shouldDirty: true, shouldValidate: true })}
        >
          {text('form.fromMonday', { day: dayText(monday) })}
        </Button>
      </Stack>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
        {text(isPupil ? 'pupil.periodHelp' : 'form.periodHelp')}
      </Typography>
      {!isPupil && (
        <FormControlLabel
          control={
            <Checkbox checked={field.value} onChange={(event) => field.onChange(event.target.checked)} />
          }
          label={text('form.wholeGroup')}
        />
      )}
      {errors?.wholeGroup?.message && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {errors.wholeGroup.message}
        </Typography>
      )}
    </Stack>
  );
}
