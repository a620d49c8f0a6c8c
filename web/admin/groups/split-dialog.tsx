import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { z } from 'zod';
import {
  GROUP_YEARS,
  groupFieldsSchema,
  splitGroup,
  type Group,
  type RosterPupil,
} from '../../../server/contract/groups.ts';
import { newId } from '../../../server/contract/id.ts';
import { call } from '../../app/services.ts';
import { yearText } from '../../app/wording/year.ts';
import { ChecksInput, TextInput } from '../../ui/form/fields.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { text } from './wording.ts';

const schema = z.object({
  name: groupFieldsSchema.shape.name,
  groep: z.array(z.string()).transform((years) => years.map(Number)),
  pupils: splitGroup.body.shape.pupils,
});

interface Props {
  adminId: string;
  group: Group;
  /** Those of the group. */
  pupils: readonly RosterPupil[];
  onClose: () => void;
  onDone: (message: string, change: string) => void;
}

/** Makes a new group of some pupils, chosen by year or by hand. */
export function SplitDialog({ adminId, group, pupils, onClose, onDone }: Props) {
  const [ids] = useState(() => ({ change: newId(), id: newId() }));
  const of = useSaveForm({
    schema,
    start: { name: '', groep: group.groep.map(String), pupils: [] as string[] },
    save: (values) =>
      call(splitGroup, {
        params: { account: adminId, group: group.id },
        body: { ...values, ...ids, teachers: [] },
      }),
    onSaved: ({ name, pupils: chosen }) =>
      onDone(text('splitForm.done', { name, count: chosen.length }), ids.change),
  });
  const years = [...new Set(pupils.map(({ groep }) => groep))].sort();
  const choose = (chosen: readonly RosterPupil[]) =>
    of.form.setValue(
      'pupils',
      chosen.map(({ id }) => id),
      { shouldDirty: true, shouldValidate: true },
    );
  const chosen = of.form.watch('pupils').length;
  return (
    <FormDialog
      of={of}
      title={text('splitForm.title', { name: group.name })}
      action={text('splitForm.ok')}
      width="sm"
      onClose={onClose}
    >
      <Typography variant="body2">{text('splitForm.help')}</Typography>
      <TextInput name="name" label={text('form.name')} required />
      <ChecksInput
        name="groep"
        label={text('form.years')}
        choices={GROUP_YEARS.map((year) => ({ value: String(year), label: yearText(year) }))}
      />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {years.length > 1 &&
          years.map((year) => (
            <Button
              key={year}
              variant="outlined"
              onClick={() => choose(pupils.filter(({ groep }) => groep === year))}
            >
              {text('splitForm.all', { year: yearText(year) })}
            </Button>
          ))}
        {chosen > 0 && <Button onClick={() => choose([])}>{text('splitForm.none')}</Button>}
        <Typography variant="body2" aria-live="polite">
          {text('splitForm.chosen', { count: chosen, of: pupils.length })}
        </Typography>
      </Stack>
      <ChecksInput
        name="pupils"
        label={text('splitForm.who')}
        choices={pupils.map(({ id, name, groep }) => ({
          value: id,
          label: years.length > 1 ? `${name} (${yearText(groep)})` : name,
        }))}
      />
    </FormDialog>
  );
}
