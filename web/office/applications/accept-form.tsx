import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  acceptApplication,
  newAccountSchema,
  type ApplicationView,
} from '../../../server/contract/applications.ts';
import { TRIAL_DAYS } from '../../../server/contract/account-terms.ts';
import { ACCOUNT_KINDS } from '../../../server/contract/lead-kinds.ts';
import { VARIANTS } from '../../../server/contract/variant.ts';
import { call } from '../../app/services.ts';
import { RadioInput, TextInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { applications as text } from './wording.ts';

interface Props {
  application: ApplicationView;
  onAccepted: (view: ApplicationView) => void;
  /** Beside the button. */
  aside: ReactNode;
}

/** The account that is opened, as it follows from the application. */
export function AcceptForm({ application, onAccepted, aside }: Props) {
  const of = useSaveForm({
    schema: newAccountSchema,
    start: application.proposal,
    keeps: false,
    save: async (body) =>
      onAccepted(await call(acceptApplication, { params: { lead: application.id }, body })),
  });
  return (
    <section aria-labelledby="accept-title">
      <Typography variant="h2" id="accept-title">
        {text('accept.title')}
      </Typography>
      <Typography sx={{ mb: 1.5, maxWidth: 760 }}>
        {text('accept.text', { days: application.offer?.trialDays ?? TRIAL_DAYS })}
      </Typography>
      <SaveFormView of={of} action={text('accept.submit')} isNew aside={aside}>
        <RadioInput
          name="kind"
          label={text('accept.kind')}
          choices={ACCOUNT_KINDS.map((value) => ({ value, label: text(`kinds.${value}`) }))}
        />
        <RadioInput
          name="variant"
          label={text('accept.variant')}
          help={text('accept.variantHelp')}
          choices={VARIANTS.map((value) => ({ value, label: text(`variants.${value}`) }))}
        />
        <TextInput name="name" label={text('accept.name')} required />
        <TextInput name="number" label={text('accept.number')} help={text('accept.numberHelp')} width={320} />
        <TextInput name="adminName" label={text('accept.adminName')} required />
        <TextInput name="email" type="email" label={text('accept.email')} required />
      </SaveFormView>
    </section>
  );
}
