import { Typography } from '@mui/material';
import { useState } from 'react';
import { z } from 'zod';
import { groupFieldsSchema, mergeGroups, type Group } from '../../../server/contract/groups.ts';
import { newId } from '../../../server/contract/id.ts';
import { FORM_MESSAGES } from '../../../server/contract/messages.ts';
import { call } from '../../app/services.ts';
import { SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { text } from './wording.ts';

const schema = z.object({
  other: z.string().min(1, FORM_MESSAGES.choose),
  name: groupFieldsSchema.shape.name,
});

interface Props {
  adminId: string;
  group: Group;
  groups: readonly Group[];
  onClose: () => void;
  onDone: (message: string, change: string) => void;
}

/** Brings another group into this one. */
export function MergeDialog({ adminId, group, groups, onClose, onDone }: Props) {
  const [change] = useState(newId);
  const others = groups.filter(({ id }) => id !== group.id);
  const form = useSaveForm({
    schema,
    start: { other: '', name: group.name },
    save: (values) =>
      call(mergeGroups, { params: { account: adminId, group: group.id }, body: { ...values, change } }),
    onSaved: ({ other, name }) => {
      const from = others.find(({ id }) => id === other)?.name ?? '';
      onDone(text('mergeForm.done', { other: from, name }), change);
    },
  });
  return (
    <FormDialog
      of={form}
      title={text('mergeForm.title', { name: group.name })}
      action={text('mergeForm.ok')}
      width="sm"
      onClose={onClose}
    >
      <Typography variant="body2">{text('mergeForm.help')}</Typography>
      <SelectInput
        name="other"
        label={text('mergeForm.other')}
        choices={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextInput name="name" label={text('mergeForm.name')} required />
    </FormDialog>
  );
}
