import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { makeSpareTest } from '../../../server/contract/plan-test-calls.ts';
import type { PlanTaken } from '../../../server/contract/plan-tests.ts';
import { longDay } from '../../app/moments.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { saidWrong } from './said-wrong.ts';
import { SittingActs } from './sitting-acts.tsx';
import { useShowTests, type PlanAt } from './use-show-tests.ts';
import { text } from './wording.ts';

const dayText = (day: string) => longDay.format(new Date(`${day}T12:00`));

interface Props {
  at: PlanAt;
  test: string;
  taken: PlanTaken;
}

/** The third form of a plan: for what does not count, or to repeat the end test; nothing where it has no part. */
export function SparePart({ at, test, taken }: Props) {
  const { moment, state, maySpare, between, replaced, isSpare } = taken;
  const show = useShowTests(at);
  const make = useMutation({
    mutationFn: () => call(makeSpareTest, { params: { ...at, test, moment } }),
    onSuccess(tests) {
      show(tests);
      tell({ message: text('spare.made') });
    },
  });
  const isRepeat = moment === 'na';
  return (
    <>
      {replaced && (
        <div>
          <Typography>
            {text('spare.replaced', {
              day: replaced.day === null ? text('spare.someDay') : dayText(replaced.day),
            })}
          </Typography>
          {replaced.why !== null && (
            <Typography sx={{ color: 'text.secondary' }}>
              {text('state.why', { why: replaced.why })}
            </Typography>
          )}
        </div>
      )}
      {between && state === null && (
        <Typography>
          {text('spare.between', { from: dayText(between.from), to: dayText(between.to) })}
        </Typography>
      )}
      {maySpare && (
        <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
          <Typography sx={{ color: 'text.secondary' }}>
            {text(isRepeat ? 'spare.aboutRepeat' : 'spare.about')}
          </Typography>
          <Button variant="outlined" loading={make.isPending} onClick={() => make.mutate()}>
            {text(isRepeat ? 'spare.repeat' : 'spare.again')}
          </Button>
        </Stack>
      )}
      {make.error && <Alert severity="error">{saidWrong(make.error)}</Alert>}
      {isSpare && replaced && (state === null || state === 'klaar') && (
        <details>
          <summary>{text('spare.back')}</summary>
          <SittingActs at={at} test={test} taken={taken} state="ongeldig" />
        </details>
      )}
    </>
  );
}
