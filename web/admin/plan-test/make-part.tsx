import { Alert, Button, Stack, Typography } from '@mui/material';
import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getPlanTests, makePlanTest, previewPlanTest } from '../../../server/contract/plan-test-calls.ts';
import { PLAN_TEST_SIZES, type PlanTestSize } from '../../../server/contract/plan-tests.ts';
import { messageOf } from '../../api/error.ts';
import { queryKeyOf, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { Notices } from './notices.tsx';
import type { PlanAt } from './use-show-tests.ts';
import { text } from './wording.ts';

/** Making both tests at once: how long they are, what that costs, and which words there would be. */
export function MakePart({ at }: { at: PlanAt }) {
  const client = useQueryClient();
  const [test] = useState(() => crypto.randomUUID());
  const [size, setSize] = useState<PlanTestSize>('whole');
  const params = { ...at, test };
  const preview = useQuery({
    queryKey: [...queryKeyOf(previewPlanTest, { params }), size],
    queryFn: () => call(previewPlanTest, { params, body: { size } }),
  });
  const make = useMutation({
    mutationFn: () => call(makePlanTest, { params, body: { size } }),
    onSuccess(tests) {
      client.setQueryData(queryOf(getPlanTests, { params: at }).queryKey, tests);
      tell({ message: text('make.made') });
    },
  });
  const failed = make.error ?? preview.error;
  const { nieuw = 0, zin = 0, controle = 0 } = preview.data?.counts ?? {};
  return (
    <Stack component="section" aria-labelledby="make-tests" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography id="make-tests" variant="h2">
        {text('make.title')}
      </Typography>
      <Typography>{text('make.about')}</Typography>
      <RadioGroup
        aria-label={text('make.size')}
        value={size}
        onChange={(event) => setSize(event.target.value as PlanTestSize)}
      >
        {PLAN_TEST_SIZES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={
              <>
                {text(`make.${one}`)}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {text(`make.${one}Help`)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
      {preview.data && (
        <div role="status">
          <Typography>{text('make.counts', { nieuw, zin, controle })}</Typography>
          <Notices {...preview.data} />
        </div>
      )}
      {failed && <Alert severity="error">{messageOf(failed)}</Alert>}
      <Button
        variant="contained"
        disabled={!preview.data}
        loading={make.isPending}
        onClick={() => make.mutate()}
      >
        {text('make.action')}
      </Button>
    </Stack>
  );
}
