import { Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import {
  addGroup,
  editGroup,
  GROUP_YEARS,
  groupFieldsSchema,
  type Group,
  type RosterStaff,
} from '../../../server/contract/groups.ts';
import { newId } from '../../../server/contract/id.ts';
import { call } from '../../app/services.ts';
import { VARIANT } from '../../app/variant.ts';
import { yearText } from '../../app/wording/year.ts';
import { ChecksInput, TextInput } from '../../ui/form/fields.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { onlyTeacher } from './only-teacher.ts';
import { text } from './wording.ts';
import { yearsInName } from './years-in-name.ts';

const schema = z.object({
  name: groupFieldsSchema.shape.name,
  groep: z.array(z.string()).transform((years) => years.map(Number)),
  teachers: groupFieldsSchema.shape.teachers,
});

interface Props {
  adminId: string;
  /** The group to change; without it one is made. */
  group: Group | undefined;
  /** Who can teach; undefined where nobody does but the administrator. */
  staff: readonly RosterStaff[] | undefined;
  onClose: () => void;
  /** `id` is that of the group, `change` that of the change. */
  onDone: (message: string, change: string, id: string) => void;
}

/** Makes a group, or changes its name, years and teachers. */
export function GroupDialog({ adminId, group, staff, onClose, onDone }: Props) {
  // Made once: what is sent again after a lost answer is done once.
  const [ids] = useState(() => ({ change: newId(), id: group?.id ?? newId() }));
  const form = useSaveForm({
    schema,
    start: {
      name: group?.name ?? '',
      groep: group?.groep.map(String) ?? [],
      teachers: group
        ? group.teachers.filter(({ until }) => until === undefined).map(({ id }) => id)
        : onlyTeacher(staff ?? []),
    },
    save: (values) =>
      group
        ? call(editGroup, {
            params: { account: adminId, group: group.id },
            body: { ...values, change: ids.change },
          })
        : call(addGroup, { params: { account: adminId }, body: { ...values, ...ids } }),
    onSaved: ({ name }) => onDone(text(group ? 'form.saved' : 'form.added', { name }), ids.change, ids.id),
  });
  const { subscribe, getValues, setValue } = form.form;
  /** The years that the name says; once others are chosen by hand, these stay. */
  const guessed = useRef<string[]>([]);
  useEffect(() => {
    if (group) return undefined;
    return subscribe({
      name: 'name',
      exact: true,
      formState: { values: true },
      callback({ values }) {
        const chosen = getValues('groep');
        const isGuess = chosen.join() === guessed.current.join();
        const years = yearsInName(values.name, VARIANT).map(String);
        if (!isGuess || chosen.join() === years.join()) return;
        guessed.current = years;
        setValue('groep', years, { shouldDirty: true });
      },
    });
  }, [group, subscribe, getValues, setValue]);
  return (
    <FormDialog
      of={form}
      title={group ? text('form.editTitle', { name: group.name }) : text('form.addTitle')}
      action={text(group ? 'form.save' : 'form.add')}
      width="sm"
      needsChange={Boolean(group)}
      onClose={onClose}
    >
      <TextInput name="name" label={text('form.name')} help={text('form.nameHelp')} required />
      <ChecksInput
        name="groep"
        label={text('form.years')}
        choices={GROUP_YEARS.map((year) => ({ value: String(year), label: yearText(year) }))}
      />
      {staff &&
        (staff.length > 0 ? (
          <ChecksInput
            name="teachers"
            label={text('form.teachers')}
            choices={staff.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : (
          <Typography variant="body2">{text('form.noTeachers')}</Typography>
        ))}
    </FormDialog>
  );
}
