import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { listOfficeInvoices } from '../../../server/contract/invoices.ts';
import { dashboard } from '../../../server/contract/office.ts';
import {
  confirmOrder,
  listOfficeOrders,
  refuseOrder,
  type OfficeOrder,
} from '../../../server/contract/orders.ts';
import { inEuros } from '../../../server/contract/price.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** What is done with an order once it was asked for. */
export interface AskedOrder {
  what: 'confirm' | 'refuse';
  order: OfficeOrder;
}

interface Props {
  order: OfficeOrder;
  onClose: () => void;
}

/** The customer who ordered. */
export const nameOf = ({ account }: OfficeOrder) => account?.name ?? text('erased');
/** A customer by name and place: some share a name. */
export const named = (name: string, place: string) => [name, place].filter(Boolean).join(', ');
/** An amount as the office reads it. */
export const euros = (cents: number) => inEuros(cents, 'nl');

/** What an order that does not wait any more shows in. */
const WHAT_CHANGES = [listOfficeOrders, listOfficeInvoices, dashboard];

/** Cents of an amount as people type it: 895 or 895,50. */
const amount = z
  .string()
  .trim()
  .regex(/^\d{1,6}([.,]\d{2})?$/, text('required'))
  .transform((typed) => Math.round(Number(typed.replace(',', '.')) * 100));

const schema = z.object({ excl: amount, why: z.string() });

/** Confirms an order, for its price or another one. */
export function ConfirmOrder({ order, onClose }: Props) {
  const queries = useQueryClient();
  const of = useSaveForm({
    schema,
    start: {
      excl: (order.excl / 100).toFixed(2).replace('.', ','),
      why: order.promisedOff === null ? '' : text('promised', { percent: order.promisedOff }),
    },
    save: (body) => call(confirmOrder, { params: { order: order.id }, body }),
    onSaved() {
      tell({ message: text('confirmed') });
      void askAnew(queries, WHAT_CHANGES);
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

/** Refuses an order, with the reason that the customer reads. */
export function RefuseOrder({ order, onClose }: Props) {
  const queries = useQueryClient();
  const of = useSaveForm({
    schema: z.object({ why: z.string() }),
    start: { why: '' },
    save: (body) => call(refuseOrder, { params: { order: order.id }, body }),
    onSaved() {
      tell({ message: text('refused') });
      void askAnew(queries, WHAT_CHANGES);
      onClose();
    },
  });
  return (
    <FormDialog
      of={of}
      title={text('refuseTitle', { name: nameOf(order) })}
      action={text('refuse')}
      width="sm"
      isGrave
      onClose={onClose}
    >
      <Typography>{text('refuseText')}</Typography>
      <TextInput
        name="why"
        label={text('refuseWhy')}
        help={text('refuseHelp')}
        rows={2}
        maxLength={300}
        required
        autoFocus
      />
    </FormDialog>
  );
}
