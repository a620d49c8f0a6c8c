import { Box, MenuItem, TextField } from '@mui/material';
import { LVS_PARTS } from '../../../server/contract/lvs-heads.ts';
import { MOMENTS, momentText } from '../../../server/contract/lvs-moment.ts';
import { LVS_PROVIDERS, type LvsDefaults } from '../../../server/contract/lvs.ts';
import { dayOf } from '../../app/day.ts';
import { VARIANT } from '../../app/variant.ts';
import { schoolYearText } from './labels.ts';
import { text } from './wording.ts';

interface Props {
  value: LvsDefaults;
  disabled?: boolean;
  onChange: (defaults: LvsDefaults) => void;
}

/** Test results are of this school year or of a few before. */
const YEARS = 4;

/** What holds for rows of a table that do not say it themselves. */
export function DefaultsFields({ value, disabled = false, onChange }: Props) {
  const today = dayOf();
  const thisYear = Number(today.slice(0, 4)) - (today.slice(5, 7) < '08' ? 1 : 0);
  const years = Array.from({ length: YEARS }, (_, i) => thisYear - i);
  const set = (name: keyof LvsDefaults, chosen: string) => {
    const others = { ...value };
    delete others[name];
    if (chosen === '') return onChange(others);
    return onChange({ ...others, [name]: name === 'schoolYear' ? Number(chosen) : chosen });
  };
  const field = (name: keyof LvsDefaults, choices: readonly (readonly [value: string, label: string])[]) => (
    <TextField
      select
      size="small"
      label={text(name)}
      value={value[name] === undefined ? '' : String(value[name])}
      disabled={disabled}
      onChange={(event) => set(name, event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{text('fromTable')}</MenuItem>
      {choices.map(([choice, label]) => (
        <MenuItem key={choice} value={choice}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        width: '100%',
        maxWidth: 760,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
      }}
    >
      {field(
        'provider',
        LVS_PROVIDERS.map((one) => [one, text(`providers.${one}`)]),
      )}
      {field(
        'schoolYear',
        years.map((year) => [String(year), schoolYearText(year)]),
      )}
      {field(
        'moment',
        MOMENTS.map((moment) => [moment, momentText(moment, VARIANT)]),
      )}
      {field(
        'part',
        LVS_PARTS.map((part) => [part, text(`parts.${part}`)]),
      )}
    </Box>
  );
}
