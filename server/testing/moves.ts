import { randomUUID } from 'node:crypto';
import type { Move, MoveLook, MoveScope, MoveToken } from '../contract/moves.ts';
import type { TestServer } from './server.ts';

/** All that can come along. */
export const WHOLE: MoveScope = { settings: true, results: true, rewards: true, plans: true };
/** The code that is asked for. */
export const wish = (more: object = {}) => ({
  scope: WHOLE,
  kind: 'verhuizen',
  basis: 'andere-school',
  basisDay: null,
  note: '',
  days: 14,
  plansSure: true,
  ...more,
});

/** The school, and the practice that takes over. */
export async function startMoving(server: TestServer) {
  const { account, noor, elsewhere } = server.school;
  const [school, practice] = [await server.login('schooladmin'), await server.login('rtadmin')];
  const make = (more: object = {}, pupil = noor, id = randomUUID()) =>
    server.call<{ code: string; expiresOn: string; message?: string }>(
      'PUT',
      `/api/pupils/${pupil}/move-tokens/${id}`,
      { token: school, body: wish(more) },
    );
  const check = (code: string, token = practice, at = elsewhere.account) =>
    server.call<MoveLook & { message: string }>('POST', `/api/accounts/${at}/move-checks`, {
      token,
      body: { code },
    });
  return {
    school,
    practice,
    make,
    code: async (more: object = {}, pupil = noor) => (await make(more, pupil)).body.code,
    check,
    take: (code: string, id = randomUUID(), more: object = {}) =>
      server.call<{ pupil: string; username: string; state: string; message: string }>(
        'PUT',
        `/api/accounts/${elsewhere.account}/groups/${elsewhere.group}/moves/${id}`,
        { token: practice, body: { code, ...more } },
      ),
    list: async (token = school, at = account) =>
      (await server.call<{ out: MoveToken[]; in: Move[] }>('GET', `/api/accounts/${at}/moves`, { token }))
        .body,
    undo: (id: string, token = practice) =>
      server.call('POST', `/api/accounts/${elsewhere.account}/moves/${id}/undo`, { token }),
    pupil: () => server.db.selectFrom('pupils').selectAll().where('id', '=', noor).executeTakeFirstOrThrow(),
  };
}
