import { Button, Checkbox, FormControlLabel, InputAdornment, MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { LICENCE_STATES } from '../../../server/contract/licence-state.ts';
import { ACCOUNT_KINDS } from '../../../server/contract/lead-kinds.ts';
import {
  ACCOUNTS_SOON,
  INACTIVE_DAYS,
  LEAST_SEARCHED,
  MOST_SEARCHED,
} from '../../../server/contract/office-accounts.ts';
import { VARIANTS } from '../../../server/contract/variant.ts';
import { Icon } from '../../ui/icon.tsx';
import { Order } from '../../ui/table/table-bar.tsx';
import type { TableAddress } from '../../ui/table/use-table-address.ts';
import { COLUMNS } from './columns.tsx';
import { text } from './wording.ts';

interface Props {
  address: TableAddress;
  total: string;
  tools: ReactNode;
}

/** Above the list of customers: what is searched for, what it is narrowed down by, how many there are. */
export function Filters({ address, total, tools }: Props) {
  const isNarrowed = address.search !== '' || Object.keys(address.filters).length > 0;
  const fault = faultOf(address.search);
  const sorting = address.order ?? { id: 'name', desc: false };
  return (
    <div className="data-table-bar" role="search" aria-label={text('title')}>
      <TextField
        value={address.search}
        onChange={(event) => address.setSearch(event.target.value)}
        error={fault !== undefined}
        helperText={fault}
        slotProps={{
          htmlInput: {
            ...{ 'aria-label': text('search'), type: 'search', placeholder: text('search') },
            maxLength: MOST_SEARCHED,
          },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon name="search" size={18} />
              </InputAdornment>
            ),
          },
        }}
        sx={{ width: { xs: '100%', sm: 390 } }}
      />
      <Choice
        of={address}
        name="kind"
        label={text('columns.kind')}
        choices={ACCOUNT_KINDS.map((one) => [one, text(`kinds.${one}`)])}
      />
      <Choice
        of={address}
        name="variant"
        label={text('columns.variant')}
        choices={VARIANTS.map((one) => [one, text(`variants.${one}`)])}
      />
      <Choice
        of={address}
        name="state"
        label={text('columns.state')}
        choices={LICENCE_STATES.map((one) => [one, text(`states.${one}`)])}
      />
      <Choice
        of={address}
        name="soon"
        label={text('soon')}
        choices={ACCOUNTS_SOON.map((one) => [one, text(`soons.${one}`)])}
      />
      <Choice
        of={address}
        name="inactive"
        label={text('inactive')}
        choices={INACTIVE_DAYS.map((count) => [String(count), text('inactiveDays', { count })])}
      />
      <Tick of={address} name="over" />
      <Tick of={address} name="unsigned" />
      <Order address={address} columns={COLUMNS} sorting={sorting} />
      {isNarrowed && <Button onClick={address.clear}>{text('clear')}</Button>}
      <span className="total" aria-live="polite">
        {total}
      </span>
      <span className="tools">{tools}</span>
    </div>
  );
}

/** Why is not searched for what was typed. */
function faultOf(search: string): string | undefined {
  const { length } = search.trim();
  if (length > MOST_SEARCHED) return text('searchMost', { most: MOST_SEARCHED });
  return length > 0 && length < LEAST_SEARCHED ? text('searchLeast', { least: LEAST_SEARCHED }) : undefined;
}

interface ChoiceProps {
  of: TableAddress;
  name: string;
  label: string;
  choices: readonly (readonly [value: string, label: string])[];
}

const Choice = ({ of, name, label, choices }: ChoiceProps) => (
  <TextField
    select
    label={label}
    value={choices.some(([value]) => value === of.filters[name]) ? of.filters[name] : ''}
    onChange={(event) => of.setFilter(name, event.target.value)}
    sx={{ minWidth: 130 }}
    slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
  >
    <MenuItem value="">{text('all')}</MenuItem>
    {choices.map(([value, shown]) => (
      <MenuItem key={value} value={value}>
        {shown}
      </MenuItem>
    ))}
  </TextField>
);

const Tick = ({ of, name }: { of: TableAddress; name: 'over' | 'unsigned' }) => (
  <FormControlLabel
    label={text(name)}
    control={
      <Checkbox
        size="small"
        checked={of.filters[name] === 'ja'}
        onChange={(event) => of.setFilter(name, event.target.checked ? 'ja' : '')}
      />
    }
  />
);
