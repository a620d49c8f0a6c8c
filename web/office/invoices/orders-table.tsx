import { Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { listOfficeInvoices } from '../../../server/contract/invoices.ts';
import {
  checkVatId,
  confirmOrder,
  draftInvoice,
  listOfficeOrders,
  type OfficeOrder,
} from '../../../server/contract/orders.ts';
import { inEuros } from '../../../server/contract/price.ts';
import { longDay } from '../../admin/progress/days.ts';
import { messageOf } from '../../api/error.ts';
import { dayOf } from '../../app/day.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Loaded } from '../../ui/loaded.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { RowMenu, type RowItem } from '../../ui/table/row-menu.tsx';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** Something that is done with an order, and what is said then. */
interface Doing {
  work: () => Promise<unknown>;
  done: string;
}

/** Orders of all customers; those that wait for the office come first. */
export function OrdersTable() {
  const query = useQuery(queryOf(listOfficeOrders, {}));
  const queries = useQueryClient();
  const [confirming, setConfirming] = useState<OfficeOrder>();
  const { mutate } = useMutation({
    mutationFn: ({ work }: Doing) => work(),
    onSuccess: (_, { done }) => tell({ message: done }),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
    onSettled: () => askAnew(queries, [listOfficeOrders, listOfficeInvoices]),
  });
  const columns = useMemo(() => columnsOf(setConfirming, mutate), [mutate]);
  return (
    <section aria-labelledby="orders-title">
      <Typography variant="h2" id="orders-title" sx={{ mb: 1 }}>
        {text('orders')}
      </Typography>
      <Loaded query={query}>
        {({ orders }) =>
          orders.length === 0 ? (
            <Typography>{text('noOrders')}</Typography>
          ) : (
            <DataTable
              label={text('orders')}
              name="bestelling"
              rows={orders}
              columns={columns}
              idOf={({ id }) => id}
              nameOf={nameOf}
              total={(count) => text('ordersTotal', { count })}
              order={{ id: 'at', desc: true }}
            />
          )
        }
      </Loaded>
      {confirming && <ConfirmOrder order={confirming} onClose={() => setConfirming(undefined)} />}
    </section>
  );
}

const nameOf = ({ account }: OfficeOrder) => account?.name ?? text('erased');
const stateOf = ({ state, lacksInvoice }: OfficeOrder) => {
  const said = text(`states.${state}`);
  return lacksInvoice ? text('noInvoice', { state: text('states.confirmed') }) : said;
};
const euros = (cents: number) => inEuros(cents, 'nl');

const columnsOf = (
  confirm: (order: OfficeOrder) => void,
  run: (doing: Doing) => void,
): Column<OfficeOrder>[] => [
  { id: 'who', label: text('who'), isHead: true, value: nameOf },
  {
    id: 'what',
    label: text('what'),
    value: ({ kind, seats, months, startsOn }) =>
      text('whatLine', { kind: text(`kinds.${kind}`), seats, months, from: longDay(startsOn) }),
    canSort: false,
  },
  {
    id: 'price',
    label: text('price'),
    value: ({ excl }) => excl,
    cell: ({ excl, listExcl, promisedOff }) => {
      if (promisedOff !== null) return text('priceWith', { excl: euros(excl), percent: promisedOff });
      return excl === listExcl ? euros(excl) : text('priceOff', { excl: euros(excl), list: euros(listExcl) });
    },
    align: 'right',
    canSearch: false,
  },
  { id: 'state', label: text('state'), value: stateOf, canFilter: true },
  {
    id: 'at',
    label: text('at'),
    value: ({ at }) => at,
    cell: ({ at }) => longDay(dayOf(at)),
    canSearch: false,
  },
  { id: 'orderNumber', label: text('orderNumber'), value: ({ orderNumber }) => orderNumber },
  {
    id: 'vatId',
    label: text('vatId'),
    value: ({ vatId, vatIdCheckedOn }) =>
      vatIdCheckedOn === null ? vatId : text('vatChecked', { id: vatId, day: longDay(vatIdCheckedOn) }),
    canSort: false,
  },
  {
    id: 'menu',
    label: text('tools'),
    isTool: true,
    value: () => undefined,
    cell: (order) => {
      const items = menuOf(order, confirm, run);
      return items.length > 0 && <RowMenu label={text('menu', { name: nameOf(order) })} items={items} />;
    },
  },
];

function menuOf(
  order: OfficeOrder,
  confirm: (order: OfficeOrder) => void,
  run: (doing: Doing) => void,
): RowItem[] {
  const params = { order: order.id };
  const items: RowItem[] = [];
  if (order.state === 'asked')
    items.push({ key: 'confirm', label: text('confirm'), icon: 'right', run: () => confirm(order) });
  if (order.lacksInvoice)
    items.push({
      key: 'draft',
      label: text('draftAgain'),
      icon: 'licence',
      run: () => run({ work: () => call(draftInvoice, { params }), done: text('draftAgainDone') }),
    });
  if (order.vatId)
    items.push({
      key: 'vat',
      label: text('vatCheck'),
      icon: 'search',
      run: () =>
        run({
          work: () => call(checkVatId, { params, body: { checkedOn: dayOf() } }),
          done: text('vatCheckDone'),
        }),
    });
  return items;
}

/** Cents of an amount as people type it: 895 or 895,50. */
const amount = z
  .string()
  .trim()
  .regex(/^\d{1,6}([.,]\d{2})?$/, text('required'))
  .transform((typed) => Math.round(Number(typed.replace(',', '.')) * 100));

const schema = z.object({ excl: amount, why: z.string() });

function ConfirmOrder({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const queries = useQueryClient();
  const of = useSaveForm({
    schema,
    start: {
      excl: (Math.round((order.listExcl * (100 - (order.promisedOff ?? 0))) / 100) / 100)
        .toFixed(2)
        .replace('.', ','),
      why: order.promisedOff === null ? '' : text('promised', { percent: order.promisedOff }),
    },
    save: (body) => call(confirmOrder, { params: { order: order.id }, body }),
    onSaved() {
      tell({ message: text('confirmed') });
      void askAnew(queries, [listOfficeOrders, listOfficeInvoices]);
      onClose();
    },
  });
  return (
    <FormDialog
      of={of}
      title={text('confirmTitle', { name: nameOf(order) })}
      action={text('confirm')}
      width="sm"
      onClose={onClose}
    >
      <TextInput
        name="excl"
        label={text('confirmPrice')}
        help={text('confirmPriceHelp', { list: euros(order.listExcl) })}
        width={260}
      />
      <TextInput name="why" label={text('confirmWhy')} maxLength={300} />
    </FormDialog>
  );
}
