import { Chip } from '@mui/material';
import { useStore } from 'zustand';
import { live } from '../../app/live-service.ts';
import { Icon } from '../../ui/icon.tsx';
import { admin } from '../wording.ts';

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
