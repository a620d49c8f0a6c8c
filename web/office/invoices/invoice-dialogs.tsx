import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import {
  creditInvoice,
  listOfficeInvoices,
  payInvoice,
  type OfficeInvoice,
} from '../../../server/contract/invoices.ts';
import { listOfficeOrders } from '../../../server/contract/orders.ts';
import { inEuros } from '../../../server/contract/price.ts';
import { dayOf } from '../../app/day.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { ChecksInput, TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
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

/** Takes an invoice back, or lines of it; at first all that were not taken back yet. */
export function CreditDialog({ invoice, onClose }: Props) {
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
