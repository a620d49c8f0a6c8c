import { tones } from '../../../engine/drawing/tables.ts';
/** Colours of one mood of the garden: what the floor and the hedges are made of. */
export interface Mood {
  floor: string;
  pebble: string;
  top: string;
  face: string;
  shine: string;
  /** What grows in the hedge. */
  bud: string;
}

/** Three moods that chambers take in turn: roses, autumn, first snow. */
export const MOODS: readonly Mood[] = [
  { floor: '#EBD6A6', pebble: '#D3B77F', top: '#5F9E58', face: '#386946', shine: '#8DC27B', bud: '#F4A6BE' },
  { floor: '#E6CFB2', pebble: '#C9A881', top: '#CB8D41', face: '#8C5A2C', shine: '#E8B96B', bud: '#EE6A50' },
  { floor: '#D9E2EF', pebble: '#B7C4D8', top: '#69A3A4', face: '#3F7078', shine: '#F2F8FC', bud: '#FFFFFF' },
];

/** The night around the maze. */
export const NIGHT = tones(
  'high #1B2350 low #2A3468 far #26305F near #202A57 lawn #1D2B4C lawnFar #243457 moon #FBEFC4',
);

/** Lantern light, and what is made of wood, stone and iron. */
export const WARM = tones('light #FFE7A3 flame #FFC94D wood #A9714A pale #D8A878 iron #39406A stone #B9BFCF');

/** Paint of the four doors. */
export const DOORS = ['#2F6FDE', '#EE6A50', '#8E57C4', '#1FA39B'] as const;
