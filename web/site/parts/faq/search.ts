import MiniSearch from 'minisearch';
import { GROUPS } from './entries.ts';

/** Words that say nothing about what a question is about. */
const EMPTY = new Set(
  'de het een en of ik je we wij in op van voor met is zijn dat die er aan te om kan mag hoe wat als bij mijn ons'.split(
    ' ',
  ),
);

const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const index = new MiniSearch({
  fields: ['question', 'answer', 'group'],
  processTerm: (term) => (EMPTY.has(fold(term)) ? null : fold(term)),
  searchOptions: {
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boost: { question: 3 },
    combineWith: 'AND',
  },
});
index.addAll(GROUPS.flatMap(({ title, questions }) => questions.map((one) => ({ ...one, group: title }))));

/** Ids of the questions about these words, the best first; typing mistakes and half words are forgiven. */
export const search = (text: string): string[] => index.search(text).map(({ id }) => id as string);
