import { FormControl, FormLabel, TextField } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import type { NormNumbers } from '../../../../server/contract/care-evidence.ts';
import { text } from './wording.ts';

interface Values {
  numbers: NormNumbers;
}

const NAMES = ['moments', 'periods', 'weeks', 'minutes', 'size'] as const;

/** The numbers of a norm, in a form that has `numbers`. */
export function NormNumberFields() {
  const { register, formState } = useFormContext<Values>();
  return (
    <FormControl
      component="fieldset"
      sx={{ gap: 1.5, display: 'flex', flexDirection: 'row', flexWrap: 'wrap' }}
    >
      <FormLabel component="legend" sx={{ mb: 1.5 }}>
        {text('numbers.legend')}
      </FormLabel>
      {NAMES.map((name) => {
        const wrong = formState.errors.numbers?.[name]?.message;
        return (
          <TextField
            key={name}
            {...register(`numbers.${name}`, { valueAsNumber: true })}
            type="number"
            label={text(`numbers.${name}`)}
            error={wrong !== undefined}
            helperText={wrong}
            sx={{ width: 270 }}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        );
      })}
    </FormControl>
  );
}
