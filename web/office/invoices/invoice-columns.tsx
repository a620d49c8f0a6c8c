import type { OfficeInvoice } from '../../../server/contract/invoices.ts';
import { inEuros } from '../../../server/contract/price.ts';
import { longDay } from '../../admin/progress/days.ts';
import { dayOf } from '../../app/day.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { Column } from '../../ui/table/column.ts';
import { RowMenu, type RowItem } from '../../ui/table/row-menu.tsx';
import { text } from './wording.ts';

/** A document as it is named. */
export const nameOf = ({ number, buyer }: OfficeInvoice) => number ?? `${text('draft')} ${buyer}`;
const isLate = ({ state, series, dueOn }: OfficeInvoice) =>
  series === 'F' && state === 'final' && dueOn !== null && dueOn < dayOf();

function stateOf(row: OfficeInvoice): string {
  if (row.series === 'C') return text('creditFor', { number: row.corrects ?? '' });
  const late = row.reminders > 0 ? text('overdueTold', { count: row.reminders }) : text('overdue');
  const plain =
    row.state === 'paid'
      ? text('paidWhen', { day: longDay(row.paidOn!) })
      : text(`invoiceStates.${row.state}`);
  const state = isLate(row) ? late : plain;
  const isPartly = row.state !== 'credited' && row.lines.some(({ isCredited }) => isCredited);
  return isPartly ? text('partly', { state }) : state;
}

/** What is done with an invoice once it was asked for. */
export interface Asked {
  what: 'final' | 'drop' | 'pay' | 'unpay' | 'credit';
  invoice: OfficeInvoice;
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
  { id: 'who', label: text('who'), value: ({ buyer }) => buyer },
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
  },
  {
    id: 'state',
    canSort: false,
    label: text('state'),
    value: stateOf,
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
  const item = (what: Asked['what'], icon: IconName, parted = false): RowItem => ({
    key: what,
    label: text(what),
    icon,
    parted,
    run: () => ask({ what, invoice }),
  });
  const pdf: RowItem = { key: 'pdf', label: text('pdf'), icon: 'print', run: () => show(invoice) };
  if (invoice.state === 'draft') return [pdf, item('final', 'right'), item('drop', 'trash', true)];
  if (invoice.series === 'C' || invoice.state === 'credited') return [pdf];
  const paid = invoice.state === 'paid' ? item('unpay', 'undo', true) : item('pay', 'right');
  return [
    pdf,
    ...(invoice.state === 'final' ? [paid] : []),
    item('credit', 'undo'),
    ...(invoice.state === 'paid' ? [paid] : []),
  ];
}
