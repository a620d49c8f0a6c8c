export { createWordBank, type WordBank } from './bank.ts';
export { deal, type DealRequest } from './deal.ts';
export { lineOf } from './line.ts';
export { createMedia, spokenTexts, type MediaAddresses } from './media.ts';
export { openDictionary, type Dictionary } from './dictionary.ts';
export { createExists } from './exists.ts';
export { readFrequency, type Band, type Frequency } from './frequency.ts';
export {
  checkWords,
  openOwnWords,
  refusalText,
  type Line,
  type OwnWords,
  type Verdict,
} from './own-words.ts';
export { parseRefused, readRefused, type RefusedWords } from './refused.ts';
export { parseTable, type Row, type Table } from './table.ts';
export { parseWordList, readWordLists, type ListedWord, type WordList } from './word-lists.ts';
