import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '../contract/call.ts';
import type { LvsDefaults, LvsHead, LvsImport, LvsLine, LvsMapping } from '../contract/lvs.ts';
import type { TestServer } from '../testing/server.ts';

/** A table as the reader of sheets gives it, of lines whose cells are parted by semicolons. */
export const linesOf = (text: string): LvsLine[] =>
  text
    .trim()
    .split('\n')
    .map((line, i) => ({ line: i + 1, cells: line.split(';').map((cell) => cell.trim()) }));

/** What is sent along with a table. */
interface Along {
  defaults?: LvsDefaults;
  mapping?: LvsMapping;
  id?: string;
}

/** The test results of the small school, as somebody reads them in. */
export async function startReading(
  server: TestServer,
  username = 'schooladmin',
  account = server.school.account,
) {
  const token = await server.login(username);
  const base = `/api/accounts/${account}/lvs-imports`;
  const call = <T = LvsImport>(method: string, path: string, body?: object) =>
    server.call<T>(method, base + path, { token, ...(body && { body }) });
  const read = <T = LvsImport>(text: string, { id = randomUUID(), ...more }: Along = {}) =>
    call<T>('PUT', `/${id}/table`, { lines: linesOf(text), ...more });
  return {
    call,
    read,
    refused: (text: string, along?: Along) => read<ErrorBody>(text, along),
    store: async (id: string, requestId: string = randomUUID()) =>
      (await call('POST', `/${id}/commit`, { requestId })).body,
    fix: (id: string, body: object) => call('PATCH', `/${id}`, body),
    show: async (id: string) => (await call('GET', `/${id}`)).body,
    list: async () => (await call<{ imports: LvsHead[] }>('GET', '')).body.imports,
    decide: async (id: string, decision: string, proposals: readonly string[]) =>
      (await call<{ decided: number; failed: string[] }>('POST', `/${id}/proposals`, { decision, proposals }))
        .body,
  };
}

/** The day so many days from today, as 2026-11-16. */
export const dayAgo = (days: number): string =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** What a preview says of each result: whom it is about and its status. */
export const statuses = ({ results }: LvsImport) => results.map(({ who, status }) => `${who}: ${status}`);
