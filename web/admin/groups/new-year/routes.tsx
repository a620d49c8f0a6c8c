import { Paper, Typography } from '@mui/material';
import { yearText } from '../../../app/wording/year.ts';
import { years } from '../years-wording.ts';
import { Destination } from './destination.tsx';
import type { PartProps } from './part.ts';
import './new-year.css';

/** Where the pupils of each group go, by their year. */
export function Routes({ plan, proposal, setPlan }: PartProps) {
  const groupOf = (id: string) => proposal.current.find((group) => group.id === id);
  const choose = (at: number, to: string) =>
    setPlan((now) => ({
      ...now,
      routes: now.routes.map((route, i) => (i === at ? { ...route, to: to || null } : route)),
    }));
  return (
    <Paper component="section" variant="outlined" sx={{ p: 1.5 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {years('wizard.routes')}
      </Typography>
      <div className="new-year-routes">
        {plan.routes.map((route, i) => {
          const group = groupOf(route.group);
          const count = group?.pupils.filter(({ groep }) => groep === route.groep).length ?? 0;
          const name = years('wizard.route', { group: group?.name ?? '', year: yearText(route.groep) });
          return [
            <span key={`${route.group} ${route.groep}`}>
              <strong>{name}</strong> ({years('pupils', { count })})
            </span>,
            <Destination
              key={`to ${route.group} ${route.groep}`}
              groups={plan.groups}
              value={route.to}
              label={name}
              onChange={(to) => choose(i, to)}
            />,
          ];
        })}
      </div>
    </Paper>
  );
}
