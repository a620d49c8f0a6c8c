import { breakLevels } from './hyphenate.ts';
import { endsInTje } from './lexicon/diminutives.ts';
import { nuclei } from './nuclei.ts';

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
  levels ??= breakLevels(part);
  const starts = vowels.slice(1).map((vowel, i) => border(part, levels, vowels[i]!.to, vowel.from));
  const ending = diminutiveStart(part);
  if (ending !== undefined) starts[starts.length - 1] = ending;
  return starts;
}

/** Where -je or -tje begins: opaa-tje keeps the letters of the word (S6) but plaat-je; klomp-je but boom-pje. */
function diminutiveStart(part: string): number | undefined {
  const [, stem] = /^(.*[^aeiou])jes?$/.exec(part) ?? [];
  if (stem === undefined) return undefined;
  if (/(?:^|[^aeiouy])[aiou][tp]$|^[^aeiouy]*[aeiou]mp$/.test(stem)) return stem.length;
  return endsInTje(stem) ? stem.length - 1 : undefined;
}

/** The border between two vowels, from the end of the first to the beginning of the second. */
function border(part: string, levels: readonly number[], from: number, to: number): number {
  if (from === to) return from;
  if (from < 3 && to >= 4 && part.startsWith('onth')) return 3;
  const apostrophe = part.lastIndexOf("'", to);
  if (apostrophe >= from) return apostrophe + 1;
  let best = -1;
  for (let at = from; at <= to; at++) {
    const level = levels[at] ?? 0;
    if (level % 2 === 1 && mayBegin(part.slice(at, to)) && (best < 0 || level > levels[best]!)) best = at;
  }
  return best < 0 ? byOnset(part, from, to) : best;
}

const mayBegin = (onset: string) => onset.length < 2 || ONSETS.has(onset);

/** The border before the longest legal onset that leaves a consonant behind, if there is more than one. */
function byOnset(part: string, from: number, to: number): number {
  const consonants = part.slice(from, to);
  if (consonants.length === 1 || UNITS.test(consonants)) return from;
  if (from === 1 && /^[bcdgkt]r$/.test(consonants)) return from;
  for (let at = from + 1; at < to; at++) if (ONSETS.has(part.slice(at, to))) return at;
  return to - 1;
}
