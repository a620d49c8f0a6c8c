import { words } from '../../../engine/drawing/tables.ts';
/** Names of what may grow on a tile, bare ones most. */
export const GROWS = words('kaal kaal kaal kaal pol madelief klaver vlek pol');
