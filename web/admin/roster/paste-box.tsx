import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { decodeFile, isNoText, isSpreadsheet } from './decode.ts';
import type { Field } from './heads.ts';
import { Preview } from './preview.tsx';
import type { Person, Roster } from './read.ts';
import { useRoster } from './use-roster.ts';
import { roster as text } from './wording.ts';
import type { Sheet } from './workbook.ts';

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
  /** Sheets of a file from which somebody has to choose. */
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  const [isOver, setIsOver] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const change = (next: string, about?: string) => {
    setNote(about);
    setSheets([]);
    onChange(next);
  };
  const read = async (file: File) => {
    setSheets([]);
    if (file.size === 0) return setNote(text('workbook.noRows'));
    if (file.size > MOST_BYTES) return setNote(text('workbook.tooLarge'));
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isSpreadsheet(bytes)) return readSheets(bytes);
    if (isNoText(bytes)) return setNote(text('workbook.noSheet'));
    return change(decodeFile(bytes).replace(/^\uFEFF/, ''));
  };
  const readSheets = async (bytes: Uint8Array<ArrayBuffer>) => {
    const { openWorkbook } = await import('./workbook.ts');
    const book = await openWorkbook(bytes);
    if ('fault' in book) return setNote(text(`workbook.${book.fault}`));
    const about = book.hasMacros ? text('macros') : undefined;
    const [first, ...others] = book.sheets;
    if (first && others.length === 0) return change(first.text, about);
    setNote(about);
    return setSheets(book.sheets);
  };
  const open = (file: File) => void read(file).catch(() => setNote(text('notOpened')));
  // A file that is let go anywhere else would be opened by the browser, in place of the page.
  const dropped = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      setIsOver(false);
      open(file);
    },
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
    <Stack
      ref={box}
      {...dropped}
      sx={{
        gap: 1.5,
        alignItems: 'flex-start',
        minWidth: 0,
        width: '100%',
        borderRadius: 1,
        ...(isOver && { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: 6 }),
      }}
    >
      <TextField
        label={label}
        helperText={isOver ? text('drop') : help}
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
      {value.trim() === '' && <FileButton onOpen={open} />}
      {sheets.length > 0 && (
        <WhichSheet sheets={sheets} chosen={value} onChoose={(sheet) => onChange(sheet.text)} />
      )}
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
        accept=".csv,.txt,.tsv,.xlsx,.xlsm,.xls,text/plain,text/csv"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onOpen(file);
          event.target.value = '';
        }}
      />
    </Stack>
  );
}

interface WhichSheetProps {
  sheets: readonly Sheet[];
  /** What stands in the box. */
  chosen: string;
  onChoose: (sheet: Sheet) => void;
}

/** Asks which sheet of a file is the list: the first one often holds something else, and each group may have its own. */
const WhichSheet = ({ sheets, chosen, onChoose }: WhichSheetProps) => (
  <Alert severity="info" role="group" aria-label={text('whichSheet', { count: sheets.length })}>
    {text('whichSheet', { count: sheets.length })}
    <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
      {sheets.map((sheet, i) => (
        <Button
          key={i}
          variant={sheet.text === chosen ? 'contained' : 'outlined'}
          aria-pressed={sheet.text === chosen}
          onClick={() => onChoose(sheet)}
        >
          {text('sheet', { name: sheet.name, count: sheet.rows })}
        </Button>
      ))}
    </Stack>
  </Alert>
);

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
