import { Stack, Typography } from '@mui/material';
import type { PlanTaken, PlanTests } from '../../../server/contract/plan-tests.ts';
import { longDay } from '../../app/moments.ts';
import { Concluded } from './conclusion-part.tsx';
import { text } from './wording.ts';

/** What the tests of a plan said, where the plan is read; nothing where none was checked yet. */
export function TestsSaid({ tests: { taken, conclusion } }: { tests: PlanTests }) {
  const checked = taken.filter(({ state }) => state === 'nagekeken');
  if (checked.length === 0) return undefined;
  const words = checked.find(({ moment }) => moment === 'eind')?.counts.nieuw?.of ?? 0;
  return (
    <Stack component="section" aria-labelledby="tests-said" sx={{ gap: 1 }}>
      <Typography id="tests-said" variant="h2">
        {text('said.title')}
      </Typography>
      <div>
        {checked.map((one) => (
          <Typography key={one.moment}>{lineOf(one)}</Typography>
        ))}
      </div>
      {conclusion && <Concluded conclusion={conclusion} words={words} />}
    </Stack>
  );
}

function lineOf({ moment, day, counts: { nieuw, zin } }: PlanTaken): string {
  const shares = [
    nieuw && text('said.nieuw', { right: nieuw.right, of: nieuw.of }),
    zin && text('said.zin', { right: zin.right, of: zin.of }),
  ].filter((share) => share !== undefined);
  const name = text(`moment.${moment}`);
  const on = day === null ? name : text('said.on', { name, day: longDay.format(new Date(`${day}T12:00`)) });
  return `${on}: ${shares.join(', ')}.`;
}
