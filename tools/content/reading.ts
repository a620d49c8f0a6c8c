import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Known, Problem } from './check.ts';
import { parseTable, type Row, type Table } from '../../server/words/index.ts';
import { unknownWords, wordsOf } from './text.ts';

/** The files for reading exercises, below `assets/words`. */
export const READING_FILES = ['reading/sentences', 'reading/texts', 'pairs'] as const;
type ReadingFile = (typeof READING_FILES)[number];

const WORDS = join(import.meta.dirname, '../../assets/words');
const BANDS = 'M3 E3 M4 E4 M5 E5 M6 E6 M7 E7'.split(' ');
const WRONG = ['wrong1', 'wrong2', 'wrong3'];
const COLUMNS: Record<ReadingFile, string> = {
  'reading/sentences': 'id band kind sentence answer wrong1 wrong2 wrong3',
  'reading/texts': 'id band title text question answer wrong1 wrong2 wrong3',
  pairs: 'one two slip',
};
const LONGEST = 60;
/** Cards to put in order, and those of them that do not belong. */
const MOST_CARDS = 9;
const MOST_EXTRAS = 2;
/** A sentence or two and a question about them: two lines of a prompt. */
const LONGEST_WITH_QUESTION = 105;
const LONGEST_ON_CARD = 20;
const WORDS_OF_TEXT = { least: 20, most: 110 };

/** Everything that is wrong or doubtful in a file for reading. */
export function checkReading(file: ReadingFile, { columns, rows }: Table, known: Known): Problem[] {
  const problems: Problem[] = [];
  const add = (line: number, word: string, weight: Problem['weight'], message: string) =>
    problems.push({ category: file, line, word, weight, message });
  if (columns.join(' ') !== COLUMNS[file]) add(1, '', 'error', `de kolommen zijn ${columns.join(', ')}`);

  const seen = new Set<string>();
  for (const row of rows) {
    const id = file === 'pairs' ? `${row.cell('one')} ${row.cell('two')}` : row.cell('id');
    if (seen.has(id)) add(row.line, id, 'error', 'dit staat er twee keer');
    seen.add(id);
    if (row.extra > 0) add(row.line, id, 'error', 'te veel kolommen');
    for (const message of CHECKS[file](row, known)) add(row.line, id, 'error', message);
    // Wrong answers are existing words too: a pupil reads them.
    const text = columns.filter((column) => !/^(id|band|kind|slip)$/.test(column)).map(row.cell);
    for (const word of text.flatMap(wordsOf))
      if (known.avoided(word)) add(row.line, id, 'error', `"${word}" vermijden we`);
    for (const word of new Set(unknownWords(text.join(' . '), known.dictionary)))
      add(row.line, id, 'look', `"${word}" staat niet in de woordenlijst`);
  }
  return problems;
}

/** Checks the files that are there. */
export const checkReadingFiles = (known: Known): Problem[] =>
  READING_FILES.flatMap((file) => {
    const path = join(WORDS, `${file}.tsv`);
    return existsSync(path) ? checkReading(file, parseTable(readFileSync(path, 'utf8')), known) : [];
  });

const CHECKS: Record<ReadingFile, (row: Row, known: Known) => Generator<string>> = {
  'reading/sentences': sentenceErrors,
  'reading/texts': textErrors,
  pairs: pairErrors,
};

function* sentenceErrors({ cell }: Row): Generator<string> {
  const [kind, sentence, answer] = [cell('kind'), cell('sentence'), cell('answer')];
  const wrong = WRONG.map(cell).filter((text) => text !== '');
  if (!/^z\d{3}$/.test(cell('id'))) yield 'het kenmerk is geen z en drie cijfers';
  if (!BANDS.includes(cell('band'))) yield `het niveau "${cell('band')}"`;
  if (sentence.length > (/^(who|short)$/.test(kind) ? LONGEST_WITH_QUESTION : LONGEST))
    yield 'de zin is te lang';
  if (/^(who|short)$/.test(kind) && !/[.!] [^.!]+\?$/.test(sentence)) yield 'er staat geen vraag achter';
  if (/^(gap|who|short)$/.test(kind) && [answer, ...wrong].some(({ length }) => length > LONGEST_ON_CARD))
    yield 'een antwoord is te lang';
  if (!/^['"]?(?:'s |'t )?[\p{Lu}_].*[.!?]['"]?$/u.test(sentence)) yield 'de zin begint of eindigt niet goed';
  if (/ {2}|[;’‘“”]/.test(`${sentence}${answer}${wrong.join('')}`))
    yield 'een vreemd teken of dubbele spatie';
  if (kind === 'gap' && sentence.split('___').length !== 2) yield 'er is niet precies één open plek';
  if (kind === 'true' && !/^(ja|nee)$/.test(answer)) yield 'het antwoord is geen ja of nee';
  if (/^(flash|order)$/.test(kind) && answer !== sentence) yield 'het antwoord is niet de zin zelf';
  const length = sentence.split(' ').length;
  if (kind === 'order' && (length < 3 || length > MOST_CARDS))
    yield `${length} woorden om op volgorde te zetten`;
  if (kind === 'order') yield* extraErrors(wordsOf(sentence), wrong);
  if (!/^(gap|true|who|short|flash|order)$/.test(kind)) yield `de soort "${kind}"`;
  else if (
    kind === 'order'
      ? wrong.length > MOST_EXTRAS
      : kind === 'true'
        ? wrong.length > 0
        : wrong.length < (kind === 'who' ? 1 : 3)
  )
    yield `er zijn ${wrong.length} foute antwoorden`;
  if (new Set([answer, ...wrong]).size <= wrong.length) yield 'twee antwoorden zijn gelijk';
}

/** Words that do not belong in a sentence to put in order. */
function* extraErrors(words: readonly string[], extras: readonly string[]): Generator<string> {
  const own = new Set(words.map((word) => word.toLowerCase()));
  for (const extra of extras) {
    if (!/^\p{Ll}+$/u.test(extra)) yield `"${extra}" is geen los woord met kleine letters`;
    if (own.has(extra)) yield `"${extra}" staat al in de zin`;
  }
  const cards = words.length + extras.length;
  if (extras.length > 0 && cards > MOST_CARDS) yield `met de extra woorden zijn het ${cards} kaarten`;
}

function* textErrors({ cell }: Row): Generator<string> {
  const answers = ['answer', ...WRONG].map(cell);
  if (!/^t\d{3}$/.test(cell('id'))) yield 'het kenmerk is geen t en drie cijfers';
  if (!BANDS.includes(cell('band'))) yield `het niveau "${cell('band')}"`;
  const length = wordsOf(cell('text')).length;
  if (length < WORDS_OF_TEXT.least || length > WORDS_OF_TEXT.most) yield `de tekst heeft ${length} woorden`;
  if (cell('title') === '') yield 'de titel ontbreekt';
  if (!cell('question').endsWith('?')) yield 'de vraag eindigt niet op een vraagteken';
  if (answers.includes('') || new Set(answers).size < answers.length)
    yield 'er zijn geen vier verschillende antwoorden';
  if (answers.some((answer) => answer.length > LONGEST)) yield 'een antwoord is te lang';
}

function* pairErrors({ cell }: Row, { dictionary }: Known): Generator<string> {
  const [one, two] = [cell('one'), cell('two')];
  if (one === two) yield 'twee keer hetzelfde woord';
  for (const word of [one, two])
    if (!dictionary.spellings(word).includes(word)) yield `"${word}" staat niet in de woordenlijst`;
  if (!/^R([1-9]|1[0-2])$/.test(cell('slip'))) yield `de vergissing "${cell('slip')}"`;
}
