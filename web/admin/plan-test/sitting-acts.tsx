import { Alert, Button, Stack, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { setPlanSitting } from '../../../server/contract/plan-test-calls.ts';
import type { PlanTaken } from '../../../server/contract/plan-tests.ts';
import { call } from '../../app/services.ts';
import { saidWrong } from './said-wrong.ts';
import { useShowTests, type PlanAt } from './use-show-tests.ts';
import { text } from './wording.ts';

const ACTS = {
  bezig: ['inleveren', 'ongeldig'],
  ingeleverd: ['open', 'ongeldig'],
  nagekeken: ['open', 'ongeldig'],
  ongeldig: ['geldig'],
} as const;

interface Props {
  at: PlanAt;
  test: string;
  taken: Pick<PlanTaken, 'moment' | 'mode'>;
  state: keyof typeof ACTS;
}

/** Opening a test again, having it count or not, or handing it in for the pupil: each with a reason. */
export function SittingActs({ at, test, taken: { moment, mode }, state }: Props) {
  const show = useShowTests(at);
  const [why, setWhy] = useState('');
  const move = useMutation({
    mutationFn: (to: 'open' | 'ongeldig' | 'geldig' | 'inleveren') =>
      call(setPlanSitting, { params: { ...at, test, moment }, body: { to, why } }),
    onSuccess(tests) {
      setWhy('');
      show(tests);
    },
  });
  // What was taken on paper is entered again instead.
  const acts = ACTS[state].filter((to) => to !== 'open' || mode === 'scherm');
  return (
    <Stack
      role="group"
      aria-label={text('act.label', { moment: text(`moment.${moment}`) })}
      sx={{ gap: 1, alignItems: 'flex-start' }}
    >
      <TextField
        label={text('act.why')}
        value={why}
        size="small"
        onChange={(event) => setWhy(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ width: 420, maxWidth: '100%' }}
      />
      {move.error && <Alert severity="error">{saidWrong(move.error)}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {acts.map((to) => (
          <Button
            key={to}
            size="small"
            variant="outlined"
            disabled={move.isPending}
            onClick={() => move.mutate(to)}
          >
            {text(`act.${to}`)}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
