import { CH_AS_SJ, G_AS_ZJ, LOAN_DOUBLE, NATIVE_AGE, OU_AS_OE } from '../lexicon/loans.ts';
import { isEnglish } from '../english.ts';
import type { Reading } from '../tokens.ts';
import type { Token } from '../types.ts';
import { type Detector, endsSyllable, spanOf, type Spot, spotsWhere } from './kit.ts';

const partOf = ({ parts }: Reading, token: Token) => parts[token.part]!;

const SJ = new RegExp(CH_AS_SJ, 'y');
const ZJ = new RegExp(G_AS_ZJ, 'y');

function fitsAt(sticky: RegExp, text: string, at: number): boolean {
  sticky.lastIndex = at;
  return sticky.test(text);
}

/** Whether a ch sounds as sj: chef, machine. */
function isSj(reading: Reading, token: Token): boolean {
  const part = partOf(reading, token);
  return fitsAt(SJ, part.lower, token.from - part.from);
}

/** Whether the ou of a part sounds as oe: route, souvenir. */
const isOe = (reading: Reading, token: Token) => OU_AS_OE.test(partOf(reading, token).lower);

const lexicon = (spots: Spot[]): Spot[] => spots.map((spot) => ({ ...spot, certainty: 'lexicon' }));

/** sch at the beginning of a syllable; not the s sound of -isch. */
export const sch: Detector = ({ tokens, lower }) =>
  tokens
    .filter(({ lower: text, role }) => text === 'sch' && role === 'onset')
    .filter(({ from, to }) => !(lower[from - 1] === 'i' && /^er?$|^e[-n]/.test(lower.slice(to))))
    .map((token) => spanOf(token));

/** ng as one sound. */
export const ng: Detector = spotsWhere(({ lower }) => lower === 'ng');

/** n before k inside a word; not where a prefix or a part ends: in-kijken. */
export const nk: Detector = ({ tokens, parts, lower }) =>
  tokens.flatMap((token, i) => {
    const next = tokens[i + 1];
    if (token.lower !== 'n' || token.role !== 'coda' || !next?.lower.startsWith('k')) return [];
    if (next.part !== token.part || (next.syllable > token.syllable && tokens[i - 1]?.vowel !== 'short'))
      return [];
    const before = lower.slice(parts[token.part]!.from, token.to);
    return next.syllable > token.syllable && /^(?:in|aan|on|een|van)$/.test(before)
      ? []
      : [spanOf(token, next)];
  });

/** ch or cht after a vowel. */
export const chCht: Detector = (reading) =>
  reading.tokens.flatMap((token, i, all) => {
    const before = all[i - 1];
    if (token.lower !== 'ch' || before?.role !== 'nucleus' || before.part !== token.part) return [];
    if (isSj(reading, token) || isEnglish(partOf(reading, token).lower)) return [];
    const next = all[i + 1];
    return [spanOf(token, next?.lower === 't' && next.part === token.part ? next : token)];
  });

/** ee, oo or eu coloured by r, ee by l. */
export const eerOorEur: Detector = (reading) =>
  reading.tokens.flatMap((token, i, all) => {
    const next = all[i + 1];
    if (next?.role !== 'coda' || next.syllable !== token.syllable || next.part !== token.part) return [];
    const coloured =
      (/^(?:ee|oo|i?eu)$/.test(token.lower) && next.lower === 'r') ||
      (token.lower === 'ee' && next.lower === 'l');
    return coloured && !isEnglish(partOf(reading, token).lower) ? [{ from: token.to - 2, to: token.to }] : [];
  });

/** The i of aai, ooi and oei. */
export const aaiOoiOei: Detector = ({ tokens }) =>
  tokens.filter(({ lower }) => /^(?:aai|ooi|oei)$/.test(lower)).map(({ to }) => ({ from: to - 1, to }));

/** The uw of eeuw, ieuw and uw. */
export const eeuwIeuwUw: Detector = ({ tokens }) =>
  tokens.filter(({ lower }) => /^(?:eeuw|ieuw|uw)$/.test(lower)).map(({ to }) => ({ from: to - 2, to }));

/** ei or ij with its full sound; not the mute ij of -lijk, not the ei of beige. */
export const eiIj: Detector = (reading) =>
  reading.tokens
    .filter(({ lower, vowel }) => /^(?:ei|ij|ëi)$/.test(lower) && vowel === 'two-sign')
    .filter((token) => !/^(?:beige|reveil|gei[sn]ha)/.test(partOf(reading, token).lower))
    .map((token) => spanOf(token));

/** au or ou with its Dutch sound. */
export const auOu: Detector = (reading) =>
  reading.tokens
    .filter(({ lower }) => /^(?:au|ou)w?$/.test(lower))
    .filter((token) => !isOe(reading, token) && !isEnglish(partOf(reading, token).lower))
    .filter(
      (token) =>
        !/^(?:restaur|chauff|fauteui|mauve|sauveer|auberg|gauche|gouv|douan|chaud)/.test(
          partOf(reading, token).lower,
        ),
    )
    .map(({ from }) => ({ from, to: from + 2 }));

/** ou that sounds as oe. */
export const ouAsOe: Detector = (reading) =>
  lexicon(
    reading.tokens
      .filter((token) => token.lower === 'ou' && isOe(reading, token))
      .slice(0, 1)
      .map((token) => spanOf(token)),
  );

/** ch that sounds as sj. */
export const chAsSj: Detector = (reading) =>
  lexicon(
    reading.tokens
      .filter((token) => token.lower === 'ch' && isSj(reading, token))
      .map((token) => spanOf(token)),
  );

/** g that sounds as zj: -age, and the words of the list. */
export const gAsZj: Detector = (reading) =>
  lexicon(
    reading.tokens.flatMap((token, i, all) => {
      if (token.lower !== 'g') return [];
      const part = partOf(reading, token);
      const at = token.from - part.from;
      const onAge =
        /age(?:s|tje|tjes)?$/.test(part.lower) &&
        all[i + 1]?.lower === 'e' &&
        all[i - 1]?.lower === 'a' &&
        at > 1 &&
        !NATIVE_AGE.test(part.lower);
      return (onAge && /^ge(?:s|tjes?)?$/.test(part.lower.slice(at))) || fitsAt(ZJ, part.lower, at)
        ? [spanOf(token)]
        : [];
    }),
  );

/** th that sounds as t. */
export const th: Detector = spotsWhere(({ lower }) => lower === 'th');

/** c before e, i, y: as s. */
export const cAsS: Detector = (reading) =>
  reading.tokens.flatMap((token, i, all) => {
    if (!/^cc?$/.test(token.lower) || !/^[eéèêëiïy]/.test(all[i + 1]?.lower ?? '')) return [];
    return [{ from: token.to - 1, to: token.to }];
  });

/** c before other letters: as k; in cc the first. */
export const cAsK: Detector = (reading) =>
  reading.tokens.flatMap((token, i, all) => {
    if (!/^cc?$/.test(token.lower)) return [];
    const next = all[i + 1]?.lower ?? '';
    if (token.lower === 'c' && (next === 'k' || /^[eéèêëiïy]/.test(next))) return [];
    return [{ from: token.from, to: /^[eéèêëiïy]/.test(next) ? token.from + 1 : token.to }];
  });

/** A syllable on a single i that sounds as ie. */
export const iAsIe: Detector = (reading) =>
  reading.tokens
    .filter((token, i, all) => {
      if (token.lower !== 'i') return false;
      const next = all[i + 1];
      return (
        token.vowel === 'long' ||
        (token.vowel === 'short' && next?.role === 'onset' && (next.lower === 'x' || isSj(reading, next)))
      );
    })
    .filter((token) => !isEnglish(partOf(reading, token).lower) || token.to === reading.word.length)
    .map((token) => spanOf(token));

/** Double consonants of loanwords that no rule explains. */
export const loanDoubleConsonant: Detector = (reading) =>
  reading.parts.flatMap((part, index) => {
    const double = reading.tokens.find(
      (token) => token.part === index && token.straddles && /^(.)\1$/.test(token.lower),
    );
    if (!double) return [];
    const lower = part.lower;
    if (LOAN_DOUBLE.test(lower)) return [{ ...spanOf(double), certainty: 'lexicon' as const }];
    return [];
  });

/** f or v at the beginning of the word, or of the second part of a compound. */
export const fV: Detector = (reading) => initials(reading, /^[fv]/);

/** s or z before a vowel or w at the beginning of the word, or of the second part of a compound. */
export const sZ: Detector = (reading) =>
  initials(reading, /^(?:z|s(?=[aeiouw]))/).filter(({ from }) => {
    const part = reading.parts.find((candidate) => candidate.from === from)!;
    return part.lower[0] === 'z' || !(isEnglish(part.lower) || OU_AS_OE.test(part.lower));
  });

const initials = ({ parts, lower }: Reading, letters: RegExp): Spot[] =>
  parts.filter(({ from }) => letters.test(lower.slice(from))).map(({ from }) => ({ from, to: from + 1 }));

/** A syllable on a single long a, e, o or u. */
export const openSyllable: Detector = (reading) =>
  reading.tokens.flatMap((token, i, all) =>
    /^[aeou]$/.test(token.lower) && token.vowel === 'long' && endsSyllable(token, all[i + 1])
      ? [spanOf(token)]
      : [],
  );

/** A double consonant after a single short vowel. */
export const closedSyllable: Detector = ({ tokens }) =>
  tokens.flatMap((token, i) => {
    const before = tokens[i - 1];
    const doubled = token.straddles && /^([bdfgklmnprstcz])\1$/.test(token.lower);
    return doubled && /^[aeiouyïëö]$/.test(before?.lower ?? '') ? [spanOf(token)] : [];
  });

/** A syllable on a vowel of two signs, before a consonant. */
export const twoSignSyllable: Detector = ({ tokens }) =>
  tokens.flatMap((token, i) => {
    const next = tokens[i + 1];
    const fits = token.vowel === 'two-sign' && /^(?:oe|ie|ui|eu|ei|ij|au|ou)$/.test(token.lower);
    return fits && endsSyllable(token, next) && next!.role === 'onset' ? [spanOf(token)] : [];
  });
