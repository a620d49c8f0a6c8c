export { createWordBank, type WordBank } from './bank.ts';
export { deal, type DealRequest } from './deal.ts';
export { createMedia, spokenTexts, type MediaAddresses } from './media.ts';
export { openDictionary, type Dictionary } from './dictionary.ts';
export { readFrequency, type Band, type Frequency } from './frequency.ts';
export { checkWords, openOwnWords, type Line, type OwnWords, type Verdict } from './own-words.ts';
export { parseRefused, readRefused, type RefusedWords } from './refused.ts';
