import { Typography } from '@mui/material';
import { z } from 'zod';
import { pupilPersonSchema, savePupil, SCHOOL_YEARS, type Pupil } from '../../../server/contract/pupils.ts';
import { call } from '../../app/services.ts';
import { SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { yearText } from '../../app/wording/year.ts';
import { pupils as text } from './wording.ts';

interface Props {
  pupil: Pupil;
  onSaved: (name: string) => void;
  onClose: () => void;
}

/** A list gives the year as text. */
const schema = pupilPersonSchema.extend({
  year: z.string().transform(Number).pipe(pupilPersonSchema.shape.year),
});

/** Changes name, year and number of a pupil. */
export function EditDialog({ pupil, onSaved, onClose }: Props) {
  const { firstName, infix, lastName, year, number } = pupil;
  const form = useSaveForm({
    schema,
    start: { firstName, infix, lastName, year: String(year), number },
    save: (body) => call(savePupil, { params: { pupil: pupil.id }, body }),
    onSaved: (values) => onSaved([values.firstName, values.infix, values.lastName].filter(Boolean).join(' ')),
  });
  return (
    <FormDialog
      of={form}
      title={text('edit.title', { name: pupil.name })}
      action={text('edit.save')}
      needsChange
      onClose={onClose}
    >
      <TextInput name="firstName" label={text('edit.firstName')} required />
      <TextInput name="infix" label={text('edit.infix')} width={200} />
      <TextInput name="lastName" label={text('edit.lastName')} />
      <SelectInput
        name="year"
        label={text('year')}
        width={200}
        choices={SCHOOL_YEARS.map((one) => ({
          value: String(one),
          label: yearText(one),
        }))}
      />
      <TextInput name="number" label={text('edit.number')} help={text('edit.numberHelp')} />
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
        {text('edit.keepsName', { username: pupil.username })}
      </Typography>
    </FormDialog>
  );
}
