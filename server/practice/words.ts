import type { Media } from '../../engine/spelling/index.ts';
import { deal, type WordBank } from '../words/index.ts';
import type { Words } from './dealer.ts';

/** The word bank as practice uses it. */
export const wordsOf = (bank: WordBank, media: Media): Words => ({
  categories: bank.categories,
  category: (id) => bank.category(id),
  deal: (request) => deal(bank, { ...request, media }),
});
