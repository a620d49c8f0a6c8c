import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import {
  ACCOUNT_KINDS,
  CONTACT_TOPICS,
  LEAD_KINDS,
  LEAD_STATUSES,
  QUOTED_AS,
  TRAINING_PLACES,
  type LeadKind,
} from './lead-kinds.ts';
import { count, emailAddress, line, maybeLine } from './messages.ts';

const consent = z.literal(true, 'Zet hier een vinkje, anders mogen we je gegevens niet gebruiken.');
const phone = z
  .string()
  .trim()
  .max(30)
  .regex(/^$|^\+?[\d\s()./-]{6,}$/, 'Vul een geldig telefoonnummer in, of laat dit leeg.');
const who = { name: line(100), email: emailAddress };
const message = (least: string) => z.string().trim().min(1, least).max(4000);

/** Asks for a trial account. */
export const applicationSchema = z.object({
  kind: z.literal('application'),
  type: z.enum(ACCOUNT_KINDS),
  organisation: maybeLine(120),
  /** BRIN or institution number. */
  number: z
    .string()
    .trim()
    .max(20)
    .regex(/^[\dA-Za-z. -]*$/, 'Gebruik hier alleen letters en cijfers.'),
  ...who,
  phone,
  pupils: count(3000),
  /** Day on which they want to begin, YYYY-MM-DD; empty for at once. */
  start: z.union([z.literal(''), z.iso.date()]),
  remark: maybeLine(2000),
  /** The code of a friend by whom they came; empty without one. */
  friend: maybeLine(20).default(''),
  /** The code of an invitation of the office; empty without one. */
  invitation: maybeLine(20).default(''),
  consent,
});
const namedApplicationSchema = applicationSchema.refine(
  ({ type, organisation }) => type !== 'school' || organisation !== '',
  {
    path: ['organisation'],
    error: 'Vul de naam van de school in.',
    // Beside what else is wrong: who fills in the form sees all of it at once.
    when: ({ value }) => applicationSchema.pick({ type: true, organisation: true }).safeParse(value).success,
  },
);

/** Asks something. */
export const contactSchema = z.object({
  kind: z.literal('contact'),
  topic: z.enum(CONTACT_TOPICS),
  ...who,
  message: message('Schrijf hier je vraag.'),
});

/** Did not find an answer among the questions; without a mail address nobody can answer it, but it can be added. */
export const faqSchema = z.object({
  kind: z.literal('faq'),
  question: message('Schrijf hier je vraag.'),
  email: z.union([z.literal(''), emailAddress]),
});

/** Had a price reckoned and wants it on paper. */
export const quoteSchema = z.object({
  kind: z.literal('quote'),
  type: z.enum(ACCOUNT_KINDS),
  pupils: count(3000),
  months: count(36),
  organisation: line(120),
  ...who,
  /** Number under which the customer orders. */
  order: maybeLine(60),
});

/** Wants a training, or to hear of the next one. */
export const trainingSchema = z.object({
  kind: z.literal('training'),
  ...who,
  organisation: maybeLine(120),
  place: z.enum(TRAINING_PLACES),
  /** Who come, what they want to learn, when they can. */
  wish: message('Schrijf hier wat je graag wilt leren.'),
});

/** Tells how it goes; only published after the office asked. */
export const experienceSchema = z.object({
  kind: z.literal('experience'),
  type: z.enum(ACCOUNT_KINDS),
  role: line(80),
  ...who,
  text: message('Schrijf hier je ervaring.'),
  /** As whom one may be quoted. */
  shown: z.enum(QUOTED_AS),
  consent,
});

/** Every form of the site, by what it is for. */
export const LEAD_FORMS = {
  application: namedApplicationSchema,
  contact: contactSchema,
  faq: faqSchema,
  quote: quoteSchema,
  training: trainingSchema,
  experience: experienceSchema,
} as const satisfies Record<LeadKind, z.ZodType>;
/** What was filled in, as it is stored. */
export type Lead = { [K in LeadKind]: z.output<(typeof LEAD_FORMS)[K]> }[LeadKind];

/** Keeps robots out without tracking anybody. */
const guard = {
  /** A field that people don't see: who fills it in is a robot. */
  website: z.string().max(500),
  /** How long the form was open, in seconds. */
  seconds: z.number().min(0).max(1e7),
};

const leadParams = z.object({ lead: z.uuid() });

export const sendLead = defineCall({
  id: 'sendLead',
  method: 'PUT',
  path: '/api/site/leads/{lead}',
  action: 'public',
  when: 'core',
  summary: 'Een formulier van de openbare site. De client maakt het id: twee keer is één keer.',
  params: leadParams,
  body: z.intersection(
    z.object(guard),
    z.discriminatedUnion('kind', [
      namedApplicationSchema,
      contactSchema,
      faqSchema,
      quoteSchema,
      trainingSchema,
      experienceSchema,
    ]),
  ),
  response: z.object({ id: z.string() }),
  errors: ['invalid-fields', 'too-many-requests', 'conflict'],
});

export const reportDeadLink = defineCall({
  id: 'reportDeadLink',
  method: 'POST',
  path: '/api/site/dead-links',
  action: 'public',
  when: 'core',
  summary: 'Meld een adres dat niet bestaat, met waar de link stond. Elke link telt één keer.',
  body: z.object({
    path: z.string().startsWith('/').max(300),
    /** Address of the page with the link, without what comes after its path; empty when it is not known. */
    from: z.string().max(300),
  }),
  response: z.object({ known: z.boolean() }),
  errors: ['too-many-requests'],
});

const leadSchema = z.object({
  id: z.string(),
  kind: z.enum(LEAD_KINDS),
  status: z.enum(LEAD_STATUSES),
  /** What was filled in, by the names of the fields. */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  email: z.string().nullable(),
  createdAt: z.int(),
  /** How many other forms came from this mail address. */
  others: z.int(),
  /** The account that was made of it. */
  account: z.string().nullable(),
});
export type LeadView = z.infer<typeof leadSchema>;

/** Forms on one page of the list. */
export const LEADS_PER_PAGE = 50;

export const listLeads = defineCall({
  id: 'listLeads',
  method: 'GET',
  path: '/api/office/leads',
  action: 'office:leads',
  summary: 'Aanvragen, vragen en andere formulieren van de site, de nieuwste eerst.',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    kind: z.enum(LEAD_KINDS).optional(),
    status: z.enum(LEAD_STATUSES).optional(),
  }),
  response: z.object({ leads: z.array(leadSchema), total: z.int() }),
});

export const closeLead = defineCall({
  id: 'closeLead',
  method: 'PATCH',
  path: '/api/office/leads/{lead}',
  action: 'office:leads',
  when: 'change',
  summary: 'Zet een formulier op afgehandeld, of terug op nieuw.',
  params: z.object({ lead: idSchema }),
  body: z.object({ status: z.enum(['new', 'closed']) }),
  response: leadSchema,
  errors: ['not-found', 'conflict'],
});

export const listDeadLinks = defineCall({
  id: 'listDeadLinks',
  method: 'GET',
  path: '/api/office/dead-links',
  action: 'office:leads',
  summary: 'Adressen die bezoekers zochten en die niet bestaan, met waar de link stond.',
  response: z.object({
    links: z.array(z.object({ path: z.string(), from: z.string(), times: z.int(), lastAt: z.int() })),
    total: z.int(),
  }),
});
