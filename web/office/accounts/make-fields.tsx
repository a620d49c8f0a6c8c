import { Typography } from '@mui/material';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { TRIAL_DAYS, TRIAL_SEATS } from '../../../server/contract/account-terms.ts';
import { newAccountSchema } from '../../../server/contract/applications.ts';
import { ACCOUNT_KINDS } from '../../../server/contract/lead-kinds.ts';
import { LICENCE_KINDS } from '../../../server/contract/licence-state.ts';
import { count } from '../../../server/contract/messages.ts';
import { seatsFault, type MadeAccount } from '../../../server/contract/office-accounts.ts';
import { MOST_PUPILS } from '../../../server/contract/prices.ts';
import { VARIANTS } from '../../../server/contract/variant.ts';
import { CheckInput, RadioInput, TextInput } from '../../ui/form/fields.tsx';
import { text } from './wording.ts';

/** A new customer as the form has it. */
export const formSchema = newAccountSchema
  .safeExtend({
    licenceKind: z.enum(LICENCE_KINDS),
    seats: count(MOST_PUPILS.school),
    endsOn: z.union([z.literal(''), z.iso.date()]),
    sample: z.boolean(),
  })
  .superRefine(({ kind, licenceKind, seats }, context) => {
    const message = seatsFault(kind, { kind: licenceKind, seats });
    if (message) context.addIssue({ code: 'custom', path: ['seats'], message });
  });
export type FormInput = z.input<typeof formSchema>;
export type FormValues = z.output<typeof formSchema>;

export const START: FormInput = {
  kind: 'school',
  variant: 'nl',
  name: '',
  number: '',
  adminName: '',
  email: '',
  licenceKind: 'trial',
  seats: String(TRIAL_SEATS.school),
  endsOn: '',
  sample: true,
};

/** What is sent of it. */
export const bodyOf = ({ licenceKind, seats, endsOn, sample: _, ...account }: FormValues): MadeAccount => ({
  ...account,
  licence: { kind: licenceKind, seats, endsOn: licenceKind === 'trial' ? null : endsOn || null },
});

/** The field of the form that the server means. */
export const fieldOf = (path: string): string =>
  path === 'licence.kind' ? 'licenceKind' : path.replace('licence.', '');

/** The fields of a new customer: who it is, who runs it, and for how long. */
export function MakeFields() {
  const { control, setValue, formState } = useFormContext<FormInput>();
  const [kind, licenceKind] = useWatch({ control, name: ['kind', 'licenceKind'] });
  const isChosen = formState.dirtyFields.seats === true;
  // What is usual for the kind, until somebody says otherwise: thirty seats do not fit in a home.
  useEffect(() => {
    if (!isChosen) setValue('seats', String(TRIAL_SEATS[kind]));
  }, [kind, isChosen, setValue]);
  return (
    <>
      <RadioInput
        name="kind"
        label={text('new.kind')}
        choices={ACCOUNT_KINDS.map((value) => ({ value, label: text(`kinds.${value}`) }))}
      />
      <RadioInput
        name="variant"
        label={text('new.variant')}
        help={text('new.variantHelp')}
        choices={VARIANTS.map((value) => ({ value, label: text(`variants.${value}`) }))}
      />
      <TextInput name="name" label={text('new.name')} required maxLength={120} />
      {kind !== 'thuis' && (
        <TextInput name="number" label={text('new.number')} help={text('new.numberHelp')} width={320} />
      )}
      <Typography variant="h2">{text('new.admin')}</Typography>
      <TextInput name="adminName" label={text('new.adminName')} required maxLength={100} />
      <TextInput name="email" type="email" label={text('new.email')} help={text('new.emailHelp')} required />
      <Typography variant="h2">{text('new.licence')}</Typography>
      <RadioInput
        name="licenceKind"
        label={text('new.licenceKind')}
        choices={LICENCE_KINDS.map((value) => ({
          value,
          label: text(`new.licenceKinds.${value}`, { days: TRIAL_DAYS }),
        }))}
      />
      <TextInput
        name="seats"
        type="number"
        inputMode="numeric"
        label={text('new.seats')}
        help={licenceKind === 'trial' ? text('new.seatsHelp', { least: TRIAL_SEATS[kind] }) : undefined}
        width={260}
      />
      {licenceKind !== 'trial' && (
        <TextInput
          name="endsOn"
          type="date"
          label={text('new.endsOn')}
          help={licenceKind === 'free' ? text('new.endsHelp') : undefined}
          width={260}
        />
      )}
      <CheckInput name="sample" label={text('new.sample')} help={text('new.sampleHelp')} />
    </>
  );
}
