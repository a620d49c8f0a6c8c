import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { emailAddress } from './messages.ts';
import { tidyLine } from './written.ts';

/** Roles that somebody of a school or practice can have. */
export const STAFF_ROLES = ['docent', 'schooladmin', 'rtadmin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The most people that are invited at once. */
export const MOST_INVITED = 50;

/** How far an invitation is: the link works, it has passed, or whoever was invited chose a password. */
export const INVITE_STATES = ['open', 'expired', 'accepted'] as const;

/** What somebody is called who made or did something and was erased since. */
export const FORMER_STAFF = 'voormalig medewerker';

const groupRef = z.object({ id: z.string(), name: z.string() });

const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  /** Mails to that address came back: news is not mailed any more. */
  isUnreachable: z.boolean(),
  role: z.enum(STAFF_ROLES),
  groups: z.array(groupRef),
  standIns: z.array(z.object({ group: groupRef, until: z.iso.date() })),
  /** Whether a teacher reaches all groups; administrators do by their role. */
  allGroups: z.boolean(),
  /** Whether a teacher reads in lists of other systems, such as test results; administrators do by their role. */
  mayImport: z.boolean(),
  active: z.boolean(),
  /** The last time of which we still know; ms since the epoch. */
  lastLogin: z.int().nullable(),
  /** Whether this person comes in by the school's own login. */
  sso: z.boolean(),
  /** Whether this person has a second factor. */
  second: z.boolean(),
  /** Null for who never was invited. */
  invited: z.enum(INVITE_STATES).nullable(),
  /** The one who asks. */
  self: z.boolean(),
});
export type Member = z.infer<typeof memberSchema>;

const params = z.object({ account: idSchema });
const memberParams = params.extend({ user: idSchema });
const list = z.object({
  staff: z.array(memberSchema),
  /** Groups that somebody can be given. */
  groups: z.array(groupRef),
  /** Roles of this kind of account, the teacher's first. */
  roles: z.array(z.enum(STAFF_ROLES)),
});
export type StaffList = z.infer<typeof list>;

export const listStaff = defineCall({
  id: 'listStaff',
  method: 'GET',
  path: '/api/accounts/{account}/staff',
  action: 'staff:manage',
  summary: 'De docenten en beheerders van een school of praktijk.',
  params,
  response: list,
});

/** Somebody to invite. */
export const inviteeSchema = z.object({
  /** Made by the client: what is sent twice is done once. */
  id: z.uuid(),
  name: tidyLine(100).min(1),
  email: emailAddress,
  role: z.enum(STAFF_ROLES),
  groups: z.array(idSchema).max(50),
  allGroups: z.boolean(),
});
export type Invitee = z.infer<typeof inviteeSchema>;

export const inviteStaff = defineCall({
  id: 'inviteStaff',
  method: 'POST',
  path: '/api/accounts/{account}/staff-invitations',
  action: 'staff:manage',
  when: 'change',
  summary: 'Nodig mensen per mail uit. Wie niet kan, komt terug met de reden; de anderen krijgen hun mail.',
  params,
  body: z.object({ people: z.array(inviteeSchema).min(1).max(MOST_INVITED) }),
  response: z.object({
    invited: z.array(z.string()),
    refused: z.array(z.object({ id: z.string(), message: z.string() })),
  }),
});

export const resendInvitation = defineCall({
  id: 'resendInvitation',
  method: 'POST',
  path: '/api/accounts/{account}/staff/{user}/invitation',
  action: 'staff:manage',
  when: 'change',
  summary: 'Stuur een uitnodiging nog eens, met een nieuwe link.',
  params: memberParams,
  response: list,
  errors: ['conflict', 'too-many-requests'],
});

export const withdrawInvitation = defineCall({
  id: 'withdrawInvitation',
  method: 'DELETE',
  path: '/api/accounts/{account}/staff/{user}/invitation',
  action: 'staff:manage',
  when: 'less',
  summary: 'Trek een uitnodiging in waar nog niemand op inging.',
  params: memberParams,
  response: list,
  errors: ['conflict'],
});

const memberFields = z.object({
  name: tidyLine(100).min(1),
  role: z.enum(STAFF_ROLES),
  allGroups: z.boolean(),
  mayImport: z.boolean(),
});

export const editMember = defineCall({
  id: 'editMember',
  method: 'PATCH',
  path: '/api/accounts/{account}/staff/{user}',
  action: 'staff:manage',
  when: 'change',
  summary: 'Verander de rol, de groepen en de rechten van een medewerker.',
  params: memberParams,
  body: memberFields
    .extend({
      groups: z.array(idSchema).max(50),
      /** Those that were chosen when who changes them looked: what others gave or took meanwhile stays so. */
      groupsWere: z.array(idSchema).max(50),
      /** What the other fields were then: what somebody else changed meanwhile is refused, not overwritten. */
      was: memberFields.partial(),
    })
    .partial(),
  response: list,
  errors: ['conflict', 'invalid-fields'],
});

export const setMemberActive = defineCall({
  id: 'setMemberActive',
  method: 'PUT',
  path: '/api/accounts/{account}/staff/{user}/active',
  action: 'staff:manage',
  when: ({ active }) => (active ? 'change' : 'less'),
  summary: 'Zet een medewerker uit, en draag de groepen over; of zet weer aan.',
  params: memberParams,
  body: z.object({
    active: z.boolean(),
    /** Who takes each group over; null when nobody does yet. */
    handOver: z
      .array(z.object({ group: idSchema, to: idSchema.nullable() }))
      .max(50)
      .default([]),
  }),
  response: list,
  errors: ['conflict', 'invalid-fields'],
});

export const setStandIns = defineCall({
  id: 'setStandIns',
  method: 'PUT',
  path: '/api/accounts/{account}/staff/{user}/stand-ins',
  action: 'staff:manage',
  when: 'change',
  summary: 'Welke groepen een medewerker tijdelijk overneemt. De toegang eindigt vanzelf na de laatste dag.',
  params: memberParams,
  body: z.object({
    standIns: z.array(z.object({ group: idSchema, until: z.iso.date() })).max(20),
  }),
  response: list,
  errors: ['invalid-fields'],
});

export const exportMember = defineCall({
  id: 'exportMember',
  method: 'GET',
  path: '/api/accounts/{account}/staff/{user}/export',
  action: 'privacy:export',
  when: 'core',
  confirmed: true,
  summary: 'Alles wat van een medewerker bewaard wordt, als zip. Wordt nergens bewaard.',
  params: memberParams,
  answer: 'file',
});

/** What is typed before somebody who left is erased. */
export const ERASE_MEMBER_WORD = 'WIS';

export const eraseMember = defineCall({
  id: 'eraseMember',
  method: 'POST',
  path: '/api/accounts/{account}/staff/{user}/erasure',
  action: 'privacy:erase',
  when: 'core',
  confirmed: true,
  summary:
    'Wis een medewerker die uitgezet is. Wat die maakte blijft, zonder naam; in het logboek staat alleen nog een nummer.',
  params: memberParams,
  body: z.object({
    typed: z
      .string()
      .trim()
      .max(10)
      .refine(
        (typed) => typed.toUpperCase() === ERASE_MEMBER_WORD,
        `Typ ${ERASE_MEMBER_WORD} om zeker te zijn.`,
      ),
  }),
  response: list.extend({
    /** The day from which no backup has it, as 2026-11-16. */
    outOfBackups: z.iso.date(),
  }),
  errors: ['conflict'],
});
