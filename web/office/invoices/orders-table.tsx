import { Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { listOfficeInvoices } from '../../../server/contract/invoices.ts';
import {
  checkVatId,
  draftInvoice,
  listOfficeOrders,
  type OfficeOrder,
} from '../../../server/contract/orders.ts';
import { longDay } from '../../admin/progress/days.ts';
import { messageOf } from '../../api/error.ts';
import { dayOf, momentOf } from '../../app/day.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { Loaded } from '../../ui/loaded.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { RowMenu, type RowItem } from '../../ui/table/row-menu.tsx';
import { tell } from '../../ui/toast.tsx';
import { amountInFile } from './amount-in-file.ts';
import { ConfirmOrder, euros, named, nameOf, RefuseOrder, type AskedOrder } from './order-dialogs.tsx';
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
  const [asked, setAsked] = useState<AskedOrder>();
  const close = () => setAsked(undefined);
  const { mutate } = useMutation({
    mutationFn: ({ work }: Doing) => work(),
    onSuccess: (_, { done }) => tell({ message: done }),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
    onSettled: () => askAnew(queries, [listOfficeOrders, listOfficeInvoices]),
  });
  const columns = useMemo(() => columnsOf(setAsked, mutate), [mutate]);
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
      {asked?.what === 'confirm' && <ConfirmOrder order={asked.order} onClose={close} />}
      {asked?.what === 'refuse' && <RefuseOrder order={asked.order} onClose={close} />}
    </section>
  );
}

const stateOf = ({ state, lacksInvoice, refusal }: OfficeOrder) => {
  if (refusal !== null) return text('refusedState');
  return lacksInvoice ? text('noInvoice', { state: text('states.confirmed') }) : text(`states.${state}`);
};

const columnsOf = (ask: (asked: AskedOrder) => void, run: (doing: Doing) => void): Column<OfficeOrder>[] => [
  {
    id: 'who',
    label: text('who'),
    isHead: true,
    value: (order) => named(nameOf(order), order.account?.place ?? ''),
  },
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
    inFile: [
      { label: text('price'), value: ({ excl }) => amountInFile(excl) },
      { label: text('listPrice'), value: ({ listExcl }) => amountInFile(listExcl) },
    ],
  },
  {
    id: 'state',
    label: text('state'),
    value: stateOf,
    cell: (order) => (
      <>
        {stateOf(order)}
        {order.refusal && <Typography sx={{ color: 'text.secondary' }}>{order.refusal}</Typography>}
      </>
    ),
    canFilter: true,
    inFile: [
      { label: text('state'), value: stateOf },
      { label: text('refusedWhy'), value: ({ refusal }) => refusal ?? undefined },
    ],
  },
  {
    id: 'at',
    label: text('at'),
    value: ({ at }) => at,
    cell: ({ at }) => longDay(dayOf(at)),
    inFile: [{ label: text('at'), value: ({ at }) => momentOf(at) }],
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
      const items = menuOf(order, ask, run);
      return items.length > 0 && <RowMenu label={text('menu', { name: nameOf(order) })} items={items} />;
    },
  },
];

function menuOf(
  order: OfficeOrder,
  ask: (asked: AskedOrder) => void,
  run: (doing: Doing) => void,
): RowItem[] {
  const params = { order: order.id };
  const items: RowItem[] = [];
  if (order.state === 'asked')
    items.push(
      { key: 'confirm', label: text('confirm'), icon: 'right', run: () => ask({ what: 'confirm', order }) },
      { key: 'refuse', label: text('refuse'), icon: 'close', run: () => ask({ what: 'refuse', order }) },
    );
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
