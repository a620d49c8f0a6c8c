import { showSheet } from './show-sheet.ts';

export default () => showSheet('eigen-woorden');
