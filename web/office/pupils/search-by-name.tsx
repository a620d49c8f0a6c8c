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
import { keepSearch, keptSearch } from './kept-search.ts';
import { ReasonInputs } from './reason-inputs.tsx';
import { text } from './wording.ts';

type Asked = z.input<typeof searchPupils.body>;

/** Searching by name, at one customer and with a reason; nothing of it stands in the address or in what the browser stores. */
export function SearchByName() {
  const [kept] = useState(keptSearch);
  const [account, setAccount] = useState(kept?.account);
  const [found, setFound] = useState(kept?.found);
  const of = useSaveForm<Asked, z.output<typeof searchPupils.body>>({
    schema: searchPupils.body,
    start: kept?.asked ?? { account: '', firstName: '', lastName: '', why: '' as Asked['why'], reason: '' },
    guards: false,
    async save(body) {
      const result = await call(searchPupils, { body });
      setFound(result);
      keepSearch({ asked: body, account, found: result });
    },
  });
  const search = () => {
    // Also when it is not right: what is shown is of what was asked.
    setFound(undefined);
    keepSearch(undefined);
    return of.submit();
  };
  return (
    <>
      <SaveFormView of={{ ...of, submit: search }} action={text('search')} isNew>
        <AccountInput name="account" label={text('account')} start={account} onChosen={setAccount} />
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
