import { Autocomplete, IconButton, MenuItem, Paper, TextField, Typography } from '@mui/material';
import { GROUP_YEARS } from '../../../../server/contract/groups.ts';
import type { YearPlan } from '../../../../server/contract/school-years.ts';
import { yearText } from '../../../app/wording/year.ts';
import { Icon } from '../../../ui/icon.tsx';
import { years } from '../years-wording.ts';
import { Destination } from './destination.tsx';
import type { PartProps } from './part.ts';
import './new-year.css';

type Exception = YearPlan['exceptions'][number];

/** Pupils who do a year again, skip one, or go elsewhere than the rest. */
export function Exceptions({ plan, proposal, setPlan }: PartProps) {
  const pupils = proposal.current.flatMap((group) =>
    group.pupils.map((pupil) => ({ ...pupil, label: `${pupil.name} (${group.name})`, group: group.id })),
  );
  const nameOf = (id: string) => pupils.find((pupil) => pupil.id === id)?.label ?? '';
  const change = (pupil: string, part: Partial<Exception>) =>
    setPlan((now) => ({
      ...now,
      exceptions: now.exceptions.map((one) => (one.pupil === pupil ? { ...one, ...part } : one)),
    }));
  const remove = (pupil: string) =>
    setPlan((now) => ({ ...now, exceptions: now.exceptions.filter((one) => one.pupil !== pupil) }));
  const add = (pupil: (typeof pupils)[number]) =>
    setPlan((now) => {
      // Doing the year again is the most common reason: a group with that year is proposed.
      const again = now.groups.find(({ groep }) => groep.includes(pupil.groep));
      const to = again?.id ?? now.groups[0]?.id ?? 'leave';
      return { ...now, exceptions: [...now.exceptions, { pupil: pupil.id, to, groep: pupil.groep }] };
    });
  const chosen = new Set(plan.exceptions.map(({ pupil }) => pupil));
  return (
    <Paper component="section" variant="outlined" sx={{ p: 1.5 }}>
      <Typography variant="h2">{years('wizard.exceptions')}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{years('wizard.exceptionsHelp')}</Typography>
      <ul className="new-year-exceptions">
        {plan.exceptions.map(({ pupil, to, groep }) => (
          <li key={pupil}>
            <strong>{nameOf(pupil)}</strong>
            <Destination
              groups={plan.groups}
              value={to}
              label={nameOf(pupil)}
              onChange={(next) => change(pupil, { to: next })}
            />
            {to !== 'leave' && (
              <TextField
                select
                label={years('wizard.yearThen')}
                value={groep}
                onChange={(event) => change(pupil, { groep: Number(event.target.value) })}
                sx={{ minWidth: 120 }}
              >
                {GROUP_YEARS.map((year) => (
                  <MenuItem key={year} value={year}>
                    {yearText(year)}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <IconButton
              size="small"
              aria-label={years('wizard.removeException', { name: nameOf(pupil) })}
              onClick={() => remove(pupil)}
            >
              <Icon name="close" size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Autocomplete
        // Made anew for each pupil, so that it is empty again.
        key={plan.exceptions.length}
        size="small"
        options={pupils.filter(({ id }) => !chosen.has(id))}
        onChange={(_, pupil) => pupil && add(pupil)}
        renderInput={(params) => <TextField {...params} label={years('wizard.addException')} />}
        sx={{ maxWidth: 360 }}
      />
    </Paper>
  );
}
