import { Alert, Chip } from '@mui/material';
import { useStore } from 'zustand';
import { live } from '../../app/live-service.ts';
import { Icon } from '../../ui/icon.tsx';
import { admin } from '../wording.ts';
import { ZONE } from '../../app/day.ts';
import type { BoardFeed } from './board-feed.ts';
import { board } from './wording.ts';

const TIME = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone: ZONE });

/** Whether the board is live now. */
export function LineMark() {
  const { line } = useStore(live().line);
  return (
    <Chip
      role="status"
      variant="outlined"
      color={line === 'up' ? 'success' : line === 'down' ? 'error' : 'default'}
      icon={<Icon name={line === 'down' ? 'offline' : 'live'} size={18} />}
      label={admin(`board.line.${line}`)}
      sx={{ fontWeight: 700 }}
    />
  );
}

/** Without a line: of which moment the board is, and that it mends itself. */
export function LineDown({ store }: Pick<BoardFeed, 'store'>) {
  const { line } = useStore(live().line);
  const { at } = useStore(store);
  if (line !== 'down') return null;
  return (
    <Alert severity="warning" icon={<Icon name="offline" />} sx={{ py: 0 }}>
      {at > 0 ? board('lineDown', { time: TIME.format(at) }) : board('lineDownFirst')}
    </Alert>
  );
}
