import { isStrongForm } from '../../verbs/is-strong.ts';
import { VERB_STEMS } from '../lexicon/verbs.ts';
import type { Certainty } from '../types.ts';
import { isVerbForm, LOOSE_PARTICIPLE } from './endings.ts';
import { type Detector, inLastPart, tail } from './kit.ts';

const GUESS: Certainty = 'guess';

const isStem = (text: string) =>
  VERB_STEMS.has(text) ||
  VERB_STEMS.has(text.replace(/^(?:be|ge|ver|ont|her|aan|uit|op|in|af|mee|over|door|voor)/, ''));

/** dt at the end: only verbs have it. */
export const presentDt: Detector = inLastPart((part) =>
  /[^d]dt$/.test(part.lower) ? tail(part, 2) : undefined,
);

/** Stem and t. */
export const presentT: Detector = (reading) => {
  const part = reading.parts.at(-1)!;
  const { lower } = part;
  if (!/[^dt]t$/.test(lower) || part.prefix === 'ge' || LOOSE_PARTICIPLE.test(lower)) return [];
  return isStem(lower.slice(0, -1)) || (isVerbForm(reading) && !isStrongForm(lower))
    ? [tail(part, 1, GUESS)]
    : [];
};

/** Stem and te(n) or de(n). */
export const pastWeak: Detector = inLastPart((part) => {
  const match = /^(.+?)([td]en?)$/.exec(part.lower);
  return match && isStem(match[1]!) && !/[td]$/.test(match[1]!)
    ? tail(part, match[2]!.length, GUESS)
    : undefined;
});

/** fde and sde, of verbs with v and z. */
export const pastVzStem: Detector = inLastPart((part) => {
  const match = /^(.+[fs])(den?)$/.exec(part.lower);
  return match && isStem(match[1]!) ? tail(part, match[2]!.length + 1, GUESS) : undefined;
});

/** dde and tte. */
export const pastDtStem: Detector = inLastPart((part) => {
  const match = /^(.+([dt]))\2en?$/.exec(part.lower);
  return match && isStem(match[1]!) ? tail(part, part.lower.length - match[1]!.length + 1, GUESS) : undefined;
});

/** Past tense and participle of strong verbs, by their table. */
export const strong: Detector = ({ lower }) =>
  isStrongForm(lower) ? [{ from: 0, to: lower.length, certainty: 'lexicon' }] : [];

/** Participle on d or t: gebouwd, opgeruimd, verteld. */
export const participleWeak: Detector = inLastPart((part) => {
  const lower = LOOSE_PARTICIPLE.exec(part.lower)?.[1] ?? part.lower;
  const match = /^(?:ge|be|ver|ont|her)(.+)[dt]$/.exec(lower);
  return match && (VERB_STEMS.has(match[1]!) || VERB_STEMS.has(lower.slice(0, -1)))
    ? tail(part, 1, GUESS)
    : undefined;
});

/** Prefixed verbs whose present tense and participle sound alike. */
export const homophone: Detector = inLastPart((part) => {
  const match = /^(?:be|ge|ver|ont|her)(.+)[dt]$/.exec(part.lower);
  const known = match && (VERB_STEMS.has(match[1]!) || VERB_STEMS.has(part.lower.slice(0, -1)));
  return known && !part.lower.startsWith('ge') ? tail(part, 1, GUESS) : undefined;
});
