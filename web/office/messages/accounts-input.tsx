import { Autocomplete, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findMessageAccounts, type FoundAccount } from '../../../server/contract/office-messages.ts';
import { queryOf } from '../../app/query-of.ts';
import { useInput } from '../../ui/form/use-input.ts';
import type { FormValues } from './form-values.ts';
import { text } from './wording.ts';

const LEAST_TYPED = 2;

/** The accounts that a message is for alone: searched by name or number. */
export function AccountsInput() {
  const { field, fieldState } = useInput<FormValues>('accounts');
  const ids = field.value as string[];
  const [typed, setTyped] = useState('');
  const chosen = useQuery({
    ...queryOf(findMessageAccounts, { body: { ids } }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const found = useQuery({
    ...queryOf(findMessageAccounts, { body: { search: typed } }),
    enabled: typed.trim().length >= LEAST_TYPED,
    placeholderData: keepPreviousData,
  });
  const known = new Map(
    [...(chosen.data?.accounts ?? []), ...(found.data?.accounts ?? [])].map((one) => [one.id, one]),
  );
  // One that is gone keeps its place: taking it out is up to who edits.
  const value = ids.map((id): Pick<FoundAccount, 'id' | 'name'> => known.get(id) ?? { id, name: id });
  return (
    <Autocomplete
      multiple
      options={typed.trim().length >= LEAST_TYPED ? (found.data?.accounts ?? []) : []}
      value={value}
      onChange={(_, accounts) => field.onChange(accounts.map(({ id }) => id))}
      inputValue={typed}
      onInputChange={(_, next) => setTyped(next)}
      // The server searched already.
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={text('form.noAccount')}
      loading={found.isFetching}
      sx={{ maxWidth: 480 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={text('form.accounts')}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? text('form.accountsHelp')}
          onBlur={field.onBlur}
        />
      )}
    />
  );
}
