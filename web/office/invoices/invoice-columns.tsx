import type { OfficeInvoice } from '../../../server/contract/invoices.ts';
import { inEuros } from '../../../server/contract/price.ts';
import { longDay } from '../../admin/progress/days.ts';
import { dayOf } from '../../app/day.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { Column } from '../../ui/table/column.ts';
import { RowMenu, type RowItem } from '../../ui/table/row-menu.tsx';
import { amountInFile } from './amount-in-file.ts';
import { named } from './order-dialogs.tsx';
import { text } from './wording.ts';

/** A document as it is named. */
export const nameOf = ({ number, buyer }: OfficeInvoice) => number ?? `${text('draft')} ${buyer}`;
const isLate = ({ state, series, dueOn }: OfficeInvoice) =>
  series === 'F' && state === 'final' && dueOn !== null && dueOn < dayOf();

function stateOf(row: OfficeInvoice): string {
  const owed = row.refunds.filter(({ refundedOn }) => refundedOn === null);
  const said = row.series === 'C' ? text('creditFor', { number: row.corrects ?? '' }) : invoiceState(row);
  if (owed.length > 0)
    return text('refundDue', {
      state: said,
      amount: inEuros(
        owed.reduce((sum, { cents }) => sum + cents, 0),
        'nl',
      ),
    });
  const last = row.refunds.at(-1)?.refundedOn;
  return last ? text('refunded', { state: said, day: longDay(last) }) : said;
}

function invoiceState(row: OfficeInvoice): string {
  const late = row.reminders > 0 ? text('overdueTold', { count: row.reminders }) : text('overdue');
  const plain =
    row.state === 'paid'
      ? text('paidWhen', { day: longDay(row.paidOn!) })
      : text(`invoiceStates.${row.state}`);
  const state = isLate(row) ? late : plain;
  const isPartly = row.state !== 'credited' && row.lines.some(({ isCredited }) => isCredited);
  return isPartly ? text('partly', { state }) : state;
}

/** What is to be paid back of a credit note. */
export type Refund = OfficeInvoice['refunds'][number];

/** What is done with an invoice once it was asked for. */
export interface Asked {
  what: 'final' | 'drop' | 'pay' | 'unpay' | 'credit' | 'refund' | 'unrefund';
  invoice: OfficeInvoice;
  /** What is paid back, or was. */
  refund?: Refund;
}
type Ask = (asked: Asked) => void;
type Show = (invoice: OfficeInvoice) => void;

/** The columns of the list of invoices, with what can be done with each. */
export const columnsOf = (show: Show, ask: Ask): Column<OfficeInvoice>[] => [
  {
    id: 'number',
    canSort: false,
    label: text('number'),
    isHead: true,
    value: ({ number }) => number ?? text('draft'),
  },
  { id: 'who', label: text('who'), value: ({ buyer, place }) => named(buyer, place) },
  {
    id: 'day',
    canSort: false,
    label: text('day'),
    value: ({ issuedOn }) => issuedOn ?? '',
    cell: ({ issuedOn }) => (issuedOn === null ? '' : longDay(issuedOn)),
  },
  {
    id: 'incl',
    canSort: false,
    label: text('incl'),
    align: 'right',
    value: ({ incl }) => incl,
    cell: ({ incl }) => inEuros(incl, 'nl'),
    canSearch: false,
    inFile: (['excl', 'vat', 'incl'] as const).map((what) => ({
      label: text(what),
      value: (row) => amountInFile(row[what]),
    })),
  },
  {
    id: 'state',
    canSort: false,
    label: text('state'),
    value: stateOf,
    inFile: [
      { label: text('dueOn'), value: ({ dueOn }) => dueOn ?? undefined },
      {
        label: text('paidOn'),
        value: ({ series, paidOn }) => (series === 'F' ? (paidOn ?? undefined) : undefined),
      },
      { label: text('state'), value: stateOf },
    ],
  },
  {
    id: 'menu',
    label: text('tools'),
    isTool: true,
    value: () => undefined,
    cell: (row) => <RowMenu label={text('menu', { name: nameOf(row) })} items={menuOf(row, show, ask)} />,
  },
];

function menuOf(invoice: OfficeInvoice, show: Show, ask: Ask): RowItem[] {
  const item = (
    what: Exclude<Asked['what'], 'refund' | 'unrefund'>,
    icon: IconName,
    parted = false,
  ): RowItem => ({
    key: what,
    label: text(what),
    icon,
    parted,
    run: () => ask({ what, invoice }),
  });
  const pdf: RowItem = { key: 'pdf', label: text('pdf'), icon: 'print', run: () => show(invoice) };
  if (invoice.state === 'draft') return [pdf, item('final', 'right'), item('drop', 'trash', true)];
  const refunds = invoice.refunds.map((refund): RowItem => {
    const what = refund.refundedOn === null ? 'refund' : 'unrefund';
    return {
      key: refund.id,
      label: text(what, { number: refund.number }),
      icon: what === 'refund' ? 'right' : 'undo',
      run: () => ask({ what, invoice, refund }),
    };
  });
  if (invoice.series === 'C' || invoice.state === 'credited') return [pdf, ...refunds];
  if (invoice.state === 'final') return [pdf, item('pay', 'right'), item('credit', 'undo'), ...refunds];
  return [pdf, item('credit', 'undo'), ...refunds, item('unpay', 'undo', true)];
}
