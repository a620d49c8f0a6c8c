import {
  LONG_BEFORE_REN,
  LONG_INSIDE,
  MUTE_BEFORE_REN,
  MUTE_FIRST,
  NO_PREFIX,
  PREFIX_BEFORE_E,
  PREFIX_TE,
  STRESSED_END,
} from './lexicon/vowelkinds.ts';
import type { VowelKind } from './types.ts';

/** A syllable in small letters, cut where its vowel begins and ends. */
export interface Syllable {
  onset: string;
  nucleus: string;
  coda: string;
  /** Whether the consonant after it is doubled over the border or is ng: then its vowel is short. */
  closedAhead: boolean;
}

const MUTE_CODA = /^(?:|[lmn]|r|s|nd|r?d|ld|[lmnr]s|lt|mt|rt|nds|rds|lds)$/;
const UNSTRESSED_ENT = /(?:tek|rek|reg|op|oef|zeg|wap|teg)ent$/;

/** Whether the last syllable of a word, taken by itself, is a weak one: ta-fel, a-dem, lo-pen, jar-ig, eer-lijk. */
function isWeakEnd(word: string, { nucleus, coda }: Syllable): boolean {
  if (nucleus === 'i') return coda === 'g';
  if (nucleus === 'ij') return coda === 'k';
  if (coda === 'nt') return UNSTRESSED_ENT.test(word);
  if (!/^[eë]$/.test(nucleus) || !MUTE_CODA.test(coda)) return false;
  const stem = /[lmnr]s$/.test(coda) ? word.slice(0, -1) : word;
  return !STRESSED_END.test(stem);
}

/** The prefix be-, ge-, ver- or te- with a mute e that a word begins with (C4); empty where it has none. */
export function mutePrefix(word: string, syllables: readonly Syllable[]): string {
  const [first, second] = syllables;
  if (!first || !second) return '';
  const letters = first.onset + first.nucleus + first.coda;
  if (letters === 'te') return PREFIX_TE.test(word) ? 'te' : '';
  if (!/^(?:[bg]e|ver)$/.test(letters) || first.closedAhead) return '';
  if (MUTE_FIRST.test(word) || PREFIX_BEFORE_E.test(word)) return letters;
  if (NO_PREFIX.test(word)) return '';
  if (second.nucleus.startsWith('i') && second.coda === 'g') return '';
  return syllables.length === 2 && second.nucleus === 'e' && isWeakEnd(word, second) ? '' : letters;
}

/** Particles that may stand before be-, ge- or ver-: on-gelukkig, op-gewonden, teleur-gesteld. */
const PARTICLE =
  /^(?:on|op|uit|in|aan|af|mee|om|toe|voor|door|na|weg|bij|neer|los|vast|over|onder|terug|tegen|samen|teleur|achter|binnen|buiten|voorbij)$/;

/** Index of a mute be-, ge- or ver- behind a particle; -1 where there is none. */
function innerPrefix(word: string, syllables: readonly Syllable[]): number {
  let at = 0;
  for (let i = 0; i < 2 && i + 2 < syllables.length; i++) {
    const { onset, nucleus, coda } = syllables[i]!;
    at += onset.length + nucleus.length + coda.length;
    if (PARTICLE.test(word.slice(0, at)) && mutePrefix(word.slice(at), syllables.slice(i + 1)) !== '')
      return i + 1;
  }
  return -1;
}

/** How the vowel of each syllable of a word part sounds. */
export function vowelKinds(word: string, syllables: readonly Syllable[]): VowelKind[] {
  const prefix = mutePrefix(word, syllables);
  const inner = innerPrefix(word, syllables);
  let start = 0;
  return syllables.map((syllable, i) => {
    const at = start;
    start += syllable.onset.length + syllable.nucleus.length + syllable.coda.length;
    if ((i === 0 && prefix !== '') || i === inner) return 'mute';
    const first = prefix === '' ? 0 : 1;
    return kindOf(word, syllables, i, first, at);
  });
}

function kindOf(
  word: string,
  syllables: readonly Syllable[],
  i: number,
  first: number,
  at: number,
): VowelKind {
  const syllable = syllables[i]!;
  const { nucleus, coda, closedAhead } = syllable;
  const last = i === syllables.length - 1;
  const alone = i === first && (last || first === 1);
  if (/^(?:aa|ee|oo|uu|ëe|éé|ée|é)$/.test(nucleus)) return 'long';
  if (i > 0 && isSuffixLijk(word, syllable, syllables[i + 1])) return 'mute';
  // The ij of bijzonder sounds as ie.
  if (i === 0 && word.startsWith('bijzonder')) return 'loan';
  if (/^(?:oe|ie|ui|eu|ei|ij|au|ou|aai|ooi|oei|eeu|ieu|ëi|ïe)$/.test(nucleus)) return 'two-sign';
  if (nucleus.length > 1 || /[èê]/.test(nucleus)) return 'loan';
  if (nucleus === 'u' && word[at + syllable.onset.length + 1] === 'w') return 'two-sign';
  const open = coda === '' && !closedAhead && !/^(?:ch|x)/.test(syllables[i + 1]?.onset ?? '');
  if (/[eë]/.test(nucleus)) {
    if (last && !alone && isWeakEnd(word, syllable)) return 'mute';
    if (!last && open && i > first && isMuteInside(word, syllables, i)) return 'mute';
    return open ? 'long' : 'short';
  }
  if (nucleus === 'i' && i > 0 && !word.startsWith('prestige') && isSuffixIg(syllables, i)) return 'mute';
  return open ? 'long' : 'short';
}

/** Words on -lijk whose ij is heard: lijk, gelijk, tegelijk. */
const HEARD_LIJK = /^(?:on|ver|te|in|des|aller|even|allen)?(?:ge|be|over|aan)?lijk/;

/** The ij of -lijk, also before an ending: moei-lijk, ei-gen-lij-ke. */
const isSuffixLijk = (
  word: string,
  { onset, nucleus, coda }: Syllable,
  next: Syllable | undefined,
): boolean =>
  onset === 'l' &&
  nucleus === 'ij' &&
  (/^ks?t?$/.test(coda) || (coda === '' && next?.onset === 'k')) &&
  !HEARD_LIJK.test(word);

/** The i of -ig and its forms: zui-nig, no-di-ge, vei-lig-heid, be-ëin-di-gen. */
function isSuffixIg(syllables: readonly Syllable[], i: number): boolean {
  const { coda } = syllables[i]!;
  if (coda.startsWith('g')) return true;
  const next = syllables[i + 1];
  if (coda !== '' || next?.onset !== 'g' || i + 2 < syllables.length) return false;
  return next.nucleus === 'e'
    ? /^(?:|n|r|rs|nd)$/.test(next.coda)
    : next.nucleus === 'i' && next.coda === 'ng';
}

/** First syllables that are a part of a verb, behind which the e is heard: op-e-ten, af-spre-ken, ont-ste-ken. */
const LOOSE = /^(?:aan|af|bij|deel|door|her|in|los|mee|neer|om|ont|op|toe|uit|vast|voor|waar|weg)$/;

/** A mute e between other syllables: wan-de-len, ge-beur-te-nis, zon-ne-bloem. */
function isMuteInside(word: string, syllables: readonly Syllable[], i: number): boolean {
  const next = syllables[i + 1]!;
  const before = syllables[i - 1]!;
  if (before.nucleus === 'e' && before.coda === '' && i - 1 === 0 && syllables.length > i + 2) return false;
  if (LONG_INSIDE.test(word)) return false;
  const loose =
    i === 1 && LOOSE.test(before.onset + before.nucleus + before.coda) && !word.startsWith('hersen');
  if (loose && next.onset !== 'r' && !/^[bg]$/.test(syllables[i]!.onset)) return false;
  if (next.onset === 'l' && next.nucleus === 'ij') return true;
  const isPlural = i + 3 === syllables.length && next.nucleus === 'i' && word.endsWith('ingen');
  const weakNext = isPlural || (i + 2 >= syllables.length && /^(?:e|i|ij|aa)$/.test(next.nucleus));
  if (next.onset === 'r' && (next.nucleus === 'e' || (next.nucleus === 'i' && /ing(?:en)?$/.test(word)))) {
    const stem = word.slice(0, word.lastIndexOf('er' + next.nucleus));
    return MUTE_BEFORE_REN.test(stem) && !LONG_BEFORE_REN.test(stem);
  }
  return weakNext && /^(?:[lnmr]|tj|ling|n|k|d|t|s)$/.test(next.onset);
}
