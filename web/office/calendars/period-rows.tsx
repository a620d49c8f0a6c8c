import { Button, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MOST_PERIODS } from '../../../server/contract/office-calendars.ts';
import { SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { YearFields } from './year-fields.ts';
import { text } from './wording.ts';

const KINDS = (['vakantie', 'feestdag'] as const).map((value) => ({
  value,
  label: text(`rows.kinds.${value}`),
}));

/** Holidays and feast days of a year, a line each, in a form that has `days`. */
export function PeriodRows() {
  const id = useId();
  const { control, getValues, formState } = useFormContext<YearFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'days' });
  const wrong = formState.errors.days?.root?.message ?? formState.errors.days?.message;
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      <div>
        <Typography id={id} variant="h2">
          {text('rows.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{text('rows.about')}</Typography>
      </div>
      {fields.length === 0 && <Typography>{text('rows.none')}</Typography>}
      {fields.map((field, i) => (
        <Stack
          key={field.id}
          direction="row"
          useFlexGap
          role="group"
          aria-label={text('rows.one', { number: i + 1 })}
          sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}
        >
          <TextInput<YearFields> name={`days.${i}.name`} label={text('rows.name')} width={190} required />
          <SelectInput<YearFields>
            name={`days.${i}.kind`}
            label={text('rows.kind')}
            choices={KINDS}
            width={140}
          />
          <TextInput<YearFields>
            name={`days.${i}.from`}
            type="date"
            label={text('rows.from')}
            width={160}
            required
          />
          <TextInput<YearFields>
            name={`days.${i}.to`}
            type="date"
            label={text('rows.to')}
            width={160}
            required
          />
          <Button
            color="error"
            aria-label={text('rows.remove', {
              name: getValues(`days.${i}.name`) || text('rows.one', { number: i + 1 }),
            })}
            onClick={() => remove(i)}
            sx={{ minWidth: 40, minHeight: 40 }}
          >
            <Icon name="trash" size={18} />
          </Button>
        </Stack>
      ))}
      {wrong && (
        <Typography color="error" role="alert">
          {wrong}
        </Typography>
      )}
      {fields.length < MOST_PERIODS ? (
        <Button
          variant="outlined"
          onClick={() => append({ name: '', from: '', to: '', kind: 'vakantie' })}
          startIcon={<Icon name="add" size={18} />}
          sx={{ alignSelf: 'start' }}
        >
          {text('rows.add')}
        </Button>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{text('rows.full', { most: MOST_PERIODS })}</Typography>
      )}
    </Stack>
  );
}
