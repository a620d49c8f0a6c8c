import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import { enterPlanTest } from '../../../server/contract/plan-test-calls.ts';
import type { PlanTaken, PlanTestWord } from '../../../server/contract/plan-tests.ts';
import { dayOf } from '../../app/day.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { entryOf, type Entry } from './paper-entry.ts';
import { saidWrong } from './said-wrong.ts';
import { useShowTests, type PlanAt } from './use-show-tests.ts';
import { text } from './wording.ts';

interface Props {
  at: PlanAt;
  test: string;
  taken: PlanTaken;
  /** By somebody else than the first, to hold it against what is there. */
  isSecond: boolean;
  onClose: () => void;
}

/** Typing in a test from paper, by the keyboard alone: each word is one field, and Enter goes on. */
export function PaperForm({ at, test, taken: { moment, words, state }, isSecond, onClose }: Props) {
  const show = useShowTests(at);
  const [entries, setEntries] = useState<ReadonlyMap<number, Entry>>(new Map());
  const [day, setDay] = useState(dayOf());
  const [circumstances, setCircumstances] = useState('');
  const [why, setWhy] = useState('');
  const fields = useRef(new Map<number, HTMLInputElement>());
  const save = useRef<HTMLButtonElement>(null);
  const forget = useUnsaved(entries.size > 0);
  const isAgain = !isSecond && state !== null && state !== 'klaar';
  const title = text(isSecond ? 'second.title' : 'paper.title', { moment: text(`moment.${moment}`) });
  const send = useMutation({
    mutationFn: () =>
      call(enterPlanTest, {
        params: { ...at, test, moment },
        body: {
          ...{ day, circumstances, why, isSecond },
          answers: [...entries].map(([n, { is, given }]) => ({ n, is, given })),
        },
      }),
    onSuccess(tests) {
      forget();
      show(tests);
      tell({ message: text(isSecond ? 'second.saved' : 'paper.saved') });
      onClose();
    },
  });
  const next = (index: number) => {
    const word = words[index + 1];
    if (word) fields.current.get(word.n)?.focus();
    else save.current?.focus();
  };
  const put = (n: number, typed: string) => setEntries((now) => new Map(now).set(n, entryOf(typed)));
  const left = words.length - entries.size;
  return (
    <Stack
      component="form"
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
      sx={{ gap: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}
    >
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      {isSecond && <Typography>{text('second.help')}</Typography>}
      <Typography>{text('paper.help')}</Typography>
      <TextField
        type="date"
        label={text('paper.day')}
        value={day}
        size="small"
        onChange={(event) => setDay(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ width: 200 }}
      />
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
        {words.map((word, index) => (
          <Row
            key={word.n}
            word={word}
            entry={entries.get(word.n)}
            hold={(field) => {
              if (field) fields.current.set(word.n, field);
              else fields.current.delete(word.n);
            }}
            onType={(typed) => put(word.n, typed)}
            onEnter={(typed) => {
              put(word.n, typed);
              next(index);
            }}
          />
        ))}
      </Box>
      <TextField
        label={text('paper.circumstances')}
        helperText={text('paper.circumstancesHelp')}
        value={circumstances}
        onChange={(event) => setCircumstances(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      {isAgain && (
        <TextField
          label={text('paper.why')}
          value={why}
          required
          onChange={(event) => setWhy(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      )}
      <Typography role="status">
        {left > 0 ? text('paper.left', { count: left }) : text('paper.allDone')}
      </Typography>
      {send.error && <Alert severity="error">{saidWrong(send.error)}</Alert>}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button ref={save} type="submit" variant="contained" loading={send.isPending}>
          {text('paper.save')}
        </Button>
        <Button onClick={onClose}>{text('paper.cancel')}</Button>
      </Stack>
    </Stack>
  );
}

interface RowProps {
  word: PlanTestWord;
  entry: Entry | undefined;
  hold: (field: HTMLInputElement | null) => void;
  onType: (typed: string) => void;
  onEnter: (typed: string) => void;
}

/** One word: what is right, what was written, and how that is taken. */
function Row({ word: { n, word, sentence, role }, entry, hold, onType, onEnter }: RowProps) {
  const right = role === 'zin' ? (sentence ?? word) : word;
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    // The form is sent by its button.
    event.preventDefault();
    onEnter(event.currentTarget.value);
  };
  const is = isOf(entry);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: '2.2rem minmax(0, 1fr) minmax(0, 1fr) 7rem',
      }}
    >
      <span>{n}.</span>
      <span>{right}</span>
      <TextField
        inputRef={hold}
        size="small"
        defaultValue=""
        onChange={(event) => event.target.value !== '' && onType(event.target.value)}
        slotProps={{
          htmlInput: {
            'aria-label': text('paper.word', { n, word: right }),
            onKeyDown: onKey,
            maxLength: 200,
            autoComplete: 'off',
            autoCapitalize: 'off',
            spellCheck: false,
          },
        }}
      />
      <Typography variant="body2" sx={{ color: is === 'none' ? 'text.secondary' : 'text.primary' }}>
        {text(`paper.is.${is}`)}
      </Typography>
    </Box>
  );
}

/** How a word is taken now, by the name of its text. */
function isOf(entry: Entry | undefined): 'none' | 'skipped' | 'leeg' | 'goed' | 'geschreven' {
  if (entry === undefined) return 'none';
  if (entry.is === 'niet gemaakt') return 'skipped';
  return entry.is === 'geschreven' && entry.given === '' ? 'leeg' : entry.is;
}
