import { z } from 'zod';
import { TERMS_VERSION } from './account-terms.ts';
import { defineCall, idSchema } from './call.ts';
import { maybeLine } from './messages.ts';

/** What is ordered: a first licence, a following one, or more seats in the running one. */
export const ORDER_KINDS = ['new', 'extend', 'seats'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
/** Asked: the office looks first. Confirmed: the licence is there. Invoiced: the invoice is final. */
export const ORDER_STATES = ['asked', 'confirmed', 'invoiced', 'cancelled'] as const;

const day = z.iso.date();

export const orderSchema = z.object({
  id: z.string(),
  kind: z.enum(ORDER_KINDS),
  /** Of the licence; of `seats` how many more. */
  seats: z.int(),
  months: z.int(),
  startsOn: day,
  /** In cents without VAT. */
  excl: z.int(),
  orderNumber: z.string(),
  vatId: z.string(),
  state: z.enum(ORDER_STATES),
  /** Name of who ordered; empty when that person is gone. */
  by: z.string(),
  /** ms since the epoch. */
  at: z.int(),
  /** Why the office refused it; null when it did not. */
  refusal: z.string().nullable(),
  /** A family can still take it back until this day. */
  withdrawUntil: day.nullable(),
});
export type OrderView = z.infer<typeof orderSchema>;

const accountParams = z.object({ account: idSchema });

/** What an order says, and what its price follows from. */
export const orderWishSchema = z.object({
  kind: z.enum(ORDER_KINDS),
  seats: z.int('Vul een heel getal in.').min(1, 'Vul minstens 1 in.').max(3000, 'Vul hoogstens 3000 in.'),
  months: z.int('Vul een heel getal in.').min(1, 'Vul minstens 1 in.').max(36, 'Vul hoogstens 36 in.'),
});

/** What an order begins with on the screen. */
const beginSchema = z.object({
  /** As many as use a seat; in a trial as many as it was asked for, where those are more. */
  seats: z.int(),
  /** Of the account's details. */
  orderNumber: z.string(),
  /** Without an address nothing can be ordered. */
  hasAddress: z.boolean(),
  /** Where a quote goes: the own address of who asks; empty where that is not known. */
  email: z.string(),
});
export type OrderBegin = z.infer<typeof beginSchema>;

export const listOrders = defineCall({
  id: 'listOrders',
  method: 'GET',
  path: '/api/accounts/{account}/orders',
  action: 'licence:read',
  when: 'core',
  summary: 'Wat er besteld is, nieuwste eerst, en waarmee een bestelling begint.',
  params: accountParams,
  response: z.object({
    orders: z.array(orderSchema),
    total: z.int(),
    begin: beginSchema,
  }),
});

export const priceOrder = defineCall({
  id: 'priceOrder',
  method: 'POST',
  path: '/api/accounts/{account}/order-price',
  action: 'licence:order',
  when: 'core',
  summary: 'Wat een bestelling kost en wanneer ze begint. Er wordt niets bewaard.',
  params: accountParams,
  body: orderWishSchema,
  response: z.object({
    startsOn: day,
    endsOn: day,
    months: z.int(),
    /** In cents. */
    excl: z.int(),
    vat: z.int(),
    vatPercent: z.int(),
    incl: z.int(),
    /** Without what an invitation promised, and how many percent that is. */
    listExcl: z.int(),
    promisedOff: z.int().nullable(),
    /** Whether it counts at once, or the office looks first. */
    atOnce: z.boolean(),
  }),
  errors: ['conflict', 'invalid-fields'],
});
export type OrderPrice = z.infer<typeof priceOrder.response>;

export const placeOrder = defineCall({
  id: 'placeOrder',
  method: 'PUT',
  path: '/api/accounts/{account}/orders/{order}',
  action: 'licence:order',
  when: 'core',
  summary:
    'Bestel of verleng een licentie, of meer plaatsen. De client maakt het id: twee keer is één bestelling.',
  params: accountParams.extend({ order: z.uuid() }),
  body: z.object({
    ...orderWishSchema.shape,
    orderNumber: maybeLine(60),
    vatId: z
      .string()
      .trim()
      .toUpperCase()
      .transform((text) => text.replaceAll(/[\s.]/g, ''))
      .pipe(
        z
          .string()
          .regex(/^(|NL\d{9}B\d{2}|BE[01]\d{9})$/, 'Een btw-nummer is als NL123456789B01 of BE0123456789.'),
      ),
    mayOrder: z.literal(
      true,
      'Zet hier een vinkje: alleen wie namens de organisatie mag bestellen, bestelt.',
    ),
    terms: z.literal(TERMS_VERSION, 'De voorwaarden zijn veranderd. Laad de bladzijde opnieuw.'),
  }),
  response: orderSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const cancelOrder = defineCall({
  id: 'cancelOrder',
  method: 'POST',
  path: '/api/accounts/{account}/orders/{order}/cancellation',
  action: 'licence:order',
  when: 'core',
  summary: 'Trek een bestelling in die nog niet bevestigd is.',
  params: accountParams.extend({ order: idSchema }),
  response: orderSchema,
  errors: ['conflict', 'not-found'],
});

export const withdrawOrder = defineCall({
  id: 'withdrawOrder',
  method: 'POST',
  path: '/api/accounts/{account}/orders/{order}/withdrawal',
  action: 'licence:order',
  when: 'core',
  summary: 'Herroep binnen 14 dagen wat een gezin bestelde: de licentie eindigt, de factuur vervalt.',
  params: accountParams.extend({ order: idSchema }),
  response: orderSchema,
  errors: ['conflict', 'not-found'],
});

const officeOrderSchema = orderSchema.extend({
  /** With its place: customers may share a name. */
  account: z.object({ id: z.string(), name: z.string(), place: z.string() }).nullable(),
  /** The price of the list, in cents without VAT. */
  listExcl: z.int(),
  /** Percent off that price which an invitation promised; null for an order that is confirmed, and without a promise. */
  promisedOff: z.int().nullable(),
  vatIdCheckedOn: day.nullable(),
  /** The customer has what was ordered, and no invoice of it stands: its draft was thrown away, or all was taken back. */
  lacksInvoice: z.boolean(),
});
export type OfficeOrder = z.infer<typeof officeOrderSchema>;

export const listOfficeOrders = defineCall({
  id: 'listOfficeOrders',
  method: 'GET',
  path: '/api/office/orders',
  action: 'office:invoices',
  summary: 'Bestellingen van alle accounts; wat op het kantoor wacht eerst.',
  response: z.object({ orders: z.array(officeOrderSchema), total: z.int() }),
});

export const confirmOrder = defineCall({
  id: 'confirmOrder',
  method: 'POST',
  path: '/api/office/orders/{order}/confirmation',
  action: 'office:invoices',
  when: 'change',
  summary:
    'Bevestig een bestelling, eventueel voor een andere prijs: de licentie is er dan, en een conceptfactuur.',
  params: z.object({ order: idSchema }),
  body: z.object({
    /** In cents without VAT; without it the price that it was ordered at. */
    excl: z.int().min(0).optional(),
    why: z.string().trim().max(300).default(''),
  }),
  response: officeOrderSchema,
  errors: ['conflict', 'not-found', 'invalid-fields'],
});

export const checkVatId = defineCall({
  id: 'checkVatId',
  method: 'PUT',
  path: '/api/office/orders/{order}/vat-id-check',
  action: 'office:invoices',
  when: 'change',
  summary: 'Noteer op welke dag het btw-nummer van een bestelling geldig bleek (VIES).',
  params: z.object({ order: idSchema }),
  body: z.object({ checkedOn: day.nullable() }),
  response: officeOrderSchema,
  errors: ['not-found'],
});

export const draftInvoice = defineCall({
  id: 'draftInvoice',
  method: 'POST',
  path: '/api/office/orders/{order}/invoice',
  action: 'office:invoices',
  when: 'change',
  summary: 'Maak opnieuw een conceptfactuur van een bestelling waarvan er geen meer is. Nog eens: dezelfde.',
  params: z.object({ order: idSchema }),
  response: officeOrderSchema,
  errors: ['conflict', 'not-found'],
});

export const refuseOrder = defineCall({
  id: 'refuseOrder',
  method: 'POST',
  path: '/api/office/orders/{order}/refusal',
  action: 'office:invoices',
  when: 'change',
  summary: 'Weiger een bestelling die op het kantoor wacht. De klant leest waarom, ook in een mail.',
  params: z.object({ order: idSchema }),
  body: z.object({
    why: z.string().trim().min(10, 'Schrijf in een zin waarom: minstens 10 tekens.').max(300),
  }),
  response: officeOrderSchema,
  errors: ['conflict', 'not-found', 'invalid-fields'],
});
