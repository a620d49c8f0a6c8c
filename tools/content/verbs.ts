import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTable, type Row, type Table, type WordList } from '../../server/words/index.ts';
import type { Known, Problem } from './check.ts';

const FILE = join(import.meta.dirname, '../../assets/words/verbs.tsv');
const COLUMNS = 'lemma class past pastplural participle aux prefix stem third';
/** What a verb that does not follow the rules must name; zullen has no participle. */
const PAST = ['past', 'pastplural'];

/** What is wrong or doubtful in the table of verbs, and which verbs of the lists are not in it. */
export function checkVerbs({ columns, rows }: Table, lists: readonly WordList[], known: Known): Problem[] {
  const problems: Problem[] = [];
  const add = (line: number, word: string, weight: Problem['weight'], message: string) =>
    problems.push({ category: 'verbs', line, word, weight, message });
  if (columns.join(' ') !== COLUMNS) add(1, '', 'error', `de kolommen zijn ${columns.join(', ')}`);

  const lemmas = new Set<string>();
  for (const row of rows) {
    const lemma = row.cell('lemma');
    if (lemmas.has(lemma)) add(row.line, lemma, 'error', 'het werkwoord staat er twee keer');
    lemmas.add(lemma);
    for (const message of errors(row, known)) add(row.line, lemma, 'error', message);
    for (const word of [lemma, ...PAST.map(row.cell), row.cell('participle')])
      if (word !== '' && !known.dictionary.spellings(word).includes(word))
        add(row.line, lemma, 'look', `"${word}" staat niet in de woordenlijst`);
  }
  for (const { category, words } of lists)
    for (const { line, lemma } of words)
      if (lemma !== '' && !lemmas.has(lemma))
        problems.push({
          category,
          line,
          word: lemma,
          weight: 'look',
          message: 'het werkwoord staat niet in verbs.tsv',
        });
  return problems;
}

function* errors({ cell, extra }: Row, known: Known): Generator<string> {
  const isWeak = cell('class') === 'weak';
  if (extra > 0) yield 'te veel kolommen';
  if (!/^(weak|strong|irregular)$/.test(cell('class'))) yield `de soort "${cell('class')}"`;
  if (!/^(hebben|zijn|beide)$/.test(cell('aux'))) yield `het hulpwerkwoord "${cell('aux')}"`;
  if (!cell('lemma').startsWith(cell('prefix'))) yield `het begint niet met "${cell('prefix')}"`;
  if (!isWeak && PAST.some((column) => cell(column) === '')) yield 'er ontbreekt een vorm';
  if (known.avoided(cell('lemma'))) yield 'dit werkwoord vermijden we';
}

/** Checks the table of verbs, if it is there. */
export const checkVerbFile = (lists: readonly WordList[], known: Known): Problem[] =>
  existsSync(FILE) ? checkVerbs(parseTable(readFileSync(FILE, 'utf8')), lists, known) : [];
