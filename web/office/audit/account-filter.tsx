import { Autocomplete, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findMessageAccounts } from '../../../server/contract/office-messages.ts';
import { queryOf } from '../../app/query-of.ts';
import { text } from './wording.ts';

const LEAST_TYPED = 2;

/** The account that lines are of, searched by name or number. */
export function AccountFilter({ id, onChoose }: { id: string; onChoose: (id: string) => void }) {
  const [typed, setTyped] = useState('');
  const chosen = useQuery({
    ...queryOf(findMessageAccounts, { body: { ids: [id] } }),
    enabled: id !== '',
  });
  const found = useQuery({
    ...queryOf(findMessageAccounts, { body: { search: typed } }),
    enabled: typed.trim().length >= LEAST_TYPED,
    placeholderData: keepPreviousData,
  });
  const known = [...(chosen.data?.accounts ?? []), ...(found.data?.accounts ?? [])];
  const value = id === '' ? null : (known.find((one) => one.id === id) ?? { id, name: id });
  return (
    <Autocomplete
      options={typed.trim().length >= LEAST_TYPED ? (found.data?.accounts ?? []) : []}
      value={value}
      onChange={(_, account) => onChoose(account?.id ?? '')}
      inputValue={typed}
      onInputChange={(_, next) => setTyped(next)}
      // The server searched already.
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id: key }) => key}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={text('noAccount')}
      loading={found.isFetching}
      renderInput={(params) => <TextField {...params} label={text('account')} />}
    />
  );
}
