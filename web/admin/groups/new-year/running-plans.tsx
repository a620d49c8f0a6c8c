import { MenuItem, Paper, TextField, Typography } from '@mui/material';
import { dayText } from '../../lvs/labels.ts';
import { years } from '../years-wording.ts';
import type { PartProps } from './part.ts';
import './new-year.css';

/** Action plans that run: each goes on into the new year, or is looked back on first. Nothing where there are none. */
export function RunningPlans({ plan, proposal, setPlan }: PartProps) {
  const names = new Map(
    proposal.current.flatMap(({ name: group, pupils }) =>
      pupils.map(({ id, name }) => [id, `${name} (${group})`] as const),
    ),
  );
  const running = proposal.running.filter(({ pupil }) => names.has(pupil));
  if (running.length === 0) return null;
  const choose = (id: string, looksBack: boolean) =>
    setPlan((now) => {
      const others = now.lookBack.filter((one) => one !== id);
      return { ...now, lookBack: looksBack ? [...others, id] : others };
    });
  return (
    <Paper component="section" variant="outlined" sx={{ p: 1.5 }}>
      <Typography variant="h2">{years('wizard.plans.title')}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{years('wizard.plans.help')}</Typography>
      <ul className="new-year-exceptions">
        {running.map(({ id, pupil, number, to }) => {
          const name = names.get(pupil)!;
          return (
            <li key={id}>
              <strong>{name}</strong>
              <span>{years('wizard.plans.one', { number, day: dayText(to) })}</span>
              <TextField
                select
                label={years('wizard.plans.what')}
                value={plan.lookBack.includes(id) ? 'look' : 'on'}
                onChange={(event) => choose(id, event.target.value === 'look')}
                slotProps={{
                  select: { inputProps: { 'aria-label': `${years('wizard.plans.what')}, ${name}` } },
                }}
                sx={{ minWidth: 260 }}
              >
                <MenuItem value="on">{years('wizard.plans.on')}</MenuItem>
                <MenuItem value="look">{years('wizard.plans.look')}</MenuItem>
              </TextField>
            </li>
          );
        })}
      </ul>
    </Paper>
  );
}
