import { normalise, type Refusal } from '../../engine/spelling/analyse/index.ts';
import { VOWEL_SIGNS } from '../../engine/spelling/analyse/letters.ts';
import { diagnose } from '../../engine/spelling/misspell/index.ts';
import { variantsOf } from '../../engine/spelling/variants.ts';
import { MOST_WORDS, type Verdict } from '../contract/word-lists.ts';
import { openDictionary } from './dictionary.ts';
import { readRare, readSurnames } from './exists.ts';
import { readFrequency } from './frequency.ts';
import { mistyped, nearWords, respelled, type Near, type NearIn } from './own-words-near.ts';
import { pastedWords, type LeftOut, type Notice, type Pasted } from './pasted/index.ts';
import { everyday, isRare, readTaught } from './rare.ts';
import { readRefused } from './refused.ts';
import { isRegularForm } from './regular-forms.ts';

/** Why a word can't be used. */
export type RefusedBecause =
  Refusal | Notice | 'no-letters' | 'no-vowel' | 'digits' | 'not-for-school' | 'double' | 'too-many';

/** What is said of one word of a pasted list. */
export interface Line {
  /** Number of its line in the text, from 1. */
  line: number;
  /** As pasted, cut off when it is long. */
  given: string;
  verdict: Verdict;
  /** The word as it will be practised; not with a refused one. */
  word?: string;
  /** The whole line, or part of one, that seems to hold no words; with a skipped one. */
  leftOut?: string;
  /** The sentence that it was pasted in or with. */
  sentence?: string;
  /** Existing words that may have been meant, likeliest first, at most three; of a found one when few know it. */
  suggestions?: string[];
  because?: RefusedBecause;
  /** The same in Dutch, for whoever pasted the list. */
  reason?: string;
}

const REASONS: Record<RefusedBecause, string> = {
  empty: 'Hier staat niets.',
  'too-long': 'Dit is langer dan 30 letters.',
  letters: 'Hier staat een letter of teken in dat {leerlingen} niet kunnen typen.',
  'several-words': 'Dit zijn meer woorden achter elkaar.',
  'no-letters': 'Hier staan geen letters.',
  'no-vowel': 'Hier staat geen klinker in.',
  digits: 'Er staan cijfers in. Schrijf het getal in letters.',
  'not-for-school': 'Dit woord past niet bij kinderen.',
  double: 'Dit woord staat al in de lijst.',
  heading: 'Dit lijkt een kop.',
  letter: 'Dit lijkt een begin of einde van een mail.',
  sender: 'Dit lijkt een naam of adres.',
  prose: 'Dit lijkt tekst bij de lijst.',
  page: 'Dit lijkt van de rand van een bladzijde.',
  table: 'Dit lijkt een rij van de tabel zonder woord.',
  note: 'Dit lijkt een opmerking bij het woord.',
  'too-many': `De lijst is vol: er passen ${MOST_WORDS} woorden in.`,
};

/** Up to 39; of other signs words are made too: MIX, CD. */
const ROMAN = /^(?=.{2})X{0,3}(?:IX|IV|V?I{0,3})$/;
const VOWEL = new RegExp(`[${VOWEL_SIGNS}]`);

/** Why a word can't be used, in Dutch. */
export const refusalText = (because: RefusedBecause): string => REASONS[because];

/** What checking a list needs to know of the language. */
export interface OwnWords extends NearIn {
  /** Words that no child knows and that are the error of an everyday one: gelt, wort. */
  errors: ReadonlySet<string>;
  /** Words that are taught at school. */
  taught: ReadonlySet<string>;
}

/** Everyday words that may have been meant by a rare one. */
const MOST_MEANT = 2;

/** Opens all that checking a list needs, with a word list that is open already or its own; a tenth of a second. */
export const openOwnWords = (dictionary = openDictionary()): OwnWords => ({
  dictionary,
  frequency: readFrequency(),
  refused: readRefused().never,
  surnames: readSurnames(),
  errors: readRare(),
  taught: readTaught(),
  explains(word, typed) {
    const { errors, slips } = diagnose(word, typed);
    return errors.length > 0 && slips.length === 0;
  },
});

/**
 * Checks a pasted list: each word with its verdict, in order; with `asWords` no line is taken for a heading or the like.
 * Empty lines give nothing; no text makes it fail.
 */
export const checkList = (text: string, words: OwnWords, asWords = false): Line[] => [
  ...checkWords(text, words, asWords),
];

/** The same word by word, for who must do other work in between: a misspelled word takes some milliseconds. */
export function* checkWords(text: string, words: OwnWords, asWords = false): Generator<Line> {
  const seen = new Set<string>();
  /** The same as they were pasted: a text that comes back a thousand times is looked up once. */
  const pastedBefore = new Set<string>();
  const isPhrase = (phrase: string) => exact(phrase, words) !== undefined;
  for (const pasted of pastedWords(text, isPhrase, asWords)) {
    if ('notice' in pasted) {
      yield skipped(pasted);
      continue;
    }
    if (pastedBefore.has(pasted.text)) {
      yield refusedAs(pasted, 'double');
      continue;
    }
    const line = seen.size < MOST_WORDS ? verdictOf(pasted, words) : refusedAs(pasted, 'too-many');
    if (line.word === undefined) yield line;
    else if (seen.has(line.word)) yield refusedAs(pasted, 'double');
    else {
      seen.add(line.word);
      pastedBefore.add(pasted.text);
      yield line;
    }
  }
}

function verdictOf(pasted: Pasted, words: OwnWords): Line {
  const { text } = pasted;
  if (text.length < 300 && !/\p{L}/u.test(text)) {
    return refusedAs(pasted, /\d/.test(text) ? 'digits' : 'no-letters');
  }
  const normal = normalise(text);
  if ('refused' in normal) {
    const isNumber = normal.refused === 'letters' && /\d/.test(text);
    return refusedAs(pasted, isNumber ? 'digits' : normal.refused);
  }
  if (ROMAN.test(normal.word)) return refusedAs(pasted, 'digits');
  if (words.refused(normal.word)) return refusedAs(pasted, 'not-for-school');

  const found = spelled(normal.word, pasted.opens, words) ?? regular(normal.word, pasted.opens, words);
  const sentence = pasted.sentence === undefined ? {} : { sentence: pasted.sentence };
  if (found !== undefined) {
    const suggestions = meantBy(found, words);
    const asked = suggestions.length > 0 && { suggestions };
    return { ...start(pasted), verdict: 'found', word: found, ...sentence, ...asked };
  }
  const lower = normal.word.toLowerCase();
  const together = lower.includes(' ') ? exact(lower.replace(' ', ''), words) : undefined;
  if (together !== undefined)
    return { ...start(pasted), verdict: 'misspelled', word: lower, ...sentence, suggestions: [together] };
  if (!VOWEL.test(lower)) return refusedAs(pasted, 'no-vowel');
  const isName = normal.word[0] !== lower[0] && normal.word !== normal.word.toUpperCase() && !pasted.opens;
  const near = nearWords(lower, isName, words);
  const suggestions = near.map(({ word }) => word);
  const word = isName ? normal.word : lower;
  const verdict = isError(lower, near, isName, words) ? 'misspelled' : 'unknown';
  return { ...start(pasted), verdict, word, ...sentence, ...(suggestions.length > 0 && { suggestions }) };
}

/** The right capitals of an existing word; undefined when it does not exist, or only with a capital that is missing. */
function spelled(word: string, opens: boolean, words: OwnWords): string | undefined {
  // A capital E goes without the accent of één.
  const lower = word.toLowerCase().replace(/^eé/, 'éé');
  const spellings = words.dictionary.spellings(lower);
  if (!spellings.includes(word) && variantsOf(word).length > 0) return word;
  if (words.surnames.has(lower)) return undefined;
  // A list may be typed with capitals: then the common word is meant, not the village of that name.
  const common = spellings.includes(lower) && words.frequency.rank(lower) !== undefined;
  if (opens && spellings.includes(lower)) return lower;
  if (common || !spellings.includes(word)) {
    if (spellings.includes(lower)) return lower;
    return word === word.toUpperCase() && word.length > 1 ? spellings[0] : undefined;
  }
  return word;
}

/** The word that the list does not have, though it is a regular form of one that it has: wandje. */
function regular(word: string, opens: boolean, words: OwnWords): string | undefined {
  const { dictionary, frequency, taught, errors, surnames, refused } = words;
  const form = opens ? word.toLowerCase() : word;
  const exists = (base: string) =>
    dictionary.spellings(base).includes(base) &&
    ![errors, surnames].some((some) => some.has(base)) &&
    !refused(base);
  const isUnusual = (base: string) => isRare(base, frequency, taught);
  return form === form.toLowerCase() && isRegularForm(form, exists, isUnusual) ? form : undefined;
}

/** The everyday words that are one letter away from a word that few know: it exists, and yet may be an error. */
function meantBy(word: string, words: OwnWords): string[] {
  const { frequency, taught, errors, refused } = words;
  if (!/^\p{Ll}{4,}$/u.test(word) || variantsOf(word).length > 0) return [];
  const isError = errors.has(word);
  if (!isError && (!isRare(word, frequency, taught) || isCompound(word, words))) return [];
  // Who spells it as a child is likelier than who hit another key.
  const forms = [respelled(word), ...(isError ? [] : [mistyped(word)])];
  const near = forms.flatMap((some) => everyday(some, frequency));
  return [...new Set(near)]
    .filter((form) => form !== word && spelled(form, true, words) === form && !refused(form))
    .slice(0, MOST_MEANT);
}

const exact = (text: string, words: OwnWords) => {
  const normal = normalise(text);
  return 'refused' in normal ? undefined : spelled(normal.word, true, words);
};

/**
 * Whether an unknown word is more likely an error than a name or a compound of today: one error away from a word, or a
 * few when nothing else explains it.
 */
function isError(typed: string, near: readonly Near[], isName: boolean, words: OwnWords): boolean {
  const best = near[0];
  if (!best) return false;
  if (best.word.toLowerCase() === typed && !isName) return true;
  if (isName && (typed.length < 5 || best.cost > 1.3)) return false;
  if (best.cost < 1.9)
    return typed.length > 3
      ? !isCompound(typed, words) || words.frequency.rank(best.word) !== undefined || best.cost < 1.31
      : best.cost < 1.1;
  return typed.length > 5 && best.cost < 3.2 && !isCompound(typed, words);
}

/** Whether two existing words make it, one of them common, with or without a linking sound. */
function isCompound(typed: string, { dictionary, frequency }: OwnWords): boolean {
  const exists = (part: string) => dictionary.spellings(part).includes(part);
  for (let at = 3; at <= typed.length - 3; at++) {
    const second = typed.slice(at).replace(/^-/, '');
    if (second.length < 3 || !exists(second)) continue;
    const first = [typed.slice(0, at), typed.slice(0, at).replace(/(s|en|e)$/, '')].filter(
      (part) => part.length > 2 && exists(part),
    );
    if (
      [second, ...first].length > 1 &&
      [second, ...first].some((part) => frequency.rank(part) !== undefined)
    )
      return true;
  }
  return false;
}

/** Enough of a text to know it by. */
const start = ({ line, text }: Pick<Pasted, 'line' | 'text'>) => ({
  line,
  given: text.length > 40 ? `${text.slice(0, 40).replace(/[\ud800-\udbff]$/, '')}…` : text,
});

const skipped = ({ line, text, notice }: LeftOut): Line => ({
  ...start({ line, text }),
  verdict: 'skipped',
  because: notice,
  reason: REASONS[notice],
  leftOut: text,
});

const refusedAs = (pasted: Pasted, because: RefusedBecause): Line => ({
  ...start(pasted),
  verdict: 'refused',
  because,
  reason: REASONS[because],
});
