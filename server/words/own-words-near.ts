import { distance } from 'fastest-levenshtein';
import type { Dictionary } from './dictionary.ts';
import type { Frequency } from './frequency.ts';
import type { RefusedWords } from './refused.ts';

/** A word of the list that a text may have been meant to be. */
export interface Near {
  word: string;
  /** How far it is: about 1 for an error that children make in spelling, 1.5 for two, 1.6 for another letter, and on. */
  cost: number;
}

/** What words are looked for in, and by what they are ranked. */
export interface NearIn {
  dictionary: Dictionary;
  frequency: Frequency;
  refused: RefusedWords;
  /** Names that nobody means: in small letters they are errors of children (pannekoek). */
  surnames: ReadonlySet<string>;
  /** Whether the misspelling rules lead from a word to what was typed; such words come first. */
  explains?: (word: string, typed: string) => boolean;
}

/**
 * Letters that children write for others: what was typed, and what may have been meant. Both ways where a swap works
 * both ways.
 */
const SWAPS =
  'ei-ij au-ou auw-ouw aa-a ee-e oo-o uu-u d-t b-p f-v s-z g-ch k-c s-c ie-i i-y e-en u-e eu-u o-oo';
const MEANT =
  'ou-ouw au-auw au-auw dt-d dt-t t-dt gt-cht gd-cht sg-sch sgh-sch sch-s sr-schr sgr-schr ngk-nk ng-nk nk-ng sie-tie tsie-tie ' +
  'ies-isch is-isch iese-ische ks-x kw-qu sj-ch sj-sh t-th ee-é e-é é-ee e-è e-ê o-eau oo-eau oe-ou zj-g sj-g er-air waar-oir ' +
  'e-ë i-ï o-ö u-ü ie-y j-y luk-lijk lik-lijk leik-lijk ug-ig eg-ig ich-ig heit-heid hijd-heid teid-teit tijt-teit aaj-aai ' +
  "ooj-ooi oej-oei aaij-aai ooij-ooi eew-eeuw iew-ieuw ieu-ieuw eeu-eeuw uuw-uw u-uw ele-el s-'s as-a's 's-s dj-j tj-c ieen-ieën " +
  'ien-iën een-eeën eij-ij eij-ei lle-l llu-l lu-l rre-r rru-r ru-r ngje-nkje tje-pje tje-je je-tje bu-be gu-ge vur-ver c-s c-k c-z ' +
  'ir-eer qu-kw x-ks th-t y-i y-ie';
const PAIRS: readonly (readonly [string, string])[] = [
  ...SWAPS.split(' ').flatMap((pair) => {
    const [one, other] = pair.split('-') as [string, string];
    return [[one, other] as const, [other, one] as const];
  }),
  ...MEANT.split(' ').map((pair) => pair.split('-') as [string, string]),
];

const LETTERS = "abcdefghijklmnopqrstuvwxyzéëï'-";
const CONSONANT = /[bcdfgjklmnprstvz]/;
/** How much nearer a word is when the rules explain what was typed. */
const EXPLAINED = 0.5;
/** Words of which that is asked: an answer may take a millisecond or two. */
const MOST_EXPLAINED = 5;
/** The words that share so many first letters are looked at one by one when nothing nearer is found. */
const PREFIX = 2;

/** Suggestions for one word. */
const MOST = 3;

/**
 * The existing words nearest to a text in small letters, likeliest first; names too when the text was written as one.
 * Takes a few milliseconds at most.
 */
export function nearWords(typed: string, isName: boolean, look: NearIn): Near[] {
  const found = new Map<string, number>();
  const consider = (form: string, cost: number) => {
    for (const word of look.dictionary.spellings(form)) {
      const hasCapital = word !== word.toLowerCase();
      if (word === typed || (hasCapital && !isName && form !== typed)) continue;
      if (look.refused(word) || look.surnames.has(word.toLowerCase())) continue;
      const known = found.get(word) ?? Infinity;
      found.set(word, Math.min(known, hasCapital && !isName ? cost + 0.4 : cost));
    }
  };

  consider(typed, 0.8);
  for (const form of new Set([typed.replace(/[-' ]/g, ''), typed.replace(/[- ]/g, '')])) consider(form, 0.9);
  const once = new Set(respelled(typed));
  for (const form of once) consider(form, 1);
  for (const form of oneLetterOff(typed)) consider(form, 1.6);
  if (!some(found, 1) && typed.length > 3)
    for (const form of once) for (const twice of respelled(form)) consider(twice, 1.5);
  if (!some(found, 1.6) && typed.length > 4)
    for (const form of once) for (const more of oneLetterMore(form)) consider(more, 2.1);
  if (!some(found, 2.1) && typed.length > 4) {
    const most = typed.length > 9 ? 3 : 2;
    for (const word of look.dictionary.startingWith(typed.slice(0, PREFIX))) {
      if (Math.abs(word.length - typed.length) > most) continue;
      const far = distance(word, typed);
      if (far <= most) consider(word, 0.6 + far);
    }
  }

  const near = [...found].map(([word, cost]) => ({ word, cost: cost + rareness(word, look.frequency) }));
  near.sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1));
  return explained(typed, near, look).slice(0, MOST);
}

/** Puts the words from which the misspelling rules lead to what was typed before others that are about as near. */
function explained(typed: string, near: readonly Near[], { explains }: NearIn): Near[] {
  const best = near[0];
  const close = near.filter(({ cost }) => cost < (best?.cost ?? 0) + EXPLAINED).slice(0, MOST_EXPLAINED);
  if (!explains || close.length < 2) return [...near];
  const sooner = close.map(({ word, cost }) => ({
    word,
    cost: explains(word, typed) ? cost - EXPLAINED : cost,
  }));
  return [...sooner.sort((a, b) => a.cost - b.cost), ...near.slice(close.length)];
}

const some = (found: ReadonlyMap<string, number>, cost: number) =>
  [...found.values()].some((value) => value <= cost);

/** A tie goes to the commoner word. */
const rareness = (word: string, { rank, words }: Frequency) => {
  const at = rank(word);
  return at === undefined ? 0.3 : (at / words.length) * 0.2;
};

/** What may have been meant, by one swap of letters that children make or one consonant too many or too few. */
export function* respelled(typed: string): Generator<string> {
  for (const [wrong, right] of PAIRS)
    for (let at = typed.indexOf(wrong); at !== -1; at = typed.indexOf(wrong, at + 1))
      yield typed.slice(0, at) + right + typed.slice(at + wrong.length);
  for (let i = 0; i < typed.length; i++) {
    if (!CONSONANT.test(typed[i]!)) continue;
    if (typed[i] === typed[i + 1]) yield typed.slice(0, i) + typed.slice(i + 1);
    else yield typed.slice(0, i) + typed[i]! + typed.slice(i);
  }
}

function* oneLetterMore(typed: string): Generator<string> {
  for (let i = 0; i <= typed.length; i++)
    for (const letter of LETTERS) yield typed.slice(0, i) + letter + typed.slice(i);
}

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** The keys to the left and right of each. */
const BESIDE = new Map(
  KEYS.flatMap((row) =>
    [...row].map((key, i) => [key, [row[i - 1], row[i + 1]].filter((one) => one !== undefined)]),
  ),
);

/** What may have been meant by who hit the key beside the right one, or two keys in the wrong order. */
export function* mistyped(typed: string): Generator<string> {
  for (let i = 0; i < typed.length; i++) {
    const [before, letter, after] = [typed.slice(0, i), typed[i]!, typed.slice(i + 1)];
    if (after !== '') yield before + after[0]! + letter + after.slice(1);
    for (const other of BESIDE.get(letter) ?? []) yield before + other + after;
  }
}

/** Two letters swapped, or one too many, too few or other. */
function* oneLetterOff(typed: string): Generator<string> {
  yield* oneLetterMore(typed);
  for (let i = 0; i < typed.length; i++) {
    const [before, letter, after] = [typed.slice(0, i), typed[i]!, typed.slice(i + 1)];
    if (typed.length > 2) yield before + after;
    if (after !== '') yield before + after[0]! + letter + after.slice(1);
    for (const other of LETTERS) if (other !== letter) yield before + other + after;
  }
}
