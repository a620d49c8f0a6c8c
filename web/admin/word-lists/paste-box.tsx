import { Alert, Button, Stack, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  checkWordList,
  MOST_LINES,
  MOST_TEXT,
  MOST_WORDS,
  type CheckedLine,
} from '../../../server/contract/word-lists.ts';
import { messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { fitting } from './editing.ts';
import { lists as text } from './wording.ts';

interface Props {
  account: string;
  /** Words that the list has already. */
  full: number;
  onLines: (lines: readonly CheckedLine[]) => void;
}

const LINE_END = /\r\n|\r|\n/;

/** As much of a text as is checked at once, in whole lines where there are lines. */
function startOf(pasted: string): string {
  if (pasted.length <= MOST_TEXT) return pasted;
  const start = pasted.slice(0, MOST_TEXT);
  const end = start.lastIndexOf('\n');
  return end === -1 ? start : start.slice(0, end + 1);
}

/** Where words are pasted: they are checked and go to the list below. What does not fit any more stays in the box. */
export function PasteBox({ account, full, onLines }: Props) {
  const [pasted, setPasted] = useState('');
  const check = useMutation({
    mutationFn: async () => {
      const start = startOf(pasted);
      const checked = await call(checkWordList, { params: { account }, body: { text: start } });
      const end = fitting(full, checked.lines);
      const lines = checked.lines.slice(0, end);
      const rest = checked.lines[end]?.line ?? checked.rest;
      const left =
        rest === undefined
          ? ''
          : start
              .split(LINE_END)
              .slice(rest - 1)
              .join('\n');
      return { lines, left: left + pasted.slice(start.length) };
    },
    onSuccess({ lines, left }) {
      onLines(lines);
      if (lines.length > 0) setPasted(left);
    },
  });
  const isFull = full >= MOST_WORDS;
  const isEmpty = pasted.trim() === '';
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <TextField
        label={text('editor.paste')}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isEmpty) check.mutate();
        }}
        multiline
        minRows={full === 0 ? 6 : 2}
        maxRows={12}
        fullWidth
        helperText={isFull ? text('editor.full', { most: MOST_WORDS }) : text('editor.pasteHelp')}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'off' } }}
      />
      <Button
        variant={full === 0 ? 'contained' : 'outlined'}
        loading={check.isPending}
        disabled={isFull || isEmpty}
        onClick={() => check.mutate()}
      >
        {text('editor.check')}
      </Button>
      {check.error && <Alert severity="error">{messageOf(check.error)}</Alert>}
      {check.data?.lines.length === 0 && <Alert severity="info">{text('editor.nothing')}</Alert>}
      {check.data && check.data.left !== '' && !isFull && (
        <Alert severity="warning">{text('editor.cut', { most: MOST_LINES })}</Alert>
      )}
    </Stack>
  );
}
