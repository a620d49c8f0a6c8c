import { breakLevels } from './hyphenate.ts';
import { endsInTje, keepsLast } from './lexicon/diminutives.ts';
import { CONSONANT_OPENERS, OPENERS } from './lexicon/openers.ts';
import { BASE_WORDS } from './lexicon/words.ts';
import { nuclei } from './nuclei.ts';
import type { Span } from './types.ts';

/** Consonants that may begin a syllable in the middle of a word, where the patterns don't decide (S3). */
const ONSETS = new Set(
  (
    'bl br ch chl chr cl cr dr dw fl fr gl gn gr kl kn kr kw ph pl pr ps qu sc sch schr sf sh sj sk sl sm sn sp spl ' +
    'spr st str sw th thr tj kj pj tr ts tw vl vr wr zw'
  ).split(' '),
);

/** Consonants that stay together as if they were one. */
const UNITS = /^(?:ch|th|ph|sh|qu|sj)$/;

/**
 * Where the written syllables of a word part begin, the first one left out (S1, S2): between two vowels there is always
 * exactly one border. The patterns say where, and legal onsets where they are silent. In small letters. `levels` are those
 * of the patterns, unless others are told.
 */
export function syllableStarts(part: string, levels?: readonly number[]): number[] {
  const vowels = nuclei(part);
  if (vowels.length < 2) return [];
  const opened = openedAt(part, vowels);
  if (opened !== undefined)
    return [
      ...syllableStarts(part.slice(0, opened)),
      opened,
      ...syllableStarts(part.slice(opened)).map((at) => at + opened),
    ];
  levels ??= breakLevels(part);
  const starts = vowels.slice(1).map((vowel, i) => border(part, levels, vowels[i]!.to, vowel.from));
  const ending = diminutiveStart(part, starts);
  if (ending !== undefined) starts[starts.length - 1] = ending;
  return starts;
}

/** Where a word begins that is the second part of many compounds; its syllables are then its own. */
function openedAt(part: string, vowels: readonly Span[]): number | undefined {
  const opens = (openers: RegExp, at: number) => {
    openers.lastIndex = at;
    return openers.test(part);
  };
  const vowel = vowels.slice(1).find(({ from }, i) => from > vowels[i]!.to && opens(OPENERS, from));
  if (vowel) return vowel.from;
  for (let at = Math.max(3, vowels[0]!.to + 1); at < part.length - 3; at++)
    if (opens(CONSONANT_OPENERS, at)) return at;
  return undefined;
}

/** Where -je or -tje begins: opaa-tje keeps the letters of the word (S6) but plaat-je; klomp-je but boom-pje. */
function diminutiveStart(part: string, starts: readonly number[]): number | undefined {
  const [, stem] = /^(.*[^aeiou])jes?$/.exec(part) ?? [];
  if (stem === undefined) return undefined;
  if (/(?:^|[^aeiouy])[aiou][tp]$|^[^aeiouy]*[aeiou]mp$/.test(stem)) return stem.length;
  if (endsInTje(stem)) return stem.length - 1;
  return keepsLast(stem, starts.slice(0, -1), (text) => BASE_WORDS.has(text)) ? stem.length : undefined;
}

/** The border between two vowels, from the end of the first to the beginning of the second. */
function border(part: string, levels: readonly number[], from: number, to: number): number {
  if (from === to || part.slice(from, to) === 'j') return from;
  if (from < 3 && to >= 4 && part.startsWith('onth')) return 3;
  const apostrophe = part.lastIndexOf("'", to);
  if (apostrophe >= from) return apostrophe + 1;
  const behind = behindSuffix(part, from, to);
  if (behind !== undefined) return behind;
  let best = -1;
  for (let at = from; at <= to; at++) {
    const level = levels[at] ?? 0;
    if (level % 2 === 1 && mayBegin(part.slice(at, to)) && (best < 0 || level > levels[best]!)) best = at;
  }
  return best < 0 ? byOnset(part, from, to) : best;
}

/** The s of -ings and the like stays there (uit-brei-dings-lo-ca-tie), and that of angst: angs-tig. */
function behindSuffix(part: string, from: number, to: number): number | undefined {
  if (/(?:^|v|s|be)angst$/.test(part.slice(0, to)) && /^(?:ig|en$)/.test(part.slice(to))) return to - 1;
  const suffix = BEHIND_S.exec(part)?.[0].length ?? 0;
  return suffix > from && suffix <= to ? suffix : undefined;
}

/** Words that the patterns take the s before them along with. */
const BEHIND_S =
  /^.*[aeiouy].*(?:ing|heid|teit|schap)s(?=locat|lokaal|traject|tenden[sz]|tranche|trans|toebeh|taal|patroon|panel)/;

const mayBegin = (onset: string) => onset.length < 2 || ONSETS.has(onset);

/** The border before the longest legal onset that leaves a consonant behind, if there is more than one. */
function byOnset(part: string, from: number, to: number): number {
  const consonants = part.slice(from, to);
  if (consonants.length === 1 || UNITS.test(consonants)) return from;
  if (from === 1 && /^[bcdgkt]r$/.test(consonants)) return from;
  for (let at = from + 1; at < to; at++) if (ONSETS.has(part.slice(at, to))) return at;
  return to - 1;
}
