import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';

/** Invoices have a series of numbers of their own, and credit notes another. */
export const INVOICE_STATES = ['draft', 'final', 'paid', 'credited'] as const;

const day = z.iso.date();

const invoiceSchema = z.object({
  id: z.string(),
  series: z.enum(['F', 'C']),
  /** Such as F2027-0001; null for a draft. */
  number: z.string().nullable(),
  state: z.enum(INVOICE_STATES),
  issuedOn: day.nullable(),
  dueOn: day.nullable(),
  /** In cents. */
  excl: z.int(),
  vat: z.int(),
  incl: z.int(),
  /** The number of the invoice that a credit note takes back. */
  corrects: z.string().nullable(),
});
export type InvoiceView = z.infer<typeof invoiceSchema>;

const accountParams = z.object({ account: idSchema });

export const listInvoices = defineCall({
  id: 'listInvoices',
  method: 'GET',
  path: '/api/accounts/{account}/invoices',
  action: 'licence:read',
  when: 'core',
  summary: 'Facturen en creditnota’s van een account, nieuwste eerst.',
  params: accountParams,
  response: z.object({ invoices: z.array(invoiceSchema), total: z.int() }),
});

const pdf = z.object({
  /** The document, as base64. */
  pdf: z.base64(),
});

export const getInvoicePdf = defineCall({
  id: 'getInvoicePdf',
  method: 'GET',
  path: '/api/accounts/{account}/invoices/{invoice}/pdf',
  action: 'licence:read',
  when: 'core',
  summary: 'Een factuur of creditnota als pdf: altijd dezelfde.',
  params: accountParams.extend({ invoice: idSchema }),
  response: pdf,
  errors: ['not-found'],
});

const officeInvoiceSchema = invoiceSchema.extend({
  paidOn: day.nullable(),
  account: z.object({ id: z.string(), name: z.string() }).nullable(),
  buyer: z.string(),
  /** Of the buyer: customers may share a name. */
  place: z.string(),
  /** How often it was reminded of. */
  reminders: z.int(),
  /** What is to be paid back of it, or of its credit notes, and on which day that was done. */
  refunds: z.array(
    z.object({ id: z.string(), number: z.string(), cents: z.int(), refundedOn: day.nullable() }),
  ),
  /** Until when the customer has what was ordered; null when that is over. To be settled when all of it is taken back. */
  orderUntil: day.nullable(),
  lines: z.array(z.object({ what: z.string(), total: z.int(), isCredited: z.boolean() })),
  version: z.int(),
});
export type OfficeInvoice = z.infer<typeof officeInvoiceSchema>;

/**
 * Documents of one page of the office's list, and which of them. `late`: an invoice that had to be paid before today;
 * `refund`: a credit note of which something is to be paid back.
 */
export const INVOICES_PER_PAGE = 50;
export const INVOICE_SHOWN = ['draft', 'open', 'late', 'paid', 'credited', 'credit-note', 'refund'] as const;

export const listOfficeInvoices = defineCall({
  id: 'listOfficeInvoices',
  method: 'GET',
  path: '/api/office/invoices',
  action: 'office:invoices',
  summary: 'Facturen van alle accounts: concepten eerst, dan de nieuwste.',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    shown: z.enum(INVOICE_SHOWN).optional(),
    /** A number, or part of what a customer is called now. */
    search: z.string().trim().max(100).optional(),
  }),
  response: z.object({ invoices: z.array(officeInvoiceSchema), total: z.int() }),
});

const invoiceParams = z.object({ invoice: idSchema });

export const getOfficeInvoicePdf = defineCall({
  id: 'getOfficeInvoicePdf',
  method: 'GET',
  path: '/api/office/invoices/{invoice}/pdf',
  action: 'office:invoices',
  summary: 'Een factuur, creditnota of concept als pdf.',
  params: invoiceParams,
  response: pdf,
  errors: ['not-found'],
});

export const finalInvoice = defineCall({
  id: 'finalInvoice',
  method: 'POST',
  path: '/api/office/invoices/{invoice}/final',
  action: 'office:invoices',
  when: 'change',
  confirmed: true,
  summary:
    'Maak een conceptfactuur definitief: ze krijgt een nummer en verandert nooit meer. Nog eens: dezelfde.',
  params: invoiceParams,
  response: officeInvoiceSchema,
  errors: ['conflict', 'not-found'],
});

export const removeDraft = defineCall({
  id: 'removeDraft',
  method: 'DELETE',
  path: '/api/office/invoices/{invoice}',
  action: 'office:invoices',
  when: 'change',
  summary: 'Gooi een conceptfactuur weg. Een definitieve factuur kan niet weg.',
  params: invoiceParams,
  response: z.object({ id: z.string() }),
  errors: ['conflict', 'not-found'],
});

export const payInvoice = defineCall({
  id: 'payInvoice',
  method: 'POST',
  path: '/api/office/invoices/{invoice}/payment',
  action: 'office:invoices',
  when: 'change',
  summary: 'Noteer dat een factuur betaald is.',
  params: invoiceParams,
  body: z.object({
    /** Today, or a day before it. */
    paidOn: day,
  }),
  response: officeInvoiceSchema,
  errors: ['conflict', 'not-found', 'invalid-fields'],
});

export const unpayInvoice = defineCall({
  id: 'unpayInvoice',
  method: 'DELETE',
  path: '/api/office/invoices/{invoice}/payment',
  action: 'office:invoices',
  when: 'change',
  summary: 'Neem terug dat een factuur betaald is.',
  params: invoiceParams,
  response: officeInvoiceSchema,
  errors: ['conflict', 'not-found'],
});

export const creditInvoice = defineCall({
  id: 'creditInvoice',
  method: 'POST',
  path: '/api/office/invoices/{invoice}/credit',
  action: 'office:invoices',
  when: 'change',
  summary: 'Maak een creditnota voor een factuur of voor regels ervan, met de reden. Nog eens: dezelfde.',
  params: invoiceParams,
  body: z.object({
    reason: z.string().trim().min(5, 'Schrijf in een zin waarom.').max(200),
    /** Lines by their place; without it all that were not taken back yet. */
    lines: z.array(z.int().min(0)).min(1, 'Kies minstens één regel.').max(100).optional(),
    /** Whether what was ordered goes too; needed when all of it is taken back while the customer has it. */
    licence: z.enum(['ends', 'stays']).optional(),
  }),
  response: officeInvoiceSchema,
  errors: ['conflict', 'not-found', 'invalid-fields'],
});

export const refundInvoice = defineCall({
  id: 'refundInvoice',
  method: 'POST',
  path: '/api/office/invoices/{invoice}/refund',
  action: 'office:invoices',
  when: 'change',
  summary: 'Noteer dat het bedrag van een creditnota terugbetaald is.',
  params: invoiceParams,
  body: z.object({
    /** Today, or a day before it. */
    refundedOn: day,
  }),
  response: officeInvoiceSchema,
  errors: ['conflict', 'not-found', 'invalid-fields'],
});

export const unrefundInvoice = defineCall({
  id: 'unrefundInvoice',
  method: 'DELETE',
  path: '/api/office/invoices/{invoice}/refund',
  action: 'office:invoices',
  when: 'change',
  summary: 'Neem terug dat het bedrag van een creditnota terugbetaald is.',
  params: invoiceParams,
  response: officeInvoiceSchema,
  errors: ['conflict', 'not-found'],
});
