import { MenuItem, TextField } from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';
import type { PupilProgress } from '../../../server/contract/progress.ts';
import { ChartOrTable } from '../../ui/chart-or-table.tsx';
import { longDay } from './days.ts';
import { dayAxis, lineOf, lineTogether, onDays, type LinePoint } from './line.ts';
import { progress as text } from './wording.ts';

const TOGETHER = 'samen';
const percent = (value: number | null) => (value === null ? '' : `${value}%`);

/** How the level of a pupil moved: of spelling, reading and lists as a whole, or of one category. */
export function LevelLine({ data }: { data: PupilProgress }) {
  const [chosen, setChosen] = useState(TOGETHER);
  const categories = data.categories.filter(({ id }) => data.line.some(({ category }) => category === id));
  const series = chosen === TOGETHER ? wholes(data) : ofOne(data, chosen);
  const rows = onDays(series.map(({ points }) => points));
  return (
    <ChartOrTable
      title={text('line.title')}
      fields={
        <TextField
          select
          className="no-print"
          label={text('line.category')}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          sx={{ width: 280 }}
        >
          <MenuItem value={TOGETHER}>{text('line.together')}</MenuItem>
          {categories.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      }
      chart={
        rows.length === 0 ? (
          <p>{text('line.none')}</p>
        ) : (
          <LineChart
            height={220}
            skipAnimation
            disableKeyboardNavigation
            margin={{ left: 0, right: 24, top: 12, bottom: 4 }}
            xAxis={[{ height: 30, ...dayAxis(rows.map(({ day }) => day)) }]}
            yAxis={[{ min: 0, max: 100, valueFormatter: (value: number) => `${value}%`, width: 48 }]}
            series={series.map(({ id, label, color, isThin }, i) => ({
              id,
              label,
              color,
              data: rows.map(({ p }) => p[i] ?? null),
              showMark: !isThin,
              connectNulls: true,
              curve: 'linear' as const,
              valueFormatter: percent,
            }))}
            hideLegend={series.length === 1}
          />
        )
      }
      head={[text('line.day'), ...series.map(({ label }) => label)]}
      rows={rows.map(({ day, p }) => [longDay(day), ...p.map((one) => percent(one) || '–')])}
      note={chosen === TOGETHER ? text('line.togetherText') : text('line.bandText')}
    />
  );
}

/** A line of the chart. */
interface Series {
  id: string;
  label: string;
  color: string;
  /** A bound of what is likely. */
  isThin?: boolean;
  points: readonly LinePoint[];
}

const WHOLES = [
  { kind: 'spelling', label: 'spelling', color: 'var(--mui-palette-primary-main)' },
  { kind: 'lezen', label: 'reading', color: 'var(--mui-palette-warning-main)' },
  { kind: 'lijst', label: 'lists', color: 'var(--mui-palette-success-main)' },
] as const;

/** A line for spelling, for reading and for lists, as far as there is one. */
const wholes = (data: PupilProgress): Series[] =>
  WHOLES.map(({ kind, label, color }) => ({
    id: kind,
    label: text(label),
    color,
    points: lineTogether(data, kind),
  })).filter(({ points }) => points.length > 0);

/** The line of one category between the bounds of what is likely. */
function ofOne(data: PupilProgress, category: string): Series[] {
  const points = lineOf(data, category);
  const bound = (key: 'low' | 'high'): Series => ({
    id: key,
    label: text(`line.${key}`),
    isThin: true,
    color: 'var(--mui-palette-text-secondary)',
    points: points.map(({ day, [key]: p = 0 }) => ({ day, p })),
  });
  const level = { id: 'level', label: text('line.level'), color: 'var(--mui-palette-primary-main)', points };
  return [level, bound('low'), bound('high')];
}
