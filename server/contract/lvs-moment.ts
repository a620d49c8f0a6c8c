import type { Variant } from './variant.ts';

/** When in a school year a test is taken: at its beginning, its middle, its end. */
export const MOMENT_PARTS = ['B', 'M', 'E'] as const;
export type MomentPart = (typeof MOMENT_PARTS)[number];

/** School years of which tests are kept, as groep. */
const FIRST = 3;
const LAST = 8;
/** In Flanders the years are counted two lower. */
const STEP: Record<Variant, number> = { nl: 0, be: 2 };

/** A moment on the one scale on which results are kept, as M5: part of the year and groep. */
export type Moment = `${MomentPart}${number}`;

export const MOMENTS: readonly Moment[] = Array.from(
  { length: LAST - FIRST + 1 },
  (_, i) => FIRST + i,
).flatMap((groep) => MOMENT_PARTS.map((part): Moment => `${part}${groep}`));

/** The moment in that part of the school year `groep`; undefined for a year without tests of spelling. */
export const momentIn = (part: MomentPart, groep: number): Moment | undefined =>
  MOMENTS.find((moment) => moment === `${part}${groep}`);

export const partOf = (moment: Moment) => moment[0] as MomentPart;
export const groepOf = (moment: Moment) => Number(moment.slice(1));

const WORDS = 'begin|midden|medio|mid|eind|einde|b|m|e';
const DUTCH_UNITS = ['groep', 'gr\\.?', 'jaargroep'];
const UNITS = [...DUTCH_UNITS, 'leerjaar', 'lj\\.?', 'klas'].join('|');
const MOMENT = new RegExp(`^(${WORDS})[ .:-]*(${UNITS})?[ .:-]*([1-8])(?:(?:e|de|ste)? ?(leerjaar|klas))?$`);

/** The moment that a text names: M5, Midden 5, medio groep 5, E 4. A bare number is that of the variant, unless it says which it is. */
export function readMoment(text: string, variant: Variant): Moment | undefined {
  const [, word = '', before = '', digit = '', behind = ''] = MOMENT.exec(text.trim().toLowerCase()) ?? [];
  if (word === '') return undefined;
  const unit = before || behind;
  const step = /^(?:leerjaar|lj)/.test(unit)
    ? STEP.be
    : /^(?:groep|gr|jaargroep)/.test(unit)
      ? STEP.nl
      : STEP[variant];
  return momentIn(word[0]!.toUpperCase() as MomentPart, Number(digit) + step);
}

const IN_WORDS: Record<MomentPart, string> = { B: 'begin', M: 'midden', E: 'eind' };

/** A moment as a variant says it: M5, and in Flanders midden 3e leerjaar, so that nobody takes its number for a groep. */
export const momentText = (moment: Moment, variant: Variant): string =>
  variant === 'nl' ? moment : `${IN_WORDS[partOf(moment)]} ${groepOf(moment) - STEP.be}e leerjaar`;

/** Where a moment stands among all, in the order of the years. */
export const momentRank = (moment: Moment): number => MOMENTS.indexOf(moment);
