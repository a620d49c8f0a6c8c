import type { Generated } from 'kysely';
import type { INVOICE_STATES } from '../../contract/invoices.ts';
import type { OrderKind, ORDER_STATES } from '../../contract/orders.ts';

// What customers order, and what they are asked to pay. Kept for as long as the law wants it, also after the account is erased.

export interface OrderRow {
  /** Made by the client. */
  id: string;
  /** Null when the account was erased. */
  account_id: string | null;
  kind: OrderKind;
  seats: number;
  months: number;
  /** As 2026-11-16. */
  starts_on: string;
  /** In cents without VAT: of the list, and as it was agreed. */
  list_excl: number;
  excl: number;
  /** JSON of the price as it was reckoned (contract/price.ts). */
  price: string;
  order_number: string;
  vat_id: string;
  /** The day on which that was found to be valid. */
  vat_id_checked_on: string | null;
  /** Null when that person is gone. */
  ordered_by: string | null;
  terms_version: string;
  state: (typeof ORDER_STATES)[number];
  /** Why the office refused it, as the customer reads it; such an order is cancelled. */
  refusal: string | null;
  version: number;
  created_at: number;
}
export type OrderTable = Omit<OrderRow, 'version' | 'refusal'> & {
  version: Generated<number>;
  refusal: Generated<string | null>;
};

export interface InvoiceRow {
  id: string;
  series: 'F' | 'C';
  /** Of its number; null for a draft, as the number itself. */
  year: number | null;
  number: number | null;
  account_id: string | null;
  order_id: string | null;
  /** The invoice that a credit note takes back. */
  corrects_id: string | null;
  /** JSON of both as they were, of the lines and of the totals (invoices/document.ts). */
  seller: string;
  buyer: string;
  lines: string;
  totals: string;
  /** As 2026-11-16. */
  issue_day: string | null;
  due_day: string | null;
  supply_from: string;
  supply_to: string;
  order_number: string;
  state: (typeof INVOICE_STATES)[number];
  /** The day on which it was paid; of a credit note that on which `refund_due` was paid back. */
  paid_on: string | null;
  /** Of a credit note: in cents with VAT, what the customer had paid of it. */
  refund_due: number;
  /** Digest of its PDF, which is always the same bytes. */
  pdf_sha256: string | null;
  /** How often it was reminded of. */
  reminders: number;
  /** How its PDF is laid out (invoices/document.ts): another layout is another number, so that what was sent stays the same bytes. */
  layout: number;
  version: number;
  created_at: number;
}
export type InvoiceTable = Omit<InvoiceRow, 'version' | 'reminders' | 'layout' | 'refund_due'> & {
  refund_due: Generated<number>;
  version: Generated<number>;
  reminders: Generated<number>;
  layout: Generated<number>;
};
