import type { AuditAction } from '../audit/actions.ts';
import { audit } from '../audit/audit.ts';
import * as contract from '../contract/invoices.ts';
import * as orders from '../contract/orders.ts';
import { vatOf, vatOver } from '../contract/vat.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { InvoiceRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { notFound } from '../http/problem.ts';
import type { Licences } from '../licence/licences.ts';
import type { Post } from '../mail/post.ts';
import { creditMail, invoiceMail } from '../mail/templates/licence.ts';
import { beginOf } from './begin.ts';
import { numberText } from './document.ts';
import { draftAgain } from './again.ts';
import { credit } from './credit.ts';
import { dropDraft, findInvoice, makeFinal, pdfOf } from './invoices.ts';
import { officeOrders, ordersOf } from './order-views.ts';
import { cancel, confirm, order, planFor } from './orders.ts';
import { checkDay, markPaid, markRefunded, takeBackPayment, takeBackRefund } from './payment.ts';
import { receiverOf } from './receiver.ts';
import { refuse } from './refuse.ts';
import { sellerOf } from './seller.ts';
import { invoicesOf, officeInvoice, officePage } from './views.ts';
import { withdraw } from './withdraw.ts';

interface InvoiceDeps {
  db: Db;
  licences: Licences;
  post: Post;
  /** Who sells, line by line. */
  supplier: readonly string[];
}

/** Ordering, and the invoices that come of it: for administrators of an account, and for the office. */
export function invoiceRoutes(calls: Calls, { db, licences, post, supplier }: InvoiceDeps): void {
  const { now } = licences;
  const seller = sellerOf(supplier);
  const today = () => nameOfDay(now());
  /** Where licences do not count nothing is sold. */
  const there = () => {
    if (licences.isOff) throw notFound();
  };
  const doing = ({ id: actorId }: { id: string }) => ({ actorId, now: now(), seller });

  calls.on(orders.listOrders, async ({ session, subject, params }) => {
    there();
    const list = await ordersOf(db, params.account, now());
    return { orders: list, total: list.length, begin: await beginOf(db, subject.account!, session.id) };
  });
  calls.on(orders.priceOrder, async ({ subject, params, body }) => {
    there();
    const plan = await planFor(db, params.account, body, now());
    const { startsOn, endsOn, months, excl, listExcl, promisedOff, atOnce } = plan;
    const { variant, kind } = subject.account!;
    const sale = { buyer: variant, isHome: kind === 'thuis', vatIdCheckedOn: null, isOverThreshold: true };
    const { percent } = vatOf({ ...sale, seller: seller.country, day: today() });
    const vat = vatOver(excl, percent);
    const price = { excl, vat, vatPercent: percent, incl: excl + vat, listExcl, promisedOff };
    return { startsOn, endsOn, months, ...price, atOnce };
  });
  calls.on(orders.placeOrder, async ({ session, subject, params, body }) => {
    there();
    await order(db, subject.account!, params.order, body, doing(session));
    licences.changed(params.account);
    return one(await ordersOf(db, params.account, now()), params.order);
  });
  calls.on(orders.cancelOrder, async ({ session, params }) => {
    there();
    await cancel(db, params.account, params.order, session.id);
    return one(await ordersOf(db, params.account, now()), params.order);
  });
  calls.on(orders.withdrawOrder, async ({ session, subject, params }) => {
    there();
    await withdraw(db, subject.account!, params.order, { actorId: session.id, now: now() });
    licences.changed(params.account);
    return one(await ordersOf(db, params.account, now()), params.order);
  });
  calls.on(contract.listInvoices, async ({ params }) => {
    there();
    const invoices = await invoicesOf(db, params.account);
    return { invoices, total: invoices.length };
  });
  calls.on(contract.getInvoicePdf, async ({ params }) => {
    there();
    const row = await findInvoice(db, params.invoice);
    if (row.account_id !== params.account || row.state === 'draft')
      throw notFound('Deze factuur is er niet.');
    return { pdf: (await pdfOf(db, row)).toString('base64') };
  });

  calls.on(orders.listOfficeOrders, async () => {
    there();
    const list = await officeOrders(db, now());
    return { orders: list, total: list.length };
  });
  calls.on(orders.confirmOrder, async ({ session, params, body: { excl, why } }) => {
    there();
    const accountId = await confirm(db, params.order, { excl, why, role: session.role }, doing(session));
    licences.changed(accountId);
    return one(await officeOrders(db, now(), params.order), params.order);
  });
  calls.on(orders.refuseOrder, async ({ session, params, body: { why } }) => {
    there();
    await refuse(db, params.order, { post, why, actorId: session.id, now: now() });
    post.nudge();
    return one(await officeOrders(db, now(), params.order), params.order);
  });
  calls.on(orders.draftInvoice, async ({ session, params }) => {
    there();
    await draftAgain(db, params.order, doing(session));
    return one(await officeOrders(db, now(), params.order), params.order);
  });
  calls.on(orders.checkVatId, async ({ session, params, body }) => {
    there();
    const { numUpdatedRows } = await db
      .updateTable('orders')
      .set({ vat_id_checked_on: body.checkedOn })
      .where('id', '=', params.order)
      .executeTakeFirst();
    if (!numUpdatedRows) throw notFound('Deze bestelling is er niet.');
    await audit(db, { action: 'vat-id-checked', actorId: session.id, subject: params.order });
    return one(await officeOrders(db, now(), params.order), params.order);
  });
  calls.on(contract.listOfficeInvoices, async ({ query }) => {
    there();
    return officePage(db, query, today());
  });
  calls.on(contract.getOfficeInvoicePdf, async ({ params }) => {
    there();
    return { pdf: (await pdfOf(db, await findInvoice(db, params.invoice))).toString('base64') };
  });
  calls.on(contract.finalInvoice, ({ session, params }) =>
    settle(params.invoice, () =>
      makeFinal(db, params.invoice, today(), (trx, row) => told(trx, row, 'invoice-final', session.id)),
    ),
  );
  calls.on(contract.creditInvoice, ({ session, params, body }) =>
    settle(params.invoice, async () => {
      const wish = { ...body, actorId: session.id, now: now() };
      const note = await credit(db, params.invoice, wish, (trx, row) =>
        told(trx, row, 'invoice-credited', session.id, body.reason),
      );
      if (note.account_id !== null) licences.changed(note.account_id);
      return note;
    }),
  );
  calls.on(contract.payInvoice, ({ session, params: { invoice }, body: { paidOn } }) => {
    checkDay('paidOn', paidOn, today());
    return noted(invoice, 'invoice-paid', session.id, (trx) => markPaid(trx, invoice, paidOn), paidOn);
  });
  calls.on(contract.unpayInvoice, ({ session, params: { invoice } }) =>
    noted(invoice, 'invoice-unpaid', session.id, (trx) => takeBackPayment(trx, invoice)),
  );
  calls.on(contract.refundInvoice, ({ session, params: { invoice }, body: { refundedOn: on } }) => {
    checkDay('refundedOn', on, today());
    return noted(invoice, 'invoice-refunded', session.id, (trx) => markRefunded(trx, invoice, on), on);
  });
  calls.on(contract.unrefundInvoice, ({ session, params: { invoice } }) =>
    noted(invoice, 'invoice-unrefunded', session.id, (trx) => takeBackRefund(trx, invoice)),
  );
  calls.on(contract.removeDraft, async ({ session, params }) => {
    there();
    await transact(db, async (trx) => {
      const { id: subject, account_id: accountId } = await findInvoice(trx, params.invoice);
      await dropDraft(trx, subject);
      await audit(trx, { action: 'invoice-draft-removed', actorId: session.id, accountId, subject });
    });
    return { id: params.invoice };
  });

  /** Notes something of an invoice, and writes down who did; `work` says whether it was not noted before. Nobody is mailed. */
  function noted(
    id: string,
    action: AuditAction,
    actorId: string,
    work: (trx: Db) => Promise<boolean>,
    detail?: string,
  ) {
    there();
    return transact(db, async (trx) => {
      const { account_id: accountId } = await findInvoice(trx, id);
      const line = { action, actorId, accountId, subject: id };
      if (await work(trx)) await audit(trx, { ...line, ...(detail !== undefined && { detail }) });
      return one(await officeInvoice(trx, id, today()), id);
    });
  }

  /** Does something with an invoice, and gives it as the office sees it. */
  async function settle(id: string, work: () => Promise<InvoiceRow>) {
    there();
    await findInvoice(db, id);
    const row = await work();
    post.nudge();
    await pdfOf(db, await findInvoice(db, row.id));
    return one(await officeInvoice(db, row.id, today()), row.id);
  }

  /** Writes down that an invoice or credit note was made, and mails that it is there. */
  async function told(trx: Db, row: InvoiceRow, action: AuditAction, actorId: string, reason?: string) {
    const line = { action, actorId, accountId: row.account_id, subject: row.id };
    await audit(trx, { ...line, ...(reason !== undefined && { reason }) });
    const to = await receiverOf(trx, row);
    if (!to) return;
    await post.add(trx, {
      to,
      letter: (row.series === 'F' ? invoiceMail : creditMail).letter({
        ...{ naam: to.name, organisatie: to.organisation, nummer: numberText(row)! },
      }),
      accountId: row.account_id,
    });
  }
}

function one<T extends { id: string }>(rows: readonly T[], id: string): T {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw notFound();
  return row;
}
