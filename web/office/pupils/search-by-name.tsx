import { Box } from '@mui/material';
import { useState } from 'react';
import type { z } from 'zod';
import { searchPupils } from '../../../server/contract/office-pupils.ts';
import { call } from '../../app/services.ts';
import { TextInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { AccountInput } from './account-input.tsx';
import { FoundPupils } from './found-pupils.tsx';
import { ReasonInputs } from './reason-inputs.tsx';
import { text } from './wording.ts';

type Asked = z.input<typeof searchPupils.body>;
type Found = z.output<typeof searchPupils.response>;

/** Searching by name, at one customer and with a reason; nothing of it stands in the address or is kept. */
export function SearchByName() {
  const [found, setFound] = useState<Found>();
  const of = useSaveForm<Asked, z.output<typeof searchPupils.body>>({
    schema: searchPupils.body,
    start: { account: '', firstName: '', lastName: '', why: '' as Asked['why'], reason: '' },
    async save(body) {
      setFound(undefined);
      setFound(await call(searchPupils, { body }));
    },
  });
  return (
    <>
      <SaveFormView of={of} action={text('search')} isNew>
        <AccountInput name="account" label={text('account')} />
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <TextInput name="firstName" label={text('firstName')} help={text('nameHelp')} width={260} />
          <TextInput name="lastName" label={text('lastName')} width={260} />
        </Box>
        <ReasonInputs />
      </SaveFormView>
      {found && <FoundPupils found={found} none={text('noneNamed')} />}
    </>
  );
}
