import { createListChecker, type ListChecker } from '../word-lists/checker.ts';
import { createMedia, createWordBank } from '../words/index.ts';

let checker: ListChecker | undefined;
const opened = () =>
  (checker ??= createListChecker(createWordBank(), (variant) =>
    createMedia({ speechUrl: (text) => `/gesproken/${variant}/${text}`, pictures: '/plaatjes/' }),
  ));
/** The real word bank, opened by the first test that pastes words; their speech is only an address. */
export const LISTS: ListChecker = {
  check: (...asked) => opened().check(...asked),
  accept: (words) => opened().accept(words),
};
