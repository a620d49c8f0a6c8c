import { analyse } from '../../engine/spelling/analyse/index.ts';
import { READING, SPELLING_CATEGORIES } from '../../engine/spelling/catalogue/index.ts';
import {
  openDictionary,
  readRefused,
  type Dictionary,
  type ListedWord,
  type RefusedWords,
  type WordList,
} from '../../server/words/index.ts';
import { unknownWords, wordsOf } from './text.ts';

/** Something in a word list that is wrong (`error`) or that a person must look at (`look`). */
export interface Problem {
  category: string;
  line: number;
  word: string;
  weight: 'error' | 'look';
  /** What it is, in Dutch. */
  message: string;
}

/** What a list is held against. */
export interface Known {
  dictionary: Dictionary;
  /** Words that our own words and sentences must not hold. */
  avoided: RefusedWords;
  /** Whether the analyser finds a category in a word or leaves it to the list; what needs a sentence is not asked. */
  belongs(word: string, category: string): boolean;
}

const COLUMNS = ['word groep sentence', 'word groep sentence lemma form'];
const FORMS = new Set('tt1 tt2 tt2i tt3 ttmv vtev vtmv vd vdb gw inf'.split(' '));
/** The school year in which each category begins. */
const STARTS = new Map<string, number>(
  [...SPELLING_CATEGORIES, ...READING].map(({ id, start }) => [id, start.groep]),
);
const LONGEST_SENTENCE = 60;
/** Of a sentence for groep 3. */
const LONGEST_FIRST_SENTENCE = 40;
const WORD = /^['a-zA-ZáéèêëïöüçÉ]+(?:[-' ][a-zA-ZáéèêëïöüçÉ]+)*'?$/;
/** What makes that a word goes on before or after a place. */
const LETTER_BEFORE = /[\p{L}'-]$/u;
const LETTER_AFTER = /^(?:[\p{L}-]|'\p{L})/u;
const SENTENCE = /^['"]?(?:'s |'t )?\p{Lu}.*[.!?]['"]?$/u;

/** What the lists are held against on this machine. */
export function openKnown(): Known {
  return {
    dictionary: openDictionary(),
    avoided: readRefused().avoided,
    belongs: (word, category) =>
      /^(verb|read)-/.test(category) || analyse(word).categories.some(({ id }) => id === category),
  };
}

/** Everything that is wrong or doubtful in the lists, by list and line. */
export function checkLists(lists: readonly WordList[], known: Known): Problem[] {
  const elsewhere = new Map<string, { category: string; word: string }>();
  return lists.flatMap((list) => {
    const problems = checkList(list, known);
    for (const { line, word, sentence } of list.words) {
      const other = elsewhere.get(sentence);
      // A word may well be in two lists with its sentence.
      const isTaken = other !== undefined && other.category !== list.category && other.word !== word;
      if (isTaken && !list.category.startsWith('verb-'))
        problems.push(problem(list, { line, word }, 'look', `de zin staat ook in ${other.category}`));
      elsewhere.set(sentence, { category: list.category, word });
    }
    return problems.sort((a, b) => a.line - b.line);
  });
}

const problem = (
  { category }: WordList,
  { line, word }: Pick<ListedWord, 'line' | 'word'>,
  weight: Problem['weight'],
  message: string,
): Problem => ({ category, line, word, weight, message });

function checkList(list: WordList, known: Known): Problem[] {
  const head = { line: 1, word: '' };
  const problems: Problem[] = [];
  if (!STARTS.has(list.category)) problems.push(problem(list, head, 'error', 'deze categorie is er niet'));
  if (!COLUMNS.includes(list.columns.join(' ')))
    problems.push(problem(list, head, 'error', `de kolommen zijn ${list.columns.join(', ')}`));

  const words = new Set<string>();
  const sentences = new Set<string>();
  for (const row of list.words) {
    const key = `${row.word} ${row.lemma} ${row.form} ${isTwin(list) ? row.sentence : ''}`;
    if (words.has(key)) problems.push(problem(list, row, 'error', 'het woord staat er twee keer'));
    if (row.sentence !== '' && sentences.has(row.sentence))
      problems.push(problem(list, row, 'error', 'de zin staat er twee keer'));
    words.add(key);
    sentences.add(row.sentence);
    for (const message of errors(row, list, known)) problems.push(problem(list, row, 'error', message));
    for (const message of doubts(row, list, known)) problems.push(problem(list, row, 'look', message));
  }
  return problems;
}

/** Verb lists have a form in several sentences, and so has the one list of which the language has too few words. */
const isTwin = ({ category }: WordList) => category.startsWith('verb-') || category === 'apostrophe-s-time';

function* errors(row: ListedWord, list: WordList, known: Known): Generator<string> {
  const { word, groep, sentence } = row;
  if (!WORD.test(word) || word !== word.normalize('NFC')) yield 'een teken dat niet in een woord hoort';
  const begin = STARTS.get(list.category) ?? 3;
  if (!/^[3-8]$/.test(groep)) yield `groep "${groep}"`;
  else if (Number(groep) < begin) yield `groep ${groep}, maar de categorie begint in groep ${begin}`;
  if (row.extra > 0) yield 'te veel kolommen';
  if (list.columns.includes('form') && !FORMS.has(row.form)) yield `de vorm "${row.form}"`;
  if (known.avoided(word)) yield 'dit woord vermijden we';
  yield* sentenceErrors(row);
  for (const part of wordsOf(sentence))
    if (known.avoided(part)) yield `de zin heeft "${part}", dat vermijden we`;
}

function* sentenceErrors({ word, groep, sentence }: ListedWord): Generator<string> {
  if (sentence === '') return yield 'de zin ontbreekt';
  const longest = groep === '3' ? LONGEST_FIRST_SENTENCE : LONGEST_SENTENCE;
  if (sentence.length > longest) yield `de zin heeft ${sentence.length} tekens`;
  if (!SENTENCE.test(sentence)) yield 'de zin begint of eindigt niet goed';
  if (/ {2}|[;’‘“”]|^ | $/.test(sentence) || sentence !== sentence.normalize('NFC'))
    yield 'de zin heeft een vreemd teken of dubbele spatie';
  const times = timesIn(sentence, word);
  if (times !== 1) yield `het woord staat ${times} keer in de zin`;
}

/** How often a word stands in a sentence as a whole word, whatever its capitals. */
function timesIn(sentence: string, word: string): number {
  const [text, part] = [sentence.toLowerCase(), word.toLowerCase()];
  let times = 0;
  for (let at = text.indexOf(part); part !== '' && at !== -1; at = text.indexOf(part, at + 1)) {
    const isWhole =
      !LETTER_BEFORE.test(text.slice(0, at)) && !LETTER_AFTER.test(text.slice(at + part.length));
    if (isWhole) times++;
  }
  return times;
}

function* doubts({ word, sentence }: ListedWord, list: WordList, known: Known): Generator<string> {
  const { dictionary } = known;
  if (!dictionary.spellings(word).includes(word)) yield 'het woord staat niet in de woordenlijst';
  for (const part of unknownWords(sentence, dictionary))
    if (part.toLowerCase() !== word.toLowerCase())
      yield `de zin heeft "${part}", dat niet in de woordenlijst staat`;
  if (!known.belongs(word, list.category)) yield 'de ontleding vindt de categorie niet in het woord';
}
