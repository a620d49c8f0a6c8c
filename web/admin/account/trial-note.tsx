import { Link, Typography } from '@mui/material';
import { ZONE } from '../../app/day.ts';
import { keptUntil, trialState } from './trial.ts';
import { account as text } from './wording.ts';

const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: ZONE });
const CONTACT = '/app/site/contact';

/** Until when a trial goes on and what comes after it; with `isLate` only in its last week and later. */
export function TrialNote({ endsAt, isLate = false }: { endsAt: number | null; isLate?: boolean }) {
  if (endsAt === null) return null;
  const state = trialState(endsAt);
  if (isLate && state === 'on') return null;
  const days = { day: day.format(endsAt), until: day.format(keptUntil(endsAt)) };
  return (
    <Typography role="note" sx={{ color: 'text.secondary' }}>
      {text(state === 'over' ? 'trial.over' : 'trial.on', days)}{' '}
      <Link href={CONTACT}>{text('trial.goOn')}</Link>
    </Typography>
  );
}
