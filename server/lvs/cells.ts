import { groepOf, momentIn, partOf, readMoment } from '../contract/lvs-moment.ts';
import type { LevelScale } from '../contract/lvs.ts';

const NOTHING = /^(?:|-|x|nvt|n\.v\.t\.?|afwezig|niet gemaakt)$/i;

/** Whether a cell says that there is no result. */
export const isNothing = (text: string): boolean => NOTHING.test(text.trim());

/** A number as it is written here, with a comma or a point before its decimals; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  return /^-?\d{1,6}(?:[.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** A day that is there, as 2026-01-28; undefined for years of two digits, days that no month has, and all else. */
export function readDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const dutch = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]].map(Number)
    : dutch
      ? [dutch[3], dutch[2], dutch[1]].map(Number)
      : [];
  if (!year || !month || !day || year < 2000 || year > 2100) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}

/** A level as it was written, and the scale that it is of. */
export interface ReadLevel {
  scale: LevelScale;
  value: string;
  /** It was a digit: 5 is the best in some lists and the weakest in others. */
  isDigit?: true;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V'];

/** A level of either scale: III, IV+, Vmin, niveau II, "III (gemiddeld)", A, zone D, 3. */
export function readLevel(text: string): ReadLevel | undefined {
  const plain = text
    .replace(/\([^()]*\)/g, '')
    .replace(/niveau|zone/i, '')
    .replace(/\s+/g, '')
    .replace(/^([IVA-E]+)(?:min)$/i, '$1-')
    .replace(/^([IVA-E]+)(?:plus)$/i, '$1+')
    .toUpperCase();
  const [, roman, sign = ''] = /^(I{1,3}|IV|V)([+-]?)$/.exec(plain) ?? [];
  if (roman !== undefined) return { scale: 'I-V', value: roman + sign };
  if (/^[A-E][+-]?$/.test(plain)) return { scale: 'A-E', value: plain };
  if (/^[1-5]$/.test(plain)) return { scale: 'I-V', value: ROMAN[Number(plain) - 1]!, isDigit: true };
  return undefined;
}

/** The level that a value of 0,0 to 5,0 stands for: 4 and up is the best. */
export function levelOfValue(value: number, scale: LevelScale): string {
  const step = value >= 4 ? 0 : value >= 3 ? 1 : value >= 2 ? 2 : value >= 1 ? 3 : 4;
  return scale === 'I-V' ? ROMAN[step]! : 'ABCDE'[step]!;
}

/** The moment at which an average pupil has this score, as E4, <M3 or >E8; it is of the Dutch scale in both countries. */
export function readFunctioning(text: string): string | undefined {
  const [, sign = '', rest = ''] = /^([<>]?)\s*(.+)$/.exec(text.trim()) ?? [];
  const moment = readMoment(rest, 'nl');
  return moment && momentIn(partOf(moment), groepOf(moment)) ? sign + moment : undefined;
}

/** A Dutch level of reference. */
export function readReference(text: string): string | undefined {
  const plain = text.replace(/\s+/g, '').toUpperCase();
  return ['<1F', '1F', '2F'].includes(plain) ? plain : undefined;
}
