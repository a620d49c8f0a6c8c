import { Box, InputAdornment, MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import type { Tile } from '../../../server/contract/live.ts';
import { Icon } from '../../ui/icon.tsx';
import { admin } from '../wording.ts';
import { Counts } from './counts.tsx';
import type { useView } from './use-view.ts';

interface Props {
  tiles: readonly Tile[];
  view: ReturnType<typeof useView>;
  /** What is about the whole group. */
  children: ReactNode;
}

/** Which pupils are shown and in which order, and what can be done with all of them. */
export const Toolbar = ({
  tiles,
  view: { sort, setSort, filter, setFilter, search, setSearch },
  children,
}: Props) => (
  <>
    <Counts tiles={tiles} chosen={filter} onChoose={setFilter} />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
        <TextField
          label={admin('board.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          sx={{ width: 170 }}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Icon name="search" size={18} />
                </InputAdornment>
              ),
            },
          }}
        />
        <TextField
          select
          label={admin('board.sort')}
          value={sort}
          onChange={(event) => setSort(event.target.value)}
          sx={{ width: 210 }}
        >
          <MenuItem value="name">{admin('board.sortName')}</MenuItem>
          <MenuItem value="need">{admin('board.sortNeed')}</MenuItem>
          <MenuItem value="state">{admin('board.sortState')}</MenuItem>
        </TextField>
      </Box>
    </Box>
  </>
);
