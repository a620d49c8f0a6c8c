import {
  Alert,
  Box,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { decidePlanTest } from '../../../server/contract/plan-test-calls.ts';
import type { PlanMoment, PlanTestWord } from '../../../server/contract/plan-tests.ts';
import { call } from '../../app/services.ts';
import { Verdict } from '../tests/verdict.tsx';
import { saidWrong } from './said-wrong.ts';
import { useShowTests, type PlanAt } from './use-show-tests.ts';
import { text } from './wording.ts';

interface Props {
  at: PlanAt;
  test: string;
  moment: PlanMoment;
  words: readonly PlanTestWord[];
}

/** What was written, word by word; what is doubted is decided here, and with a reason what is not. */
export function WordList({ at, test, moment, words }: Props) {
  const show = useShowTests(at);
  const [why, setWhy] = useState('');
  const decide = useMutation({
    mutationFn: (verdict: { n: number; verdict: 'goed' | 'fout' }) =>
      call(decidePlanTest, { params: { ...at, test, moment }, body: { verdicts: [verdict], why } }),
    onSuccess: show,
  });
  return (
    <Stack sx={{ gap: 1.5, mt: 1 }}>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={text('words.title')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('words.n')}</TableCell>
              <TableCell>{text('words.word')}</TableCell>
              <TableCell>{text('words.wrote')}</TableCell>
              <TableCell>{text('words.verdict')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {words.map((word) => (
              <TableRow key={word.n}>
                <TableCell>{word.n}</TableCell>
                <TableCell component="th" scope="row">
                  {word.role === 'zin' ? `${word.word} (${word.sentence ?? ''})` : word.word}
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {text(`counts.${word.role}`)}
                  </Typography>
                </TableCell>
                <TableCell>
                  <Written word={word} />
                </TableCell>
                <TableCell>
                  {word.verdict !== null && (
                    <Verdict
                      word={word.word}
                      verdict={word.verdict}
                      isBusy={decide.isPending}
                      onDecide={(verdict) => decide.mutate({ n: word.n, verdict })}
                    />
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <TextField
        label={text('words.why')}
        helperText={text('words.whyHelp')}
        value={why}
        onChange={(event) => setWhy(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      {decide.error && <Alert severity="error">{saidWrong(decide.error)}</Alert>}
    </Stack>
  );
}

function Written({ word: { given, out, late, rules, decided } }: { word: PlanTestWord }) {
  const notes = [
    ...(out ? [text(out === 'geoefend' ? 'words.geoefend' : 'words.skipped')] : []),
    ...rules,
    ...(decided ? [text('words.decided')] : []),
    ...(late ? [text('words.late', { given: late })] : []),
  ];
  return (
    <>
      {given || <i>{text('words.empty')}</i>}
      {notes.map((note) => (
        <Typography key={note} variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      ))}
    </>
  );
}
