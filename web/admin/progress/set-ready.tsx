import { Button, MenuItem, Paper, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ProgressCategory } from '../../../server/contract/progress.ts';
import { progress as text } from './wording.ts';

interface Props {
  /** Says for whom. */
  title: string;
  categories: readonly ProgressCategory[];
  /** Id of what is chosen; empty while nothing is. */
  chosen: string;
  onChoose: (id: string) => void;
  busy: boolean;
  onSet: (category: ProgressCategory) => void;
  /** What else can be done for them. */
  children?: ReactNode;
}

/** Picks a category or a list to be set ready for the pupils that are chosen. */
export function SetReady({ title, categories, chosen, onChoose, busy, onSet, children }: Props) {
  const category = categories.find(({ id }) => id === chosen);
  return (
    <Paper
      variant="outlined"
      className="no-print"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', p: 1 }}
    >
      <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
      <TextField
        select
        label={text('task')}
        value={category ? chosen : ''}
        onChange={(event) => onChoose(event.target.value)}
        sx={{ width: 'min(260px, 100%)' }}
      >
        {categories.map(({ id, title }) => (
          <MenuItem key={id} value={id}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="contained" disabled={!category || busy} onClick={() => category && onSet(category)}>
        {text('setReady')}
      </Button>
      {children}
    </Paper>
  );
}
