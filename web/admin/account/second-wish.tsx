import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { session } from '../../../server/contract/auth.ts';
import { getSecond, getSecondWish, setSecondWish } from '../../../server/contract/second.ts';
import { messageOf } from '../../api/error.ts';
import { longDay } from '../../app/moments.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { accountSecond as text } from './second-wording.ts';

/** Whether all who work for an account have to have a second step. */
export function SecondWishPart({ account }: { account: string }) {
  const client = useQueryClient();
  const params = { account };
  const query = useQuery(queryOf(getSecondWish, { params }));
  const set = useMutation({
    mutationFn: (wanted: boolean) => call(setSecondWish, { params, body: { wanted } }),
    onSuccess(wish) {
      client.setQueryData(queryOf(getSecondWish, { params }).queryKey, wish);
      void askAnew(client, [session, getSecond]);
      tell({ message: text(wish.wanted ? 'wish.on' : 'wish.off') });
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  return (
    <Box component="section" aria-labelledby="second-wish" sx={{ display: 'grid', gap: 1, maxWidth: 760 }}>
      <Typography variant="h2" id="second-wish">
        {text('wish.title')}
      </Typography>
      <Typography>{text('wish.text')}</Typography>
      <Loaded query={query}>
        {({ wanted, by, staff, have }) => (
          <>
            <FormControlLabel
              control={
                <Switch checked={wanted} disabled={set.isPending} onChange={(_, next) => set.mutate(next)} />
              }
              label={text('wish.wanted')}
            />
            <Typography>
              {text('wish.have', { have, staff })}
              {by !== null && ` ${text('wish.by', { day: longDay.format(new Date(`${by}T12:00Z`)) })}`}
            </Typography>
          </>
        )}
      </Loaded>
    </Box>
  );
}
