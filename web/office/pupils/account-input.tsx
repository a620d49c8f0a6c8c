import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { findMessageAccounts, type FoundAccount } from '../../../server/contract/office-messages.ts';
import { whoText } from '../../admin/moves/who.ts';
import { queryOf } from '../../app/query-of.ts';
import { useInput } from '../../ui/form/use-input.ts';
import { text } from './wording.ts';

const LEAST_TYPED = 2;

interface Props<V extends FieldValues> {
  name: FieldPath<V>;
  label: string;
  /** What it begins with. */
  start?: FoundAccount | undefined;
  onChosen?: (account: FoundAccount | undefined) => void;
}

/** One customer, such as that among whose pupils is searched: found by name or number, and told from others of its name. */
export function AccountInput<V extends FieldValues>({ name, label, start, onChosen }: Props<V>) {
  const { field, fieldState } = useInput<V>(name);
  const [typed, setTyped] = useState(start?.name ?? '');
  const [chosen, setChosen] = useState<FoundAccount | null>(start ?? null);
  const isTyped = typed.trim().length >= LEAST_TYPED;
  const found = useQuery({
    ...queryOf(findMessageAccounts, { body: { search: typed } }),
    enabled: isTyped,
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete
      options={isTyped ? (found.data?.accounts ?? []) : []}
      value={chosen}
      onChange={(_, account) => {
        setChosen(account);
        field.onChange(account?.id ?? '');
        onChosen?.(account ?? undefined);
      }}
      inputValue={typed}
      onInputChange={(_, next) => setTyped(next)}
      // The server searched already.
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      renderOption={({ key, ...props }, { name, who }) => (
        <Box component="li" key={key} {...props}>
          <span>
            {name}
            <Typography
              component="span"
              sx={{ display: 'block', fontSize: '0.9rem', color: 'text.secondary' }}
            >
              {whoText(who)}
            </Typography>
          </span>
        </Box>
      )}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={text(isTyped ? 'noAccount' : 'accountHelp')}
      loading={found.isFetching}
      sx={{ maxWidth: 480 }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={label}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? (chosen ? whoText(chosen.who) : text('accountHelp'))}
          onBlur={field.onBlur}
        />
      )}
    />
  );
}
