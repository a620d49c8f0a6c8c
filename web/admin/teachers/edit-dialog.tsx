import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { line } from '../../../server/contract/messages.ts';
import {
  editMember,
  listStaff,
  STAFF_ROLES,
  type Member,
  type StaffList,
} from '../../../server/contract/staff.ts';
import { ApiError } from '../../api/error.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { CheckInput, ChecksInput, RadioInput, TextInput } from '../../ui/form/fields.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { changesIn } from '../account/changes.ts';
import { text } from './wording.ts';

const schema = z.object({
  name: line(100),
  role: z.enum(STAFF_ROLES),
  groups: z.array(z.string()),
  allGroups: z.boolean(),
  mayImport: z.boolean(),
});

interface Props {
  adminId: string;
  member: Member;
  list: StaffList;
  onClose: () => void;
  onDone: (list: StaffList, message: string) => void;
}

/** Changes the role, the groups and the rights of somebody. */
export function EditDialog({ adminId, member, list, onClose, onDone }: Props) {
  const client = useQueryClient();
  const start = {
    name: member.name,
    role: member.role,
    groups: member.groups.map(({ id }) => id),
    allGroups: member.allGroups,
    mayImport: member.mayImport,
  };
  const of = useSaveForm({
    schema,
    start,
    async save(values) {
      // Only what was changed here: somebody else may be changing the rest.
      const {
        was: { groups: groupsWere, ...was },
        ...changed
      } = changesIn(values, start);
      try {
        const stored = await call(editMember, {
          params: { account: adminId, user: member.id },
          body: { ...changed, was, ...(groupsWere && { groupsWere }) },
        });
        onDone(stored, text('done.edit', { name: values.name }));
      } catch (error) {
        // What stands there now is to be seen behind this.
        if (error instanceof ApiError && error.code === 'conflict')
          void askAnew(client, [listStaff], { account: adminId });
        throw error;
      }
    },
  });
  const isTeacher = of.form.watch('role') === 'docent';
  return (
    <FormDialog
      of={of}
      title={text('edit.title', { name: member.name })}
      action={text('edit.save')}
      width="sm"
      needsChange
      onClose={onClose}
    >
      <TextInput name="name" label={text('name')} required />
      <RadioInput
        name="role"
        label={text('role')}
        choices={list.roles.map((role) => ({
          value: role,
          label: text(`roles.${role}`),
          help: text(`roleHelp.${role}`),
        }))}
      />
      {list.groups.length > 0 && (
        <ChecksInput
          name="groups"
          label={text('groups')}
          choices={list.groups.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {isTeacher && (
        <>
          <CheckInput name="allGroups" label={text('edit.all')} />
          <CheckInput name="mayImport" label={text('edit.import')} />
        </>
      )}
    </FormDialog>
  );
}
