import { randomUUID } from 'node:crypto';
import type { Likeness } from '../contract/applications.ts';
import type { ErrorBody } from '../contract/call.ts';
import type { AccountHead, OfficeAccountRow } from '../contract/office-accounts.ts';
import { startTestServer, type TestServer } from './server.ts';

/** A new customer as the office fills it in. */
const WANTED = {
  kind: 'school',
  variant: 'nl',
  name: 'De Zeilboot',
  number: '34cd',
  adminName: 'Bo de Vries',
  email: 'bo@zeilboot.test',
  licence: { kind: 'trial', seats: 80, endsOn: null },
};

/** A page of the list of customers. */
export interface Listed {
  accounts: OfficeAccountRow[];
  total: number;
}

/** A server with a member of the office who is logged in, and what that one does with customers. */
export async function startOffice() {
  const server = await startTestServer();
  const token = await server.login('office');
  const list = async (query: Record<string, string> = {}) =>
    (await server.call<Listed>('GET', `/api/office/accounts?${new URLSearchParams(query)}`, { token })).body;
  const make = (changes: object = {}, id: string = randomUUID()) =>
    server.call<{ id: string } & ErrorBody>('PUT', `/api/office/accounts/${id}`, {
      token,
      body: { ...WANTED, sample: null, seen: [], ...changes },
    });
  const look = (changes: object = {}) =>
    server.call<{
      alike: Likeness[];
      seats: number;
      letter: { text: string; html: string; subject: string };
    }>('POST', '/api/office/account-previews', { token, body: { ...WANTED, ...changes } });
  const head = async (account: string) =>
    (await server.call<AccountHead>('GET', `/api/office/accounts/${account}`, { token })).body;
  return { server, token, list, make, look, head };
}
/** All mails, the first one first. */
export const mails = ({ db }: TestServer) => db.selectFrom('mails').selectAll().orderBy('id').execute();
