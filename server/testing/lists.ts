import { createListChecker, type ListChecker } from '../word-lists/checker.ts';
import { createMedia } from '../words/index.ts';

let checker: ListChecker | undefined;
const opened = () =>
  (checker ??= createListChecker((variant) =>
    createMedia({ speechUrl: (text) => `/gesproken/${variant}/${text}`, pictures: '/plaatjes/' }),
  ));
/**
 * The real word bank, opened on its thread by the first test that pastes words and kept for the next; their speech is only an
 * address.
 */
export const LISTS: ListChecker = {
  check: (...asked) => opened().check(...asked),
  accept: (words) => opened().accept(words),
  close: () => Promise.resolve(),
};
