import { LONGEST_SENTENCE } from '../../contract/word-lists.ts';

/** A word as it was pasted, with the number of its line, from 1. */
export interface Pasted {
  line: number;
  text: string;
  /** Whether it opens a sentence, where a capital says nothing. */
  opens: boolean;
  /** The sentence that it came in, or that stood beside it. */
  sentence?: string;
}

/** A cell that holds a number only: before another it is the numbering of a table. */
export const NUMBER = /^\(?\d{1,3}[.):°]?$/;
export const CELLS = /[\t,;|/\u2028\u2029]+/;
/** A word, with its article or not, and what stands behind it: in another column, after a sign, in brackets. */
const BESIDE =
  /^((?:(?:de|het|een|['’‘`´]s)\s)?[^\s:;=|(]+)(?:\s*[\t;|:=]+\s*|\s+[–—-]+>?\s+|\s*\((?=[^()]*\)$))(.+?)\)?$/iu;
const SENTENCE = /^['’‘`´]?\p{L}[^\s\t;|]*(?:\s+[^\s;|]+){2,}[.!?]["”’']?$/u;
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
export const ARTICLE = /^(?:de|het|een|['’‘`´][tn])$/i;

/** Whether a text is a sentence that games can show. */
export const isSentence = (text: string) => text.length <= LONGEST_SENTENCE && SENTENCE.test(text);

/** `rijst; Ik eet rijst.`: one word, with the sentence in which it is asked. */
export function wordBeside(line: string, number: number): Pasted | undefined {
  if (line.length > LONGEST_PAIR) return undefined;
  const [, first = '', second = ''] = BESIDE.exec(line) ?? [];
  const word = stripped(first.replace(/^(?:de|het|een)\s+/i, ''));
  if (word === '' || !isSentence(second)) return undefined;
  const sentence = alike(second);
  // A capital goes without an accent: één, "Eén kind".
  const has = sentence.includes(alike(word)) || sentence.startsWith(alike(word).replace(/^é/, 'e'));
  return has ? { line: number, text: word, opens: false, sentence: second } : undefined;
}

/** A text without what may differ between a word and its place in a sentence: capitals, kinds of apostrophes. */
const alike = (text: string) => text.toLowerCase().replace(/[’‘`´]/g, "'");

/** The words of a cell: one, with its article, a term of several, two with *en* between them, or those of a sentence. */
export function* wordsOf(cell: string, line: number, isPhrase: (text: string) => boolean): Generator<Pasted> {
  const bare = stripped(cell);
  if (bare.length < 60 && /\s/.test(bare) && isPhrase(bare)) {
    yield { line, text: bare, opens: false };
    return;
  }
  const tokens = joined(cell.split(/\s+/));
  if (isTornWord(tokens, isPhrase)) {
    yield { line, text: bare, opens: false };
    return;
  }
  const isPair = tokens.length === 3 && /^(?:en|of)$/.test(tokens[1]!) && !/[.!?]$/.test(cell);
  const single =
    tokens.length === 2 && ARTICLE.test(tokens[0]!)
      ? tokens.slice(1)
      : isPair
        ? [tokens[0]!, tokens[2]!]
        : tokens;
  const isSentence = single.length > 1;
  for (const [index, token] of single.entries()) {
    const word = stripped(token);
    if (word === '' && isSentence) continue;
    yield { line, text: word === '' ? token : word, opens: isSentence && index === 0 };
  }
}

/** One word that was written as two: hot dog. */
const isTornWord = (tokens: readonly string[], isPhrase: (text: string) => boolean) =>
  tokens.length === 2 && tokens.every((token) => /^\p{L}{3,25}$/u.test(token)) && isPhrase(tokens.join(''));

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
  if (isQuoted) word = word.replace(/^['’‘`´‚]+/, '').replace(BEFORE, '');
  const ends = QUOTE.test(word.at(-1) ?? '') && (isQuoted || !/[sxz]$/i.test(word.slice(0, -1)));
  if (!ends) return word;
  return (isQuoted ? word.replace(/['’‘`´‚]+$/, '') : word.slice(0, -1)).replace(AFTER, '');
}
