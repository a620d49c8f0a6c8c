import { randomUUID } from 'node:crypto';
import type { Move, MoveLook, MoveScope, MoveToken } from '../contract/moves.ts';
import type { Db } from '../data/database.ts';
import { coinsOf } from '../rewards/ledger.ts';
import { answerTo, endRound, sendAnswer, startPlayer } from './play.ts';
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
  const check = (code: string, token = practice, at = elsewhere.account, more: object = {}) =>
    server.call<MoveLook & { message: string }>('POST', `/api/accounts/${at}/move-checks`, {
      token,
      body: { code, ...more },
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

/** Sam of the practice, who turns out to be Noor of the school: practised there too, with coins and a thing that Noor has as well. */
export async function twin(server: TestServer): Promise<string> {
  const { db, school } = server;
  const sam = school.elsewhere.pupil;
  await db.updateTable('pupils').set({ first_name: 'Noor' }).where('id', '=', sam).execute();
  const { socket, round } = await startPlayer(server, 'sam', sam);
  for (const at of round.dealt.keys()) await sendAnswer(socket, answerTo(round, at, at % 3 > 0));
  await endRound(socket, round);
  await holdCoins(db, school.noor, 40);
  await holdCoins(db, sam, 25);
  await db
    .insertInto('belongings')
    .values([
      { pupil_id: school.noor, item: 'blob-1', at: 5 },
      { pupil_id: sam, item: 'blob-1', at: 9 },
      { pupil_id: school.noor, item: 'blob-2', at: 7 },
    ])
    .execute();
  await db.insertInto('trophies').values({ pupil_id: school.noor, trophy: 'test', at: 3 }).execute();
  return sam;
}

/** Gives or takes coins so that a pupil has so many. */
async function holdCoins(db: Db, pupil: string, coins: number) {
  const more = coins - (await coinsOf(db, pupil));
  await db
    .insertInto('rewards')
    .values({
      id: randomUUID(),
      pupil_id: pupil,
      round_id: null,
      kind: 'begin',
      subject: null,
      coins: more,
      at: 1,
    })
    .execute();
}
