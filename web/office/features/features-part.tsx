import { Box, FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getFeatures, setFeature, type AccountFeatures } from '../../../server/contract/features.ts';
import { messageOf } from '../../api/error.ts';
import { longDay } from '../../app/moments.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

type Part = AccountFeatures[number];

/** The extra parts of the product that a customer has, switched by the office. */
export function FeaturesPart({ adminId }: { adminId: string }) {
  const client = useQueryClient();
  const account = { account: adminId };
  const query = useQuery(queryOf(getFeatures, { params: account }));
  const set = useMutation({
    mutationFn: ({ feature, on, version }: Part) =>
      call(setFeature, { params: { ...account, feature }, body: { on: !on, basedOn: version } }),
    onSuccess(parts, { feature, on }) {
      client.setQueryData(queryOf(getFeatures, { params: account }).queryKey, parts);
      tell({ message: text(on ? 'off' : 'on', { part: text(`parts.${feature}.name`) }) });
    },
    onError(error) {
      tell({ message: messageOf(error), severity: 'error' });
      // Somebody else may have been there before.
      void query.refetch();
    },
  });
  return (
    <Box
      component="section"
      aria-labelledby="features"
      sx={{ display: 'grid', gap: 2, maxWidth: 760, mt: 2 }}
    >
      <Typography variant="h2" id="features">
        {text('title')}
      </Typography>
      <Typography>{text('about')}</Typography>
      <Loaded query={query}>
        {(parts) =>
          parts.map((part) => (
            <Paper key={part.feature} variant="outlined" sx={{ p: 2, display: 'grid', gap: 0.5 }}>
              <FormControlLabel
                control={
                  <Switch
                    checked={part.on}
                    disabled={set.isPending}
                    onChange={() => set.mutate(part)}
                    slotProps={{ input: { 'aria-describedby': `${part.feature}-note` } }}
                  />
                }
                label={text(`parts.${part.feature}.name`)}
              />
              <Typography id={`${part.feature}-note`}>{text(`parts.${part.feature}.note`)}</Typography>
              <Typography variant="body2" color="text.secondary">
                {lastOf(part)}
              </Typography>
            </Paper>
          ))
        }
      </Loaded>
    </Box>
  );
}

function lastOf({ at, by }: Part): string {
  if (at === null) return text('never');
  const day = longDay.format(at);
  return by === null ? text('lastOnly', { day }) : text('last', { day, name: by });
}
