import { BarChart } from '@mui/x-charts/BarChart';
import type { Plan } from '../../../server/contract/care-plan.ts';
import type { PlanConclusion } from '../../../server/contract/plan-tests.ts';
import { ChartOrTable } from '../../ui/chart-or-table.tsx';
import '../progress/progress.css';
import { percentOf } from './labels.ts';
import { text } from './plan-wording.ts';

type Goal = Plan['fields']['goals'][number];
/** Height of one goal, and of what stands around them, px. */
const ROW = 74;
const AROUND = 76;

/**
 * Where each goal began, where it is now, and where it is to come: in bars, and in a table of the same. After an end test it is that test
 * which says where it is.
 */
export function GoalsChart({
  goals,
  tested,
}: {
  goals: readonly Goal[];
  tested: PlanConclusion['goals'] | undefined;
}) {
  const aimed = goals.filter(({ kind }) => kind === 'categorie');
  if (aimed.length === 0) return <p>{text('goals.none')}</p>;
  const ends = new Map(tested?.flatMap(({ goal, end }) => (end ? [[goal, end] as const] : [])));
  const nowOf = (goal: Goal) => (ends.size > 0 ? (ends.get(goal.id) ?? null) : goal.now);
  const nowTitle = text(ends.size > 0 ? 'goals.end' : 'goals.now');
  const isTested = aimed.some(({ start }) => start?.source === 'begintoets');
  const note = ends.size > 0 ? 'noteTests' : isTested ? 'noteBegin' : 'note';
  const nameOf = ({ title, text: said }: Goal) => title ?? said;
  const percent = (value: number | null) => (value === null ? text('goals.unknown') : `${value} %`);
  const known = (share: number | null | undefined) =>
    share === null || share === undefined ? null : percentOf(share);
  const told = (level: { p: number; low: number; high: number } | null) =>
    level
      ? text('goals.range', {
          p: percentOf(level.p),
          low: percentOf(level.low),
          high: percentOf(level.high),
        })
      : text('goals.unknown');
  return (
    <ChartOrTable
      title={text(ends.size > 0 ? 'goals.titleEnded' : 'goals.title')}
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
              label: nowTitle,
              color: 'var(--mui-palette-primary-main)',
              data: aimed.map((goal) => known(nowOf(goal)?.p)),
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
      head={[text('goals.goal'), text('goals.start'), nowTitle, text('goals.target')]}
      rows={aimed.map((goal) => [
        nameOf(goal),
        told(goal.start),
        told(nowOf(goal)),
        percent(known(goal.target)),
      ])}
      note={text(`goals.${note}`)}
    />
  );
}
