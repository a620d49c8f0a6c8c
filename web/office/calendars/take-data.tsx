import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import type { DutchRegion, Period } from '../../../server/contract/calendar.ts';
import { Icon } from '../../ui/icon.tsx';
import { tell } from '../../ui/toast.tsx';
import { yearText } from './days.ts';
import { takeHolidays } from './open-data.ts';
import { text } from './wording.ts';

/** Open data of all years together is far smaller. */
const MOST_BYTES = 2_000_000;

interface Props {
  region: DutchRegion;
  year: number;
  onTaken: (days: Period[]) => void;
}

/** Reads pasted or chosen open data for the year that is being filled in. */
export function TakeData({ region, year, onTaken }: Props) {
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const take = (content: string) => {
    const taken = takeHolidays(content, { region, year });
    if (taken === 'unreadable') return setProblem(text('take.unreadable'));
    const { days } = taken;
    if (days.length === 0)
      return setProblem(text('take.empty', { year: yearText(year), region: text(`regions.${region}`) }));
    setProblem(undefined);
    setPasted('');
    onTaken(days);
    tell({ message: text('take.taken', { count: days.length }) });
  };
  const read = async (chosen: File) => {
    if (chosen.size > MOST_BYTES) setProblem(text('take.tooLarge'));
    else take(await chosen.text());
  };
  return (
    <Box
      component="section"
      aria-labelledby={id}
      className="no-print"
      sx={{ display: 'grid', gap: 1, maxWidth: 760 }}
    >
      <Typography variant="h2" id={id}>
        {text('take.title')}
      </Typography>
      <Typography>{text('take.about')}</Typography>
      <TextField
        label={text('take.paste')}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
        multiline
        minRows={2}
        maxRows={6}
        fullWidth
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={pasted.trim() === ''} onClick={() => take(pasted)}>
          {text('take.do')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon name="upload" size={18} />}
          onClick={() => file.current?.click()}
        >
          {text('take.file')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".json,.csv,.txt,application/json,text/csv"
          aria-label={text('take.file')}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            event.target.value = '';
            if (chosen) void read(chosen);
          }}
        />
      </Box>
    </Box>
  );
}
