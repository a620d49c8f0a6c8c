import { Alert, Button, Stack, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  checkWordList,
  MOST_TEXT,
  MOST_WORDS,
  type CheckedLine,
} from '../../../server/contract/word-lists.ts';
import { messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { lists as text } from './wording.ts';

interface Props {
  account: string;
  /** Words that the list has already. */
  full: number;
  onLines: (lines: readonly CheckedLine[]) => void;
}

/** Where words are pasted: they are checked and go to the list below. */
export function PasteBox({ account, full, onLines }: Props) {
  const [pasted, setPasted] = useState('');
  const check = useMutation({
    mutationFn: async () => {
      const body = { text: pasted.slice(0, MOST_TEXT) };
      const { lines, cut } = await call(checkWordList, { params: { account }, body });
      return { lines, cut: cut || pasted.length > MOST_TEXT };
    },
    onSuccess({ lines }) {
      onLines(lines);
      if (lines.length > 0) setPasted('');
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
        disabled={isFull}
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
      {check.data?.cut && <Alert severity="warning">{text('editor.cut')}</Alert>}
    </Stack>
  );
}
