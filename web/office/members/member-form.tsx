import { z } from 'zod';
import {
  needsReason,
  OFFICE_REASON,
  OFFICE_ROLES,
  type OfficeRights,
  type OfficeRole,
} from '../../../server/contract/office-members.ts';
import { emailAddress, line, maybeLine } from '../../../server/contract/messages.ts';
import { REASON_LEAST } from '../../../server/contract/reason.ts';
import { RadioInput, TextInput } from '../../ui/form/fields.tsx';
import { text } from './wording.ts';

interface Values {
  name: string;
  email: string;
  role: OfficeRole;
  reason: string;
}

/** Whether a reason is long enough where one is asked. */
export const isReasoned = (reason: string, to: OfficeRights, from?: OfficeRights): boolean =>
  reason.trim().length >= REASON_LEAST || !needsReason(to, from);

/** What must be right of somebody who becomes a member, or is one now with the rights `from`. */
export const memberSchema = (from?: OfficeRights) =>
  z
    .object({
      name: line(100),
      email: emailAddress,
      role: z.enum(OFFICE_ROLES),
      reason: maybeLine(300),
    })
    .refine(({ role, reason }) => isReasoned(reason, { role, active: from?.active ?? true }, from), {
      path: ['reason'],
      message: OFFICE_REASON,
    });

/** Name, address and role; why, where the role asks for it. */
export const MemberFields = ({ emailHelp, withReason }: { emailHelp: string; withReason: boolean }) => (
  <>
    <TextInput<Values> name="name" label={text('name')} required maxLength={100} autoFocus />
    <TextInput<Values> name="email" type="email" label={text('email')} help={emailHelp} required />
    <RadioInput<Values>
      name="role"
      label={text('role')}
      choices={OFFICE_ROLES.map((role) => ({
        value: role,
        label: text(`roles.${role}`),
        help: text(`roleHelp.${role}`),
      }))}
    />
    {withReason && <ReasonInput />}
  </>
);

/** Why something is done. */
export const ReasonInput = ({ autoFocus = false }: { autoFocus?: boolean }) => (
  <TextInput<Pick<Values, 'reason'>>
    name="reason"
    label={text('reason')}
    help={text('reasonHelp')}
    rows={2}
    maxLength={300}
    autoFocus={autoFocus}
    required
  />
);
