import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { z } from 'zod';
import { putExternal } from '../../../server/contract/plan-test-calls.ts';
import { PLAN_ENDS, type PlanTests } from '../../../server/contract/plan-tests.ts';
import { dayOf } from '../../app/day.ts';
import { longDay } from '../../app/moments.ts';
import { call } from '../../app/services.ts';
import { SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { useShowTests, type PlanAt } from './use-show-tests.ts';
import { text } from './wording.ts';

/** Results of tests of others, and what two of the same test say. */
export function ExternalPart({ at, tests }: { at: PlanAt; tests: PlanTests }) {
  const [isAdding, setAdding] = useState(false);
  const { externals, external } = tests;
  return (
    <Stack component="section" aria-labelledby="external" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography id="external" variant="h2">
        {text('external.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text('external.about')}</Typography>
      {externals.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {externals.map(({ id, moment, day, provider, test, score, norm, level }) => (
            <li key={id}>
              {text('external.line', {
                moment: text(`moment.${moment}`),
                day: longDay.format(new Date(`${day}T12:00`)),
                ...{ provider, test, score, norm },
              })}
              {level && ` (${level})`}
            </li>
          ))}
        </Box>
      )}
      {external && <Difference external={external} />}
      {isAdding ? (
        <ExternalForm at={at} onDone={() => setAdding(false)} />
      ) : (
        <Button variant="outlined" onClick={() => setAdding(true)}>
          {text('external.add')}
        </Button>
      )}
    </Stack>
  );
}

function Difference({ external }: { external: NonNullable<PlanTests['external']> }) {
  if (external.kind === 'other-norm') return <Typography>{text('external.otherNorm')}</Typography>;
  const { points, finding } = external;
  return (
    <Typography>
      {text('external.points', { count: Math.abs(points), sign: points < 0 ? '−' : '+' })}{' '}
      {finding && finding !== 'no-difference' && text(`conclusion.finding.${finding}`)}
    </Typography>
  );
}

/** A number as it is typed; what is none is told at the field. */
const typed = (text: string) => Number(text.trim().replace(',', '.') || NaN);
const schema = z.object({
  moment: z.enum(PLAN_ENDS),
  day: z.iso.date(),
  provider: z.string().trim().min(1).max(60),
  test: z.string().trim().min(1).max(80),
  score: z.string().transform(typed).pipe(z.number().min(0).max(1000)),
  level: z.string().trim().max(10),
  norm: z.string().trim().min(1).max(20),
  sem: z
    .string()
    .transform((text) => (text.trim() === '' ? null : typed(text)))
    .pipe(z.number().positive().max(200).nullable()),
});

function ExternalForm({ at, onDone }: { at: PlanAt; onDone: () => void }) {
  const show = useShowTests(at);
  const [external] = useState(() => crypto.randomUUID());
  const of = useSaveForm({
    schema,
    start: {
      ...{ moment: 'begin' as const, day: dayOf(), provider: '', test: '' },
      ...{ score: '', level: '', norm: '', sem: '' },
    },
    async save(body) {
      show(await call(putExternal, { params: { ...at, external }, body }));
      tell({ message: text('external.saved') });
    },
    onSaved: onDone,
  });
  return (
    <SaveFormView of={of} action={text('external.save')}>
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
        <SelectInput
          name="moment"
          label={text('external.moment')}
          width={180}
          choices={PLAN_ENDS.map((value) => ({ value, label: text(`moment.${value}`) }))}
        />
        <TextInput name="day" type="date" label={text('external.day')} width={180} />
      </Stack>
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
        <TextInput name="provider" label={text('external.provider')} width={220} required />
        <TextInput name="test" label={text('external.test')} width={300} required />
      </Stack>
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
        <TextInput name="score" label={text('external.score')} width={180} required />
        <TextInput name="level" label={text('external.level')} width={120} />
        <TextInput name="norm" label={text('external.norm')} width={160} required />
      </Stack>
      <TextInput name="sem" label={text('external.sem')} help={text('external.semHelp')} width={420} />
    </SaveFormView>
  );
}
