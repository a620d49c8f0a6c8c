import { LONGEST_SENTENCE } from '../contract/word-lists.ts';

/** A word as it was pasted, with the number of its line, from 1. */
export interface Pasted {
  line: number;
  text: string;
  /** Whether it opens a sentence, where a capital says nothing. */
  opens: boolean;
  /** The sentence that it came in, or that stood beside it. */
  sentence?: string;
}

/** `-`, `•`, `1.`, `1)`, `(1)`, `1:`, `a)`, `B.` or a bare number before a word. */
const NUMBERING =
  /^\s*(?:[-–—•*·‣▪◦○●■□☐✓✔➢>]+\s+|\(?\d{1,3}\s?[.):°]+-?\s*(?=\D|$)|\d{1,3}\s?-\s+|\(?\p{L}[.)]\s+|\d{1,3}\s+(?=\p{L}))/u;
/** A cell that holds a number only: before another it is the numbering of a table. */
const NUMBER = /^\(?\d{1,3}[.):°]?$/;
const CELLS = /[\t,;|/\u2028\u2029]+/;
/** What parts a word from the sentence beside it: no sign that a sentence has. */
const COLUMNS = /\s*[\t;|]+\s*/;
const SENTENCE = /^\p{L}[^\s\t;|]*(?:\s+[^\s;|]+){2,}[.!?]["”’']?$/u;
/** A line with a word and its sentence is not longer; longer sentences are not shown with a word. */
const LONGEST_PAIR = LONGEST_SENTENCE + 60;
/** What may stand around a word in a sentence and is no part of it. */
const BEFORE = /^[.,!?:;"“”„«»‹›()[\]{}…<>*_~=+–—-]+/;
const AFTER = /[.,!?:;"“”„«»‹›()[\]{}…<>*_~=+–—-]+$/;
const QUOTE = /['’‘`´‚]/;
/** Nothing longer is a word with something around it. */
const LONGEST_TOKEN = 300;
/** What an apostrophe may open: 's morgens, 's-Hertogenbosch, 't, 'n. */
const OPENED = /^['’‘`´](?:s(?:[- ]|$)|[tnmkr]$)/iu;
const ARTICLE = /^(?:de|het|een|['’‘`´][tn])$/i;

/** The words of a pasted text, in order: a word a line, cells, or sentences, numbered or not. Reads as it goes. */
export function* pastedWords(text: string, isPhrase: (text: string) => boolean): Generator<Pasted> {
  let number = 0;
  for (const line of lines(text)) {
    number++;
    const bare = withoutNumbering(line);
    const beside = wordBeside(bare, number);
    if (beside) {
      yield beside;
      continue;
    }
    const cells = bare
      .split(CELLS)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '');
    const words = cells.filter((cell, i) => !NUMBER.test(cell) || i === cells.length - 1);
    for (const cell of words) {
      const sentence = [bare, cell].find(isSentence);
      for (const word of wordsOf(withoutNumbering(cell), number, isPhrase))
        yield { ...word, ...(sentence !== undefined && { sentence }) };
    }
  }
}

const isSentence = (text: string) => text.length <= LONGEST_SENTENCE && SENTENCE.test(text);

/** `rijst; Ik eet rijst.`: one word, with the sentence in which it is asked. */
function wordBeside(line: string, number: number): Pasted | undefined {
  if (line.length > LONGEST_PAIR) return undefined;
  const [first = '', second = '', ...more] = line.split(COLUMNS);
  const word = stripped(withoutNumbering(first));
  if (more.length > 0 || word === '' || /\s/.test(word) || !isSentence(second)) return undefined;
  const has = second.toLowerCase().includes(word.toLowerCase());
  return has ? { line: number, text: word, opens: false, sentence: second } : undefined;
}

/** Lines without making a list of all of them: a pasted text may be a megabyte of line ends. */
function* lines(text: string): Generator<string> {
  const end = /\r\n|\r|\n|$/g;
  let from = 0;
  for (let match = end.exec(text); match; match = end.exec(text)) {
    yield text.slice(from, match.index);
    from = match.index + match[0].length;
    if (match[0] === '') return;
  }
}

function withoutNumbering(line: string): string {
  const without = line.replace(NUMBERING, '').trim();
  // A number with nothing behind it is a word that can't be used, not numbering.
  return without === '' ? line.trim() : without;
}

function* wordsOf(cell: string, line: number, isPhrase: (text: string) => boolean): Generator<Pasted> {
  const bare = stripped(cell);
  if (bare.length < 60 && /\s/.test(bare) && isPhrase(bare)) {
    yield { line, text: bare, opens: false };
    return;
  }
  const tokens = joined(cell.split(/\s+/));
  const single = tokens.length === 2 && ARTICLE.test(tokens[0]!) ? tokens.slice(1) : tokens;
  const isSentence = single.length > 1;
  for (const [index, token] of single.entries()) {
    const word = stripped(token);
    if (word === '' && isSentence) continue;
    yield { line, text: word === '' ? token : word, opens: isSentence && index === 0 };
  }
}

/** Puts 's with the word that it belongs to: 's morgens is one word to spell. */
function joined(tokens: readonly string[]): string[] {
  const whole: string[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const next = tokens[i + 1];
    if (next !== undefined && /^\W*['’‘`´]s$/i.test(tokens[i]!)) {
      whole.push(`${tokens[i]} ${next}`);
      i++;
    } else whole.push(tokens[i]!);
  }
  return whole;
}

/** A word without the punctuation and quotes around it; the apostrophe of "Hans' fiets" stays. */
function stripped(token: string): string {
  if (token.length > LONGEST_TOKEN) return token;
  let word = token.replace(BEFORE, '').replace(AFTER, '');
  const isQuoted = QUOTE.test(word[0] ?? '') && !OPENED.test(word);
  if (isQuoted) word = word.slice(1).replace(BEFORE, '');
  const ends = QUOTE.test(word.at(-1) ?? '') && (isQuoted || !/[sxz]$/i.test(word.slice(0, -1)));
  return ends ? word.slice(0, -1).replace(AFTER, '') : word;
}
