import { YEAR_CODES, type YearCode } from './source.ts';

const CODES: ReadonlySet<string> = new Set(YEAR_CODES);

/** The code of a school year as it is written: `08`, ` 8 ` and `s` too; null for what is none. */
export function readYear(text: string): YearCode | null {
  const code = text
    .trim()
    .toUpperCase()
    .replace(/^0(?=\d)/, '');
  return CODES.has(code) ? (code as YearCode) : null;
}

/** The school year in which somebody practises here, 3 to 8; null where there is none. */
export const practiceYear = (code: YearCode | null | undefined): number | null =>
  code && /^[3-8]$/.test(code) ? Number(code) : null;

/** A code that says a year of a child, not a kind of group. */
export const isOwnYear = (code: YearCode | null | undefined): code is YearCode =>
  code !== null && code !== undefined && code !== 'C' && code !== 'H';

/** Whether children of a year are brought in unless somebody says otherwise. */
export const isTickedYear = (code: YearCode | null | undefined): boolean =>
  code === 'S' || code === 'C' || practiceYear(code) !== null;
