import {
  Button,
  FormControlLabel,
  Stack,
  Switch,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { practiceFieldsSchema, type PracticeFields } from '../../../server/contract/practice-fields.ts';
import { WEEKDAYS } from '../../../server/contract/practice-time.ts';
import { fieldText } from './field-wording.ts';
import { FieldFrame, useField } from './field.tsx';
import { weekdayText } from './values.ts';

type Days = NonNullable<PracticeFields['days']>;

const SCHOOL_DAYS: Days = [1, 2, 3, 4, 5];
/** What is filled in first when hours are chosen: by day. */
const BY_DAY = { from: '08:00', to: '18:00' };

/** A day that is chosen stands out by more than a shade. */
const DAY_LOOK = {
  minWidth: { xs: 36, sm: 44 },
  minHeight: 44,
  px: 0.5,
  fontWeight: 700,
  textTransform: 'none',
  color: 'text.secondary',
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
} as const;

/** What is wrong with days or hours as they are filled in. */
function faultOf<F extends 'days' | 'hours'>(name: F, value: PracticeFields[F]): string | undefined {
  const read = practiceFieldsSchema.shape[name].safeParse(value);
  return read.success ? undefined : read.error.issues[0]!.message;
}

/** The days of the week on which is practised: a button for each, and two for those that are chosen most. */
export function DaysField() {
  const { value, change, ref } = useField('days');
  const days = value ?? WEEKDAYS;
  const choose = (chosen: readonly Days[number][]) => {
    const sorted = WEEKDAYS.filter((day) => chosen.includes(day));
    change(sorted.length === WEEKDAYS.length ? null : sorted);
  };
  return (
    <FieldFrame name="days" fault={faultOf('days', value)}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <ToggleButtonGroup
          value={[...days]}
          aria-label={fieldText('field.days')}
          onChange={(_, chosen: Days) => choose(chosen)}
          color="primary"
        >
          {WEEKDAYS.map((day, i) => (
            <ToggleButton
              key={day}
              value={day}
              aria-label={weekdayText(day, 'long')}
              {...(i === 0 && { ref })}
              sx={DAY_LOOK}
            >
              {weekdayText(day, 'short')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button onClick={() => change(SCHOOL_DAYS)}>{fieldText('value.pickSchoolDays')}</Button>
        <Button onClick={() => change(null)}>{fieldText('value.pickEveryDay')}</Button>
      </Stack>
    </FieldFrame>
  );
}

/** The hours of the day in which is practised. */
export function HoursField() {
  const { value, change, ref } = useField('hours');
  const fault = faultOf('hours', value);
  return (
    <FieldFrame name="hours" fault={fault}>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, mt: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <FormControlLabel
          control={
            <Switch
              checked={value !== null}
              slotProps={{ input: { ref } }}
              onChange={(event) => change(event.target.checked ? BY_DAY : null)}
            />
          }
          label={fieldText('value.fixedHours')}
        />
        {value !== null &&
          (['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="time"
              label={fieldText(end === 'from' ? 'value.hoursFrom' : 'value.hoursTo')}
              value={value[end]}
              onChange={(event) => change({ ...value, [end]: event.target.value })}
              error={fault !== undefined}
              slotProps={{ inputLabel: { shrink: true } }}
              sx={{ width: 150 }}
            />
          ))}
      </Stack>
    </FieldFrame>
  );
}
