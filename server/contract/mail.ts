import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { reasonSchema } from './office-audit.ts';

/**
 * How far a mail is; `bounced`: it went out and came back, `kept` where there is no mail server, so that it is only read here.
 */
export const MAIL_STATES = ['waiting', 'sending', 'sent', 'failed', 'bounced', 'kept'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const mailHead = {
  id: z.string(),
  to: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  /** Somebody of the office tried the text of a mail with it. */
  isTrial: z.boolean(),
  state: z.enum(MAIL_STATES),
  /** Why it failed, or was not taken the last time. */
  reason: z.string().nullable(),
  tries: z.int(),
  createdAt: z.int(),
  /** When it was sent or given up. */
  settledAt: z.int().nullable(),
  /** When a waiting mail is tried next. */
  dueAt: z.int().nullable(),
};
export type MailHead = z.infer<z.ZodObject<typeof mailHead>>;

/** Mails on one page of the list. */
export const MAILS_PER_PAGE = 50;

export const listMails = defineCall({
  id: 'listMails',
  method: 'GET',
  path: '/api/office/mails',
  action: 'office:mail',
  summary: 'Verzonden mail, de nieuwste eerst.',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    state: z.enum(MAIL_STATES).optional(),
    /** Those of the last week that did not arrive, whatever became of them. */
    trouble: z.literal('true').optional(),
    /** Part of a name, an address or a subject. */
    search: z.string().trim().max(100).optional(),
  }),
  response: z.object({
    mails: z.array(z.object(mailHead)),
    total: z.int(),
    /** Whether there is a mail server; without one mails are only kept. */
    isSending: z.boolean(),
  }),
});

const mailSchema = z.object({
  ...mailHead,
  text: z.string(),
  html: z.string(),
  /** That its link is left out for this reader, who could become its receiver with it: a superadmin sees it. */
  isLinkHidden: z.boolean(),
  /** So many mails came back that no news goes to its receiver any more. */
  isUnreachable: z.boolean(),
});

export const getMail = defineCall({
  id: 'getMail',
  method: 'GET',
  path: '/api/office/mails/{mail}',
  action: 'office:mail',
  summary: 'Eén mail, zoals de ontvanger hem ziet. Een link staat er alleen in zolang er geen mailserver is.',
  params: z.object({ mail: idSchema }),
  response: mailSchema,
});

export const retryMail = defineCall({
  id: 'retryMail',
  method: 'POST',
  path: '/api/office/mails/{mail}/retries',
  action: 'office:mail',
  when: 'change',
  summary: 'Verstuurt een mail die mislukte opnieuw.',
  params: z.object({ mail: idSchema }),
  response: z.object(mailHead),
  errors: ['conflict'],
});

const bounceParts = {
  action: 'office:mail',
  params: z.object({ mail: idSchema }),
  body: z.object({ reason: reasonSchema }),
  response: mailSchema,
  errors: ['invalid-fields', 'conflict'],
} as const;

export const markBounced = defineCall({
  ...bounceParts,
  id: 'markBounced',
  method: 'PUT',
  path: '/api/office/mails/{mail}/bounce',
  when: 'change',
  summary: 'Schrijft op dat een verstuurde mail niet aankwam, waar dat niet vanzelf gezien wordt.',
});

export const liftBounces = defineCall({
  ...bounceParts,
  id: 'liftBounces',
  method: 'PUT',
  path: '/api/office/mails/{mail}/working-address',
  when: 'change',
  summary: 'Het adres van de ontvanger werkt weer: ook nieuws gaat er weer heen.',
});
