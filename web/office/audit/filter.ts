import type { AuditFilter } from '../../../server/contract/office-audit.ts';

/** Where each part of a filter stands in the address. */
export const KEYS = {
  person: 'wie',
  account: 'account',
  action: 'handeling',
  subject: 'waarover',
  from: 'van',
  to: 'tot',
} as const satisfies Record<keyof AuditFilter, string>;
/** Where the page before this one ended. */
export const AFTER = 'na';

/** The filter that an address names. */
export const filterIn = (params: URLSearchParams): AuditFilter =>
  Object.fromEntries(
    Object.entries(KEYS).flatMap(([name, key]) => {
      const value = params.get(key)?.trim();
      return value ? [[name, value]] : [];
    }),
  );

/** What an address says of a filter, from its first page. */
export const addressOf = (filter: Partial<Record<keyof AuditFilter, string | undefined>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(KEYS).flatMap(([name, key]) => {
      const value = filter[name as keyof AuditFilter];
      return value ? [[key, value]] : [];
    }),
  );
