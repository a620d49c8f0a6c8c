import { Stack, Typography } from '@mui/material';
import { useId, useRef, type ReactNode } from 'react';
import { z } from 'zod';
import {
  accountDetailsSchema,
  changeAccount,
  numberFault,
  type AccountView,
} from '../../../server/contract/accounts.ts';
import { line } from '../../../server/contract/messages.ts';
import { call } from '../../app/services.ts';
import { TextInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { changesIn } from './changes.ts';
import { Contacts } from './contacts.tsx';
import { account as text } from './wording.ts';

interface Props {
  view: AccountView;
  /** The office changes the number too. */
  isOffice: boolean;
  onSaved: (view: AccountView) => void;
}

const schemaFor = ({ kind, variant }: AccountView) =>
  z
    .object({
      ...accountDetailsSchema.shape,
      name: line(120),
      number: z.string().trim().toUpperCase().max(20),
    })
    .superRefine(({ number }, context) => {
      const fault = numberFault(kind, variant, number);
      if (fault) context.addIssue({ code: 'custom', path: ['number'], message: fault });
    });

type Fields = Omit<AccountView, 'id' | 'kind' | 'variant'>;

const fieldsOf = ({
  name,
  number,
  street,
  postalCode,
  city,
  phone,
  invoiceEmail,
  orderNumber,
  contacts,
}: AccountView): Fields => ({
  name,
  number,
  street,
  postalCode,
  city,
  phone,
  invoiceEmail,
  orderNumber,
  contacts,
});

/** Name, address, invoice and contacts of a customer. */
export function OrganisationForm({ view, isOffice, onSaved }: Props) {
  /** What the fields began with: what others change meanwhile stays theirs. */
  const base = useRef(view);
  const of = useSaveForm({
    schema: schemaFor(view),
    start: fieldsOf(view),
    async save({ number, ...body }) {
      const wish = changesIn(isOffice ? { ...body, number } : body, base.current);
      base.current = await call(changeAccount, { params: { account: view.id }, body: wish });
      onSaved(base.current);
    },
    onSaved: () => of.form.reset(fieldsOf(base.current)),
  });
  const numberLabel = text(view.variant === 'be' ? 'organisation.numberBe' : 'organisation.number');
  return (
    <SaveFormView of={of} action={text('save')}>
      <TextInput name="name" label={text('organisation.name')} autoComplete="organization" required />
      {view.kind === 'school' &&
        (isOffice ? (
          <TextInput name="number" label={numberLabel} width={260} />
        ) : (
          <Typography>
            {numberLabel}: {view.number || text('organisation.noNumber')}.{' '}
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {text('organisation.numberHelp')}
            </Typography>
          </Typography>
        ))}
      <Part title={text('organisation.address')}>
        <TextInput name="street" label={text('organisation.street')} autoComplete="street-address" />
        <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
          <TextInput
            name="postalCode"
            label={text('organisation.postalCode')}
            autoComplete="postal-code"
            width={150}
          />
          <TextInput
            name="city"
            label={text('organisation.city')}
            autoComplete="address-level2"
            width={314}
          />
        </Stack>
        <TextInput
          name="phone"
          type="tel"
          label={text('organisation.phone')}
          autoComplete="tel"
          inputMode="tel"
          width={260}
        />
      </Part>
      <Part title={text('organisation.invoice')}>
        <TextInput
          name="invoiceEmail"
          type="email"
          label={text('organisation.invoiceEmail')}
          help={text('organisation.invoiceHelp')}
        />
        {view.kind !== 'thuis' && (
          <TextInput
            name="orderNumber"
            label={text(isOffice ? 'organisation.theirOrderNumber' : 'organisation.orderNumber')}
            help={text(isOffice ? 'organisation.theirOrderHelp' : 'organisation.orderHelp')}
            width={260}
          />
        )}
      </Part>
      <Part title={text('contacts.title')}>
        <Contacts />
      </Part>
    </SaveFormView>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
