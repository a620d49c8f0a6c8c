import { tones } from '../../../engine/drawing/tables.ts';
/** Colours of this kitchen, besides the palette. */
export const KITCHEN = tones(
  'wall #F7E8C9 tile #F0D9AE wood #DDB585 woodDeep #C6976A woodDark #A9784E frame #D9A97B',
  'brick #E3A584 brickDeep #D68F6E dough #F1CB8C golden #E9A335 brown #A5632B sauce #D9583C',
  'cheese #F9DC93 molten #F8CB52',
);
