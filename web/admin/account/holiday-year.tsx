import { Alert, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import type { CalendarYear } from '../../../server/contract/calendar.ts';
import { Facts } from '../../ui/facts.tsx';
import { text } from './holidays-wording.ts';

const DAY = new Intl.DateTimeFormat('nl', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const WEEKDAY = new Intl.DateTimeFormat('nl', {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The holidays of one school year, with where that was found; or that nobody filled them in yet. */
export function HolidayYear({ year: { year, days, source, checkedOn } }: { year: CalendarYear }) {
  const id = useId();
  const named = `${year}–${year + 1}`;
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1 }}>
      <Typography id={id} variant="h2">
        {text('year', { year: named })}
      </Typography>
      {days.length === 0 ? (
        <Alert severity="info">{text('unknown', { year: named })}</Alert>
      ) : (
        <>
          <Facts of={days.map(({ name, from, to }) => [name, rangeOf(from, to)])} />
          <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
            {text('source', { source, day: DAY.format(new Date(checkedOn)) })}
          </Typography>
        </>
      )}
    </Stack>
  );
}

const rangeOf = (from: string, to: string) =>
  from === to
    ? WEEKDAY.format(new Date(from))
    : text('range', { from: DAY.format(new Date(from)), to: DAY.format(new Date(to)) });
