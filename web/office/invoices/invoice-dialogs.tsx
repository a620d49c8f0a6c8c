import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import {
  creditInvoice,
  listOfficeInvoices,
  payInvoice,
  refundInvoice,
  type OfficeInvoice,
} from '../../../server/contract/invoices.ts';
import { getOfficeLicence } from '../../../server/contract/licence.ts';
import { listOfficeOrders } from '../../../server/contract/orders.ts';
import { inEuros } from '../../../server/contract/price.ts';
import { longDay } from '../../admin/progress/days.ts';
import { dayOf } from '../../app/day.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { ChecksInput, RadioInput, TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import type { Refund } from './invoice-columns.tsx';
import { text } from './wording.ts';

interface Props {
  invoice: OfficeInvoice;
  onClose: () => void;
}

/** Asks on which day an invoice was paid; today by itself. */
export function PaidDialog({ invoice, onClose }: Props) {
  const queries = useQueryClient();
  const of = useSaveForm({
    schema: z.object({ paidOn: z.iso.date(text('needsDay')) }),
    start: { paidOn: dayOf() },
    save: (body) => call(payInvoice, { params: { invoice: invoice.id }, body }),
    onSaved() {
      tell({ message: text('payDone') });
      void askAnew(queries, [listOfficeInvoices]);
      onClose();
    },
  });
  return (
    <FormDialog
      of={of}
      title={text('payTitle', { number: invoice.number!, amount: inEuros(invoice.incl, 'nl') })}
      action={text('payAction')}
      width="sm"
      onClose={onClose}
    >
      <TextInput name="paidOn" type="date" label={text('paidOn')} width={260} required autoFocus />
    </FormDialog>
  );
}

/** Asks on which day it was paid back; today by itself. */
export function RefundDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const queries = useQueryClient();
  const of = useSaveForm({
    schema: z.object({ refundedOn: z.iso.date(text('needsDay')) }),
    start: { refundedOn: dayOf() },
    save: (body) => call(refundInvoice, { params: { invoice: refund.id }, body }),
    onSaved() {
      tell({ message: text('refundDone') });
      void askAnew(queries, [listOfficeInvoices]);
      onClose();
    },
  });
  return (
    <FormDialog
      of={of}
      title={text('refundTitle', { number: refund.number, amount: inEuros(refund.cents, 'nl') })}
      action={text('refundAction')}
      width="sm"
      onClose={onClose}
    >
      <TextInput name="refundedOn" type="date" label={text('refundedOn')} width={260} required autoFocus />
    </FormDialog>
  );
}

/** Takes an invoice back, or lines of it; at first all that were not taken back yet. */
export function CreditDialog({ invoice, onClose }: Props) {
  const queries = useQueryClient();
  const open = [...invoice.lines.keys()].filter((at) => !invoice.lines[at]!.isCredited);
  const of = useSaveForm({
    schema: z.object({
      reason: z.string(),
      lines: z.array(z.string()),
      licence: z.enum(['', 'ends', 'stays']),
    }),
    start: { reason: '', lines: open.map(String), licence: '' as '' | 'ends' | 'stays' },
    async save({ reason, lines, licence }) {
      const isWhole = lines.length === open.length;
      const body = { reason, lines: lines.map(Number), ...(isWhole && licence !== '' && { licence }) };
      const note = await call(creditInvoice, {
        params: { invoice: invoice.id },
        body,
      });
      tell({ message: text('creditDone', { number: note.number! }) });
    },
    onSaved() {
      void askAnew(queries, [listOfficeInvoices, listOfficeOrders, getOfficeLicence]);
      onClose();
    },
  });
  const isWhole = useWatch({ control: of.form.control, name: 'lines' }).length === open.length;
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
      {isWhole && invoice.orderUntil !== null && (
        <RadioInput
          name="licence"
          label={text('creditLicence')}
          choices={[
            { value: 'ends', label: text('creditEnds') },
            { value: 'stays', label: text('creditStays', { day: longDay(invoice.orderUntil) }) },
          ]}
        />
      )}
      {invoice.state === 'paid' && <Typography>{text('creditPaid')}</Typography>}
    </FormDialog>
  );
}
