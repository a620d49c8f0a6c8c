import { Box, Button, Chip, Paper, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { session } from '../../../server/contract/auth.ts';
import { getInvoicePdf, listInvoices, type InvoiceView } from '../../../server/contract/invoices.ts';
import { getLicence, type LicenceView } from '../../../server/contract/licence.ts';
import { cancelOrder, listOrders, withdrawOrder, type OrderView } from '../../../server/contract/orders.ts';
import { inEuros } from '../../../server/contract/price.ts';
import type { Variant } from '../../../server/contract/variant.ts';
import { messageOf } from '../../api/error.ts';
import { dayOf } from '../../app/day.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { longDay, today } from '../progress/days.ts';
import { text } from './order-wording.ts';
import { savePdf } from './save-pdf.ts';

/** What was ordered, and the invoices that came of it. */
export function Documents({ adminId, licence }: { adminId: string; licence: LicenceView }) {
  const orders = useQuery(queryOf(listOrders, { params: { account: adminId } }));
  const invoices = useQuery(queryOf(listInvoices, { params: { account: adminId } }));
  const { variant } = licence.account;
  return (
    <section aria-labelledby="documents-title">
      <Typography variant="h2" id="documents-title" sx={{ mb: 1 }}>
        {text('documents')}
      </Typography>
      <Loaded query={orders}>
        {({ orders: list }) =>
          list.length === 0 ? (
            <Typography>{text('nothing')}</Typography>
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
              {list.map((order) => (
                <Order key={order.id} adminId={adminId} order={order} variant={variant} />
              ))}
              {invoices.data?.invoices.map((invoice) => (
                <Invoice key={invoice.id} adminId={adminId} invoice={invoice} variant={variant} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </section>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <Paper component="li" variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
    <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      {children}
    </Stack>
  </Paper>
);

function Order({ adminId, order, variant }: { adminId: string; order: OrderView; variant: Variant }) {
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const params = { account: adminId, order: order.id };
  const take = useMutation({
    mutationFn: (what: 'cancel' | 'withdraw') =>
      call(what === 'cancel' ? cancelOrder : withdrawOrder, { params }),
    onSuccess: (_, what) => tell({ message: text(what === 'cancel' ? 'cancelled' : 'withdrawn') }),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
    onSettled() {
      setAsks(false);
      return askAnew(queries, [listOrders, listInvoices, getLicence, session]);
    },
  });
  return (
    <Row>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>
          {text(`line.${order.kind}`, {
            seats: order.seats,
            months: order.months,
            from: longDay(order.startsOn),
          })}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {text('by', {
            day: longDay(dayOf(order.at)),
            name: order.by,
            excl: inEuros(order.excl, variant),
          })}
        </Typography>
        {order.refusal && <Typography>{text('refused', { why: order.refusal })}</Typography>}
        {order.withdrawUntil && (
          <Typography>{text('withdrawUntil', { day: longDay(order.withdrawUntil) })}</Typography>
        )}
      </Box>
      <Chip label={text(order.refusal === null ? `states.${order.state}` : 'refusedState')} size="small" />
      {order.state === 'asked' && (
        <Button disabled={take.isPending} onClick={() => take.mutate('cancel')}>
          {text('cancel')}
        </Button>
      )}
      {order.withdrawUntil && (
        <Button variant="outlined" onClick={() => setAsks(true)}>
          {text('withdraw')}
        </Button>
      )}
      {asks && (
        <ConfirmDialog
          title={text('withdrawTitle')}
          note={text('withdrawText')}
          action={text('withdrawConfirm')}
          isGrave
          isBusy={take.isPending}
          onConfirm={() => take.mutate('withdraw')}
          onClose={() => setAsks(false)}
        />
      )}
    </Row>
  );
}

function Invoice({ adminId, invoice, variant }: { adminId: string; invoice: InvoiceView; variant: Variant }) {
  const { number, issuedOn, incl, series, state, dueOn } = invoice;
  const get = useMutation({
    mutationFn: () => call(getInvoicePdf, { params: { account: adminId, invoice: invoice.id } }),
    onSuccess: ({ pdf }) => savePdf(number!, pdf),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  const told = { number: number!, day: longDay(issuedOn!), incl: inEuros(incl, variant) };
  const isLate = series === 'F' && state === 'final' && dueOn !== null && dueOn < today();
  return (
    <Row>
      <Typography sx={{ fontWeight: 700, flex: '1 1 16rem', minWidth: 0 }}>
        {text(series === 'F' ? 'invoice' : 'note', told)}
      </Typography>
      {series === 'F' && (
        <Chip
          label={text(isLate ? 'overdue' : `invoiceStates.${state}`)}
          size="small"
          color={isLate ? 'warning' : 'default'}
        />
      )}
      <Button
        startIcon={<Icon name="print" size={18} />}
        loading={get.isPending}
        onClick={() => get.mutate()}
      >
        {text('pdf', { number: number! })}
      </Button>
    </Row>
  );
}
