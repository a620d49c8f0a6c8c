import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useRef, useState, type ReactNode } from 'react';
import { decodeFile, isSpreadsheet } from './decode.ts';
import type { Field } from './heads.ts';
import { Preview } from './preview.tsx';
import type { Person, Roster } from './read.ts';
import { useRoster } from './use-roster.ts';
import { roster as text } from './wording.ts';

interface Props {
  label: string;
  help: string;
  value: string;
  fields: readonly Field[];
  onChange: (text: string) => void;
  /** Takes over who was read. */
  onTake: (people: readonly Person[], roster: Roster) => void;
}

/** Lists of names are small. */
const MOST_BYTES = 2_000_000;

/** A box for a list of people, pasted or from a file, with how it is read below it; nothing is taken over before that was to be seen. */
export function PasteBox({ label, help, value, fields, onChange, onTake }: Props) {
  const { roster, people, asked, mended, setUse, keep } = useRoster(value, fields);
  const [note, setNote] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const change = (next: string, about?: string) => {
    setNote(about);
    onChange(next);
  };
  const open = async (file: File) => {
    if (file.size > MOST_BYTES) return setNote(text('tooBig'));
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isSpreadsheet(bytes)) return setNote(text('spreadsheet'));
    return change(decodeFile(bytes).replace(/^\uFEFF/, ''));
  };
  const take = () => {
    if (asked.length === 0) {
      setNote(undefined);
      return onTake(people, roster);
    }
    setNote(text('ask'));
    return box.current?.querySelector<HTMLSelectElement>('select.asked')?.focus();
  };
  return (
    <Stack ref={box} sx={{ gap: 1.5, alignItems: 'flex-start', minWidth: 0, width: '100%' }}>
      <TextField
        label={label}
        helperText={help}
        value={value}
        onChange={(event) => change(event.target.value)}
        multiline
        minRows={3}
        // How it is read stays in view below it.
        maxRows={4}
        fullWidth
        sx={{ maxWidth: 760 }}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      {value.trim() === '' && <FileButton onOpen={(file) => void open(file)} />}
      {mended !== undefined && (
        <Scrambled from={value} to={mended}>
          <Button color="inherit" onClick={() => change(mended)}>
            {text('mend')}
          </Button>
        </Scrambled>
      )}
      {roster.rows.length > 0 && <Preview {...{ roster, people, fields }} onUse={setUse} onKeep={keep} />}
      <div role="status">{note && <Alert severity="info">{note}</Alert>}</div>
      {value.trim() !== '' && (
        <Button variant="contained" onClick={take} disabled={people.length === 0}>
          {people.length > 0 ? text('take', { count: people.length }) : text('takeNone')}
        </Button>
      )}
    </Stack>
  );
}

function FileButton({ onOpen }: { onOpen: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {text('file')}
      </Button>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{text('fileHelp')}</Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,.xlsx,.xls,text/plain,text/csv"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onOpen(file);
          event.target.value = '';
        }}
      />
    </Stack>
  );
}

/** Says of a text with spoilt letters which word it sees that by. */
function Scrambled({ from, to, children }: { from: string; to: string; children: ReactNode }) {
  const [before, after] = [from.split(/[\s;,]+/), to.split(/[\s;,]+/)];
  const at = before.findIndex((word, i) => word !== after[i]);
  return (
    <Alert severity="warning" action={children}>
      {text('scrambled', { from: before[at] ?? '', to: after[at] ?? '' })}
    </Alert>
  );
}
