import { MenuItem, Stack, TextField } from '@mui/material';
import { useAddressValue } from '../../ui/use-address-value.ts';
import { useGroups } from '../groups/use-groups.ts';
import { PERIODS, type ChosenPeriod, type Days } from './period.ts';
import { text } from './wording.ts';

/** In the address: the group of which it is. */
export const GROUP = 'groep';
const ALL = '';

interface Props extends ChosenPeriod {
  adminId: string;
  isWrong: boolean;
}

/** Of which time and which group the report is. */
export function ReportFields({ adminId, period, days, choose, setDay, isWrong }: Props) {
  const [params, setValue] = useAddressValue();
  const groups = useGroups(adminId);
  const known = groups.data?.groups ?? [];
  const group = params.get(GROUP) ?? ALL;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      <TextField
        select
        size="small"
        label={text('period')}
        value={period}
        onChange={(event) => choose(event.target.value as (typeof PERIODS)[number])}
        sx={{ width: 190 }}
      >
        {PERIODS.map((one) => (
          <MenuItem key={one} value={one}>
            {text(`periods.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {period === 'own' && (
        <>
          <Day which="from" {...{ days, setDay }} />
          <Day which="to" {...{ days, setDay, isWrong }} />
        </>
      )}
      <TextField
        select
        size="small"
        label={text('group')}
        value={known.some(({ id }) => id === group) ? group : ALL}
        onChange={(event) => setValue(GROUP, event.target.value, ALL)}
        sx={{ width: 190 }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value={ALL}>{text('allGroups')}</MenuItem>
        {known.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}

interface DayProps extends Pick<ChosenPeriod, 'days' | 'setDay'> {
  which: keyof Days;
  isWrong?: boolean;
}

const Day = ({ which, days, setDay, isWrong = false }: DayProps) => (
  <TextField
    type="date"
    size="small"
    label={text(which)}
    value={days[which]}
    error={isWrong}
    helperText={isWrong ? text('wrong') : undefined}
    onChange={(event) => event.target.value !== '' && setDay(which, event.target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
    sx={{ width: 190 }}
  />
);
