import { z } from 'zod';
import { TRIAL_SEATS } from './account-terms.ts';
import { likenessSchema, newAccountSchema, type Likeness } from './applications.ts';
import { defineCall, idSchema } from './call.ts';
import { ACCOUNT_KINDS, type AccountKind } from './lead-kinds.ts';
import { LICENCE_KINDS, LICENCE_STATES } from './licence-state.ts';
import { emailAddress, line } from './messages.ts';
import { MOST_PUPILS } from './prices.ts';
import { reasonOf, WHY } from './reason.ts';
import { VARIANTS } from './variant.ts';

/** Customers on one page of the office's list, and the most that are written to at once. */
export const ACCOUNTS_PER_PAGE = 50;
export const MOST_WRITTEN_TO = 500;
/** The least and the most characters that are searched for. */
export const LEAST_SEARCHED = 2;
export const MOST_SEARCHED = 100;

/** By what the list can be ordered. */
export const ACCOUNT_ORDERS = ['name', 'used', 'end', 'active'] as const;
/** Trials that end within so many days. */
export const TRIAL_SOON_DAYS = 14;
/** What asks for attention soon: a trial that ends, a licence that ends and nothing was ordered. */
export const ACCOUNTS_SOON = ['trial', 'unordered'] as const;
/** Days without anybody at work, to narrow the list down by. */
export const INACTIVE_DAYS = [30, 60, 90, 180] as const;

const yes = z.enum(['ja']).optional();

/** Which customers: what is left out holds for all. */
export const accountFilterSchema = z.object({
  /** Part of a name, number or place, or of the name or mail address of somebody of its staff. */
  search: z.string().trim().min(LEAST_SEARCHED).max(MOST_SEARCHED).optional(),
  kind: z.enum(ACCOUNT_KINDS).optional(),
  variant: z.enum(VARIANTS).optional(),
  state: z.enum(LICENCE_STATES).optional(),
  soon: z.enum(ACCOUNTS_SOON).optional(),
  /** More pupils than seats. */
  over: yes,
  /** It has to sign an agreement yet. */
  unsigned: yes,
  /** Nobody practised or logged in for so many days. */
  inactive: z.coerce.number().int().min(1).max(3650).optional(),
});
export type AccountFilter = z.output<typeof accountFilterSchema>;

const accountRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  number: z.string(),
  kind: z.enum(ACCOUNT_KINDS),
  variant: z.enum(VARIANTS),
  place: z.string(),
  state: z.enum(LICENCE_STATES),
  seats: z.object({ used: z.int(), total: z.int() }),
  /** The last day of the licence, as 2026-11-16; null for one without an end, and where there is none. */
  endsOn: z.iso.date().nullable(),
  /** When somebody of it last practised or logged in; null when nobody did. */
  activeAt: z.int().nullable(),
});
export type OfficeAccountRow = z.infer<typeof accountRowSchema>;

export const listAccounts = defineCall({
  id: 'listAccounts',
  method: 'GET',
  path: '/api/office/accounts',
  action: 'office:accounts',
  summary: 'Alle klanten: zoeken, kiezen en op volgorde, per bladzijde.',
  query: accountFilterSchema.extend({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    order: z.enum(ACCOUNT_ORDERS).default('name'),
    desc: yes,
    /** Give the ids of all that fit too, when no more fit than are written to at once. */
    ids: yes,
  }),
  response: z.object({
    accounts: z.array(accountRowSchema),
    total: z.int(),
    /** Of all that fit: pupils who use a seat, and those of them who practised in the last week. */
    pupils: z.int(),
    practised: z.int(),
    ids: z.array(z.string()),
    /** When seats and last use were counted; null before that was done for the first time. */
    countedAt: z.int().nullable(),
  }),
});

const reason = reasonOf(WHY);

export const takeAccountList = defineCall({
  id: 'takeAccountList',
  method: 'POST',
  path: '/api/office/account-lists',
  action: 'office:accounts',
  when: 'read',
  summary:
    'Dezelfde klanten als lijst om te bewaren, zonder leerlingen. Wie dat doet en waarom staat in het logboek.',
  body: accountFilterSchema.extend({ reason }),
  response: z.object({ accounts: z.array(accountRowSchema) }),
});

/** By which a likeness is known as one that was shown. */
export const likenessKey = ({ by, text }: Pick<Likeness, 'by' | 'text'>): string => `${by} ${text}`;

/** What is wrong with the seats of a licence: a trial has as many as trials have at least. */
export const seatsFault = (
  kind: AccountKind,
  licence: { kind: string; seats: number },
): string | undefined =>
  licence.kind === 'trial' && licence.seats < TRIAL_SEATS[kind]
    ? `Vul minstens ${TRIAL_SEATS[kind]} in: zoveel plaatsen heeft een proef hier altijd.`
    : licence.seats > MOST_PUPILS[kind]
      ? `Hier passen hoogstens ${MOST_PUPILS[kind]} plaatsen bij.`
      : undefined;

/** A customer as the office makes it. */
export const madeAccountSchema = newAccountSchema
  .safeExtend({
    licence: z.object({
      kind: z.enum(LICENCE_KINDS),
      seats: z.int('Vul een heel getal in.').min(1, 'Vul minstens 1 in.'),
      /** The last day; null for a trial, which lasts as long as trials do, and for a free licence without an end. */
      endsOn: z.iso.date('Kies de laatste dag.').nullable(),
    }),
  })
  .superRefine(({ kind, licence }, context) => {
    const fault = seatsFault(kind, licence);
    if (fault) context.addIssue({ code: 'custom', path: ['licence', 'seats'], message: fault });
    if (licence.kind === 'paid' && licence.endsOn === null)
      context.addIssue({ code: 'custom', path: ['licence', 'endsOn'], message: 'Kies de laatste dag.' });
  });
export type MadeAccount = z.output<typeof madeAccountSchema>;

export const previewAccount = defineCall({
  id: 'previewAccount',
  method: 'POST',
  path: '/api/office/account-previews',
  action: 'office:accounts',
  when: 'read',
  summary: 'Waar een nieuwe klant op lijkt, en de welkomstmail zoals die uitgaat. Er wordt niets bewaard.',
  body: madeAccountSchema,
  response: z.object({
    alike: z.array(likenessSchema),
    /** The seats that it gets. */
    seats: z.int(),
    letter: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  }),
  errors: ['invalid-fields'],
});

export const makeAccount = defineCall({
  id: 'makeAccount',
  method: 'PUT',
  path: '/api/office/accounts/{id}',
  action: 'office:accounts',
  when: 'change',
  summary:
    'Maakt een klant met licentie en eerste beheerder, die een welkomstmail krijgt. De client maakt het id: twee keer is één keer.',
  params: z.object({ id: z.uuid() }),
  body: z.intersection(
    madeAccountSchema,
    z.object({
      /** The id of a group to look at, made by the client; null without one. */
      sample: z.uuid().nullable(),
      /** What it looks like, as it was shown: where there is more by now, nothing is made. */
      seen: z.array(z.string().max(400)).max(50),
    }),
  ),
  response: z.object({ id: z.string() }),
  errors: ['conflict', 'invalid-fields'],
});

const headSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(ACCOUNT_KINDS),
  variant: z.enum(VARIANTS),
  state: z.enum(LICENCE_STATES),
  /** Null where licences do not count. */
  seats: z.object({ used: z.int(), total: z.int() }).nullable(),
  endsOn: z.iso.date().nullable(),
  /** Why it is blocked, as its administrators read it. */
  blockedFor: z.string().nullable(),
  /** Its administrators who can log in, or could with the link that they got. */
  admins: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string().nullable(),
      lastLoginAt: z.int().nullable(),
    }),
  ),
});
export type AccountHead = z.infer<typeof headSchema>;

const accountParams = z.object({ account: idSchema });

export const getAccountHead = defineCall({
  id: 'getAccountHead',
  method: 'GET',
  path: '/api/office/accounts/{account}',
  action: 'office:accounts',
  summary: 'Hoe het met een klant staat: licentie, plaatsen en beheerders.',
  params: accountParams,
  response: headSchema,
});

export const welcomeAgain = defineCall({
  id: 'welcomeAgain',
  method: 'POST',
  path: '/api/office/accounts/{account}/welcome',
  action: 'office:accounts',
  when: 'change',
  summary: 'Stuurt de welkomstmail nog eens, met een nieuwe link, aan een beheerder die nog nooit inlogde.',
  params: accountParams,
  body: z.object({ admin: idSchema }),
  response: z.object({ to: z.string() }),
  errors: ['conflict', 'not-found', 'too-many-requests'],
});

export const inviteAdmin = defineCall({
  id: 'inviteAdmin',
  method: 'PUT',
  path: '/api/office/accounts/{account}/admins/{id}',
  action: 'office:accounts',
  when: 'change',
  confirmed: true,
  summary:
    'Nodigt een nieuwe beheerder uit als de laatste weg is, met hoe dat is nagegaan. De beheerders die er nog zijn, horen het.',
  params: accountParams.extend({ id: z.uuid() }),
  body: z.object({ adminName: line(100), email: emailAddress, reason }),
  response: headSchema,
  errors: ['conflict', 'invalid-fields'],
});
