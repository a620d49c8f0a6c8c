import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { showMoveCode } from '../contract/move-code.ts';
import type { Move, MoveToken } from '../contract/moves.ts';
import { dayFrom, nameOfDay } from '../data/day.ts';
import { transact } from '../data/database.ts';
import { eraseAccount } from '../trash/for-good.ts';
import { ensureDefaults } from '../settings/repository.ts';
import { forgetMoves } from './forget.ts';
import { answerTo, endRound, sendAnswer, startPlayer } from '../testing/play.ts';
import { watch } from '../testing/board.ts';
import { setLicence } from '../testing/licence.ts';
import { startMoving, wish, WHOLE } from '../testing/moves.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

test('who has the code sees who would come, with initials alone, and takes over all there is', async () => {
  const server = await startTestServer();
  const { noor, elsewhere, staff, account } = server.school;
  const { code, check, take, list, school } = await startMoving(server);
  const player = await startPlayer(server, 'noor', noor);
  for (const at of player.round.dealt.keys())
    await sendAnswer(player.socket, answerTo(player.round, at, true));
  await endRound(player.socket, player.round);

  const typed = showMoveCode(await code()).toLowerCase();
  const { body: look } = await check(typed);
  expect(look).toMatchObject({
    sender: { name: 'De Proefschool', kind: 'school', variant: 'nl' },
    initials: 'N. d. V.',
    groep: 5,
    kind: 'verhuizen',
    scope: WHOLE,
    counts: { rounds: 1, answers: player.round.dealt.length },
    twins: [],
  });
  expect(JSON.stringify(look)).not.toContain('Noor');
  expect(look.counts.coins).toBeGreaterThan(0);

  const { status, body } = await take(typed);
  expect([status, body.pupil, body.username]).toEqual([200, noor, 'noor']);
  // The same child, with the same log-in; the old session is over, and the old school finds nobody.
  expect((await server.call('GET', `/api/pupils/${noor}/map`, { token: player.token })).status).toBe(401);
  const token = await server.login('noor');
  const map = await server.call<{ coins: number }>('GET', `/api/pupils/${noor}/map`, { token });
  expect([map.status, map.body.coins]).toEqual([200, look.counts.coins]);
  expect((await server.call('GET', `/api/pupils/${noor}/progress-notes`, { token: school })).status).toBe(
    404,
  );
  const kept = await server.db
    .selectFrom('answers')
    .select('id')
    .where('round_id', '=', player.round.id)
    .execute();
  expect(kept).toHaveLength(player.round.dealt.length);

  expect((await list()).out).toMatchObject([{ state: 'used', to: 'RT Proef', by: 'Juf schooladmin' }]);
  // Of whom it is not told any more: the child is no pupil of the school.
  expect((await list()).out[0]!.pupil).toBeUndefined();
  const lines = await server.db
    .selectFrom('audit')
    .select(['action', 'account_id', 'actor_id'])
    .where('action', 'like', 'move-%')
    .orderBy('action')
    .orderBy('account_id')
    .execute();
  expect(lines.map(({ action }) => action).sort()).toEqual([
    'move-looked',
    'move-looked',
    'move-made',
    'move-used',
    'move-used',
  ]);
  expect(lines.filter((line) => line.account_id === account).map((line) => line.actor_id)).not.toContain(
    staff.rtadmin,
  );
  expect(lines.filter((line) => line.account_id === elsewhere.account)).toHaveLength(2);
});

test('a code works once, also for two at the same moment, and a call that is sent again changes nothing', async () => {
  const server = await startTestServer();
  const { noor, elsewhere } = server.school;
  const { code, take, check } = await startMoving(server);
  const typed = await code();
  const id = randomUUID();
  const answers = await Promise.all([take(typed, id), take(typed), take(typed)]);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409, 409]);
  const won = answers.findIndex(({ status }) => status === 200);
  expect(answers.find(({ status }) => status === 409)!.body.message).toBe('Deze code is net gebruikt.');
  if (won === 0) expect((await take(typed, id)).body.pupil).toBe(noor);
  expect((await check(typed)).status).toBe(409);
  const moves = await server.db.selectFrom('moves').select('account_id').execute();
  expect(moves).toEqual([{ account_id: elsewhere.account }]);
});

test('each code that can not be used says why, and wrong ones all say the same', async () => {
  const server = await startTestServer();
  const { group, noor, account } = server.school;
  const { make, code, check, take, school } = await startMoving(server);
  const typed = await code();
  expect((await check(typed, school, account)).body.message).toBe('Dit kind zit al in dit account.');

  // A new one ends the one before.
  const later = await code();
  expect((await check(typed)).body.message).toMatch(/^Deze code is ingetrokken/);
  const { id } = await server.db
    .selectFrom('move_tokens')
    .select('id')
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  await server.db
    .updateTable('move_tokens')
    .set({ expires_on: nameOfDay(dayFrom(Date.now(), -1)) })
    .where('id', '=', id)
    .execute();
  expect((await check(later)).body.message).toMatch(/^Deze code is verlopen op \d+ \w+ \d{4}/);
  expect((await take(later)).status).toBe(409);
  // The last day counts.
  await server.db
    .updateTable('move_tokens')
    .set({ expires_on: nameOfDay(Date.now()) })
    .where('id', '=', id)
    .execute();
  expect((await check(later)).status).toBe(200);

  const block = (json: string | null) =>
    server.db.updateTable('accounts').set({ block: json }).where('id', '=', account).execute();
  await block('{"kind":"veiligheid","why":"x","at":1,"by":"x"}');
  expect((await check(later)).body.message).toMatch(/is geblokkeerd/);
  await block(null);

  const wrong = later.slice(0, -1) + (later.endsWith('0') ? '1' : '0');
  const unknown = await check(wrong);
  expect([unknown.status, unknown.body.message]).toEqual([
    404,
    'Deze code kennen we niet. Kijk of alle tekens kloppen.',
  ]);
  await server.call('PUT', `/api/accounts/${account}/groups/${group}/pupils/trash`, {
    token: school,
    body: { pupils: [noor], trashed: true },
  });
  expect((await check(later)).body.message).toBe(unknown.body.message);
  expect((await make()).status).toBe(404);
});

test('after ten wrong codes in an hour no other is looked at, the right one neither', async () => {
  const server = await startTestServer();
  const { code, check } = await startMoving(server);
  const typed = await code();
  for (let i = 0; i < 10; i++) expect((await check('0'.repeat(19) + 'Z')).status).toBe(404);
  expect((await check('nog een')).status).toBe(429);
  expect((await check(typed)).status).toBe(429);
});

test('what names people of the old school stays there, and comes back when the pupil does', async () => {
  const server = await startTestServer();
  const { noor, group, elsewhere, staff, account } = server.school;
  const { school, code, take, undo, list, practice, pupil } = await startMoving(server);
  const { db } = server;
  await server.call('PUT', `/api/pupils/${noor}/practice-setting`, {
    token: school,
    body: { batch: randomUUID(), set: { calm: true, weekGoal: 5 } },
  });
  await ensureDefaults(db, [group], 1);
  await db
    .updateTable('practice_settings')
    .set({ fields: JSON.stringify({ largeLetters: true, days: [1, 2] }) })
    .where('group_id', '=', group)
    .execute();
  await db.updateTable('pupils').set({ number: '7' }).where('id', '=', noor).execute();
  await db
    .insertInto('external_identities')
    .values({
      id: randomUUID(),
      provider: 'entree',
      issuer: 'x',
      subject: 'noor',
      user_id: noor,
      account_id: account,
      linked_how: 'staff',
      linked_by: staff.docent,
      linked_at: 1,
      last_login_at: null,
    })
    .execute();
  const identifiers = (['eck', 'key'] as const).map((kind) => ({
    user_id: noor,
    account_id: account,
    kind,
    digest: kind,
  }));
  await db.insertInto('user_identifiers').values(identifiers).execute();
  const before = await snapshot(server, noor);

  const move = randomUUID();
  expect((await take(await code(), move)).status).toBe(200);
  const there = await pupil();
  expect([there.account_id, there.group_id, there.number]).toEqual([
    elsewhere.account,
    elsewhere.group,
    null,
  ]);
  const after = await snapshot(server, noor);
  expect(after.identities).toEqual([]);
  expect(after.identifiers).toEqual([{ kind: 'eck', account_id: elsewhere.account }]);
  expect(after.changes).toEqual([]);
  // Practises as there, apart from the days of that place.
  expect(JSON.parse(after.fields!)).toEqual({ calm: true, weekGoal: 5, largeLetters: true });
  const { in: came } = await list(practice, elsewhere.account);
  expect(came).toMatchObject([{ id: move, from: 'De Proefschool', state: 'done', pupil: { id: noor } }]);
  expect(came[0]!.undoUntil).toBeGreaterThan(Date.now());

  expect((await undo(move, school)).status).toBe(404);
  expect((await undo(move)).status).toBe(204);
  expect((await undo(move)).status).toBe(204);
  const back = await pupil();
  expect([back.account_id, back.group_id, back.number]).toEqual([account, group, '7']);
  expect(await snapshot(server, noor)).toEqual(before);
  expect((await list(practice, elsewhere.account)).in).toMatchObject([{ state: 'undone' }]);
});

test('the old account can go for good, with the lists that the pupil practised, and takes nothing of the pupil along', async () => {
  const server = await startTestServer();
  const { noor, account, elsewhere } = server.school;
  const { school, code, take } = await startMoving(server);
  const list = randomUUID();
  await server.call('PUT', `/api/accounts/${account}/word-lists/${list}`, {
    token: school,
    body: { name: 'Week 3', words: ['fiets', 'boom', 'maan', 'kast'].map((word) => ({ word })) },
  });
  await server.call('PUT', `/api/pupils/${noor}/practice-setting`, {
    token: school,
    body: { batch: randomUUID(), set: { learningLine: { kind: 'lists', lists: [list] } } },
  });
  const { socket, round } = await startPlayer(server, 'noor', noor);
  await sendAnswer(socket, answerTo(round, 0, true));
  await take(await code());
  await transact(server.db, (trx) => eraseAccount(trx, account, 0));
  const kept = await server.db
    .selectFrom('answers')
    .select('word')
    .where('round_id', '=', round.id)
    .execute();
  expect(kept).toHaveLength(1);
  const lists = await server.db.selectFrom('word_lists').select(['account_id', 'words']).execute();
  expect(lists).toEqual([{ account_id: elsewhere.account, words: '[]' }]);
});

test('after seven days a move stays', async () => {
  const server = await startTestServer();
  const { code, take, undo } = await startMoving(server);
  const move = randomUUID();
  await take(await code(), move);
  await server.db.updateTable('moves').set({ undo_until: Date.now() }).execute();
  expect((await undo(move)).status).toBe(409);
});

test('answers of a round that was being played are stored after the move, and boards of both groups show who is there', async () => {
  const server = await startTestServer();
  const { noor, group, elsewhere } = server.school;
  const { code, take, practice, school } = await startMoving(server);
  const { socket, round } = await startPlayer(server, 'noor', noor);
  await sendAnswer(socket, answerTo(round, 0, true));
  const board = async (token: string, groupId: string) => {
    const reply = await watch(await server.live(token), groupId);
    return reply.ok && reply.data.tiles.map(({ pupilId }) => pupilId).includes(noor);
  };
  expect([await board(school, group), await board(practice, elsewhere.group)]).toEqual([true, false]);
  const isOver = new Promise((resolve) => socket.once('disconnect', resolve));
  await take(await code());
  await isOver;
  // The Chromebook logs in again, and sends what it had.
  const again = await server.live(await server.login('noor'));
  for (const at of [1, 2])
    expect(await sendAnswer(again, answerTo(round, at, true))).toMatchObject({ ok: true });
  const kept = await server.db.selectFrom('answers').select('id').where('round_id', '=', round.id).execute();
  expect(kept).toHaveLength(3);
  expect([await board(school, group), await board(practice, elsewhere.group)]).toEqual([false, true]);
});

test('without a seat nobody is taken over and the code stays good; who comes back needs one as well', async () => {
  const server = await startTestServer();
  const { db } = server;
  const { account, elsewhere, daan } = server.school;
  const { code, take, undo } = await startMoving(server);
  await setLicence(db, elsewhere.account, { seats: 1 });
  await setLicence(db, account, { seats: 4 });
  const typed = await code();
  const part = await code({ kind: 'kopie' }, daan);
  for (const one of [typed, part])
    expect((await take(one)).body).toMatchObject({ code: 'seats-full', fields: { needed: '1', free: '0' } });
  const states = await db.selectFrom('move_tokens').select('state').execute();
  expect(states.map(({ state }) => state)).toEqual(['open', 'open']);

  await setLicence(db, elsewhere.account, { seats: 2 });
  const move = randomUUID();
  expect((await take(typed, move)).status).toBe(200);
  await setLicence(db, account, { seats: 3 });
  expect((await undo(move)).status).toBe(409);
  await setLicence(db, account, { seats: 4 });
  expect((await undo(move)).status).toBe(204);
});

test('what an undo needs is kept for seven days, and who moved for a year', async () => {
  const server = await startTestServer();
  const { code, take } = await startMoving(server);
  await take(await code());
  const kept = async () => {
    const moves = await server.db.selectFrom('moves').select('detail').execute();
    const tokens = await server.db.selectFrom('move_tokens').select('id').execute();
    return [moves.map(({ detail }) => detail !== null), tokens.length];
  };
  const day = 24 * 60 * 60 * 1000;
  await forgetMoves(server.db, Date.now() + 6 * day);
  expect(await kept()).toEqual([[true], 1]);
  await forgetMoves(server.db, Date.now() + 8 * day);
  expect(await kept()).toEqual([[false], 1]);
  await forgetMoves(server.db, Date.now() + 364 * day);
  expect(await kept()).toEqual([[false], 1]);
  await forgetMoves(server.db, Date.now() + 366 * day);
  expect(await kept()).toEqual([[], 0]);
});

test('only administrators make codes; a teacher takes over into the own groups', async () => {
  const server = await startTestServer();
  const { noor, finn, otherGroup, group, account, elsewhere } = server.school;
  const { make } = await startMoving(server);
  const teacher = await server.login('docent');
  const practice = await server.login('rtadmin');
  const asTeacher = await server.call('PUT', `/api/pupils/${noor}/move-tokens/${randomUUID()}`, {
    token: teacher,
    body: wish(),
  });
  expect(asTeacher.status).toBe(403);
  const { body } = await server.call<{ code: string }>(
    'PUT',
    `/api/pupils/${elsewhere.pupil}/move-tokens/${randomUUID()}`,
    { token: practice, body: wish() },
  );
  const into = (to: string) =>
    server.call('PUT', `/api/accounts/${account}/groups/${to}/moves/${randomUUID()}`, {
      token: teacher,
      body: { code: body.code },
    });
  expect((await into(otherGroup)).status).toBe(404);
  expect((await into(group)).status).toBe(200);

  await make({}, noor);
  await make({}, finn);
  const list = await server.call<{ out: MoveToken[]; in: Move[] }>('GET', `/api/accounts/${account}/moves`, {
    token: teacher,
  });
  expect(list.body.out.map(({ pupil }) => pupil?.id)).toEqual([noor]);
  expect(list.body.in).toHaveLength(1);
  expect(list.body.in[0]!.undoUntil).toBeUndefined();
});

test('a code says why it may be, how long it works, and is given twice to who asks twice', async () => {
  const server = await startTestServer();
  const { demo, noor } = server.school;
  const { make } = await startMoving(server);
  const faulty = [
    [{ basis: 'ouders' }, 'basisDay'],
    [{ plansSure: false }, 'plansSure'],
    [{ basis: undefined }, 'basis'],
    [{ days: 31 }, 'days'],
    [{ days: 0 }, 'days'],
  ] as const;
  for (const [more, field] of faulty) {
    const { status, body } = await make(more);
    expect([status, Object.keys((body as unknown as { fields: object }).fields)]).toEqual([422, [field]]);
  }
  const id = randomUUID();
  const first = await make({ days: 30, basis: 'ouders', basisDay: '2026-11-01' }, noor, id);
  expect(first.body.expiresOn).toBe(nameOfDay(dayFrom(Date.now(), 30)));
  expect((await make({}, noor, id)).body).toEqual(first.body);
  expect((await make({}, demo)).status).toBe(409);
  expect(await server.db.selectFrom('move_tokens').select('digest').execute()).toHaveLength(1);
  expect(JSON.stringify(await server.db.selectFrom('move_tokens').selectAll().execute())).not.toContain(
    first.body.code,
  );
});

/** What of a pupil belongs to its account. */
async function snapshot({ db }: TestServer, id: string) {
  const setting = await db.selectFrom('pupil_settings').selectAll().where('pupil_id', '=', id).execute();
  return {
    fields: setting[0]?.fields,
    changes: await db.selectFrom('setting_changes').selectAll().where('pupil_id', '=', id).execute(),
    identities: await db.selectFrom('external_identities').selectAll().where('user_id', '=', id).execute(),
    identifiers: await db
      .selectFrom('user_identifiers')
      .select(['kind', 'account_id'])
      .where('user_id', '=', id)
      .orderBy('kind')
      .execute(),
  };
}
