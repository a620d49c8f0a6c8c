import { Typography } from '@mui/material';
import { useStore } from 'zustand';
import { admin } from '../wording.ts';
import type { BoardFeed } from './board-feed.ts';

/** What the whole group did today, in one line. */
export function Today({ store }: Pick<BoardFeed, 'store'>) {
  const known = useStore(store, (state) => state.tiles);
  if (!known) return null;
  const tiles = Object.values(known);
  const answers = tiles.reduce((sum, tile) => sum + tile.today.answers, 0);
  const right = tiles.reduce((sum, tile) => sum + tile.today.right, 0);
  const share = answers > 0 ? Math.round((100 * right) / answers) : 0;
  return (
    <Typography component="p" sx={{ color: 'text.secondary', fontSize: '0.95rem' }}>
      {answers > 0 ? admin('board.todayTotal', { count: answers, share }) : admin('board.todayNone')}
    </Typography>
  );
}
