import { Box, Paper } from '@mui/material';
import type { PupilProgress } from '../../../server/contract/progress.ts';
import { longDay } from './days.ts';
import { growthOf } from './growth.ts';
import { lookOf } from './looks.ts';
import { progress as text } from './wording.ts';

const signed = new Intl.NumberFormat('nl', { signDisplay: 'exceptZero' });

/** A period of a pupil in a row of numbers. */
export function Summary({ data }: { data: PupilProgress }) {
  const mastered = data.standings.filter((one) => lookOf(one) === 'klaar').length;
  const share = data.answers > 0 ? Math.round((100 * data.correct) / data.answers) : undefined;
  const facts: [string, string][] = [
    [text('summary.minutes'), text('minutesShort', { minutes: Math.round(data.minutes) })],
    [text('summary.answers'), String(data.answers)],
    [text('summary.correct'), share === undefined ? '–' : `${share}%`],
    [text('summary.days'), String(data.days)],
    [text('summary.mastered'), `${mastered} / ${data.standings.length}`],
    ...growthFact(data),
    [text('summary.last'), data.lastDay ? longDay(data.lastDay) : '–'],
  ];
  return (
    <Paper
      variant="outlined"
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 0.5, m: 0, px: 2, py: 1 }}
    >
      {facts.map(([label, value]) => (
        <div key={label}>
          <Box component="dt" sx={{ fontSize: '0.82rem', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 700, fontSize: '1.15rem' }}>
            {value}
          </Box>
        </div>
      ))}
    </Paper>
  );
}

/** How much the levels grew, as far as that can be told. */
function growthFact({ standings }: PupilProgress): [string, string][] {
  const growth = growthOf(standings);
  if (!growth) return [];
  const points = signed.format(growth.points);
  return [[text('summary.growth', { count: growth.count }), text('summary.points', { points })]];
}
