import type { Cluster } from '../../../server/contract/board.ts';
import type { Tile } from '../../../server/contract/live.ts';
import type { IconName } from '../../ui/icon.tsx';

/** Icon and colours per state; the word stands beside it, or in the counts above the board. */
export const STATE_LOOKS: Record<Tile['state'], { icon: IconName; colour: string; ground: string }> = {
  playing: { icon: 'play', colour: '#0b5f5b', ground: '#ddf3ee' },
  map: { icon: 'map', colour: '#1c4a9e', ground: '#e3ecfb' },
  paused: { icon: 'pause', colour: '#5f2f94', ground: '#efe6f8' },
  idle: { icon: 'idle', colour: '#9a4a00', ground: '#ffe9cf' },
  offline: { icon: 'offline', colour: '#a8321c', ground: '#fbe4de' },
  away: { icon: 'away', colour: '#565e78', ground: '#eeece4' },
};

/** Icon and colour of the theme per cluster; the word stands beside them. */
export const CLUSTER_LOOKS: Record<Cluster, { icon: IconName; colour: string }> = {
  stuck: { icon: 'eraser', colour: 'warning.main' },
  going: { icon: 'play', colour: 'primary.main' },
  done: { icon: 'right', colour: 'success.main' },
};
