import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { ACCOUNT_KINDS } from './lead-kinds.ts';
import { line } from './messages.ts';
import { VARIANTS } from './variant.ts';

/**
 * How it stands with the agreement of an account. `none`: it needs none, as a family does not, nor whoever hosts for itself. `again`:
 * there is one, but more is kept or done by now than stands in it.
 */
export const AGREEMENT_STANDINGS = ['none', 'missing', 'again', 'signed'] as const;
export type AgreementStanding = (typeof AGREEMENT_STANDINGS)[number];

/** What an order is refused with as long as there is none. */
export const SIGN_FIRST = 'Onderteken eerst de verwerkersovereenkomst.';

const signedSchema = z.object({
  id: z.string(),
  via: z.enum(['app', 'paper']),
  version: z.string(),
  leaflet: z.int(),
  signer: z.string(),
  task: z.string(),
  signedOn: z.iso.date(),
  /** Digest of the document; null for one on paper. */
  sha256: z.string().nullable(),
});
export type SignedAgreement = z.infer<typeof signedSchema>;

const agreementSchema = z.object({
  standing: z.enum(AGREEMENT_STANDINGS),
  /** What came since it was signed, in words. */
  grown: z.array(z.string()),
  /** Newest first. */
  signed: z.array(signedSchema),
  /** What is to be signed now. */
  text: z.object({
    title: z.string(),
    version: z.string(),
    leaflet: z.int(),
    parties: z.array(z.string()),
    parts: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
  }),
  /** Why it can't be signed yet; empty when it can. */
  hindrance: z.string(),
  /** Whether that is that the account's address is not known. */
  lacksAddress: z.boolean(),
});
export type AgreementView = z.infer<typeof agreementSchema>;

const accountParams = z.object({ account: idSchema });
const agreementParams = accountParams.extend({ agreement: z.uuid() });

export const getAgreement = defineCall({
  id: 'getAgreement',
  method: 'GET',
  path: '/api/accounts/{account}/agreement',
  action: 'privacy:agree',
  when: 'core',
  summary: 'De verwerkersovereenkomst: hoe het ervoor staat, wat er ondertekend is en de tekst van nu.',
  params: accountParams,
  response: agreementSchema,
});

export const signAgreement = defineCall({
  id: 'signAgreement',
  method: 'PUT',
  path: '/api/accounts/{account}/agreements/{agreement}',
  action: 'privacy:agree',
  when: 'core',
  summary:
    'Ondertekent de verwerkersovereenkomst namens de organisatie. De client maakt het id: twee keer is één keer.',
  params: agreementParams,
  body: z.object({
    /** What was read. */
    version: line(40),
    leaflet: z.int().min(1),
    /** What the signer is in the organisation. */
    task: line(100),
    mayAgree: z.literal(true, 'Vink aan dat je mag ondertekenen.'),
  }),
  response: agreementSchema,
  errors: ['invalid-fields', 'conflict'],
});

export const getAgreementPdf = defineCall({
  id: 'getAgreementPdf',
  method: 'GET',
  path: '/api/accounts/{account}/agreements/{agreement}/pdf',
  action: 'privacy:agree',
  when: 'core',
  summary: 'Een ondertekende overeenkomst als pdf, in base64, met haar sha-256.',
  params: agreementParams,
  response: z.object({ pdf: z.base64(), sha256: z.string() }),
});

/** Accounts on one page of the office's list. */
export const AGREEMENTS_PER_PAGE = 50;

const officeAgreementSchema = z.object({
  account: z.object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(ACCOUNT_KINDS),
    variant: z.enum(VARIANTS),
  }),
  standing: z.enum(AGREEMENT_STANDINGS),
  /** The last one that was signed; null while there is none. */
  last: signedSchema.nullable(),
});
export type OfficeAgreement = z.infer<typeof officeAgreementSchema>;

export const listOfficeAgreements = defineCall({
  id: 'listOfficeAgreements',
  method: 'GET',
  path: '/api/office/agreements',
  action: 'office:privacy',
  summary: 'Scholen en praktijken en hun verwerkersovereenkomst; wie er geen heeft eerst.',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    standing: z.enum(['open', 'signed', 'all']).default('open'),
  }),
  response: z.object({ agreements: z.array(officeAgreementSchema), total: z.int() }),
});

export const notePaper = defineCall({
  id: 'notePaper',
  method: 'PUT',
  path: '/api/office/accounts/{account}/agreements/{agreement}',
  action: 'office:privacy',
  when: 'core',
  summary:
    'Noteert een overeenkomst die op papier ondertekend is. De client maakt het id: twee keer is één keer.',
  params: agreementParams,
  body: z.object({
    version: line(40),
    signer: line(100),
    task: line(100),
    signedOn: z.iso.date(),
  }),
  response: agreementSchema,
  errors: ['invalid-fields', 'conflict'],
});

export const dropPaper = defineCall({
  id: 'dropPaper',
  method: 'DELETE',
  path: '/api/office/accounts/{account}/agreements/{agreement}',
  action: 'office:privacy',
  when: 'core',
  summary:
    'Haalt weg wat van een overeenkomst op papier verkeerd genoteerd is. Wat hier ondertekend is, blijft.',
  params: accountParams.extend({ agreement: idSchema }),
  response: agreementSchema,
  errors: ['not-found', 'conflict'],
});
