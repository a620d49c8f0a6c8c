import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { ACCOUNT_KINDS, type AccountKind } from './lead-kinds.ts';
import { emailAddress, line, maybeLine } from './messages.ts';
import { newPasswordSchema } from './reset.ts';
import { VARIANTS, type Variant } from './variant.ts';

const maybeEmail = z.union([z.literal(''), emailAddress]);

/** Somebody at the customer whom the office may call or write. */
export const contactSchema = z.object({
  name: line(100),
  /** What this person does there. */
  task: maybeLine(100),
  email: maybeEmail,
  phone: maybeLine(30),
});

export const MOST_CONTACTS = 6;

/** What a customer keeps of itself. */
export const accountDetailsSchema = z.object({
  street: maybeLine(120),
  postalCode: maybeLine(12),
  city: maybeLine(80),
  phone: maybeLine(30),
  /** Where invoices go; empty for the own mail address. */
  invoiceEmail: maybeEmail,
  /** Printed on the invoice. */
  orderNumber: maybeLine(60),
  contacts: z.array(contactSchema).max(MOST_CONTACTS),
});
export type AccountDetails = z.infer<typeof accountDetailsSchema>;

/** BRIN with or without the number of the location, such as 12AB or 12AB00. */
const BRIN = /^\d{2}[A-Z]{2}(\d{2})?$/;
/** Belgian institution number. */
const INSTITUTION = /^\d{4,6}$/;

/** What is wrong with a school's number; undefined when it is right, empty, or not of a school. */
export function numberFault(kind: AccountKind, variant: Variant, number: string): string | undefined {
  if (number === '' || kind !== 'school') return undefined;
  if (variant === 'be')
    return INSTITUTION.test(number) ? undefined : 'Een instellingsnummer bestaat uit 4 tot 6 cijfers.';
  return BRIN.test(number)
    ? undefined
    : 'Een BRIN bestaat uit 2 cijfers en 2 letters, eventueel met 2 cijfers van de vestiging: 12AB of 12AB00.';
}

const accountSchema = z.object({
  id: z.string(),
  kind: z.enum(ACCOUNT_KINDS),
  variant: z.enum(VARIANTS),
  name: z.string(),
  number: z.string(),
  ...accountDetailsSchema.shape,
});
export type AccountView = z.infer<typeof accountSchema>;

export const accountChangesSchema = z
  .object({
    name: line(120),
    /** Only the office changes it: schools are recognised by it at single sign-on. */
    number: z.string().trim().toUpperCase().max(20),
    ...accountDetailsSchema.shape,
  })
  .partial();

export const getAccount = defineCall({
  id: 'getAccount',
  method: 'GET',
  path: '/api/admins/{account}/accountgegevens',
  action: 'account:details',
  when: 'core',
  summary: 'De accountgegevens van een school, praktijk of gezin.',
  params: z.object({ account: idSchema }),
  response: accountSchema,
});

export const changeAccount = defineCall({
  id: 'changeAccount',
  method: 'PATCH',
  path: '/api/admins/{account}/accountgegevens',
  action: 'account:details',
  when: 'core',
  summary: 'Verandert accountgegevens; wat niet genoemd wordt, blijft zoals het is.',
  params: z.object({ account: idSchema }),
  /** `was`: what stood there for who changed it. Where it is otherwise by now, nothing is changed. */
  body: accountChangesSchema.extend({ was: accountChangesSchema.optional() }),
  response: accountSchema,
  errors: ['conflict', 'invalid-fields'],
});

const profileSchema = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  /** A new address whose owner has not confirmed it yet. */
  pendingEmail: z.string().nullable(),
  /** Where this person is logged in, the last used first. */
  sessions: z.array(
    z.object({
      id: z.string(),
      /** `office`: somebody of the office looks on. */
      via: z.enum(['password', 'sso', 'office']),
      browser: z.string(),
      startedAt: z.int(),
      usedAt: z.int(),
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
});
export type Profile = z.infer<typeof profileSchema>;

export const getProfile = defineCall({
  id: 'getProfile',
  method: 'GET',
  path: '/api/users/{user}/profile',
  action: 'profile:own',
  when: 'core',
  summary: 'De eigen gegevens van een medewerker.',
  params: z.object({ user: idSchema }),
  response: profileSchema,
});

export const changeProfile = defineCall({
  id: 'changeProfile',
  method: 'PATCH',
  path: '/api/users/{user}/profile',
  action: 'profile:own',
  when: 'core',
  summary: 'Verandert de eigen naam.',
  params: z.object({ user: idSchema }),
  body: z.object({ name: line(100) }),
  response: profileSchema,
});

export const endOtherSessions = defineCall({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/users/{user}/sessions',
  action: 'profile:own',
  when: 'core',
  summary: 'Logt overal uit, behalve hier.',
  params: z.object({ user: idSchema }),
  response: profileSchema,
});

export const endSession = defineCall({
  id: 'endSession',
  method: 'DELETE',
  path: '/api/users/{user}/sessions/{session}',
  action: 'profile:own',
  when: 'core',
  summary: 'Logt op één plek uit.',
  params: z.object({ user: idSchema, session: idSchema }),
  response: profileSchema,
  errors: ['not-found'],
});

export const changeCredentials = defineCall({
  id: 'changeCredentials',
  method: 'PATCH',
  path: '/api/users/{user}/credentials',
  action: 'credentials:own',
  when: 'core',
  summary:
    'Verandert het eigen wachtwoord of e-mailadres. Een nieuw adres telt pas als het met de link in de mail bevestigd is.',
  params: z.object({ user: idSchema }),
  body: z.object({
    currentPassword: z
      .string()
      .min(1, 'Vul je huidige wachtwoord in.')
      .max(200, 'Dit wachtwoord is te lang.'),
    password: newPasswordSchema.optional(),
    email: emailAddress.optional(),
  }),
  response: profileSchema,
  errors: ['login-locked'],
});

/** How long the link that confirms a mail address works, in hours. */
export const CONFIRM_HOURS = 24;

export const confirmEmail = defineCall({
  id: 'confirmEmail',
  method: 'POST',
  path: '/api/auth/email-confirmations',
  action: 'public',
  when: 'core',
  summary: 'Bevestigt een e-mailadres met de link uit de mail.',
  body: z.object({ user: idSchema, token: z.string().min(1).max(100) }),
  response: z.object({ email: z.string() }),
  errors: ['conflict', 'not-found'],
});
