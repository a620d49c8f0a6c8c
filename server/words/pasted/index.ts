import { clean, linesOf, withoutNumbering } from './clean.ts';
import { inBrackets, unmarked, type Exists } from './forms.ts';
import { noticesOf, type Notice } from './notice.ts';
import { cellsOf, tableOf, type Table } from './table.ts';
import { ARTICLE, CELLS, isSentence, NUMBER, wordBeside, wordsOf, type Pasted } from './tokens.ts';

export type { Notice } from './notice.ts';
export type { Pasted } from './tokens.ts';

/** A line, or a part of one, that seems to hold no words to practise. */
export interface LeftOut {
  line: number;
  text: string;
  notice: Notice;
}

/** Longer lines are read by their cells and words only. */
const LONGEST = 300;
/** Between words: signs, and the gap between two columns; not in brackets. */
const SIGNS = /(?:\s+(?:[&+=→⇒]|-+>|<-*>|[-–—])\s+|\s*→\s*|\s{3,}|[\t,;|/\u2028\u2029]+)(?![^()]*\))/;
/** `ng: slang, ring`: what the words beside it have in common. */
const LABELLED = /^([^:,;\t|]{1,25}):\s+(?=[^:]*[,;])(?=.*\p{L})(.+)$/u;
const BRACKETS = /^([^()]*?)(\s*)\(([^()]*)\)[.,;]?$/;
/** The first part of a word that was broken at the end of a line. */
const BROKEN = /(\p{L}{2,})-$/u;
/** A row below a table that counts what is in it. */
const TOTAL = /^(?:totaal|aantal(?: woorden)?)\s*:?\s*\d/i;
/** Texts of more lines are no lists: what stands around the words is not looked for. */
const MOST_LINES = 4000;

/**
 * The words of a pasted text, in order, and what of it seems to hold none: tables, a word a line, cells, or sentences,
 * numbered or not. With `asWords` each line is taken for words.
 */
export function* pastedWords(text: string, exists: Exists, asWords = false): Generator<Pasted | LeftOut> {
  const lines = [...linesOf(text)].map((line) => (line.length > LONGEST ? line : clean(line)));
  mendColumns(lines, exists);
  const isLooked = !asWords && lines.length <= MOST_LINES;
  const table = isLooked ? tableOf(lines) : undefined;
  const notices: ReadonlyMap<number, Notice> = isLooked ? noticesOf(lines) : new Map();
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    if (line.trim() === '') continue;
    if (table && at >= table.head && line.includes(table.separator)) {
      yield* rowWords(line, at, table, exists);
      continue;
    }
    const notice = notices.get(at);
    if (notice) {
      yield { line: at + 1, text: line.trim(), notice };
      continue;
    }
    const [, start] = (line.length <= LONGEST && BROKEN.exec(line.trimEnd())) || [];
    const rest = lines[at + 1]?.trim() ?? '';
    if (start !== undefined && /^\p{Ll}{2,20}$/u.test(rest) && exists(start + rest)) {
      yield* lineWords(line.trimEnd().slice(0, -1) + rest, at + 1, exists);
      at++;
    } else yield* lineWords(line, at + 1, exists);
  }
}

const COLUMNS = /\S(?:\s{3,}|\t)\S/;

/** Puts words together that were broken at the end of a line of their column, where the other half stands below it. */
function mendColumns(lines: string[], exists: Exists): void {
  for (let at = 0; at + 1 < lines.length; at++) {
    const [above, below] = [lines[at]!, lines[at + 1]!];
    if (above.length > LONGEST || below.length > LONGEST || !/-(?:\s|$)/.test(above) || !COLUMNS.test(above))
      continue;
    const [upper, lower] = [above, below].map((line) => line.trim().split(/\s{3,}|\t/)) as [
      string[],
      string[],
    ];
    if (upper.length !== lower.length) continue;
    for (const [i, cell] of upper.entries()) {
      const start = BROKEN.exec(cell)?.[1];
      if (start === undefined || !/^\p{Ll}{2,20}$/u.test(lower[i]!) || !exists(start + lower[i]!)) continue;
      upper[i] = cell.slice(0, -1) + lower[i]!;
      lower[i] = '';
    }
    lines[at] = upper.join('\t');
    lines[at + 1] = lower.filter((cell) => cell !== '').join('\t');
  }
}

function* rowWords(line: string, at: number, table: Table, exists: Exists): Generator<Pasted | LeftOut> {
  const cells = cellsOf(line, table.separator);
  const sentence = table.sentence === undefined ? '' : (cells[table.sentence] ?? '');
  const given =
    at === table.head || cells.some((cell) => TOTAL.test(cell))
      ? []
      : table.words.map((column) => cells[column] ?? '');
  const words = given.filter((cell) => /\p{L}/u.test(cell));
  if (words.length === 0) yield { line: at + 1, text: line.trim(), notice: 'table' };
  for (const word of words)
    for (const found of lineWords(word, at + 1, exists)) {
      const isIn = 'notice' in found || !sentence.toLowerCase().includes(found.text.toLowerCase());
      yield isIn || !isSentence(sentence) ? found : { ...found, sentence };
    }
}

function* lineWords(line: string, number: number, exists: Exists): Generator<Pasted | LeftOut> {
  const bare = withoutNumbering(line);
  const beside = wordBeside(bare, number);
  if (beside) {
    yield beside;
    return;
  }
  const isShort = bare.length <= LONGEST;
  const whole = isShort ? unmarked(bare, exists) : undefined;
  if (whole !== undefined) {
    yield { line: number, text: whole, opens: false };
    return;
  }
  const [, label, labelled] = (isShort && LABELLED.exec(bare)) || [];
  if (label !== undefined && !isSentence(bare)) yield { line: number, text: `${label}:`, notice: 'heading' };
  const listed = labelled !== undefined && !isSentence(bare) ? labelled : bare;
  const cells = listed
    .split(isShort && !isSentence(bare) ? SIGNS : CELLS)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const words = cells.filter(
    (cell, i) =>
      (!NUMBER.test(cell) || i === cells.length - 1) &&
      // `weg, de`: the article stands behind.
      !(cells.length === 2 && i === 1 && ARTICLE.test(cell)),
  );
  for (const cell of words) {
    const sentence = [bare, cell].find(isSentence);
    for (const word of cellWords(withoutNumbering(cell), number, exists))
      yield 'notice' in word || sentence === undefined ? word : { ...word, sentence };
  }
}

function* cellWords(cell: string, line: number, exists: Exists): Generator<Pasted | LeftOut> {
  const whole = cell.length <= LONGEST && !isSentence(cell) ? unmarked(cell, exists) : undefined;
  if (whole !== undefined) {
    yield { line, text: whole, opens: false };
    return;
  }
  const [, base = '', gap, inside = ''] = (cell.length <= LONGEST && BRACKETS.exec(cell)) || [];
  const isTerm = base !== '' && (base.split(/\s+/).length === 1 || ARTICLE.test(base.split(/\s+/)[0]!));
  if (!isTerm) {
    yield* wordsOf(cell, line, exists);
    return;
  }
  const { words, instead, note } = inBrackets(base, gap === '', inside, exists);
  if (!instead) yield* wordsOf(base, line, exists);
  for (const text of words) yield { line, text, opens: false };
  if (note) yield { line, text: inside, notice: 'note' };
}
