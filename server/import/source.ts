import type { EdexNotice } from '../contract/edexml-codes.ts';

// What a file says of a school, read and checked, whichever kind of file it was. Nothing here is stored as it is: seal.ts takes out
// what is only to recognise by.

/** The codes of school years. */
export const YEAR_CODES = [
  'B', 'D', '0', '1', '2', '3', '4', '5', '6', '7', '8',
  '11', '12', '13', '14', '15', '16', 'S', 'V', 'C', 'N', 'H',
] as const; // prettier-ignore
export type YearCode = (typeof YEAR_CODES)[number];

/** Something that is to be said of the file. */
export interface Notice {
  code: EdexNotice;
  level: 'info' | 'warning' | 'error';
  line?: number | undefined;
  /** Of the pupil, group or teacher; never something else that the file says. */
  key?: string | undefined;
  /** A name of a group, a year or another word that may be shown. */
  about?: string | undefined;
}

export interface SourceSchool {
  /** As 2026-2027; empty in a list that says none. */
  year: string;
  brin: string;
  branch: string;
  institution: string;
  schoolKey: string;
  /** The day on which it was so. */
  referenceDate: string;
  madeAt: string;
  author: string;
}

export interface SourceGroup {
  key: string;
  name: string;
  /** Null for one that is not known. */
  year: YearCode | null;
  line: number;
}

export interface SourceComposite {
  key: string;
  name: string;
  pupils: number;
}

export type RowFault = 'EDEX_NO_NAME' | 'EDEX_TOO_LONG' | 'EDEX_UNKNOWN_YEAR';

export interface SourcePupil {
  /** Place in the file, from 1. */
  row: number;
  line: number;
  /** Empty or beginning with `#`: names nobody outside this file. */
  key: string;
  first: string;
  infix: string;
  last: string;
  /** The own one; undefined when the file says none. */
  year?: YearCode | undefined;
  /** The group that it names, known or not. */
  group?: string | undefined;
  composites: readonly string[];
  /** Left before the day of the file, or nobody can tell. */
  gone: 'no' | 'yes' | 'unsure';
  faults: readonly RowFault[];
  /** A day as 2017-02-28; only to recognise by. */
  birth?: string | undefined;
  /** The pseudonym of the chain; only to recognise by. */
  eck?: string | undefined;
}

export interface SourceTeacher {
  row: number;
  line: number;
  key: string;
  first: string;
  infix: string;
  last: string;
  email: string;
  roles: readonly string[];
  groups: readonly string[];
  faults: readonly RowFault[];
  eck?: string | undefined;
}

export interface Source {
  kind: 'edexml' | 'roster';
  version: string;
  encoding: string;
  bytes: number;
  sha256: string;
  school: SourceSchool;
  hasGroups: boolean;
  groups: SourceGroup[];
  composites: SourceComposite[];
  pupils: SourcePupil[];
  teachers: SourceTeacher[];
  notices: Notice[];
  /** How often something was there that was not read. */
  dropped: Record<string, number>;
}

/** Whether a key names somebody outside its file too. */
export const isRealKey = (key: string): boolean => key !== '' && !key.startsWith('#');
