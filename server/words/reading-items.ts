import type { ReadingId } from '../../engine/spelling/catalogue/index.ts';
import type { ReadingItem } from '../../engine/spelling/reading/index.ts';
import type { Row, Table } from './table.ts';

const WRONG = ['wrong1', 'wrong2', 'wrong3'];

/** The sentences and texts of `assets/words/reading` as what can be asked of them, by category. */
export const itemsOf = (sentences: Table, texts: Table): Partial<Record<ReadingId, ReadingItem[]>> => ({
  'read-sentences': sentences.rows.filter(hasKind('flash', 'order')).map(sentenceOf),
  'read-sentence-meaning': sentences.rows.filter(hasKind('gap', 'true', 'who')).map(meaningOf),
  'read-text-meaning': [...texts.rows.map(textOf), ...sentences.rows.filter(hasKind('short')).map(meaningOf)],
});

const hasKind =
  (...kinds: string[]) =>
  ({ cell }: Row) =>
    kinds.includes(cell('kind'));

/** M4 is the middle of groep 4, E4 its end. */
const levelOf = (band: string): number => Number(band[1]) + (band.startsWith('E') ? 0.5 : 0);

const common = ({ cell }: Row) => ({ id: cell('id'), level: levelOf(cell('band')) });
const wrongOf = ({ cell }: Row) => WRONG.map(cell).filter((text) => text !== '');

function sentenceOf(row: Row): ReadingItem {
  const text = row.cell('sentence');
  const isOrdered = row.cell('kind') === 'order';
  const wrong = wrongOf(row);
  const changes = isOrdered ? [] : wrong.flatMap((other) => changeOf(text, other) ?? []);
  return { ...common(row), kind: 'sentence', text, changes, isOrdered, extras: isOrdered ? wrong : [] };
}

const bare = (word: string) => word.replace(/^\P{L}+|\P{L}+$/gu, '');

/** The one word that another sentence has otherwise; undefined when it differs in more. */
function changeOf(sentence: string, other: string): { at: number; by: string } | undefined {
  const [own, words] = [sentence, other].map((text) => text.split(' ').map(bare));
  if (own!.length !== words!.length) return undefined;
  const places = own!.flatMap((word, i) => (word === words![i] ? [] : [i]));
  const [at] = places;
  return at !== undefined && places.length === 1 ? { at, by: words![at]! } : undefined;
}

function meaningOf(row: Row): ReadingItem {
  const { cell } = row;
  const [text, answer, wrong] = [cell('sentence'), cell('answer'), wrongOf(row)];
  switch (cell('kind')) {
    case 'gap':
      return { ...common(row), kind: 'gap', text, answer, wrong };
    case 'true':
      return { ...common(row), kind: 'claim', text, isTrue: answer === 'ja' };
    default: {
      const [, before, question] = /^(.*[.!]) ([^.!]+\?)$/.exec(text) ?? [];
      if (before === undefined || question === undefined)
        throw new Error(`Reading sentence ${cell('id')} has no question at its end.`);
      return { ...common(row), kind: 'question', text: before, question, answer, wrong };
    }
  }
}

/** What asks for a title has none. */
const UNTITLED = 'Zonder titel';

function textOf(row: Row): ReadingItem {
  const { cell } = row;
  const title = cell('title');
  return {
    ...common(row),
    kind: 'question',
    text: cell('text'),
    question: cell('question'),
    answer: cell('answer'),
    wrong: wrongOf(row),
    ...(title !== UNTITLED && { title }),
  };
}
