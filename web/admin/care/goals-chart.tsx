import { BarChart } from '@mui/x-charts/BarChart';
import type { Plan } from '../../../server/contract/care-plans.ts';
import { ChartOrTable } from '../progress/chart-or-table.tsx';
import '../progress/progress.css';
import { percentOf } from './labels.ts';
import { text } from './plan-wording.ts';

type Goal = Plan['fields']['goals'][number];
/** Height of one goal, and of what stands around them, px. */
const ROW = 74;
const AROUND = 76;

/** Where each goal began, where it is now, and where it is to come: in bars, and in a table of the same. */
export function GoalsChart({ goals }: { goals: readonly Goal[] }) {
  const aimed = goals.filter(({ kind }) => kind === 'categorie');
  if (aimed.length === 0) return <p>{text('goals.none')}</p>;
  const nameOf = ({ title, text: said }: Goal) => title ?? said;
  const percent = (value: number | null) => (value === null ? text('goals.unknown') : `${value} %`);
  const known = (share: number | null | undefined) =>
    share === null || share === undefined ? null : percentOf(share);
  const told = (level: Goal['now']) =>
    level
      ? text('goals.range', {
          p: percentOf(level.p),
          low: percentOf(level.low),
          high: percentOf(level.high),
        })
      : text('goals.unknown');
  return (
    <ChartOrTable
      title={text('goals.title')}
      chart={
        <BarChart
          layout="horizontal"
          height={ROW * aimed.length + AROUND}
          skipAnimation
          disableKeyboardNavigation
          margin={{ left: 0, right: 24, top: 8, bottom: 4 }}
          yAxis={[
            {
              scaleType: 'band',
              data: aimed.map(nameOf),
              width: 210,
              categoryGapRatio: 0.3,
              tickLabelStyle: { fontSize: 13 },
            },
          ]}
          xAxis={[
            { min: 0, max: 100, valueFormatter: (value: number) => `${value}%`, height: 30, tickMinStep: 10 },
          ]}
          series={[
            {
              id: 'start',
              label: text('goals.start'),
              color: 'var(--mui-palette-text-secondary)',
              data: aimed.map(({ start }) => known(start?.p)),
              valueFormatter: percent,
            },
            {
              id: 'now',
              label: text('goals.now'),
              color: 'var(--mui-palette-primary-main)',
              data: aimed.map(({ now }) => known(now?.p)),
              valueFormatter: percent,
            },
            {
              id: 'target',
              label: text('goals.target'),
              color: 'var(--mui-palette-success-main)',
              data: aimed.map(({ target }) => known(target)),
              valueFormatter: percent,
            },
          ]}
        />
      }
      head={[text('goals.goal'), text('goals.start'), text('goals.now'), text('goals.target')]}
      rows={aimed.map((goal) => [
        nameOf(goal),
        told(goal.start),
        told(goal.now),
        percent(known(goal.target)),
      ])}
      note={text('goals.note')}
    />
  );
}
