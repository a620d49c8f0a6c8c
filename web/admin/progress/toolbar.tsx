import { Box, Button, MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import type { ProgressCategory } from '../../../server/contract/progress.ts';
import { yearText } from '../../app/wording/year.ts';
import { SORTS } from './order.ts';
import { KINDS, type Kind, type View } from './use-view.ts';
import { progress as text } from './wording.ts';

interface Props {
  view: View;
  /** In which the period is chosen. */
  periodFields: ReactNode;
  /** School years of these pupils. */
  years: readonly number[];
  categories: readonly ProgressCategory[];
  onSave: () => void;
}

/** What is shown of a group and in which order, and the ways out of it. */
export function Toolbar({ view: { sort, kind, year, set }, periodFields, years, categories, onSave }: Props) {
  const sorted = categories.find(({ id }) => id === sort);
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {periodFields}
      <TextField
        select
        label={text('sort')}
        value={sort}
        onChange={(event) => set('volgorde', event.target.value, 'need')}
        sx={{ width: 'min(285px, 100%)' }}
      >
        {SORTS.map((one) => (
          <MenuItem key={one} value={one}>
            {text(`sorts.${one}`)}
          </MenuItem>
        ))}
        {sorted && <MenuItem value={sorted.id}>{text('sorts.category', { title: sorted.title })}</MenuItem>}
      </TextField>
      <TextField
        select
        label={text('kind')}
        value={kind}
        onChange={(event) => set('soort', event.target.value as Kind, 'all')}
        sx={{ width: 175 }}
      >
        {KINDS.map((one) => (
          <MenuItem key={one} value={one}>
            {text(`kinds.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {years.length > 1 && (
        <TextField
          select
          label={text('year')}
          value={String(year)}
          onChange={(event) => set('leerjaar', event.target.value, '0')}
          sx={{ width: 150 }}
        >
          <MenuItem value="0">{text('allYears')}</MenuItem>
          {years.map((one) => (
            <MenuItem key={one} value={String(one)}>
              {yearText(one)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
        <Button onClick={onSave}>{text('csv')}</Button>
        <Button onClick={() => window.print()}>{text('print')}</Button>
      </Box>
    </Box>
  );
}
