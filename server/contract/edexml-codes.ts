/**
 * Why an EdexML file or import is refused, with its status. Their messages stand in server/import/refusal.ts.
 */
export const EDEX_STATUS = {
  EDEX_NO_FILE: 400,
  EDEX_TOO_LARGE: 413,
  EDEX_NOT_XML: 422,
  EDEX_OLD_FORMAT: 422,
  EDEX_DOCTYPE: 422,
  EDEX_ENCODING: 422,
  EDEX_MALFORMED: 422,
  EDEX_TOO_DEEP: 422,
  EDEX_TOO_MANY: 422,
  EDEX_TOO_SLOW: 422,
  EDEX_NOT_EDEX: 422,
  EDEX_NO_SCHOOL: 422,
  EDEX_NO_PUPILS: 422,
  EDEX_DUPLICATE_KEY: 422,
  EDEX_OTHER_SCHOOL: 409,
  EDEX_BUSY: 409,
  EDEX_STALE: 409,
  EDEX_DONE: 409,
  EDEX_EXPIRED: 409,
  EDEX_SEATS: 409,
} as const;
export type EdexCode = keyof typeof EDEX_STATUS;
export const EDEX_CODES = Object.keys(EDEX_STATUS) as EdexCode[];

/** What is said of a file that can be read. */
export const EDEX_NOTICES = [
  'EDEX_UNKNOWN_GROUP',
  'EDEX_NO_GROUPS',
  'EDEX_UNKNOWN_YEAR',
  'EDEX_DATE',
  'EDEX_NO_NAME',
  'EDEX_TOO_LONG',
  'EDEX_NO_KEY',
  'EDEX_HAS_BSN',
  'EDEX_BSN_AS_KEY',
  'EDEX_SAME_GROUP_NAME',
  'EDEX_SPLIT_COMBINATION',
  'EDEX_LOOKS_ALIKE',
  'EDEX_ENCODING_DIFFERS',
  'EDEX_OLD_YEAR',
  'EDEX_DOUBLE',
  'EDEX_NO_SCHOOL_NUMBER',
  'EDEX_NEW_YEAR',
] as const;
export type EdexNotice = (typeof EDEX_NOTICES)[number];
