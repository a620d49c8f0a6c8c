import { Alert, Link, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useWatch, type Control } from 'react-hook-form';
import { z } from 'zod';
import { TERMS_VERSION } from '../../../server/contract/account-terms.ts';
import { getAgreement, SIGN_FIRST } from '../../../server/contract/agreements.ts';
import { session } from '../../../server/contract/auth.ts';
import { newId } from '../../../server/contract/id.ts';
import { listInvoices } from '../../../server/contract/invoices.ts';
import { getLicence, type LicenceView } from '../../../server/contract/licence.ts';
import { count } from '../../../server/contract/messages.ts';
import {
  listOrders,
  ORDER_KINDS,
  placeOrder,
  priceOrder,
  type OrderBegin,
  type OrderKind,
} from '../../../server/contract/orders.ts';
import { inEuros } from '../../../server/contract/price.ts';
import { MONTHS, MOST_PUPILS } from '../../../server/contract/prices.ts';
import { messageOf } from '../../api/error.ts';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { CheckInput, RadioInput, TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { longDay } from '../progress/days.ts';
import { text } from './order-wording.ts';

interface Props {
  adminId: string;
  licence: LicenceView;
  /** What it begins with. */
  begin: OrderBegin;
  onClose: () => void;
}

const schema = z.object({
  kind: z.enum(ORDER_KINDS),
  seats: count(MOST_PUPILS.school),
  months: count(MONTHS.most),
  orderNumber: z.string(),
  vatId: z.string(),
  mayOrder: z.boolean(),
});
type Input = z.input<typeof schema>;

/** Where the site tells what one agrees to. */
const TERMS = '/app/site/prijzen#voorwaarden';

/** What can be ordered, by how the licence stands. */
function kindsFor({ standing: { kind, state }, account }: LicenceView): OrderKind[] {
  if (kind !== 'paid') return ['new'];
  const runs = state === 'active' || state === 'ending';
  return runs && account.kind !== 'thuis' ? ['extend', 'seats'] : ['extend'];
}

/** A dialog in which a licence is ordered or extended; what it costs follows what is filled in. */
export function OrderDialog({ adminId, licence, begin, onClose }: Props) {
  const queries = useQueryClient();
  const [id] = useState(newId);
  const kinds = kindsFor(licence);
  const isHome = licence.account.kind === 'thuis';
  const of = useSaveForm<Input, z.output<typeof schema>>({
    schema,
    start: {
      kind: kinds[0]!,
      seats: String(begin.seats),
      months: String(MONTHS.usual),
      orderNumber: isHome ? '' : begin.orderNumber,
      vatId: '',
      mayOrder: false,
    },
    async save(values) {
      const placed = await call(placeOrder, {
        params: { account: adminId, order: id },
        body: { ...values, mayOrder: values.mayOrder as true, terms: TERMS_VERSION },
      });
      tell({ message: text(placed.state === 'asked' ? 'asked' : 'done') });
    },
    onSaved() {
      void askAnew(queries, [getLicence, listOrders, listInvoices, session]);
      onClose();
    },
  });
  const agreement = useQuery({
    ...queryOf(getAgreement, { params: { account: adminId } }),
    enabled: !isHome,
  });
  const mustSign = agreement.data?.standing === 'missing' || agreement.data?.standing === 'again';
  const kind = useWatch({ control: of.form.control, name: 'kind' });
  return (
    <FormDialog of={of} title={text('title')} action={text('send')} width="sm" onClose={onClose}>
      {mustSign && (
        <Alert severity="warning">
          {SIGN_FIRST}{' '}
          <Link component={RouterLink} to={paths.agreement(adminId)} color="inherit">
            {text('toAgreement')}
          </Link>
        </Alert>
      )}
      {!begin.hasAddress && (
        <Alert severity="warning">
          {text('noAddress')}{' '}
          <Link component={RouterLink} to={paths.account(adminId)} color="inherit">
            {text('toAddress')}
          </Link>
        </Alert>
      )}
      {kinds.length > 1 && (
        <RadioInput
          name="kind"
          label={text('kind')}
          choices={kinds.map((value) => ({ value, label: text(`kinds.${value}`) }))}
        />
      )}
      <TextInput
        name="seats"
        type="number"
        inputMode="numeric"
        label={text(kind === 'seats' ? 'moreSeats' : 'seats')}
        width={260}
        required
      />
      {kind !== 'seats' && (
        <TextInput
          name="months"
          type="number"
          inputMode="numeric"
          label={text('months')}
          width={260}
          required
        />
      )}
      <PriceLine adminId={adminId} licence={licence} control={of.form.control} />
      {!isHome && (
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <TextInput name="orderNumber" label={text('orderNumber')} help={text('orderHelp')} maxLength={60} />
          <TextInput name="vatId" label={text('vatId')} help={text('vatHelp')} />
        </Stack>
      )}
      <div>
        <CheckInput name="mayOrder" label={text('mayOrder')} />
        <Typography>
          <Link href={TERMS} target="_blank" rel="noopener">
            {text('terms')}
          </Link>
        </Typography>
      </div>
    </FormDialog>
  );
}

/** What it comes to as it is filled in now. */
function PriceLine({
  adminId,
  licence,
  control,
}: Pick<Props, 'adminId' | 'licence'> & { control: Control<Input, unknown, z.output<typeof schema>> }) {
  const [kind, seats, months] = useWatch({ control, name: ['kind', 'seats', 'months'] });
  const wish = useDeferredValue(
    schema.pick({ kind: true, seats: true, months: true }).safeParse({ kind, seats, months }).data,
  );
  const price = useQuery({
    ...queryOf(priceOrder, {
      params: { account: adminId },
      body: wish ?? { kind: 'new', seats: 1, months: 1 },
    }),
    enabled: wish !== undefined,
    placeholderData: (before) => before,
  });
  if (price.error) return <Alert severity="warning">{messageOf(price.error)}</Alert>;
  if (!price.data) return null;
  const { startsOn, endsOn, excl, incl, vatPercent, listExcl, promisedOff, atOnce } = price.data;
  const { variant } = licence.account;
  return (
    <div role="status">
      <Typography sx={{ fontWeight: 700 }}>
        {text('price', {
          excl: inEuros(excl, variant),
          incl: inEuros(incl, variant),
          percent: vatPercent,
        })}
      </Typography>
      {promisedOff !== null && (
        <Typography>
          {text('promised', { percent: promisedOff, list: inEuros(listExcl, variant) })}
        </Typography>
      )}
      <Typography>
        {text('period', { from: longDay(startsOn), to: longDay(endsOn), count: price.data.months })}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text(atOnce ? 'atOnce' : 'later')}</Typography>
    </div>
  );
}
