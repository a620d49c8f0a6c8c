import { Typography } from '@mui/material';
import { editOfficeMember, needsReason, type OfficeMember } from '../../../server/contract/office-members.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { MemberFields, memberSchema } from './member-form.tsx';
import { useMemberChange } from './use-members.ts';
import { text } from './wording.ts';

/** Changes the name, the mail address and the role of somebody of the office. */
export function EditMember({ member, onClose }: { member: OfficeMember; onClose: () => void }) {
  const { id, name, email, role, active, invited } = member;
  const change = useMemberChange();
  const of = useSaveForm({
    schema: memberSchema({ role, active }),
    start: { name, email: email ?? '', role, reason: '' },
    save: (body) =>
      change(call(editOfficeMember, { params: { user: id }, body: { ...body, was: { name, email, role } } })),
    onSaved(values) {
      tell({ message: text('done.edit', { name: values.name }) });
      onClose();
    },
  });
  const wished = of.form.watch('role');
  return (
    <FormDialog
      of={of}
      title={text('edit.title', { name })}
      action={text('edit.ok')}
      width="sm"
      needsChange
      onClose={onClose}
    >
      <MemberFields
        emailHelp={text(invited === null ? 'edit.emailHelp' : 'edit.emailInvited')}
        withReason={needsReason({ role: wished, active }, { role, active })}
      />
      {wished !== role && invited === null && <Typography>{text('edit.roleNote', { name })}</Typography>}
    </FormDialog>
  );
}
