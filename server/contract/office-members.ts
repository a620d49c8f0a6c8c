import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { emailAddress, maybeLine } from './messages.ts';
import { REASON_LEAST } from './reason.ts';
import { tidyLine } from './written.ts';

// The office's own members: who they are, and what a superadmin does about them.

/** Roles that somebody of the office can have. */
export const OFFICE_ROLES = ['office', 'superadmin'] as const;
export type OfficeRole = (typeof OFFICE_ROLES)[number];

const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  role: z.enum(OFFICE_ROLES),
  active: z.boolean(),
  /** Of who was asked and did not come yet: whether the link in the mail still works; null for all others. */
  invited: z.enum(['open', 'expired']).nullable(),
  /** Whether this person has a second factor. */
  second: z.boolean(),
  /** The last time of which we still know; ms since the epoch. */
  lastLogin: z.int().nullable(),
  /** The one who asks. */
  self: z.boolean(),
});
export type OfficeMember = z.infer<typeof memberSchema>;

const response = z.array(memberSchema);
export type OfficeMembers = z.infer<typeof response>;

/** What somebody may do: nothing while switched off. */
export interface OfficeRights {
  role: OfficeRole;
  active: boolean;
}

const NONE: OfficeRights = { role: 'office', active: false };
const levelOf = ({ role, active }: OfficeRights) => (active ? OFFICE_ROLES.indexOf(role) + 1 : 0);

/** Whether a reason is asked: for taking rights away, and for making somebody a superadmin. */
export const needsReason = (to: OfficeRights, from = NONE): boolean => {
  const [before, after] = [levelOf(from), levelOf(to)];
  return after < before || (after > before && to.role === 'superadmin');
};

/** What is asked of who gives no reason. */
export const OFFICE_REASON = `Schrijf in een zin waarom, met minstens ${REASON_LEAST} tekens.`;

const action = 'office:colleagues';
const when = 'change';
const params = z.object({ user: idSchema });
/** Left empty where none is asked (`needsReason`). */
const reason = maybeLine(300).default('');
const fields = { name: tidyLine(100).min(1), email: emailAddress, role: z.enum(OFFICE_ROLES) };

export const listOfficeMembers = defineCall({
  id: 'listOfficeMembers',
  method: 'GET',
  path: '/api/office/members',
  action,
  summary: 'Wie er op kantoor werkt, en hoe het met uitnodiging en tweede stap staat.',
  response,
});

export const inviteOfficeMember = defineCall({
  id: 'inviteOfficeMember',
  method: 'POST',
  path: '/api/office/members',
  action,
  when,
  confirmed: true,
  summary: 'Nodig iemand uit om op kantoor te werken. Een superbeheerder maken vraagt een reden.',
  body: z.object({
    /** Made by the client: what is sent twice is done once. */
    id: z.uuid(),
    ...fields,
    reason,
  }),
  response,
});

export const resendOfficeInvitation = defineCall({
  id: 'resendOfficeInvitation',
  method: 'POST',
  path: '/api/office/members/{user}/invitation',
  action,
  when,
  summary: 'Stuur de uitnodiging van een medewerker van kantoor nog eens, met een nieuwe link.',
  params,
  response,
  errors: ['conflict', 'too-many-requests'],
});

export const withdrawOfficeInvitation = defineCall({
  id: 'withdrawOfficeInvitation',
  method: 'DELETE',
  path: '/api/office/members/{user}/invitation',
  action,
  when,
  confirmed: true,
  summary: 'Trek de uitnodiging in van een medewerker van kantoor die er nog niet op inging.',
  params,
  response,
  errors: ['conflict'],
});

export const editOfficeMember = defineCall({
  id: 'editOfficeMember',
  method: 'PATCH',
  path: '/api/office/members/{user}',
  action,
  when,
  confirmed: true,
  summary:
    'Verander naam, e-mailadres of rol van een medewerker van kantoor. Een andere rol vraagt een reden.',
  params,
  body: z.object({
    ...fields,
    /** What it was for who changes it: what somebody else changed meanwhile is refused, not overwritten. */
    was: z.object({ name: z.string(), email: z.string().nullable(), role: z.enum(OFFICE_ROLES) }),
    reason,
  }),
  response,
  errors: ['conflict', 'invalid-fields'],
});

export const setOfficeMemberActive = defineCall({
  id: 'setOfficeMemberActive',
  method: 'PUT',
  path: '/api/office/members/{user}/active',
  action,
  when,
  confirmed: true,
  summary: 'Zet een medewerker van kantoor uit, die dan meteen overal is uitgelogd; of weer aan.',
  params,
  body: z.object({ active: z.boolean(), reason }),
  response,
  errors: ['conflict', 'invalid-fields'],
});
