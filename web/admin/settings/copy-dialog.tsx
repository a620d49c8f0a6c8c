import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { newId } from '../../../server/contract/id.ts';
import type { FieldName, SomeFields } from '../../../server/contract/practice-fields.ts';
import type { PupilSetting } from '../../../server/contract/pupil-settings.ts';
import { copyPupilSetting, listSettings } from '../../../server/contract/settings.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ChecksInput } from '../../ui/form/fields.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { fieldText } from './field-wording.ts';
import { text } from './wording.ts';

interface Props {
  adminId: string;
  groepId: string;
  pupil: PupilSetting['pupil'];
  /** What is copied besides what the pupil follows. */
  fields: SomeFields;
  /** With the change, by which it is taken back for all. */
  onDone: (batch: string, count: number) => void;
  onClose: () => void;
}

const schema = z.object({
  pupils: z.array(z.string()).min(1, { error: () => text('copy.nobody') }),
});

/** Gives other pupils of the group what a pupil follows and differs in. */
export function CopyDialog({ adminId, groepId, pupil, fields, onDone, onClose }: Props) {
  const params = { account: adminId, group: groepId };
  const all = useQuery(queryOf(listSettings, { params }));
  const form = useSaveForm({
    schema,
    start: { pupils: [] as string[] },
    async save({ pupils }) {
      const batch = newId();
      await call(copyPupilSetting, { params, body: { batch, from: pupil.id, pupils } });
      onDone(batch, pupils.length);
    },
  });
  const names = Object.keys(fields) as FieldName[];
  return (
    <FormDialog
      of={form}
      title={text('copy.title', { name: pupil.name })}
      action={text('copy.confirm')}
      width="sm"
      onClose={onClose}
    >
      <Typography>
        {text('copy.what', {
          fields: names.map((name) => fieldText(`field.${name}`).toLowerCase()).join(', '),
        })}
      </Typography>
      <Loaded query={all}>
        {({ pupils }) => (
          <ChecksInput
            name="pupils"
            label={text('copy.to')}
            choices={pupils
              .filter(({ id }) => id !== pupil.id)
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </Loaded>
    </FormDialog>
  );
}
