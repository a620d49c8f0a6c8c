import { dressed } from './dressed.ts';
import { itemSheet } from './item-sheet.ts';
import { SHOWN_OUTFITS } from './shown-items.ts';

export default () => itemSheet(dressed(SHOWN_OUTFITS));
