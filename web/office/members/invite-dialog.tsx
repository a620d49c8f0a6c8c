import { useState } from 'react';
import { newId } from '../../../server/contract/id.ts';
import { inviteOfficeMember, needsReason, type OfficeRole } from '../../../server/contract/office-members.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { MemberFields, memberSchema } from './member-form.tsx';
import { useMemberChange } from './use-members.ts';
import { text } from './wording.ts';

/** Invites somebody to work for the office. */
export function InviteMember({ onClose }: { onClose: () => void }) {
  // Made once: what is sent again is the same person.
  const [id] = useState(newId);
  const change = useMemberChange();
  const of = useSaveForm({
    schema: memberSchema(),
    start: { name: '', email: '', role: 'office' as OfficeRole, reason: '' },
    save: (body) => change(call(inviteOfficeMember, { body: { id, ...body } })),
    onSaved({ name }) {
      tell({ message: text('done.invite', { name }) });
      onClose();
    },
  });
  const role = of.form.watch('role');
  return (
    <FormDialog of={of} title={text('invite.title')} action={text('invite.ok')} width="sm" onClose={onClose}>
      <MemberFields emailHelp={text('invite.emailHelp')} withReason={needsReason({ role, active: true })} />
    </FormDialog>
  );
}
