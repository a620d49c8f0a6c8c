import { MenuItem, TextField } from '@mui/material';
import type { YearPlan } from '../../../../server/contract/school-years.ts';
import { years } from '../years-wording.ts';

interface Props {
  groups: YearPlan['groups'];
  /** Id of a new group, `leave`, or null while nothing was chosen. */
  value: string | null;
  /** Whom it is about, for those who can't see the line it stands in. */
  label: string;
  onChange: (to: string) => void;
}

/** The new group that somebody goes to, or leaving. */
export const Destination = ({ groups, value, label, onChange }: Props) => (
  <TextField
    select
    error={value === null}
    value={value ?? ''}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{
      select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': `${label}: ${years('wizard.to')}` } },
    }}
    sx={{ minWidth: 160 }}
  >
    <MenuItem value="" disabled>
      {years('wizard.choose')}
    </MenuItem>
    {groups.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name || '…'}
      </MenuItem>
    ))}
    <MenuItem value="leave">{years('wizard.leave')}</MenuItem>
  </TextField>
);
