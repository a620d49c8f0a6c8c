import { Box, Button, Chip, Paper, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { decideReward, listRewards } from '../../../server/contract/friends.ts';
import { longDay } from '../../admin/progress/days.ts';
import { messageOf } from '../../api/error.ts';
import { dayOf } from '../../app/day.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** Rewards for friends that wait for a yes or a no of the office; nothing at all when there are none. */
export function RewardList() {
  const client = useQueryClient();
  const { data } = useQuery(queryOf(listRewards, {}));
  const decide = useMutation({
    mutationFn: ({ friend, grants }: { friend: string; grants: boolean }) =>
      call(decideReward, { params: { friend }, body: { grants } }),
    onSuccess: (list, { grants }) => {
      client.setQueryData(queryOf(listRewards, {}).queryKey, list);
      tell({ message: text(grants ? 'yesDone' : 'noDone') });
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  if (!data || data.total === 0) return null;
  return (
    <section aria-labelledby="rewards-title">
      <Typography variant="h2" id="rewards-title">
        {text('title')}
      </Typography>
      <Typography sx={{ mb: 1, color: 'text.secondary' }}>{text('note')}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, maxWidth: 900 }}>
        {data.rewards.map(({ id, account, friend, at, rewards, isGranted }) => (
          <Paper
            key={id}
            component="li"
            variant="outlined"
            sx={{ p: 1.5, display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', minWidth: 0 }}
          >
            <Typography sx={{ flex: '1 1 18rem', minWidth: 0 }}>
              {text('line', {
                account: account.name,
                friend: friend || text('gone'),
                day: longDay(dayOf(at)),
                count: rewards,
              })}
            </Typography>
            {isGranted ? (
              <Chip label={text('granted')} size="small" color="success" variant="outlined" />
            ) : (
              <Button
                variant="outlined"
                disabled={decide.isPending}
                onClick={() => decide.mutate({ friend: id, grants: true })}
              >
                {text('yes')}
              </Button>
            )}
            <Button
              color="error"
              disabled={decide.isPending}
              onClick={() => decide.mutate({ friend: id, grants: false })}
            >
              {text('no')}
            </Button>
          </Paper>
        ))}
      </Box>
    </section>
  );
}
