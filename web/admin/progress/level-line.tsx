import { MenuItem, TextField } from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';
import type { PupilProgress } from '../../../server/contract/progress.ts';
import { ChartOrTable } from './chart-or-table.tsx';
import { longDay, shortDay } from './days.ts';
import { lineOf, lineTogether } from './line.ts';
import { progress as text } from './wording.ts';

const TOGETHER = 'samen';
const percent = (value: number | null) => (value === null ? '' : `${value}%`);

/** How the level of a pupil moved: of all categories together, or of one. */
export function LevelLine({ data }: { data: PupilProgress }) {
  const [chosen, setChosen] = useState(TOGETHER);
  const points = chosen === TOGETHER ? lineTogether(data) : lineOf(data, chosen);
  const hasBand = points.some(({ low }) => low !== undefined);
  const categories = data.categories.filter(({ id }) => data.line.some(({ category }) => category === id));
  const band = (key: 'low' | 'high') => ({
    id: key,
    label: text(`line.${key}`),
    data: points.map((point) => point[key] ?? null),
    color: 'var(--mui-palette-text-secondary)',
    showMark: false,
    valueFormatter: percent,
  });
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
        points.length === 0 ? (
          <p>{text('line.none')}</p>
        ) : (
          <LineChart
            height={220}
            skipAnimation
            disableKeyboardNavigation
            margin={{ left: 0, right: 24, top: 12, bottom: 4 }}
            xAxis={[
              {
                scaleType: 'time',
                height: 30,
                data: points.map(({ day }) => new Date(`${day}T12:00`)),
                valueFormatter: (day: Date) => shortDay(day.toISOString().slice(0, 10)),
              },
            ]}
            yAxis={[{ min: 0, max: 100, valueFormatter: (value: number) => `${value}%`, width: 48 }]}
            series={[
              {
                id: 'level',
                label: text('line.level'),
                data: points.map(({ p }) => p),
                color: 'var(--mui-palette-primary-main)',
                showMark: true,
                curve: 'linear',
                valueFormatter: percent,
              },
              ...(hasBand ? [band('low'), band('high')] : []),
            ]}
            hideLegend={!hasBand}
          />
        )
      }
      head={[text('line.day'), text('line.level'), ...(hasBand ? [text('line.low'), text('line.high')] : [])]}
      rows={points.map(({ day, p, low, high }) => [
        longDay(day),
        `${p}%`,
        ...(hasBand ? [percent(low ?? null), percent(high ?? null)] : []),
      ])}
      note={chosen === TOGETHER ? text('line.togetherText') : text('line.bandText')}
    />
  );
}
