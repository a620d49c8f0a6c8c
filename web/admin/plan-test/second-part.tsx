import {
  Alert,
  Box,
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { choosePlanEntry } from '../../../server/contract/plan-test-calls.ts';
import type { PlanMoment, PlanTaken } from '../../../server/contract/plan-tests.ts';
import { call } from '../../app/services.ts';
import { saidWrong } from './said-wrong.ts';
import { useShowTests, type PlanAt } from './use-show-tests.ts';
import { text } from './wording.ts';

type Second = NonNullable<PlanTaken['second']>;

interface Props {
  at: PlanAt;
  test: string;
  moment: PlanMoment;
  second: Second;
}

/** Words that two people took over from paper in another way, side by side: somebody chooses of each which is right. */
export function SecondPart({ at, test, moment, second: { by, words } }: Props) {
  const show = useShowTests(at);
  const choose = useMutation({
    mutationFn: (choice: { n: number; take: 'eerste' | 'tweede' }) =>
      call(choosePlanEntry, { params: { ...at, test, moment }, body: { choices: [choice] } }),
    onSuccess: show,
  });
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography role="status">
        {words.length === 0
          ? text('second.same', { name: by ?? text('second.somebody') })
          : text('second.other', { count: words.length, name: by ?? text('second.somebody') })}
      </Typography>
      {words.length > 0 && (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={text('second.table')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{text('words.n')}</TableCell>
                <TableCell>{text('words.word')}</TableCell>
                <TableCell>{text('second.first')}</TableCell>
                <TableCell>{text('second.second')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {words.map(({ n, word, first, second }) => (
                <TableRow key={n}>
                  <TableCell>{n}</TableCell>
                  <TableCell component="th" scope="row">
                    {word}
                  </TableCell>
                  {(
                    [
                      ['eerste', first],
                      ['tweede', second],
                    ] as const
                  ).map(([take, answer]) => (
                    <TableCell key={take}>
                      <Stack
                        direction="row"
                        useFlexGap
                        sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
                      >
                        <Written answer={answer} />
                        <Button
                          size="small"
                          disabled={choose.isPending}
                          aria-label={text(`second.take.${take}`, { word })}
                          onClick={() => choose.mutate({ n, take })}
                        >
                          {text('second.this')}
                        </Button>
                      </Stack>
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {choose.error && <Alert severity="error">{saidWrong(choose.error)}</Alert>}
    </Stack>
  );
}

function Written({ answer: { given, isMissing } }: { answer: Second['words'][number]['first'] }) {
  if (isMissing) return <i>{text('paper.is.skipped')}</i>;
  return <span>{given || <i>{text('words.empty')}</i>}</span>;
}
