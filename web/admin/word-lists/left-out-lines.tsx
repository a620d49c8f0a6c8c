import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { checkWordList, type CheckedLine } from '../../../server/contract/word-lists.ts';
import { messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { lists as text } from './wording.ts';

/** More would push the list itself off the screen. */
const MOST_SHOWN = 5;

interface Props {
  account: string;
  lines: readonly CheckedLine[];
  onHide: () => void;
  /** A line that is taken for words after all, with what checking says of them. */
  onTaken: (line: CheckedLine, lines: readonly CheckedLine[]) => void;
}

/** Asks whether the lines that seem to hold no words (a heading, a greeting, an address) are rightly left out. */
export function LeftOutLines({ account, lines, onHide, onTaken }: Props) {
  const [isWhole, setWhole] = useState(false);
  const take = useMutation({
    mutationFn: async (line: CheckedLine) => {
      const body = { text: line.leftOut ?? line.given, asWords: true };
      const { lines: taken } = await call(checkWordList, { params: { account }, body });
      return taken.map((one) => ({ ...one, line: line.line }));
    },
    onSuccess: (taken, line) => onTaken(line, taken),
  });
  if (lines.length === 0) return null;
  const shown = isWhole ? lines : lines.slice(0, MOST_SHOWN);
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={onHide}>
          {text('editor.leave')}
        </Button>
      }
      sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <AlertTitle>{text('editor.leftOutTitle', { count: lines.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((line, i) => (
          <Box
            component="li"
            key={i}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
          >
            <Typography component="span" sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
              “{line.given}”: {line.reason}
            </Typography>
            <Button
              size="small"
              color="inherit"
              disabled={take.isPending}
              aria-label={text('editor.takeOf', { given: line.given })}
              onClick={() => take.mutate(line)}
            >
              {text('editor.take')}
            </Button>
          </Box>
        ))}
      </Box>
      {shown.length < lines.length && (
        <Button size="small" color="inherit" onClick={() => setWhole(true)}>
          {text('editor.leftOutMore', { count: lines.length })}
        </Button>
      )}
      {take.error && <Alert severity="error">{messageOf(take.error)}</Alert>}
    </Alert>
  );
}
