import { Box, Chip, Link, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { listGroupPlans, type GroupPlanHead } from '../../../../server/contract/group-plans.ts';
import { paths } from '../../../app/paths.ts';
import { queryOf } from '../../../app/query-of.ts';
import { periodText, STATE_COLOURS, stateText } from '../labels.ts';
import { text } from './wording.ts';

/** The group plans of an account; nothing where there are none. */
export function GroupPlansList({ adminId }: { adminId: string }) {
  const { data } = useQuery(queryOf(listGroupPlans, { params: { account: adminId } }));
  if (!data || data.total === 0) return undefined;
  return (
    <Box component="section" aria-labelledby="group-plans" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2" id="group-plans">
        {text('list.title')}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
        }}
      >
        {data.plans.map((plan) => (
          <li key={plan.id}>
            <Card adminId={adminId} plan={plan} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Card({ adminId, plan }: { adminId: string; plan: GroupPlanHead }) {
  const { id, title, state, week, weeks, owner } = plan;
  return (
    <Paper
      variant="outlined"
      sx={{ p: 1.5, height: '100%', display: 'grid', gap: 0.5, alignContent: 'start' }}
    >
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Link
          component={RouterLink}
          to={paths.groupPlan(adminId, id)}
          underline="hover"
          sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}
        >
          {title}
        </Link>
        <Chip size="small" variant="outlined" color={STATE_COLOURS[state]} label={stateText(state)} />
      </Stack>
      <Typography variant="body2">{whoText(plan)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[
          periodText(plan),
          state !== 'concept' && text('list.week', { week, weeks }),
          text('list.kept', { name: owner?.name ?? text('list.nobody') }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Paper>
  );
}

const LIST = new Intl.ListFormat('nl', { type: 'conjunction' });

/** Names in a row. */
export const namesText = (names: readonly string[]): string => LIST.format(names);

const whoText = ({ names, away }: GroupPlanHead): string =>
  [
    names.length > 0 && text('list.who', { names: namesText(names) }),
    away > 0 && text('list.away', { count: away }),
  ]
    .filter(Boolean)
    .join(' ');
