import { Button, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MOST_OWN_DAYS, type OwnDay } from '../../../server/contract/calendar.ts';
import { TextInput } from '../../ui/form/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { text } from './holidays-wording.ts';

interface Values {
  own: OwnDay[];
}

/** Days on which this school alone is closed, in a form that has `own`. */
export function OwnDays() {
  const id = useId();
  const { control, getValues } = useFormContext<Values>();
  const { fields, append, remove } = useFieldArray({ control, name: 'own' });
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      <Typography id={id} variant="h2">
        {text('own.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text('own.text')}</Typography>
      {fields.length === 0 && <Typography>{text('own.none')}</Typography>}
      {fields.map((field, i) => (
        <Stack
          key={field.id}
          direction="row"
          useFlexGap
          role="group"
          aria-label={text('own.one', { number: i + 1 })}
          sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}
        >
          <TextInput<Values> name={`own.${i}.day`} type="date" label={text('own.day')} width={180} required />
          <TextInput<Values> name={`own.${i}.name`} label={text('own.name')} width={280} required />
          <Button
            color="error"
            aria-label={text('own.remove', {
              name: getValues(`own.${i}.name`) || text('own.one', { number: i + 1 }),
            })}
            onClick={() => remove(i)}
            sx={{ minWidth: 40, minHeight: 40 }}
          >
            <Icon name="trash" size={18} />
          </Button>
        </Stack>
      ))}
      {fields.length < MOST_OWN_DAYS ? (
        <Button
          variant="outlined"
          onClick={() => append({ day: '', name: '' })}
          startIcon={<Icon name="add" size={18} />}
          sx={{ alignSelf: 'start' }}
        >
          {text('own.add')}
        </Button>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{text('own.full', { most: MOST_OWN_DAYS })}</Typography>
      )}
    </Stack>
  );
}
