import { BASE_WORDS } from './lexicon/words.ts';
import {
  FIRST_OF_BASE,
  GROWS_LONG,
  LINKING_E,
  NO_SEAM_IN,
  NO_FIRST_PART,
  NO_SECOND_AGAINST,
  NO_SECOND_PART,
  NUMBER,
} from './lexicon/seams.ts';

/** What stands between two parts of a compound. */
export type Link = '' | 's' | 'en' | 'e';

/** A border between two parts of a compound: the second begins at `at`. */
export interface Seam {
  at: number;
  link: Link;
}

const SHORTEST = 3;
/** The same where the syllables were cut elsewhere: mes-taf-val. */
const SHORTEST_AGAINST = 4;
const AGAINST = 6;

/** The base forms that the stem of an inflected form may have: hon(d)en of hond, bess(en) of bes, neuz(en) of neus, ber(en) of beer. */
export function bases(stem: string): string[] {
  if (stem === 'koei') return ['koe'];
  const hard = stem.replace(/v$/, 'f').replace(/z$/, 's');
  if (/([bdfgklmnprst])\1$/.test(hard)) return [hard.slice(0, -1)];
  const long = hard.replace(/(?<![aeiou])([aeou])([bcdfgklmnprst])$/, '$1$1$2');
  if (long === hard) return [hard];
  return /[aeiouy].*[aeiou][^aeiou]$/.test(hard) || GROWS_LONG.test(hard) ? [hard, long] : [long];
}

const isBase = (stem: string) => bases(stem).find((base) => base.length >= SHORTEST && BASE_WORDS.has(base));

/** How the letters before a seam are a word: as they are, or with a linking sound; undefined where they are none. */
function firstPart(text: string): Link | undefined {
  if (NO_FIRST_PART.has(text)) return undefined;
  if (BASE_WORDS.has(text)) return '';
  if (text.endsWith('s') && (BASE_WORDS.has(text.slice(0, -1)) || compounded(text.slice(0, -1)))) return 's';
  if (text.endsWith('en') && isBase(text.slice(0, -2))) return 'en';
  if (LINKING_E.has(text)) return 'e';
  if (/(?:heid|teit|ing|schap)s$/.test(text) && text.length > 6) return 's';
  return undefined;
}

/** Words on a known ending may be a first part though they are in no list: vriendschapsband, regeringsleider. */
const compounded = (text: string) =>
  /(?:dag|tijd|huis|plaats|land|meester|man)$/.test(text) && text.length > 6;

/** What a second part may have behind it: a diminutive or a plural. */
const ENDINGS = [/jes?$/, /tjes?$/, /pjes?$/, /etjes?$/, /.etjes?$/, /'?s$/];

/** How well the letters after a seam are a word: 2 as they are, 1 in an inflected form, 0 not at all. */
function secondPart(text: string): number {
  if (NO_SECOND_PART.has(text)) return 0;
  if (BASE_WORDS.has(text)) return 2;
  const known = (plain: string) =>
    text.length > plain.length &&
    BASE_WORDS.has(plain) &&
    !NO_SECOND_PART.has(plain) &&
    plain.length >= SHORTEST;
  if (ENDINGS.some((ending) => ending.test(text) && known(text.replace(ending, '')))) return 1;
  const stem =
    /^(.{3,})(?:en|e)$/.exec(text)?.[1] ?? /^(.{4,})ers?$/.exec(text)?.[1] ?? /^(og|or)en$/.exec(text)?.[1];
  if (stem !== undefined && bases(stem).some((base) => BASE_WORDS.has(base) && !NO_SECOND_PART.has(base)))
    return 1;
  return 0;
}

/** Whether a seam is more likely the middle of a double consonant: bak|kers, pan|netje; not kop|pijn. */
const isDoubling = (word: string, at: number) => {
  if (word[at] !== word[at - 1] || !/(?:^|[^aeiou]|i)[aeiou]$/.test(word.slice(0, at - 1))) return false;
  const second = word.slice(at);
  return (
    /^.(?:etjes?|eer(?:t|d|de|en|der|ing)?)$/.test(second) ||
    (at === 3 && /^.(?:[aeiou](?![aeiouj]).?.?)$/.test(second))
  );
};

/**
 * Whether a seam may lie where the syllables were cut otherwise: before a vowel that took the consonants of the first word
 * along (mes-tafval), or behind the s of -ings and the like.
 */
function mayCutAgainst(first: string, second: string): boolean {
  if (first.length < SHORTEST_AGAINST || second.length < SHORTEST_AGAINST) return false;
  if (/(?:heid|teit|ing|schap)s$/.test(first) && first.length > 6) return true;
  return /^[aeiou]/.test(second) && /[^aeiou]$/.test(first) && !NO_SECOND_AGAINST.test(second);
}

/**
 * The seam between the two words of a compound (S4), in small letters, without hyphens: only where the syllables allow
 * one and both sides are everyday words. `starts` are the borders of its syllables.
 */
export function findSeam(word: string, starts: readonly number[]): Seam | undefined {
  if (word.length < 2 * SHORTEST || NUMBER.test(word)) return undefined;
  const whole = NO_SEAM_IN.exec(word)?.[0].length ?? 0;
  let best: (Seam & { score: number }) | undefined;
  for (let at = Math.max(SHORTEST, whole); at <= word.length - SHORTEST; at++) {
    const isBorder = starts.includes(at);
    const second = word.slice(at);
    if (!isBorder && !mayCutAgainst(word.slice(0, at), second)) continue;
    const end =
      secondPart(second) ||
      (second.length >= (isBorder ? 7 : 9) &&
      findSeam(
        second,
        starts.map((s) => s - at).filter((s) => s > 0),
      )
        ? 1
        : 0);
    if (end === 0) continue;
    const first = word.slice(0, at);
    if (isDoubling(word, at) || (end === 1 && FIRST_OF_BASE.has(first))) continue;
    const link = firstPart(first);
    if (link === undefined) continue;
    const score =
      (isBorder ? 0 : -AGAINST) + end * 10 + (link === '' ? 8 : 0) + Math.min(at, word.length - at);
    if (!best || score > best.score) best = { at, link, score };
  }
  return best && { at: best.at, link: best.link };
}
