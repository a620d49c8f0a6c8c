import { z } from 'zod';
import { accountWhoSchema } from './account-who.ts';
import { attachmentSchema } from './attachments.ts';
import { defineCall, idSchema } from './call.ts';
import { MESSAGE_KINDS } from './inbox.ts';
import { ACCOUNT_KINDS } from './lead-kinds.ts';
import { LICENCE_STATES } from './licence-state.ts';
import { line, maybeLine } from './messages.ts';
import { VARIANTS } from './variant.ts';

/** Who of an account can be written to; never pupils. */
export const MESSAGE_ROLES = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'] as const;

/** For whom a message is: those of whom all of this holds; what is empty holds for everybody. */
export const targetSchema = z.object({
  roles: z.array(z.enum(MESSAGE_ROLES)).max(MESSAGE_ROLES.length),
  kinds: z.array(z.enum(ACCOUNT_KINDS)).max(ACCOUNT_KINDS.length),
  variants: z.array(z.enum(VARIANTS)).max(VARIANTS.length),
  /** How the licence of the account stands. */
  states: z.array(z.enum(LICENCE_STATES)).max(LICENCE_STATES.length).default([]),
  /** Accounts in which pupils practised in the last so many days, or in which nobody did. */
  activity: z.object({ days: z.number().int().min(1).max(365), active: z.boolean() }).nullable(),
  accounts: z.array(idSchema).max(500),
});
export type MessageTarget = z.output<typeof targetSchema>;

/** A message for everybody. */
export const EVERYBODY: MessageTarget = {
  roles: [],
  kinds: [],
  variants: [],
  states: [],
  activity: null,
  accounts: [],
};

/** Messages on one page of the office's list. */
export const OFFICE_MESSAGES_PER_PAGE = 50;

/** The longest text of a message. */
export const LONGEST_MESSAGE = 8000;

/** Words in braces that a reader gets as theirs (http/words.ts). */
const KNOWN_WORD = /^(?:groepen|groep|(?:\p{L}+ )?leerling(?:en)?(?:,? die)?)$/iu;
const unknownWord = (text: string): string | undefined =>
  [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([, word]) => word!).find((word) => !KNOWN_WORD.test(word));
/** Nothing in braces goes out as it is typed. */
const withKnownWords = z.string().superRefine((text, { addIssue }) => {
  const word = unknownWord(text);
  if (word !== undefined)
    addIssue(`{${word}} kennen we niet. Onder het veld staat welke woorden tussen accolades kunnen.`);
});

/** What the office writes. */
export const messageBodySchema = z.object({
  kind: z.enum(MESSAGE_KINDS),
  title: line(120).pipe(withKnownWords),
  text: z.string().trim().min(1).max(LONGEST_MESSAGE).pipe(withKnownWords),
  /** What Flanders reads otherwise; empty: the same. */
  titleBe: maybeLine(120).pipe(withKnownWords),
  textBe: z.string().trim().max(LONGEST_MESSAGE).pipe(withKnownWords),
  target: targetSchema,
  /** When it is published, ms since the epoch; null: at once. */
  publishAt: z.int().nullable(),
  /** The last day on which it is shown; empty: no end. */
  endsOn: z.union([z.literal(''), z.iso.date()]),
  pinned: z.boolean(),
  mailCopy: z.boolean(),
});
export type MessageBody = z.output<typeof messageBodySchema>;

/** How far a message is, for the office. */
export const MESSAGE_STANDINGS = ['draft', 'scheduled', 'published', 'ended', 'withdrawn'] as const;

const officeMessageSchema = z.object({
  id: z.string(),
  ...messageBodySchema.shape,
  // As it is stored: of one that was withdrawn nothing is left.
  title: z.string(),
  text: z.string(),
  standing: z.enum(MESSAGE_STANDINGS),
  changedAt: z.int().nullable(),
  createdAt: z.int(),
  version: z.int(),
  /** Staff for whom it is and who logged in lately, and how many of them read it. */
  reach: z.object({ people: z.int(), read: z.int() }),
  attachments: z.array(attachmentSchema),
  /** Copies by mail: made so far, and of these still to be sent. */
  mails: z.object({ made: z.int(), waiting: z.int() }),
});
export type OfficeMessage = z.infer<typeof officeMessageSchema>;

const messageParams = z.object({ message: z.uuid() });

export const listOfficeMessages = defineCall({
  id: 'listOfficeMessages',
  method: 'GET',
  path: '/api/office/messages',
  action: 'office:messages',
  summary: 'Berichten die het kantoor schreef, de nieuwste eerst.',
  raw: true,
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  response: z.object({ messages: z.array(officeMessageSchema), total: z.int() }),
});

export const getOfficeMessage = defineCall({
  id: 'getOfficeMessage',
  method: 'GET',
  path: '/api/office/messages/{message}',
  action: 'office:messages',
  summary: 'Eén bericht zoals het bewaard is.',
  raw: true,
  params: messageParams,
  response: officeMessageSchema,
});

export const saveOfficeMessage = defineCall({
  id: 'saveOfficeMessage',
  method: 'PUT',
  path: '/api/office/messages/{message}',
  action: 'office:messages',
  when: 'change',
  summary:
    'Bewaart een bericht; `publish` plaatst het of plant het in. De client maakt het id: twee keer is één keer.',
  raw: true,
  params: messageParams,
  body: messageBodySchema.extend({
    publish: z.boolean(),
    /** The version that was looked at; 0 for a new one. */
    basedOn: z.int().min(0),
    /** Whoever read it sees it as unread once more. */
    again: z.boolean().default(false),
  }),
  response: officeMessageSchema,
  errors: ['invalid-fields', 'conflict'],
});

/** Accounts that one search gives. */
export const ACCOUNTS_FOUND = 20;

const foundAccountSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(ACCOUNT_KINDS),
  variant: z.enum(VARIANTS),
  who: accountWhoSchema,
});
export type FoundAccount = z.infer<typeof foundAccountSchema>;

export const findMessageAccounts = defineCall({
  id: 'findMessageAccounts',
  method: 'POST',
  path: '/api/office/message-accounts',
  action: 'office:messages',
  when: 'read',
  summary: 'Zoekt accounts om een bericht aan te sturen: op naam of nummer, of bij hun id.',
  body: z.object({
    search: z.string().trim().max(120).default(''),
    ids: z.array(idSchema).max(500).default([]),
  }),
  response: z.object({ accounts: z.array(foundAccountSchema) }),
});

export const removeOfficeMessage = defineCall({
  id: 'removeOfficeMessage',
  method: 'DELETE',
  path: '/api/office/messages/{message}',
  action: 'office:messages',
  when: 'less',
  summary: 'Gooit een concept weg. Wat geplaatst is, trek je in.',
  params: messageParams,
  answer: 'nothing',
  errors: ['not-found', 'conflict'],
});

export const withdrawMessage = defineCall({
  id: 'withdrawMessage',
  method: 'POST',
  path: '/api/office/messages/{message}/withdrawal',
  action: 'office:messages',
  when: 'less',
  summary: 'Trekt een bericht in: de tekst is weg, en mail die nog wacht gaat niet uit.',
  raw: true,
  params: messageParams,
  response: officeMessageSchema,
  errors: ['not-found', 'conflict'],
});

export const previewMessage = defineCall({
  id: 'previewMessage',
  method: 'POST',
  path: '/api/office/messages/{message}/preview',
  action: 'office:messages',
  when: 'read',
  summary: 'Laat zien wie een bericht krijgen en hoe het er in Nederland en België uitziet.',
  raw: true,
  params: messageParams,
  body: messageBodySchema,
  response: z.object({
    people: z.int(),
    accounts: z.int(),
    /** How many of them get it by mail as well. */
    mails: z.int(),
    shown: z.record(z.enum(VARIANTS), z.object({ title: z.string(), text: z.string() })),
  }),
  errors: ['invalid-fields'],
});
