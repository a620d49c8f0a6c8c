import { BarChart } from '@mui/x-charts/BarChart';
import type { CareReport, Shares } from '../../../server/contract/care-report.ts';
import { percentOf } from '../care/labels.ts';
import { ChartOrTable } from '../../ui/chart-or-table.tsx';
import '../progress/progress.css';
import { text } from './wording.ts';

/** Height of one row, and of what stands around them, px. */
const ROW = 56;
const AROUND = 84;

/** Where plans began and ended on average: all together, by category, and words outside the goals. */
export function MeansChart({ report: { change, control, categories } }: { report: CareReport }) {
  if (!change) return null;
  const rows: [string, Shares][] = [
    [text('all'), change],
    // Of plans with one category all the same it would stand there twice.
    ...(categories.length > 1 ? categories.map((one): [string, Shares] => [one.title, one]) : []),
    ...(control ? [[text('outside'), control.shares] as [string, Shares]] : []),
  ];
  const percent = (value: number | null) => text('percent', { value: value ?? 0 });
  const series = (key: 'from' | 'to', label: string, color: string) => ({
    ...{ id: key, label, color: `var(--mui-palette-${color})` },
    data: rows.map(([, shares]) => percentOf(shares[key])),
    valueFormatter: percent,
  });
  return (
    <ChartOrTable
      title={text('chart')}
      chart={
        <BarChart
          layout="horizontal"
          height={ROW * rows.length + AROUND}
          skipAnimation
          disableKeyboardNavigation
          margin={{ left: 0, right: 24, top: 8, bottom: 4 }}
          yAxis={[
            {
              scaleType: 'band',
              data: rows.map(([label]) => label),
              width: 210,
              categoryGapRatio: 0.3,
              tickLabelStyle: { fontSize: 13 },
            },
          ]}
          xAxis={[{ min: 0, max: 100, valueFormatter: percent, height: 30, tickMinStep: 10 }]}
          series={[
            series('from', text('begin'), 'text-secondary'),
            series('to', text('end'), 'primary-main'),
          ]}
        />
      }
      head={[text('part'), text('begin'), text('end'), text('sure'), text('count')]}
      rows={rows.map(([label, { from, to, low, high, plans }]) => [
        label,
        percent(percentOf(from)),
        percent(percentOf(to)),
        text('span', { low: percentOf(low), high: percentOf(high) }),
        plans,
      ])}
      note={text('chartHelp')}
    />
  );
}
