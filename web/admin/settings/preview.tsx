import { Button, MenuItem, Paper, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PracticeFields } from '../../../server/contract/practice-fields.ts';
import { previewTomorrow } from '../../../server/contract/pupil-settings.ts';
import type { Period } from '../../../server/contract/settings.ts';
import { call } from '../../app/services.ts';
import { Failed } from '../../ui/states.tsx';
import { byReason } from './by-reason.ts';
import { text } from './wording.ts';

interface Props {
  /** Whose next day it is; of several one is chosen. */
  pupils: readonly { id: string; name: string }[];
  /** The fields that would hold for this pupil. */
  fieldsFor: (pupilId: string) => PracticeFields | Promise<PracticeFields>;
  /** The days on which these would hold; without it always. */
  period?: Period;
}

/** What a pupil would get tomorrow with the setting as it is filled in, and why. */
export function Preview({ pupils, fieldsFor, period }: Props) {
  const [chosen, setChosen] = useState(pupils[0]?.id ?? '');
  const ask = useMutation({
    mutationFn: async () => {
      const fields = await fieldsFor(chosen);
      return call(previewTomorrow, {
        params: { pupil: chosen },
        body: { fields, ...(period && { period }) },
      });
    },
  });
  const tasks = ask.data?.tomorrow.tasks;
  return (
    <Stack component="section" aria-label={text('preview.title')} sx={{ gap: 1 }}>
      <Typography variant="h2">{text('preview.title')}</Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {pupils.length > 1 && (
          <TextField
            select
            label={text('preview.pupil')}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            sx={{ minWidth: 200 }}
          >
            {pupils.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Button variant="outlined" loading={ask.isPending} onClick={() => ask.mutate()}>
          {text('preview.show')}
        </Button>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
          {text('preview.unsaved')}
        </Typography>
      </Stack>
      <div aria-live="polite">
        {ask.error && <Failed error={ask.error} onRetry={() => ask.mutate()} />}
        {ask.data?.tomorrow.note && (
          <Typography sx={{ mb: 1, fontWeight: 700 }}>{ask.data.tomorrow.note}</Typography>
        )}
        {tasks?.length === 0 && <Typography>{text('preview.none')}</Typography>}
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'stretch' }}>
          {tasks?.map((task) => (
            <Paper key={task.id} variant="outlined" sx={{ p: 1.2, flex: '1 1 280px', maxWidth: 420 }}>
              <Typography component="h3" sx={{ fontWeight: 700, fontSize: '1.05rem' }}>
                {task.name}
              </Typography>
              <Typography sx={{ fontSize: '0.9rem' }}>{task.why}</Typography>
              <Typography sx={{ fontSize: '0.9rem', color: 'text.secondary' }}>
                {text('preview.game', { game: task.game })}
              </Typography>
              {byReason(task.words).map(({ head, words }) => (
                <div key={head}>
                  <Typography sx={{ fontSize: '0.9rem', mt: 0.5 }}>{head}</Typography>
                  <ul style={{ margin: 0, paddingLeft: '1.2em', fontSize: '0.9rem' }}>
                    {words.map(({ word, p }, i) => (
                      <li key={i}>
                        <b>{word}</b> · {text('preview.chance', { p })}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </Paper>
          ))}
        </Stack>
      </div>
    </Stack>
  );
}
