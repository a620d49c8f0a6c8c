import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Explanation } from '../contract/explanations.ts';
import { answerTo, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const setup = async (server: TestServer) => {
  const { account, group } = server.school;
  const token = await server.login('docent');
  const path = `/api/accounts/${account}/groups/${group}/explanations`;
  const list = async () =>
    (await server.call<{ explanations: Explanation[] }>('GET', path, { token })).body.explanations;
  const note = (id: string, body: unknown) =>
    server.call<Explanation>('PUT', `${path}/${id}`, { token, body });
  const remove = (id: string) => server.call('DELETE', `${path}/${id}`, { token });
  return { token, list, note, remove };
};
const about = (...pupils: string[]) => ({ rule: 'ei-ij', category: 'ei-ij', pupils });

test('an explanation is noted once, undone and taken up again, each in the audit log', async () => {
  const server = await startTestServer();
  const { noor, daan, finn } = server.school;
  const { list, note, remove } = await setup(server);
  const id = randomUUID();
  expect((await note(id, about(noor, daan))).status).toBe(200);
  expect((await note(id, about(noor, daan))).status).toBe(200);
  const [one, ...others] = await list();
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    id,
    rule: 'ei-ij',
    maker: 'Juf docent',
    after: { answers: 0 },
  });
  expect(one!.pupils.sort()).toEqual([noor, daan].sort());

  expect((await remove(id)).status).toBe(200);
  expect(await list()).toEqual([]);
  await note(id, about(noor, daan));
  expect(await list()).toHaveLength(1);

  expect((await note(randomUUID(), about(finn))).status).toBe(422);
  expect((await note(randomUUID(), { ...about(noor), rule: 'geen-regel' })).body).toMatchObject({
    fields: { rule: 'Deze regel bestaat niet.' },
  });
  const rows = await server.db.selectFrom('audit').select(['action', 'detail']).execute();
  expect(rows.filter(({ action }) => action === 'explained')).toHaveLength(3);
  expect(rows.filter(({ action }) => action === 'explanation-removed')).toHaveLength(1);
});

test('its effect is what these pupils had right at the first try, before and after', async () => {
  const server = await startTestServer();
  const { noor, daan, zoe } = server.school;
  const { list, note } = await setup(server);
  const one = await startPlayer(server, 'noor', noor, 'piñata');
  const other = await startPlayer(server, 'daan', daan, 'piñata');
  const right = (player: typeof one, at: number, is: boolean, n = at) =>
    sendAnswer(player.socket, answerTo(player.round, at, is, n));
  await right(one, 0, false);
  // A second try does not count.
  await right(one, 0, true, 1);
  await right(one, 1, true, 2);
  // Of a pupil who was not there.
  await right(other, 0, false);
  const id = randomUUID();
  await note(id, about(noor, zoe));
  for (const i of [2, 3, 4]) await right(one, i, i !== 3, i + 1);
  const [seen] = await list();
  expect(seen).toMatchObject({ before: { answers: 2, right: 1 }, after: { answers: 3, right: 2 } });

  // Written or chosen wrong: it is the same rule.
  await server.db.updateTable('answers').set({ rule: 'D07' }).where('correct', '=', 0).execute();
  expect((await list())[0]).toMatchObject(seen!);

  // What went wrong by another rule says nothing about this one; nor does what lies more than two weeks back.
  await server.db.updateTable('answers').set({ rule: 'au-ou' }).where('correct', '=', 0).execute();
  expect((await list())[0]).toMatchObject({
    before: { answers: 1, right: 1 },
    after: { answers: 2, right: 2 },
  });
  const longAgo = Date.now() - 15 * 24 * 60 * 60 * 1000;
  await server.db.updateTable('answers').set({ at: longAgo }).where('at', '<', seen!.at).execute();
  expect((await list())[0]).toMatchObject({ before: { answers: 0 }, after: { answers: 2, right: 2 } });
});
