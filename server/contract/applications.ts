import { z } from 'zod';
import { accountWhoSchema } from './account-who.ts';
import { numberFault } from './accounts.ts';
import { offerSchema } from './campaigns.ts';
import { defineCall } from './call.ts';
import { ACCOUNT_KINDS, LEAD_STATUSES } from './lead-kinds.ts';
import { emailAddress, line } from './messages.ts';
import { reasonOf } from './reason.ts';
import { VARIANTS } from './variant.ts';

const leadParams = z.object({ lead: z.uuid() });

/** What looks like this application: the office decides whether it is the same customer. */
const LIKENESSES = ['email', 'number', 'name', 'application', 'domain', 'namesake'] as const;

/** One of those. */
export const likenessSchema = z.object({
  by: z.enum(LIKENESSES),
  text: z.string(),
  /** The customer that it looks like, where it is one. */
  account: z.string().nullable(),
  who: accountWhoSchema.nullable(),
});
export type Likeness = z.infer<typeof likenessSchema>;

/** Whether a likeness tells little: others of a town or board have the same, so the office may pass over it. */
export const isHint = ({ by }: Pick<Likeness, 'by'>): boolean => by === 'domain' || by === 'namesake';

/** The account that is opened, as the office may still change it. */
export const newAccountSchema = z
  .object({
    kind: z.enum(ACCOUNT_KINDS),
    variant: z.enum(VARIANTS),
    name: line(120),
    number: z.string().trim().toUpperCase().max(20),
    adminName: line(100),
    email: emailAddress,
  })
  .superRefine(({ kind, variant, number }, context) => {
    const fault = numberFault(kind, variant, number);
    if (fault) context.addIssue({ code: 'custom', path: ['number'], message: fault });
  });
export type NewAccount = z.output<typeof newAccountSchema>;

const applicationSchema = z.object({
  id: z.string(),
  status: z.enum(LEAD_STATUSES),
  createdAt: z.int(),
  /** What was filled in on the site. */
  filledIn: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    organisation: z.string(),
    pupils: z.int(),
    /** YYYY-MM-DD; empty for at once. */
    start: z.string(),
    remark: z.string(),
  }),
  proposal: z.object({
    kind: z.enum(ACCOUNT_KINDS),
    variant: z.enum(VARIANTS),
    name: z.string(),
    number: z.string(),
    adminName: z.string(),
    email: z.string(),
  }),
  alike: z.array(likenessSchema),
  /** It is new, and looks so much like a customer that it opens by the office alone. */
  waits: z.boolean(),
  /** What the invitation promised by which it came; null without one. */
  offer: offerSchema.nullable(),
  /** The account that was made of it. */
  account: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type ApplicationView = z.infer<typeof applicationSchema>;

export const getApplication = defineCall({
  id: 'getApplication',
  method: 'GET',
  path: '/api/office/applications/{lead}',
  action: 'office:applications',
  summary: 'Een aanvraag voor een proefaccount, met wat er al op lijkt.',
  params: leadParams,
  response: applicationSchema,
});

export const acceptApplication = defineCall({
  id: 'acceptApplication',
  method: 'POST',
  path: '/api/office/applications/{lead}/acceptance',
  action: 'office:applications',
  when: 'change',
  summary:
    'Opent een proefaccount met een eerste beheerder, die een mail krijgt om een wachtwoord te kiezen. Nog eens: hetzelfde account.',
  params: leadParams,
  body: newAccountSchema,
  response: applicationSchema,
  errors: ['conflict'],
});

export const refuseApplication = defineCall({
  id: 'refuseApplication',
  method: 'POST',
  path: '/api/office/applications/{lead}/refusal',
  action: 'office:applications',
  when: 'change',
  summary: 'Wijst een aanvraag af; de aanvrager krijgt een mail met de reden.',
  params: leadParams,
  body: z.object({
    reason: reasonOf('Schrijf in een zin waarom, de aanvrager leest dit.', 2000),
  }),
  response: applicationSchema,
  errors: ['conflict'],
});
