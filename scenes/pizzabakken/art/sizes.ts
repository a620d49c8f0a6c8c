import { words } from '../../../engine/drawing/tables.ts';
/** Length in u of the long pizzas that are drawn: those of play. */
export const DRAWN = { kort: 640, midden: 880, lang: 1120 } as const;

/** The eight toppings, in the order in which they go round. */
export const TOPPINGS = words('tomaat kaas basilicum ui ananas paprika olijf paddenstoel');
