import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  LEAST_TO_COMPARE,
  listExplanations,
  type Explanation,
} from '../../../server/contract/explanations.ts';
import { queryOf } from '../../app/query-of.ts';
import { Failed } from '../../ui/states.tsx';
import { ZONE } from '../../app/day.ts';
import { board } from './wording.ts';

/** Its effect grows while pupils play. */
const AGAIN_MS = 30_000;
const WHEN = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: ZONE,
});

/** What was explained in the last weeks, and how it went before and after. Nothing where nothing was explained. */
export function Explanations({ account, group }: { account: string; group: string }) {
  const { data, error, refetch } = useQuery({
    ...queryOf(listExplanations, { params: { account, group } }),
    refetchInterval: AGAIN_MS,
  });
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data || data.explanations.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="explanations-title">
      <Typography variant="h2" id="explanations-title">
        {board('explanations.title')}
      </Typography>
      <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
        {board('explanations.note')}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 0.8, m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {data.explanations.map((one) => (
          <li key={one.id}>
            <strong>{one.name}</strong>
            <Box component="span" sx={{ display: 'block', fontSize: '0.88rem', color: 'text.secondary' }}>
              {board('explanations.line', {
                when: WHEN.format(one.at),
                maker: one.maker,
                count: one.pupils.length,
              })}
            </Box>
            <Box component="span" sx={{ display: 'block', fontSize: '0.92rem' }}>
              {effectOf(one)}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function effectOf({ before, after }: Explanation): string {
  if (before.answers < LEAST_TO_COMPARE || after.answers < LEAST_TO_COMPARE)
    return board('explanations.few', { before: before.answers, after: after.answers });
  const share = ({ answers, right }: Explanation['before']) => ({
    answers,
    share: Math.round((100 * right) / answers),
  });
  return `${board('explanations.before', share(before))}, ${board('explanations.after', share(after))}`;
}
