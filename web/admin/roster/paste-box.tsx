import { Alert, Button, Stack } from '@mui/material';
import { useRef, useState } from 'react';
import type { Field } from './heads.ts';
import { Preview } from './preview.tsx';
import type { Person, Roster } from './read.ts';
import { SheetBox } from './sheet-box.tsx';
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
  const { roster, people, asked, setUse, keep } = useRoster(value, fields);
  const [isAsked, setIsAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const take = () => {
    setIsAsked(asked.length > 0);
    if (asked.length === 0) return onTake(people, roster);
    return box.current?.querySelector<HTMLSelectElement>('select.asked')?.focus();
  };
  return (
    <Stack ref={box} sx={{ gap: 1.5, alignItems: 'flex-start', minWidth: 0, width: '100%' }}>
      <SheetBox
        {...{ label, help, value }}
        mostBytes={MOST_BYTES}
        onChange={(next) => {
          setIsAsked(false);
          onChange(next);
        }}
      >
        {roster.rows.length > 0 && <Preview {...{ roster, people, fields }} onUse={setUse} onKeep={keep} />}
      </SheetBox>
      <div role="status">{isAsked && <Alert severity="info">{text('ask')}</Alert>}</div>
      {value.trim() !== '' && (
        <Button variant="contained" onClick={take} disabled={people.length === 0}>
          {people.length > 0 ? text('take', { count: people.length }) : text('takeNone')}
        </Button>
      )}
    </Stack>
  );
}
