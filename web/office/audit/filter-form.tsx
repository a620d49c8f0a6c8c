import { Box, Button, Stack, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAuditActions, type AuditFilter } from '../../../server/contract/office-audit.ts';
import { queryOf } from '../../app/query-of.ts';
import { AccountFilter } from './account-filter.tsx';
import { text } from './wording.ts';

interface Props {
  filter: AuditFilter;
  onSearch: (filter: AuditFilter) => void;
}

/** What the log is narrowed down by; nothing is asked before the button is pressed. */
export function FilterForm({ filter, onSearch }: Props) {
  const [draft, setDraft] = useState(filter);
  const actions = useQuery({ ...queryOf(listAuditActions, {}), staleTime: Infinity });
  const set = (name: keyof AuditFilter) => (value: string) => setDraft((now) => ({ ...now, [name]: value }));
  const line = (name: 'person' | 'subject', help: string) => (
    <TextField
      label={text(name)}
      helperText={help}
      value={draft[name] ?? ''}
      onChange={(event) => set(name)(event.target.value)}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
  );
  const day = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={text(name)}
      value={draft[name] ?? ''}
      onChange={(event) => set(name)(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Box
      component="form"
      role="search"
      aria-label={text('filter')}
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
      }}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
          alignItems: 'start',
        }}
      >
        {line('person', text('personHelp'))}
        <AccountFilter id={draft.account ?? ''} onChoose={set('account')} />
        <TextField
          select
          label={text('action')}
          value={draft.action ?? ''}
          onChange={(event) => set('action')(event.target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{text('anyAction')}</option>
          {actions.data?.topics.map(({ title, actions: some }) => (
            <optgroup key={title} label={title}>
              {some.map(({ action, label }) => (
                <option key={action} value={action}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </TextField>
        {line('subject', text('subjectHelp'))}
        {day('from')}
        {day('to')}
      </Box>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained">
          {text('search')}
        </Button>
        <Button onClick={() => onSearch({})}>{text('clear')}</Button>
      </Stack>
    </Box>
  );
}
