import { MenuItem, Pagination, TextField, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import {
  creditInvoice,
  finalInvoice,
  getOfficeInvoicePdf,
  INVOICE_SHOWN,
  INVOICES_PER_PAGE,
  listOfficeInvoices,
  payInvoice,
  removeDraft,
  type OfficeInvoice,
} from '../../../server/contract/invoices.ts';
import { listOfficeOrders } from '../../../server/contract/orders.ts';
import { inEuros } from '../../../server/contract/price.ts';
import { longDay } from '../../admin/progress/days.ts';
import { savePdf } from '../../admin/licence/save-pdf.ts';
import { messageOf } from '../../api/error.ts';
import { dayOf } from '../../app/day.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { ChecksInput, TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Loaded } from '../../ui/loaded.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { RowMenu, type RowItem } from '../../ui/table/row-menu.tsx';
import { PAGE, useTableAddress, type TableAddress } from '../../ui/table/use-table-address.ts';
import { tell } from '../../ui/toast.tsx';
import { useAddressValue } from '../../ui/use-address-value.ts';
import { text } from './wording.ts';

/** Something that is done with an invoice, and what is said then. */
interface Doing {
  work: () => Promise<unknown>;
  done?: string | ((result: never) => string);
}

/** Invoices and credit notes of all customers, drafts first. */
export function InvoicesTable() {
  const address = useTableAddress('factuur');
  const [params, set] = useAddressValue();
  const shown = INVOICE_SHOWN.find((one) => one === address.filters['toon']);
  const search = address.search.trim();
  const page = Math.max(1, Number(params.get(PAGE)) || 1);
  const query = useQuery({
    ...queryOf(listOfficeInvoices, {
      query: { page, ...(shown && { shown }), ...(search !== '' && { search }) },
    }),
    placeholderData: keepPreviousData,
  });
  const queries = useQueryClient();
  const [asked, setAsked] = useState<{ what: 'final' | 'credit'; invoice: OfficeInvoice }>();
  const close = () => setAsked(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ work }: Doing) => work(),
    onSuccess(result, { done }) {
      if (done) tell({ message: typeof done === 'string' ? done : done(result as never) });
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
    onSettled() {
      close();
      return askAnew(queries, [listOfficeInvoices, listOfficeOrders]);
    },
  });
  const columns = useMemo(() => columnsOf(mutate, setAsked), [mutate]);
  return (
    <section aria-labelledby="invoices-title">
      <Typography variant="h2" id="invoices-title" sx={{ mb: 1 }}>
        {text('invoices')}
      </Typography>
      <Loaded query={query}>
        {({ invoices, total }) =>
          total === 0 && !shown && search === '' ? (
            <Typography>{text('noInvoices')}</Typography>
          ) : (
            <>
              <DataTable
                label={text('invoices')}
                name="factuur"
                rows={invoices}
                columns={columns}
                idOf={({ id }) => id}
                nameOf={nameOf}
                total={(count) => text('invoicesTotal', { count })}
                order={{ id: 'number', desc: true }}
                served={{ bar: <Bar address={address} total={text('invoicesTotal', { count: total })} /> }}
              />
              {total > INVOICES_PER_PAGE && (
                <Pagination
                  aria-label={text('invoicePages')}
                  page={page}
                  count={Math.ceil(total / INVOICES_PER_PAGE)}
                  onChange={(_, next) => set(PAGE, String(next), '1')}
                />
              )}
            </>
          )
        }
      </Loaded>
      {asked?.what === 'final' && (
        <ConfirmDialog
          title={text('finalTitle', { name: asked.invoice.buyer })}
          note={text('finalText')}
          action={text('final')}
          isBusy={isPending}
          onConfirm={() =>
            mutate({
              work: () => call(finalInvoice, { params: { invoice: asked.invoice.id } }),
              done: ({ number }: OfficeInvoice) => text('finalDone', { number: number! }),
            })
          }
          onClose={close}
        />
      )}
      {asked?.what === 'credit' && <Credit invoice={asked.invoice} onClose={close} />}
    </section>
  );
}

/** Above the list: what is searched for, which documents, how many there are. */
function Bar({ address, total }: { address: TableAddress; total: string }) {
  return (
    <div className="data-table-bar" role="search" aria-label={text('invoices')}>
      <TextField
        value={address.search}
        onChange={(event) => address.setSearch(event.target.value)}
        slotProps={{
          htmlInput: {
            'aria-label': text('invoiceSearch'),
            type: 'search',
            placeholder: text('invoiceSearch'),
          },
        }}
        sx={{ width: { xs: '100%', sm: 300 } }}
      />
      <TextField
        select
        label={text('invoicesShown')}
        value={address.filters['toon'] ?? ''}
        onChange={(event) => address.setFilter('toon', event.target.value)}
        sx={{ minWidth: 180 }}
      >
        <MenuItem value="">{text('all')}</MenuItem>
        {INVOICE_SHOWN.map((one) => (
          <MenuItem key={one} value={one}>
            {text(`shown.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <span className="total" aria-live="polite">
        {total}
      </span>
    </div>
  );
}

const nameOf = ({ number, buyer }: OfficeInvoice) => number ?? `${text('draft')} ${buyer}`;
const isLate = ({ state, series, dueOn }: OfficeInvoice) =>
  series === 'F' && state === 'final' && dueOn !== null && dueOn < dayOf();

function stateOf(row: OfficeInvoice): string {
  if (row.series === 'C') return text('creditFor', { number: row.corrects ?? '' });
  const late = row.reminders > 0 ? text('overdueTold', { count: row.reminders }) : text('overdue');
  const state = isLate(row) ? late : text(`invoiceStates.${row.state}`);
  const isPartly = row.state !== 'credited' && row.lines.some(({ isCredited }) => isCredited);
  return isPartly ? text('partly', { state }) : state;
}

type Ask = (asked: { what: 'final' | 'credit'; invoice: OfficeInvoice }) => void;

const columnsOf = (run: (doing: Doing) => void, ask: Ask): Column<OfficeInvoice>[] => [
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
    cell: (row) => <RowMenu label={text('menu', { name: nameOf(row) })} items={menuOf(row, run, ask)} />,
  },
];

function menuOf(invoice: OfficeInvoice, run: (doing: Doing) => void, ask: Ask): RowItem[] {
  const params = { invoice: invoice.id };
  const pdf: RowItem = {
    key: 'pdf',
    label: text('pdf'),
    icon: 'print',
    run: () =>
      run({
        work: async () => savePdf(nameOf(invoice), (await call(getOfficeInvoicePdf, { params })).pdf),
      }),
  };
  if (invoice.state === 'draft')
    return [
      pdf,
      { key: 'final', label: text('final'), icon: 'right', run: () => ask({ what: 'final', invoice }) },
      {
        key: 'drop',
        label: text('drop'),
        icon: 'trash',
        parted: true,
        run: () => run({ work: () => call(removeDraft, { params }), done: text('dropDone') }),
      },
    ];
  if (invoice.series === 'C' || invoice.state === 'credited') return [pdf];
  return [
    pdf,
    ...(invoice.state === 'final'
      ? [
          {
            key: 'paid',
            label: text('paid'),
            icon: 'right' as const,
            run: () =>
              run({
                work: () => call(payInvoice, { params, body: { paidOn: dayOf() } }),
                done: text('paidDone'),
              }),
          },
        ]
      : []),
    { key: 'credit', label: text('credit'), icon: 'undo', run: () => ask({ what: 'credit', invoice }) },
  ];
}

/** Takes an invoice back, or lines of it; at first all that were not taken back yet. */
function Credit({ invoice, onClose }: { invoice: OfficeInvoice; onClose: () => void }) {
  const queries = useQueryClient();
  const open = [...invoice.lines.keys()].filter((at) => !invoice.lines[at]!.isCredited);
  const of = useSaveForm({
    schema: z.object({ reason: z.string(), lines: z.array(z.string()) }),
    start: { reason: '', lines: open.map(String) },
    async save({ reason, lines }) {
      const body = { reason, lines: lines.map(Number) };
      const note = await call(creditInvoice, {
        params: { invoice: invoice.id },
        body,
      });
      tell({ message: text('creditDone', { number: note.number! }) });
    },
    onSaved() {
      void askAnew(queries, [listOfficeInvoices, listOfficeOrders]);
      onClose();
    },
  });
  return (
    <FormDialog
      of={of}
      title={text('creditTitle', { number: invoice.number! })}
      action={text('credit')}
      width="sm"
      isGrave
      onClose={onClose}
    >
      {open.length > 1 && (
        <ChecksInput
          name="lines"
          label={text('creditLines')}
          choices={open.map((at) => {
            const { what, total } = invoice.lines[at]!;
            return { value: String(at), label: text('creditLine', { what, amount: inEuros(total, 'nl') }) };
          })}
        />
      )}
      <TextInput name="reason" label={text('creditReason')} maxLength={200} autoFocus />
    </FormDialog>
  );
}
