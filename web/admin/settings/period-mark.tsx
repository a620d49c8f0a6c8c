import { Alert, Button } from '@mui/material';
import type { PupilSetting } from '../../../server/contract/pupil-settings.ts';
import { periodText } from './values.ts';
import { text } from './wording.ts';

interface Props extends Pick<PupilSetting, 'from' | 'to' | 'time'> {
  busy: boolean;
  /** Takes the days away: then the pupil always differs. */
  onAlways: () => void;
}

/** On which days a pupil differs from the group, and what that means today. */
export const PeriodMark = ({ time, busy, onAlways, ...days }: Props) => (
  <Alert
    severity={time === 'over' ? 'warning' : 'info'}
    action={
      <Button color="inherit" disabled={busy} onClick={onAlways}>
        {text('pupil.always')}
      </Button>
    }
  >
    {text(`pupil.period.${time}`, { days: periodText(days) })}
  </Alert>
);
