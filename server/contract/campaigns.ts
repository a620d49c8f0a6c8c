import { z } from 'zod';
import { MOST_INVITEES, OFFER_TRIAL_DAYS, RESEND_AFTER_DAYS } from './account-terms.ts';
import { defineCall, idSchema } from './call.ts';
import { JOB_STATES } from './jobs.ts';
import { ACCOUNT_KINDS } from './lead-kinds.ts';
import { MOST_PUPILS } from './prices.ts';
import { VARIANTS } from './variant.ts';

/** The letters in which somebody is invited (server/mail/templates/campaigns.ts). */
export const CAMPAIGN_TEMPLATES = ['campaign', 'campaign-asked'] as const;

/** Why somebody may be written to who did not write first. */
export const CAMPAIGN_GROUNDS = ['asked', 'customer', 'published'] as const;
export type CampaignGround = (typeof CAMPAIGN_GROUNDS)[number];

/** How far an invitation is: on its way, taken up, or over. */
export const INVITEE_STATES = [
  'queued',
  'sent',
  'opened',
  'applied',
  'started',
  'failed',
  'bounced',
  'revoked',
  'expired',
  'unsubscribed',
  'skipped',
] as const;
export type InviteeState = (typeof INVITEE_STATES)[number];

/** What somebody gets who takes up an invitation. */
export const offerSchema = z.object({
  trialDays: z
    .int('Vul een heel getal in.')
    .min(OFFER_TRIAL_DAYS.least, `Vul minstens ${OFFER_TRIAL_DAYS.least} in.`)
    .max(OFFER_TRIAL_DAYS.most, `Vul hoogstens ${OFFER_TRIAL_DAYS.most} in.`),
  /** Room for at least so many pupils; null: as the application asks. */
  seats: z
    .int('Vul een heel getal in.')
    .min(1, 'Vul minstens 1 in.')
    .max(MOST_PUPILS.school, `Vul hoogstens ${MOST_PUPILS.school} in.`)
    .nullable(),
  /** Percent off the list price of the first order; null: the list price. */
  percentOff: z
    .int('Vul een heel getal in.')
    .min(1, 'Vul minstens 1 in.')
    .max(100, 'Vul hoogstens 100 in.')
    .nullable(),
});
export type Offer = z.output<typeof offerSchema>;

/** All of an invitation but whom it goes to. */
export const campaignTermsSchema = z.object({
  template: z.enum(CAMPAIGN_TEMPLATES),
  offer: offerSchema,
  /** The last day on which it can be taken up. */
  expiresOn: z.iso.date('Kies een dag.'),
  ground: z.enum(CAMPAIGN_GROUNDS, 'Kies waarom we deze mensen mogen mailen.'),
});
export type CampaignTerms = z.output<typeof campaignTermsSchema>;

/** The longest text of a cell; what is longer is no name or address. */
const LONGEST_CELL = 300;
const cell = z.string().max(LONGEST_CELL);

/** Somebody to be invited, as it stands in a list: whether that is right is told by line. */
const inviteeDraftSchema = z.object({
  /** Where it stands in what was pasted or read, from 1. */
  line: z.int().min(1).max(1_000_000),
  name: cell,
  email: cell,
  organisation: cell,
  /** School, rt or thuis, as people write it; empty for a school. */
  kind: cell,
  /** The country, as people write it; empty for what the address tells. */
  variant: cell,
});
export type InviteeDraft = z.output<typeof inviteeDraftSchema>;

const inviteesSchema = z
  .array(inviteeDraftSchema)
  .min(1, 'Vul in wie je uitnodigt.')
  .max(MOST_INVITEES, `Nodig hoogstens ${MOST_INVITEES} mensen tegelijk uit.`);

/** Room for a list of the most people with long names. */
const MOST_LIST_BYTES = 1024 * 1024;

/** Something about a line of a list. */
const lineNoteSchema = z.object({
  line: z.int(),
  email: z.string(),
  /** Faulty and double are to be mended first; who wants no mail is skipped; the rest is good to know. */
  kind: z.enum(['faulty', 'double', 'suppressed', 'customer', 'invited']),
  text: z.string(),
});
export type LineNote = z.infer<typeof lineNoteSchema>;

const checkedSchema = z.object({
  notes: z.array(lineNoteSchema),
  /** How many get a mail, once what is wrong is mended. */
  total: z.int(),
  skipped: z.int(),
});
export type CheckedInvitees = z.infer<typeof checkedSchema>;

const countsSchema = z.object({
  all: z.int(),
  /** Those of which the mail went out, however far they came after that. */
  sent: z.int(),
  opened: z.int(),
  applied: z.int(),
  started: z.int(),
  /** Those that are over without a trial, by how. */
  over: z.partialRecord(z.enum(INVITEE_STATES), z.int()),
});
export type CampaignCounts = z.infer<typeof countsSchema>;

const summarySchema = campaignTermsSchema.extend({
  id: z.string(),
  at: z.int(),
  /** Who sent it; null for somebody who is gone. */
  by: z.string().nullable(),
  counts: countsSchema,
  /** Whether the last day is over. */
  isOver: z.boolean(),
});
export type CampaignSummary = z.infer<typeof summarySchema>;

const inviteeSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  organisation: z.string(),
  kind: z.enum(ACCOUNT_KINDS),
  variant: z.enum(VARIANTS),
  state: z.enum(INVITEE_STATES),
  /** Why it failed or was skipped; empty where that needs no words. */
  why: z.string(),
  /** When it came to this state. */
  at: z.int(),
  /** Whether it can be sent once more now. */
  canResend: z.boolean(),
  resentAt: z.int().nullable(),
  /** The mail, the application and the account that came of it. */
  mail: z.string().nullable(),
  lead: z.string().nullable(),
  account: z.string().nullable(),
});
export type InviteeView = z.infer<typeof inviteeSchema>;

const campaignSchema = summarySchema.extend({
  /** The work that sends it; null once that is long ago. */
  job: z.object({ id: z.string(), state: z.enum(JOB_STATES) }).nullable(),
  /** In the order of the list; none once they were erased. */
  invitees: z.array(inviteeSchema),
});
export type CampaignView = z.infer<typeof campaignSchema>;

/** Campaigns on one page of the list. */
export const CAMPAIGNS_PER_PAGE = 50;

const campaignParams = z.object({ campaign: z.uuid() });
const action = 'office:invitations';

export const listCampaigns = defineCall({
  id: 'listCampaigns',
  method: 'GET',
  path: '/api/office/campaigns',
  action,
  summary: 'Verstuurde uitnodigingen, de nieuwste eerst, met hoeveel er verstuurd, geopend en gestart zijn.',
  query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  response: z.object({ campaigns: z.array(summarySchema), total: z.int() }),
});

export const getCampaign = defineCall({
  id: 'getCampaign',
  method: 'GET',
  path: '/api/office/campaigns/{campaign}',
  action,
  summary: 'Een verstuurde uitnodiging, met hoe ver ieder is.',
  params: campaignParams,
  response: campaignSchema,
  errors: ['not-found'],
});

export const checkInvitees = defineCall({
  id: 'checkInvitees',
  method: 'POST',
  path: '/api/office/invitee-checks',
  action,
  when: 'read',
  summary:
    'Kijkt een lijst na: wat er fout of dubbel is, wie geen mail wil en wie al klant is. Er gaat niets uit.',
  body: z.object({ invitees: inviteesSchema }),
  response: checkedSchema,
  mostBytes: MOST_LIST_BYTES,
});

const letterSchema = z.object({ subject: z.string(), text: z.string(), html: z.string() });

export const previewCampaign = defineCall({
  id: 'previewCampaign',
  method: 'POST',
  path: '/api/office/campaign-previews',
  action,
  when: 'read',
  summary: 'De uitnodiging zoals lezers in Nederland en België hem krijgen, met een verzonnen naam.',
  body: campaignTermsSchema,
  response: z.object({ nl: letterSchema, be: letterSchema }),
  errors: ['invalid-fields'],
});

export const testCampaign = defineCall({
  id: 'testCampaign',
  method: 'POST',
  path: '/api/office/campaign-tests',
  action,
  when: 'read',
  summary: 'Stuurt de uitnodiging als proef naar het eigen mailadres.',
  body: campaignTermsSchema.extend({ variant: z.enum(VARIANTS) }),
  response: z.object({ address: z.string() }),
  errors: ['invalid-fields', 'conflict'],
});

export const sendCampaign = defineCall({
  id: 'sendCampaign',
  method: 'PUT',
  path: '/api/office/campaigns/{campaign}',
  action,
  when: 'change',
  summary:
    'Stuurt een uitnodiging, zestig mails per minuut. De client maakt het id: twee keer is één keer. Zolang er een regel fout of dubbel is gaat er niets uit.',
  params: campaignParams,
  body: campaignTermsSchema.extend({ invitees: inviteesSchema }),
  response: campaignSchema,
  errors: ['invalid-fields', 'conflict'],
  mostBytes: MOST_LIST_BYTES,
});

const someSchema = z.object({ invitees: z.array(idSchema).min(1).max(MOST_INVITEES) });

export const resendInvitations = defineCall({
  id: 'resendInvitations',
  method: 'POST',
  path: '/api/office/campaigns/{campaign}/reminders',
  action,
  when: 'change',
  summary: `Stuurt wie nog niet begon de uitnodiging één keer opnieuw, op zijn vroegst na ${RESEND_AFTER_DAYS} dagen. Wie dat niet kan krijgen wordt overgeslagen.`,
  params: campaignParams,
  body: someSchema,
  response: campaignSchema,
  errors: ['not-found', 'conflict'],
  mostBytes: MOST_LIST_BYTES,
});

export const revokeInvitations = defineCall({
  id: 'revokeInvitations',
  method: 'POST',
  path: '/api/office/campaigns/{campaign}/revocations',
  action,
  when: 'less',
  summary: 'Trekt uitnodigingen in waarmee nog niets is aangevraagd: de link werkt dan niet meer.',
  params: campaignParams,
  body: someSchema,
  response: campaignSchema,
  errors: ['not-found', 'conflict'],
  mostBytes: MOST_LIST_BYTES,
});

export const openInvitation = defineCall({
  id: 'openInvitation',
  method: 'POST',
  path: '/api/site/invitation-visits',
  action: 'public',
  when: 'core',
  summary: 'Iemand kwam op de site met een uitnodiging van Spelwereld.',
  body: z.object({ code: z.string().max(20) }),
  response: z.object({
    name: z.string(),
    email: z.string(),
    organisation: z.string(),
    kind: z.enum(ACCOUNT_KINDS),
    days: z.int(),
    seats: z.int().nullable(),
    percentOff: z.int().nullable(),
    expiresOn: z.iso.date(),
    /** Somebody with this address can log in already. */
    isCustomer: z.boolean(),
  }),
  errors: ['not-found', 'too-many-requests'],
});

/** Also what a mail program asks by itself when its reader presses its own button (RFC 8058); what that sends along is not read. */
export const refuseInvitations = defineCall({
  id: 'refuseInvitations',
  method: 'POST',
  path: '/api/site/invitation-refusals/{token}',
  action: 'public',
  when: 'core',
  summary: 'Wie een uitnodiging per mail kreeg, wil er geen meer.',
  params: z.object({ token: z.string().max(120) }),
  response: z.object({ refused: z.boolean() }),
  errors: ['too-many-requests'],
});

/** The same address as a page: who opens it is asked first. */
export const askRefusal = defineCall({
  id: 'askRefusal',
  method: 'GET',
  path: '/api/site/invitation-refusals/{token}',
  action: 'public',
  summary: 'Gaat naar de bladzijde waar je je afmeldt voor uitnodigingen.',
  params: z.object({ token: z.string().max(120) }),
  answer: 'redirect',
});

const codeOf = /^[2-9A-HJKMNP-Z]{12}$/;
/** Whether a text can be the code of an invitation. */
export const isInvitationCode = (text: string): boolean => codeOf.test(text);
