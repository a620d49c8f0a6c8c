import { Typography } from '@mui/material';
import { z } from 'zod';
import { maybeLine } from '../../../server/contract/messages.ts';
import {
  needsReason,
  OFFICE_REASON,
  setOfficeMemberActive,
  type OfficeMember,
} from '../../../server/contract/office-members.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { isReasoned, ReasonInput } from './member-form.tsx';
import { useMemberChange } from './use-members.ts';
import { text } from './wording.ts';

/** Switches somebody of the office off, or on again. */
export function SwitchMember({ member, onClose }: { member: OfficeMember; onClose: () => void }) {
  const { id, name, role } = member;
  const change = useMemberChange();
  const from = { role, active: member.active };
  const to = { role, active: !member.active };
  const key = to.active ? 'on' : 'off';
  const of = useSaveForm({
    schema: z
      .object({ reason: maybeLine(300) })
      .refine(({ reason }) => isReasoned(reason, to, from), { path: ['reason'], message: OFFICE_REASON }),
    start: { reason: '' },
    save: ({ reason }) =>
      change(call(setOfficeMemberActive, { params: { user: id }, body: { active: to.active, reason } })),
    onSaved() {
      tell({ message: text(`done.${key}`, { name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      of={of}
      title={text(`switch.title.${key}`, { name })}
      action={text(`switch.ok.${key}`)}
      width="sm"
      isGrave={!to.active}
      onClose={onClose}
    >
      <Typography>{text(`switch.text.${key}`, { name, role: text(`roles.${role}`) })}</Typography>
      {needsReason(to, from) && <ReasonInput autoFocus />}
    </FormDialog>
  );
}
