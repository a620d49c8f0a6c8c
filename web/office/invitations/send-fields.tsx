import { Typography } from '@mui/material';
import { Controller, useFormContext } from 'react-hook-form';
import {
  CAMPAIGN_EXPIRES_DAYS,
  MOST_INVITEES,
  OFFER_TRIAL_DAYS,
  OFFICE_OVERRIDE_PERCENT,
} from '../../../server/contract/account-terms.ts';
import { CAMPAIGN_GROUNDS, CAMPAIGN_TEMPLATES } from '../../../server/contract/campaigns.ts';
import { SheetBox } from '../../admin/roster/sheet-box.tsx';
import { RadioInput, SelectInput, TextInput } from '../../ui/form/fields.tsx';
import type { FormInput } from './form-values.ts';
import { text } from './wording.ts';

/** Many times what a list of the most people takes. */
const MOST_FILE_BYTES = 2 * 1024 * 1024;

/** The fields of an invitation: to whom, which mail, and what they get. */
export function SendFields() {
  const { control } = useFormContext<FormInput>();
  return (
    <>
      <Typography variant="h2">{text('form.who')}</Typography>
      <Controller
        control={control}
        name="list"
        render={({ field, fieldState }) => (
          <SheetBox
            label={text('form.list')}
            help={text('form.listHelp', { most: MOST_INVITEES })}
            value={field.value}
            onChange={field.onChange}
            mostBytes={MOST_FILE_BYTES}
            tellsGuess
          >
            {fieldState.error && (
              <Typography role="alert" sx={{ color: 'error.main' }}>
                {fieldState.error.message}
              </Typography>
            )}
          </SheetBox>
        )}
      />
      <RadioInput
        name="ground"
        label={text('form.ground')}
        choices={CAMPAIGN_GROUNDS.map((value) => ({ value, label: text(`grounds.${value}`) }))}
      />
      <SelectInput
        name="template"
        label={text('form.letter')}
        help={text('form.letterHelp')}
        choices={CAMPAIGN_TEMPLATES.map((value) => ({ value, label: text(`templates.${value}`) }))}
        width={320}
      />
      <Typography variant="h2">{text('form.offer')}</Typography>
      <TextInput
        name="trialDays"
        type="number"
        inputMode="numeric"
        label={text('form.days')}
        help={text('form.daysHelp', OFFER_TRIAL_DAYS)}
        width={260}
      />
      <TextInput
        name="seats"
        type="number"
        inputMode="numeric"
        label={text('form.seats')}
        help={text('form.seatsHelp')}
        width={260}
      />
      <TextInput
        name="percentOff"
        type="number"
        inputMode="numeric"
        label={text('form.percent')}
        help={text('form.percentHelp', { most: OFFICE_OVERRIDE_PERCENT })}
        width={420}
      />
      <TextInput
        name="expiresOn"
        type="date"
        label={text('form.until')}
        help={text('form.untilHelp', { most: CAMPAIGN_EXPIRES_DAYS.most })}
        width={260}
      />
    </>
  );
}
