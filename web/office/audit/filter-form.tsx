import { Box, Button, Stack, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  auditFilterSchema,
  listAuditActions,
  type AuditFilter,
} from '../../../server/contract/office-audit.ts';
import { queryOf } from '../../app/query-of.ts';
import { AccountFilter } from './account-filter.tsx';
import { text } from './wording.ts';

interface Props {
  filter: AuditFilter;
  onSearch: (filter: AuditFilter) => void;
}

type Faults = Partial<Record<keyof AuditFilter, string>>;

/** What is wrong with a filter, by its field; fields that are empty do not matter. */
function faultsOf(filter: AuditFilter): Faults {
  const filled = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  const issues = auditFilterSchema.safeParse(filled).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}

/** What the log is narrowed down by; nothing is asked before the button is pressed. */
export function FilterForm({ filter, onSearch }: Props) {
  const [draft, setDraft] = useState(filter);
  // Also of an address that somebody typed.
  const [faults, setFaults] = useState(() => faultsOf(filter));
  const actions = useQuery({ ...queryOf(listAuditActions, {}), staleTime: Infinity });
  const set = (name: keyof AuditFilter) => (value: string) => {
    setDraft((now) => ({ ...now, [name]: value }));
    // A fault may be of two fields together.
    setFaults({});
  };
  const line = (name: 'person' | 'subject', help: string) => (
    <TextField
      label={text(name)}
      error={faults[name] !== undefined}
      helperText={faults[name] ?? help}
      value={draft[name] ?? ''}
      onChange={(event) => set(name)(event.target.value)}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
  );
  const day = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={text(name)}
      error={faults[name] !== undefined}
      helperText={faults[name]}
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
        const found = faultsOf(draft);
        setFaults(found);
        if (Object.keys(found).length === 0) onSearch(draft);
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
