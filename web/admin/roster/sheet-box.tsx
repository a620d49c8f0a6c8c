import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useDeferredValue, useMemo, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { decodeFile, isGuessed, isNoText, isSpreadsheet, unscrambled } from './decode.ts';
import { roster as text } from './wording.ts';
import type { Sheet } from './workbook.ts';

interface Props {
  label: string;
  help: string;
  value: string;
  onChange: (text: string) => void;
  /** The largest file that is opened, in bytes. */
  mostBytes: number;
  /** Says of a file without a mark that its letters were guessed. */
  tellsGuess?: boolean;
  /** How it is read; the field stays in view above it. */
  children?: ReactNode;
}

/** A box for a list or a table, pasted or from a file: text, CSV, or a sheet of a spreadsheet. Files are read in the browser and go nowhere. */
export function SheetBox({ label, help, value, onChange, mostBytes, tellsGuess = false, children }: Props) {
  const [note, setNote] = useState<string>();
  /** Sheets of a file from which somebody has to choose. */
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  const [isOver, setIsOver] = useState(false);
  const shown = useDeferredValue(value);
  const mended = useMemo(() => unscrambled(shown), [shown]);
  const change = (next: string, about?: string) => {
    setNote(about);
    setSheets([]);
    onChange(next);
  };
  const read = async (file: File) => {
    setSheets([]);
    if (file.size === 0) return setNote(text('workbook.noRows'));
    if (file.size > mostBytes) return setNote(text('workbook.tooLarge'));
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isSpreadsheet(bytes)) return readSheets(bytes);
    if (isNoText(bytes)) return setNote(text('workbook.noSheet'));
    const about = tellsGuess && isGuessed(bytes) ? text('guessed') : undefined;
    return change(decodeFile(bytes).replace(/^\uFEFF/, ''), about);
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
  return (
    <Stack
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
        <Scrambled from={shown} to={mended}>
          <Button color="inherit" onClick={() => change(mended)}>
            {text('mend')}
          </Button>
        </Scrambled>
      )}
      {children}
      <div role="status">{note && <Alert severity="info">{note}</Alert>}</div>
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
