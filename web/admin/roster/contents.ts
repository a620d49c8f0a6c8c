import { SCHOOL_YEARS } from '../../../server/contract/pupils.ts';
import { ownYearNumber } from '../../app/wording/year.ts';

/** A cell that says a school year: 5, groep 5, 5a, L5, 3e leerjaar. */
const YEAR =
  /^(?:groep|groepen|gr\.?|klas|leerjaar|leerj\.?|lj\.?|jaar|jaargroep|[gkl])?[\s-]*([1-8])(?:[.,]0)?(?:\s*[a-z]|(?:e|de|ste)(?: (?:leerjaar|klas|groep))?)?$/i;

/** The school year (groep, as text) that somebody wrote in the words of this variant; empty when it is none. */
export function readYear(text: string): string {
  const written = Number(YEAR.exec(text.trim())?.[1]);
  return String(SCHOOL_YEARS.find((year) => ownYearNumber(year) === written) ?? '');
}

const MONTH = '(?:jan|feb|m(?:aa)?rt|apr|mei|jun|jul|aug|sept?|okt|nov|dec)[a-z]*\\.?';
const DATE = new RegExp(
  `^(?:\\d{1,2}[-./ ]\\d{1,2}[-./ ]\\d{2,4}|\\d{4}[-./]\\d{1,2}[-./]\\d{1,2}|\\d{1,2}[- ]${MONTH}[- ]\\d{2,4})(?:[T ]\\d.*)?$`,
  'i',
);
const GENDER = /^(?:[vmjxof]|vrouw|man|meisje|jongen|mannelijk|vrouwelijk|anders|onbekend)$/i;
const EMAIL = /^[^\s@]{1,100}@[^\s@]{1,250}$/;
const PHONE = /^(?:\+|0)[\d\s()-]{8,}$/;
const POSTCODE = /^[1-9]\d{3} ?[A-Z]{2}$/i;

export const isYear = (text: string): boolean => YEAR.test(text);
export const isDate = (text: string): boolean => DATE.test(text);
export const isGender = (text: string): boolean => GENDER.test(text);
export const isEmail = (text: string): boolean => EMAIL.test(text);
/** Whether single letters tell one thing together: v and m, or j and m. */
export const isGenders = (cells: readonly string[]): boolean => {
  const letters = cells.filter((cell) => cell.length === 1).map((cell) => cell.toLowerCase());
  return ['vmxo', 'jmx', 'fmx'].some((set) => letters.every((letter) => set.includes(letter)));
};
/** What tells where somebody lives or can be called. */
export const isAddress = (text: string): boolean => PHONE.test(text) || POSTCODE.test(text);
export const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** What is neither a name nor a part of one. */
export const isData = (text: string): boolean =>
  isYear(text) || isDate(text) || GENDER.test(text) || isEmail(text) || isAddress(text) || isDigits(text);

/** Numbers of a list: 1, 2, 3 and on, also with a dot behind. */
export const isCounting = (cells: readonly string[]): boolean => {
  const numbers = cells.map((cell) => Number(/^(\d{1,3})[.)]?$/.exec(cell)?.[1]));
  return numbers.every((number, i) => number === numbers[0]! + i) && numbers[0]! <= 1;
};
