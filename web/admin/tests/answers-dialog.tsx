import {
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  decideAnswers,
  getMethodTest,
  listMethodTests,
  setSitting,
  type Correction,
  type TestItemView,
  type TestResult,
} from '../../../server/contract/method-tests.ts';
import { messageOf } from '../../api/error.ts';
import { askAnew } from '../../app/query-of.ts';
import { longDay } from '../../app/moments.ts';
import { call } from '../../app/services.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import { Verdict } from './verdict.tsx';
import { text } from './wording.ts';

type Answer = TestResult['answers'][number];

interface Props {
  params: { account: string; group: string; test: string };
  items: readonly TestItemView[];
  result: TestResult;
  onClose: () => void;
}

/** What one pupil wrote, word by word; what is doubted is decided here, and a test opened again or left out. */
export function AnswersDialog({ params, items, result, onClose }: Props) {
  const client = useQueryClient();
  const [why, setWhy] = useState('');
  const refresh = () => askAnew(client, [getMethodTest, listMethodTests], { account: params.account });
  const pupil = { ...params, pupil: result.pupil };
  const decide = useMutation({
    mutationFn: (verdict: { n: number; verdict: 'goed' | 'fout' }) =>
      call(decideAnswers, { params: pupil, body: { verdicts: [verdict], why } }),
    onSuccess: refresh,
  });
  const move = useMutation({
    mutationFn: (to: 'open' | 'ongeldig' | 'geldig' | 'inleveren') =>
      call(setSitting, { params: pupil, body: { to, why } }),
    onSuccess: refresh,
  });
  const failed = decide.error ?? move.error;
  const isIn = result.state === 'ingeleverd' || result.state === 'nagekeken';
  const acts = {
    bezig: ['inleveren', 'ongeldig'],
    ingeleverd: ['open', 'ongeldig'],
    nagekeken: ['open', 'ongeldig'],
    ongeldig: ['geldig'],
  } as const;
  const labels = { open: 'reopen', ongeldig: 'invalid', geldig: 'valid', inleveren: 'handIn' } as const;
  return (
    <DialogFrame
      title={text('answer.title', { name: result.name })}
      width="md"
      onClose={onClose}
      error={failed ? messageOf(failed) : undefined}
      actions={<Button onClick={onClose}>{text('answer.close')}</Button>}
    >
      <Typography>
        {text(`state.${result.state ?? 'geen'}`)}
        {result.why !== null && `: ${result.why}`}
      </Typography>
      <Notes result={result} />
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('test.word')}</TableCell>
            <TableCell>{text('answer.wrote')}</TableCell>
            <TableCell>{text('answer.verdict')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => {
            const answer = result.answers.find(({ n }) => n === item.n);
            return (
              <TableRow key={item.n}>
                <TableCell component="th" scope="row">
                  {item.role === 'zin' ? `${item.word} (${item.sentence ?? ''})` : item.word}
                </TableCell>
                <TableCell>{answer && <Written answer={answer} />}</TableCell>
                <TableCell>
                  {answer && isIn && answer.verdict !== null && (
                    <Verdict
                      word={item.word}
                      verdict={answer.verdict}
                      isBusy={decide.isPending}
                      onDecide={(verdict) => decide.mutate({ n: item.n, verdict })}
                    />
                  )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      <TextField
        label={text(isIn ? 'answer.why' : 'answer.stateWhy')}
        helperText={isIn ? text('answer.whyHelp') : undefined}
        value={why}
        onChange={(event) => setWhy(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        fullWidth
        sx={{ mt: 2 }}
      />
      {result.state !== null && (
        <Stack
          direction="row"
          sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}
          aria-label={text('answer.change')}
          role="group"
        >
          {acts[result.state].map((to) => (
            <Button key={to} variant="outlined" disabled={move.isPending} onClick={() => move.mutate(to)}>
              {text(`answer.${labels[to]}`)}
            </Button>
          ))}
        </Stack>
      )}
    </DialogFrame>
  );
}

/** What came too late, and who corrected what since it was checked. */
function Notes({ result: { answers, corrections } }: { result: TestResult }) {
  const late = answers.filter((answer) => answer.late !== null).length;
  const { right, of } = sumOf(corrections[0]?.counts ?? {});
  const now = answers.filter(({ verdict }) => verdict === 'goed').length;
  return (
    <>
      {late > 0 && <Typography>{text('answer.lateCount', { count: late })}</Typography>}
      {corrections.length > 0 && (
        <Typography>{text('answer.corrected', { before: right, of, after: now })}</Typography>
      )}
      {corrections.map(({ day, by, why }, index) => (
        <Typography key={index} variant="body2" color="text.secondary">
          {[longDay.format(new Date(`${day}T12:00`)), by, why].filter(Boolean).join(' · ')}
        </Typography>
      ))}
    </>
  );
}

const sumOf = (counts: Correction['counts']) =>
  Object.values(counts).reduce((sum, { right, of }) => ({ right: sum.right + right, of: sum.of + of }), {
    right: 0,
    of: 0,
  });

function Written({ answer }: { answer: Answer }) {
  const { given, missing, late, rules, decided } = answer;
  return (
    <>
      {missing ? text('answer.noSound') : given || <i>{text('answer.empty')}</i>}
      {[
        ...rules,
        ...(decided ? [text('answer.decided')] : []),
        ...(late ? [text('answer.late', { given: late })] : []),
      ].map((note) => (
        <Typography key={note} variant="body2" color="text.secondary">
          {note}
        </Typography>
      ))}
    </>
  );
}
