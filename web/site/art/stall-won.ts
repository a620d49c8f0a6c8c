import { dressed } from './dressed.ts';
import { itemSheet } from './item-sheet.ts';
import { SHOWN_WON } from './shown-items.ts';

export default () => itemSheet(dressed(SHOWN_WON));
