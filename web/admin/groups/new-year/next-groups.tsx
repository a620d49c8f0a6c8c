import { Button, IconButton, MenuItem, Paper, TextField, Typography } from '@mui/material';
import { GROUP_YEARS, LONGEST_GROUP_NAME } from '../../../../server/contract/groups.ts';
import { newId } from '../../../../server/contract/id.ts';
import type { YearOutline, YearPlan } from '../../../../server/contract/school-years.ts';
import { yearText } from '../../../app/wording/year.ts';
import { Icon } from '../../../ui/icon.tsx';
import { years } from '../years-wording.ts';
import type { PartProps } from './part.ts';
import './new-year.css';

type NextGroup = YearPlan['groups'][number];

/** The groups of the new year: their names, years and teachers. */
export function NextGroups({
  plan,
  proposal,
  setPlan,
  outline,
}: PartProps & { outline: YearOutline | undefined }) {
  const change = (id: string, part: Partial<NextGroup>) =>
    setPlan((now) => ({
      ...now,
      groups: now.groups.map((group) => (group.id === id ? { ...group, ...part } : group)),
    }));
  const remove = (id: string) =>
    setPlan((now) => ({
      ...now,
      groups: now.groups.filter((group) => group.id !== id),
      // Who went there has to be told where to go anew.
      routes: now.routes.map((route) => (route.to === id ? { ...route, to: null } : route)),
      exceptions: now.exceptions.filter((one) => one.to !== id),
    }));
  const add = () =>
    setPlan((now) => ({
      ...now,
      groups: [...now.groups, { id: newId(), name: '', groep: [], teachers: [] }],
    }));
  const faultOf = (id: string) => outline?.conflicts.find(({ at }) => at === `groups.${id}`)?.message;
  return (
    <Paper component="section" variant="outlined" sx={{ p: 1.5 }}>
      <Typography variant="h2">{years('wizard.groups')}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{years('wizard.groupsHelp')}</Typography>
      <ul className="new-year-groups">
        {plan.groups.map((group) => (
          <li key={group.id}>
            <TextField
              label={years('wizard.name')}
              value={group.name}
              error={faultOf(group.id) !== undefined}
              helperText={faultOf(group.id)}
              onChange={(event) => change(group.id, { name: event.target.value })}
              slotProps={{ htmlInput: { maxLength: LONGEST_GROUP_NAME, autoComplete: 'off' } }}
            />
            <Many
              label={years('wizard.yearsOf')}
              values={group.groep.map(String)}
              choices={GROUP_YEARS.map((year) => ({ id: String(year), name: yearText(year) }))}
              onChange={(chosen) => change(group.id, { groep: chosen.map(Number).sort() })}
            />
            <Many
              label={years('wizard.teachers')}
              values={group.teachers}
              choices={proposal.staff}
              onChange={(teachers) => change(group.id, { teachers })}
            />
            <span className="new-year-count">
              {years('pupils', { count: outline?.groups.find(({ id }) => id === group.id)?.pupils ?? 0 })}
            </span>
            <IconButton
              size="small"
              aria-label={years('wizard.remove', { name: group.name })}
              onClick={() => remove(group.id)}
            >
              <Icon name="trash" size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button startIcon={<Icon name="add" size={18} />} onClick={add}>
        {years('wizard.add')}
      </Button>
    </Paper>
  );
}

interface ManyProps {
  label: string;
  values: readonly string[];
  choices: readonly { id: string; name: string }[];
  onChange: (values: string[]) => void;
}

/** Some of several, in a list that opens. */
const Many = ({ label, values, choices, onChange }: ManyProps) => (
  <TextField
    select
    label={label}
    value={values.filter((value) => choices.some(({ id }) => id === value))}
    onChange={(event) => onChange([...(event.target.value as unknown as string[])])}
    slotProps={{ select: { multiple: true } }}
  >
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
