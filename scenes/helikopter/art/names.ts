import { words } from '../../../engine/drawing/tables.ts';

/** What may be in a crate. */
export const SURPRISES = words('taart vlieger otter tuba kaktus robot ballon hoed beer sloffen lamp vis');
