import { bases } from '../compound.ts';
import { NO_FORM_WITH_FS, NO_PLURAL, MUTE_EN, TAKES_S, TURNS_TO_VZ } from '../lexicon/endings.ts';
import { ALSO_NOUN, NO_LONGER_FORM, NO_PARTICIPLE, VERB_STEMS } from '../lexicon/verbs.ts';
import { isStrongForm } from '../../verbs/is-strong.ts';
import { BASE_WORDS } from '../lexicon/words.ts';
import { isEnglish } from '../english.ts';
import type { Part, Reading } from '../tokens.ts';
import { endsInTje } from '../lexicon/diminutives.ts';
import { type Detector, inLastPart, inSyllable, perPart, spanOf, type Spot, tail } from './kit.ts';

const lastTokens = ({ tokens, parts }: Reading) => {
  const last = tokens.at(-1)!.syllable;
  return { tokens: inSyllable(tokens, last), alone: parts.at(-1)!.syllables.length === 1 };
};

/** What happens every such time: 's morgens is no plural and 's zondags no compound. */
const IN_TIMES = /^'s /;

/** A long vowel at the end: oma, piano, zee. */
export const finalVowel: Detector = ({ tokens }) => {
  const last = tokens.at(-1)!;
  return /^(?:[aou]|ee)$/.test(last.lower) && last.role === 'nucleus' ? [spanOf(last)] : [];
};

/** A mute e in the last syllable: tafel, bodem, kamer; words on -en by list. */
export const muteE: Detector = (reading) => {
  const { tokens, alone } = lastTokens(reading);
  const vowel = tokens.find(({ role }) => role === 'nucleus');
  if (alone || vowel?.lower !== 'e' || vowel.vowel !== 'mute') return [];
  const coda = tokens
    .filter(({ role }) => role === 'coda')
    .map(({ lower }) => lower)
    .join('');
  const { lower } = reading.parts.at(-1)!;
  if (/^[lmr]s?$/.test(coda)) return [spanOf(vowel)];
  const listed = /^ns?$/.test(coda) && MUTE_EN.has(lower.replace(/s$/, ''));
  return listed ? [{ ...spanOf(vowel), certainty: 'lexicon' }] : [];
};

/** v or z where a shorter form has f or s: duiven, boze. */
export const lengthenFvSz: Detector = inLastPart(({ lower, to }, { tokens }) => {
  const [, stem, ending] = /^(.*[vz])(en?|(?<=kalv)eren)$/.exec(lower) ?? [];
  if (stem === undefined || NO_FORM_WITH_FS.has(lower) || tokens.at(-1)?.lower === 'ë') return undefined;
  if (
    !bases(stem).some(
      (base) =>
        TURNS_TO_VZ.has(base) || /..(?:ief|eus)$/.test(base) || (BASE_WORDS.has(base) && /[fs]$/.test(base)),
    )
  )
    return undefined;
  const end = to - ending!.length;
  return { from: end - 1, to: end, certainty: 'lexicon' };
});

/** A last d, or a t that might be one; verb forms have categories of their own. */
export const finalDT: Detector = (reading) => {
  const { lower, to } = reading.parts.at(-1)!;
  if (!/(?:d|[aeiouyjlnrïëéü]t)$/.test(lower) || /dt$/.test(lower) || NO_LONGER_FORM.has(reading.lower))
    return [];
  if (/['.]/.test(lower) || isVerbForm(reading)) return [];
  return [{ from: to - 1, to }];
};

/** A participle with ge- behind a first part that comes loose (op|geruimd); its match is the participle without it. */
export const LOOSE_PARTICIPLE =
  /^(?:aan|af|bij|door|in|klaar|los|mee|na|neer|om|op|over|samen|terug|toe|uit|vast|voor|weg)(ge.{2,}[dt])$/;

/** First parts of verbs that stay on and are no prefix of the analysis. */
const STAYS_ON = /^(?:be|ge|ver|ont|her|over|onder|om|vol|voor|weer)(?=.{3})/;

/** Whether a word on d or t looks like a form of a known verb. */
export function isVerbForm(reading: Reading): boolean {
  const part = reading.parts.at(-1)!;
  const { lower } = part;
  const bare = lower.replace(STAYS_ON, '');
  if (NO_PARTICIPLE.test(lower)) return false;
  if (isStrongForm(reading.lower) && !ALSO_NOUN.has(reading.lower)) return true;
  if (/[^w]eer[dt]$/.test(lower)) return true;
  if (part.prefix === 'ge' || LOOSE_PARTICIPLE.test(reading.lower)) return true;
  const { tokens, alone } = lastTokens(reading);
  const vowel = tokens.find(({ role }) => role === 'nucleus');
  if (!alone && vowel?.vowel === 'mute' && /[lnmr]t$/.test(lower)) return true;
  const stem = lower.slice(0, -1);
  if (lower.endsWith('t') && VERB_STEMS.has(stem)) return true;
  return bare !== lower && (VERB_STEMS.has(stem) || VERB_STEMS.has(bare.slice(0, -1)));
}

/** A last b, also before t or s. */
export const finalBP: Detector = inLastPart((part) => {
  const match = /b([ts]?)$/.exec(part.lower);
  return match ? { from: part.to - match[0].length, to: part.to - match[1]!.length } : undefined;
});

/** The mute e of be-, ge-, ver- and te-. */
export const prefixBeGeVer: Detector = ({ parts }) => {
  const [{ from, prefix }] = parts as [Part];
  return prefix === '' ? [] : [{ from: from + 1, to: from + 2 }];
};

/** The border of each two words of a compound: the letters on both sides of it. */
export const compoundWord: Detector = ({ parts, lower }) =>
  (IN_TIMES.test(lower) ? [] : parts).slice(1).flatMap(({ from, to }, i) => {
    const left = parts[i]!;
    const joined = left.to === from;
    const words = joined || (lower[left.to] === '-' && left.to - left.from >= 3 && to - from >= 3);
    const plain = joined || (!/^[A-Z]/.test(lower) && /[aeiou]/.test(lower.slice(left.from, left.to)));
    return words && plain ? [{ from: left.to - 1, to: from + 1, certainty: 'lexicon' as const }] : [];
  });

/** The kind of diminutive that a part is, with its ending. */
function diminutive(part: Part): { kind: 'basic' | 'etje' | 'vowel'; length: number } | undefined {
  const plain = part.lower.replace(/s$/, '');
  const more = part.lower.length - plain.length;
  const count = part.syllables.length;
  if (
    count < 2 ||
    !/[^aeiou]je$|'tje$/.test(plain) ||
    /(?:^an|[rt]an|fran|kastan|oran|plun|span|bretan)je$/.test(plain)
  )
    return undefined;
  if (/y'tje$/.test(plain)) return { kind: 'vowel', length: 5 + more };
  if (/inkje$/.test(plain) && count >= 3) return { kind: 'etje', length: 4 + more };
  if (/(?:([lmnrbkpgdft])\1|ng|^bloem|wieg)etje$/.test(plain)) return { kind: 'etje', length: 4 + more };
  const stem = plain.slice(0, -2);
  if (
    /(?:aa|oo|uu|ie|ee)t$/.test(stem) &&
    endsInTje(stem) &&
    !/^(?:th|z|f|sl|r|w|tw|kn|dr|gl|sn|tr)[ei]et$/.test(stem) &&
    !/(?:milie|polie|familie|serie|koffie|kolonie|theorie|zombie|brie)t$/.test(stem)
  )
    return { kind: 'vowel', length: 5 + more };
  return { kind: 'basic', length: (/([tp]?je)$/.exec(basicEnding(plain))?.[1]?.length ?? 2) + more };
}

/** Whether t or p before -je belongs to the ending: deur-tje, raam-pje, but kat-je, kop-je. */
function basicEnding(plain: string): string {
  if (/(?:[lnrwj]|[aeiou]{2}|ij|ui)tje$/.test(plain) && !/[aeiou]{2}tje$/.test(plain)) return 'tje';
  return /mpje$/.test(plain) && !/^[^aeiouy]*[aeiou]mpje$/.test(plain) ? 'pje' : 'je';
}

const diminutiveOf =
  (kind: 'basic' | 'etje' | 'vowel'): Detector =>
  ({ parts }) => {
    const part = parts.at(-1)!;
    const found = diminutive(part);
    return found?.kind === kind ? [tail(part, found.length)] : [];
  };

/** -je, -tje and -pje. */
export const diminutiveBasic = diminutiveOf('basic');

/** -etje and -nkje. */
export const diminutiveEtjeNkje = diminutiveOf('etje');

/** -aatje, -ootje, -uutje, -eetje, -ietje and -y'tje. */
export const diminutiveLongVowel = diminutiveOf('vowel');

/** -ig and -lijk, also before another ending. */
export const suffixIgLijk: Detector = ({ tokens, lower }) =>
  tokens
    .filter(({ vowel, lower: text, part, from }) => {
      if (vowel !== 'mute' || !/^(?:i|ij)$/.test(text)) return false;
      const rest = lower.slice(from);
      return (
        part >= 0 &&
        /^(?:ig|ijk)(?:e[rn]?|ere|st|ste|s|heid|heids|heden|en|er|de|den|t|d|ing|ingen|aard|lijk|lijke|jes)?(?:[- ].*)?$/.test(
          rest,
        )
      );
    })
    .map(({ lower: text, from }) =>
      text === 'i' ? { from, to: from + 2 } : { from: from - 1, to: from + 3 },
    );

/** -heid and -teit. */
export const suffixHeidTeit: Detector = perPart((part) => {
  const match = /(?<=..[^c])(heid|heden|teit|teiten)(s?)$/.exec(part.lower);
  if (!match || /^(?:ver)?(?:ge)?he[id]/.test(part.lower)) return undefined;
  return { from: part.to - match[0].length, to: part.to - match[2]!.length };
});

/** A plural on -s without an apostrophe. */
export const pluralS: Detector = (reading) => {
  const part = reading.parts.at(-1)!;
  const { lower } = part;
  if (!/[^s's]s$/.test(lower) || NO_PLURAL.has(lower) || IN_TIMES.test(reading.lower)) return [];
  const base = lower.slice(0, -1);
  const { tokens, alone } = lastTokens(reading);
  const mute = tokens.some(({ vowel }) => vowel === 'mute');
  if (/je$/.test(base) && part.syllables.length > 1) return [tail(part, 1)];
  if (!alone && mute && /e[lmrn]$/.test(base) && part.prefix === '') return [tail(part, 1)];
  if (
    TAKES_S.has(base) ||
    (isEnglish(base) && /[^aiouy]$/.test(base)) ||
    (/(?:[aeiouncpr]tie|teur|eur|air|eau|aar|ier|or|isme|ette)$/.test(base) && part.syllables.length > 1)
  )
    return [tail(part, 1, 'lexicon')];
  return /[eé]$/.test(base) && BASE_WORDS.has(base) ? [tail(part, 1, 'lexicon')] : [];
};

/** A plural or possessive on 's. */
export const apostropheS: Detector = inLastPart((part): Spot | undefined =>
  /[aiouy]'s$/.test(part.lower) ? tail(part, 2) : undefined,
);

/** -ieën, -iën and -eeën. */
export const pluralTrema: Detector = inLastPart((part) => {
  const match = /(?:ie|i|ee)ën$/.exec(part.lower);
  return match && !/^(?:ski|taxi|cri|spi)ën$/.test(part.lower) ? tail(part, match[0].length) : undefined;
});

/** -tie, not after s. */
export const tie: Detector = perPart((part) => {
  const match = /(?<=[aeiouncpr])tie(s|f)?$/.exec(part.lower);
  if (!match || match[1] === 'f' || part.syllables.length < 2 || /^(?:pietie|partie)$/.test(part.lower))
    return undefined;
  const end = part.to - (match[1]?.length ?? 0);
  return { from: end - 3, to: end };
});

/** -isch, in which sch is heard as s. */
export const isch: Detector = perPart((part) => {
  const match = /isch(e|er|st|ste|s)?$/.exec(part.lower);
  if (!match || part.syllables.length < 2) return undefined;
  const end = part.to - (match[1]?.length ?? 0);
  return { from: end - 4, to: end };
});

/** -air and -oir. */
export const airOir: Detector = perPart((part) => {
  const match = /(air|oir)(e|es|s)?$/.exec(part.lower);
  if (!match || /^(?:f|h|ch|l|p)?air(?:s|e)?$/.test(part.lower)) return undefined;
  const end = part.to - (match[2]?.length ?? 0);
  return { from: end - 3, to: end };
});

/** eau heard as oo. */
export const eau: Detector = ({ tokens }) =>
  tokens.filter(({ lower }) => lower === 'eau').map((token) => spanOf(token));
