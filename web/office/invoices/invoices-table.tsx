import { Button, MenuItem, Pagination, TextField, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import {
  finalInvoice,
  getOfficeInvoicePdf,
  INVOICE_SHOWN,
  INVOICES_PER_PAGE,
  listOfficeInvoices,
  removeDraft,
  unpayInvoice,
  unrefundInvoice,
  type OfficeInvoice,
} from '../../../server/contract/invoices.ts';
import { listOfficeOrders } from '../../../server/contract/orders.ts';
import { savePdf } from '../../admin/licence/save-pdf.ts';
import { messageOf } from '../../api/error.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { saveTable } from '../../ui/table/table-bar.tsx';
import { PAGE, useTableAddress, type TableAddress } from '../../ui/table/use-table-address.ts';
import { tell } from '../../ui/toast.tsx';
import { useAddressValue } from '../../ui/use-address-value.ts';
import { ui } from '../../ui/wording.ts';
import { columnsOf, nameOf, type Asked } from './invoice-columns.tsx';
import { CreditDialog, PaidDialog, RefundDialog } from './invoice-dialogs.tsx';
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
  const wanted = { ...(shown && { shown }), ...(search !== '' && { search }) };
  const query = useQuery({
    ...queryOf(listOfficeInvoices, { query: { page, ...wanted } }),
    placeholderData: keepPreviousData,
  });
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
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
  const columns = useMemo(
    () =>
      columnsOf(
        (invoice) =>
          mutate({
            work: async () =>
              savePdf(
                nameOf(invoice),
                (await call(getOfficeInvoicePdf, { params: { invoice: invoice.id } })).pdf,
              ),
          }),
        setAsked,
      ),
    [mutate],
  );
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
                served={{
                  bar: (
                    <Bar
                      address={address}
                      total={text('invoicesTotal', { count: total })}
                      onSave={() => mutate({ work: () => saveAll(columns, total, wanted) })}
                    />
                  ),
                }}
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
      {asked?.what === 'drop' && (
        <ConfirmDialog
          title={text('dropTitle', { name: asked.invoice.buyer })}
          note={text('dropText')}
          action={text('drop')}
          isGrave
          isBusy={isPending}
          onConfirm={() =>
            mutate({
              work: () => call(removeDraft, { params: { invoice: asked.invoice.id } }),
              done: text('dropDone'),
            })
          }
          onClose={close}
        />
      )}
      {asked?.what === 'unpay' && (
        <ConfirmDialog
          title={text('unpayTitle', { number: asked.invoice.number! })}
          note={text('unpayText')}
          action={text('unpay')}
          isBusy={isPending}
          onConfirm={() =>
            mutate({
              work: () => call(unpayInvoice, { params: { invoice: asked.invoice.id } }),
              done: text('unpayDone'),
            })
          }
          onClose={close}
        />
      )}
      {asked?.what === 'unrefund' && (
        <ConfirmDialog
          title={text('unrefundTitle', { number: asked.refund!.number })}
          note={text('unrefundText')}
          action={text('unrefundAction')}
          isBusy={isPending}
          onConfirm={() =>
            mutate({
              work: () => call(unrefundInvoice, { params: { invoice: asked.refund!.id } }),
              done: text('unrefundDone'),
            })
          }
          onClose={close}
        />
      )}
      {asked?.what === 'refund' && <RefundDialog refund={asked.refund!} onClose={close} />}
      {asked?.what === 'pay' && <PaidDialog invoice={asked.invoice} onClose={close} />}
      {asked?.what === 'credit' && <CreditDialog invoice={asked.invoice} onClose={close} />}
    </section>
  );
}

type Wanted = Omit<z.input<typeof listOfficeInvoices.query>, 'page'>;

/** Saves all that fits, also of the pages that are not shown. */
async function saveAll(columns: readonly Column<OfficeInvoice>[], total: number, wanted: Wanted) {
  const rows: OfficeInvoice[] = [];
  for (let page = 1; page <= Math.ceil(total / INVOICES_PER_PAGE); page++)
    rows.push(...(await call(listOfficeInvoices, { query: { page, ...wanted } })).invoices);
  saveTable(text('invoices'), columns, rows);
}

/** Above the list: what is searched for, which documents, how many there are. */
function Bar({ address, total, onSave }: { address: TableAddress; total: string; onSave: () => void }) {
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
      <span className="tools no-print">
        <Button onClick={onSave} startIcon={<Icon name="down" size={18} />}>
          {ui('table.csv')}
        </Button>
      </span>
    </div>
  );
}
