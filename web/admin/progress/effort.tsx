import { BarChart } from '@mui/x-charts/BarChart';
import type { PupilProgress } from '../../../server/contract/progress.ts';
import { ChartOrTable } from '../../ui/chart-or-table.tsx';
import { shortDay } from './days.ts';
import { weeksOf } from './weeks.ts';
import { progress as text } from './wording.ts';

/** Practice time per week; by the keyboard in the table beside it. */
export function Effort({ practised }: Pick<PupilProgress, 'practised'>) {
  const weeks = weeksOf(practised);
  const minutes = weeks.map((week) => Math.round(week.minutes));
  return (
    <ChartOrTable
      title={text('weeks.title')}
      chart={
        <BarChart
          height={190}
          skipAnimation
          disableKeyboardNavigation
          margin={{ left: 0, right: 12, top: 12, bottom: 4 }}
          xAxis={[{ scaleType: 'band', height: 30, data: weeks.map(({ monday }) => shortDay(monday)) }]}
          // Whole minutes, also where there is not even one.
          yAxis={[{ width: 40, tickMinStep: 1, ...(minutes.every((one) => one === 0) && { max: 1 }) }]}
          series={[
            {
              label: text('weeks.minutes'),
              data: minutes,
              color: 'var(--mui-palette-secondary-main)',
              valueFormatter: (value) => (value === null ? '' : text('minutes', { count: value })),
            },
          ]}
          hideLegend
        />
      }
      head={[text('weeks.week'), text('weeks.minutes'), text('weeks.answers'), text('weeks.days')]}
      rows={weeks.map(({ monday, answers, days }, i) => [shortDay(monday), minutes[i]!, answers, days])}
    />
  );
}
