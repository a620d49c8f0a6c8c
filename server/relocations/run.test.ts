import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Job, JobRow } from '../contract/jobs.ts';
import type { AskedRelocation } from '../contract/relocation-consents.ts';
import { MOVE_KEPT_DAYS } from '../contract/account-terms.ts';
import { seated } from '../licence/seats.ts';
import { forgetMoves } from '../moves/forget.ts';
import { coinsOf } from '../rewards/ledger.ts';
import { watch } from '../testing/board.ts';
import { answerTo, endRound, sendAnswer, startPlayer, until } from '../testing/play.ts';
import { setLicence } from '../testing/licence.ts';
import { relocating } from '../testing/relocations.ts';

type Relocating = Awaited<ReturnType<typeof relocating>>;

/** Two groups and their teachers, that can go as they are picked. */
async function ready() {
  const at = await relocating();
  const { db, server, account, group, otherGroup, daan, staff, save, begin, view, ask, check } = at;
  await begin();
  const colleague = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'collega')
    .executeTakeFirstOrThrow();
  const choices = {
    [`group:${group}`]: { pick: 'rename', name: 'Groep 5 zuid' },
    [`pupil:${daan}`]: { pick: 'come' },
    [`staff:${staff.docent}`]: { pick: 'come' },
  };
  const items = { groups: [group, otherGroup], staff: [staff.docent, colleague.id] };
  await save(items, choices);
  const askConsent = async () =>
    ask('POST', '/asks', { stamp: (await check()).stamp, basedOn: (await view()).version });
  const asked = async (username: string, of: string) => {
    const token = await server.login(username);
    const path = `/api/accounts/${of}/relocations`;
    const list = await server.call<{ relocations: AskedRelocation[] }>('GET', path, { token });
    const answer = (agrees: boolean, stamp = list.body.relocations[0]!.stamp) =>
      server.call<{ message: string }>('POST', `${path}/${at.id}/answers`, {
        token,
        body: { stamp, agrees },
      });
    return { list: list.body.relocations, answer };
  };
  const agree = async () => {
    await (await asked('schooladmin', account)).answer(true);
    await (await asked('bestuur', at.board)).answer(true);
  };
  const run = async (job: string = randomUUID()) =>
    ask('POST', '/runs', { job, basedOn: (await view()).version });
  const ended = (job: string) =>
    until(async () => {
      const { body } = await server.call<Job>('GET', `/api/jobs/${job}`, { token: at.token });
      return body.state === 'done' || body.state === 'failed' ? body : undefined;
    }, 20_000);
  const undo = async (job: string, id: string = randomUUID()) => {
    await server.call('POST', `/api/jobs/${job}/undo`, { token: at.token, body: { id } });
    return ended(id);
  };
  const rows = async (job: string) =>
    (await server.call<{ rows: JobRow[] }>('GET', `/api/jobs/${job}/rows?page=1`, { token: at.token })).body
      .rows;
  return { ...at, colleague: colleague.id, items, choices, askConsent, asked, agree, run, ended, undo, rows };
}

const groupOf = ({ db }: Relocating, id: string) =>
  db
    .selectFrom('pupils')
    .innerJoin('groups', 'groups.id', 'group_id')
    .select(['pupils.account_id as account', 'groups.name', 'groups.account_id as groupOf'])
    .where('pupils.id', '=', id)
    .executeTakeFirst();

test('both agree to what they saw, and groups, pupils and teachers are of the other account, as they were', async () => {
  const at = await ready();
  const { server, db, account, board, noor, staff, askConsent, asked, agree, run, ended, view, rows } = at;
  await setLicence(db, board, { seats: 5 });
  const player = await startPlayer(server, 'noor', noor);
  for (const n of player.round.dealt.keys()) await sendAnswer(player.socket, answerTo(player.round, n, true));
  await endRound(player.socket, player.round);
  const coins = await coinsOf(db, noor);

  expect((await run()).body.message).toContain('Vraag eerst toestemming');
  expect((await askConsent()).body.state).toBe('waiting');
  const school = await asked('schooladmin', account);
  expect(school.list).toMatchObject([{ side: 'source', other: 'Bestuur Noord', answer: null }]);
  expect(JSON.stringify(school.list)).not.toContain('daan2');
  expect((await school.answer(true)).status).toBe(200);
  expect((await run()).body.message).toContain('Nog niet beide klanten');
  await agree();
  const job = randomUUID();
  expect((await run(job)).body.state).toBe('running');
  expect((await run(job)).status).toBe(200);
  const done = await ended(job);
  expect([done.state, done.report.map(({ outcome, count }) => [outcome, count])]).toEqual([
    'done',
    [
      ['pupils', 4],
      ['groups', 2],
      ['staff', 2],
    ],
  ]);
  expect((await view()).state).toBe('done');
  expect(await groupOf(at, noor)).toEqual({ account: board, name: 'Groep 5 zuid', groupOf: board });
  expect(await coinsOf(db, noor)).toBe(coins);
  const told = await rows(job);
  // To the office by user name.
  expect(told.map(({ name }) => name)).toContain('noor');
  expect(JSON.stringify(told)).not.toContain('Vries');
  // The teacher has the group there; the child still logs in, and its old login is over.
  const teacher = await server.login('docent');
  const seen = await server.call<{ coins: number }>('GET', `/api/pupils/${noor}/map`, { token: teacher });
  expect([seen.status, seen.body.coins]).toEqual([200, coins]);
  expect((await server.call('GET', `/api/pupils/${noor}/map`, { token: player.token })).status).toBe(401);
  expect(
    (await server.call('GET', `/api/pupils/${noor}/map`, { token: await server.login('noor') })).status,
  ).toBe(200);
  expect(
    await db.selectFrom('users').select('account_id').where('id', '=', staff.docent).executeTakeFirst(),
  ).toEqual({
    account_id: board,
  });
  const left = await seated(db, account).select('pupils.id').execute();
  expect(left).toEqual([]);
  const { seats } = await db
    .selectFrom('jobs')
    .select('seats')
    .where('id', '=', job)
    .executeTakeFirstOrThrow();
  expect(seats).toBe(0);
});

test('a group that changed since, and consent to an older list, are refused, and asked for again', async () => {
  const { db, otherGroup, zoe, account, board, askConsent, asked, agree, run, save, items, choices, view } =
    await ready();
  await askConsent();
  const old = await asked('bestuur', board);
  await agree();
  await db.updateTable('pupils').set({ group_id: otherGroup }).where('id', '=', zoe).execute();
  const late = await run();
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('opnieuw toestemming')]);
  expect(await view()).toMatchObject({ state: 'waiting', isAgreed: true });
  // The same list, asked again: what was said to the one before is gone.
  await save(items, choices);
  expect((await view()).consents).toEqual([]);
  await askConsent();
  expect((await old.answer(true)).status).toBe(409);
  expect((await run()).body.message).toContain('Nog niet beide klanten');
  expect((await (await asked('schooladmin', account)).answer(false)).status).toBe(200);
  await (await asked('bestuur', board)).answer(true);
  expect((await view()).isAgreed).toBe(false);
  expect((await run()).body.message).toContain('Nog niet beide klanten');
});

test('on paper a superadmin alone notes it, with a day and why; the office answers for nobody', async () => {
  const { server, account, id, askConsent, ask, view, token, asked, board, run } = await ready();
  await askConsent();
  const note = async (as: string) =>
    ask(
      'POST',
      '/paper-consents',
      {
        side: 'source',
        day: '2026-01-05',
        reason: 'De directeur tekende op papier.',
        basedOn: (await view()).version,
      },
      as,
    );
  expect((await note(token)).status).toBe(403);
  const superadmin = await server.login('superadmin');
  expect((await note(superadmin)).body.consents).toMatchObject([{ side: 'source', paperDay: '2026-01-05' }]);
  const body = { stamp: (await view()).stamp, agrees: true };
  const path = `/api/accounts/${board}/relocations/${id}/answers`;
  for (const as of [superadmin, token])
    expect((await server.call('POST', path, { token: as, body })).status).toBe(404);
  expect((await asked('schooladmin', account)).list[0]!.answer).toMatchObject({ agrees: true });
  await (await asked('bestuur', board)).answer(true);
  expect((await run()).status).toBe(200);
});

test('taken back, everybody is where they were, but who was changed since, with the reason', async () => {
  const at = await ready();
  const {
    server,
    db,
    account,
    board,
    group,
    noor,
    daan,
    finn,
    staff,
    askConsent,
    agree,
    run,
    ended,
    undo,
    rows,
    view,
  } = at;
  await askConsent();
  await agree();
  const job = randomUUID();
  await run(job);
  await ended(job);
  await db.updateTable('pupils').set({ groep: 6 }).where('id', '=', daan).execute();
  const back = randomUUID();
  expect((await undo(job, back)).state).toBe('done');
  expect((await view()).state).toBe('undone');
  for (const id of [noor, finn]) expect((await groupOf(at, id))!.account).toBe(account);
  expect(await groupOf(at, noor)).toEqual({ account, name: 'Groep 5', groupOf: account });
  expect(await groupOf(at, daan)).toEqual({ account: board, name: 'Groep 5 zuid', groupOf: board });
  const stays = (await rows(back)).filter(({ outcome }) => outcome === 'stays');
  expect(stays).toMatchObject([{ name: 'daan', note: expect.stringContaining('Is daarna veranderd') }]);
  expect(
    await db.selectFrom('users').select('account_id').where('id', '=', staff.docent).executeTakeFirst(),
  ).toEqual({
    account_id: account,
  });
  const token = await server.login('docent');
  expect((await server.call('GET', `/api/pupils/${noor}/map`, { token })).status).toBe(200);
  const { archived_at } = await db
    .selectFrom('groups')
    .select('archived_at')
    .where('id', '=', group)
    .executeTakeFirstOrThrow();
  expect(archived_at).toBeNull();

  // After a year nobody remembers it.
  await forgetMoves(db, Date.now() + (MOVE_KEPT_DAYS + 1) * 24 * 60 * 60 * 1000);
  expect(await db.selectFrom('relocations').select('id').execute()).toEqual([]);
});

test('seats go along for the rest of the period, and come back', async () => {
  const { db, account, board, save, items, choices, askConsent, agree, run, ended, undo } = await ready();
  await setLicence(db, board, { seats: 1 });
  await save({ ...items, seats: 40 }, choices);
  const seats = async () => {
    const rows = await db.selectFrom('licences').select(['account_id', 'seats']).execute();
    return [account, board].map((id) => rows.find(({ account_id }) => account_id === id)!.seats);
  };
  await askConsent();
  await agree();
  const job = randomUUID();
  expect((await run(job)).status).toBe(200);
  await ended(job);
  expect(await seats()).toEqual([60, 41]);
  expect((await undo(job)).state).toBe('done');
  expect(await seats()).toEqual([100, 1]);
});

test('a pupil moves without its group into one that is there, and comes back', async () => {
  const at = await ready();
  const { group, there, finn, board, account, save, check, askConsent, agree, run, ended, undo } = at;
  await save({ groups: [group], pupils: [{ id: at.zoe, to: there }] });
  const seen = (await check()).lines.find(({ label }) => label === 'zoë')!;
  expect([seen.outcome, seen.notes.join()]).toEqual(['stopped', expect.stringContaining('Gaat al mee')]);
  await save({ pupils: [{ id: finn, to: at.otherGroup }] });
  expect((await check()).isReady).toBe(false);
  await save({ pupils: [{ id: finn, to: there }] });
  expect(await check()).toMatchObject({ isReady: true, pupils: 1 });
  await askConsent();
  await agree();
  const job = randomUUID();
  await run(job);
  expect((await ended(job)).state).toBe('done');
  expect(await groupOf(at, finn)).toEqual({ account: board, name: 'groep  5', groupOf: board });
  expect((await undo(job)).state).toBe('done');
  expect(await groupOf(at, finn)).toEqual({ account, name: 'Groep 6', groupOf: account });
});

test('answers of a round that was being played are stored after it, and the boards show who is there', async () => {
  const at = await ready();
  const { server, db, board, group, noor, askConsent, agree, run, ended } = at;
  await setLicence(db, board, { seats: 5 });
  const { socket, round } = await startPlayer(server, 'noor', noor);
  await sendAnswer(socket, answerTo(round, 0, true));
  await askConsent();
  await agree();
  const isOver = new Promise((resolve) => socket.once('disconnect', resolve));
  const job = randomUUID();
  await run(job);
  expect((await ended(job)).state).toBe('done');
  await isOver;
  // The Chromebook logs in again, and sends what it had.
  const again = await server.live(await server.login('noor'));
  for (const n of [1, 2])
    expect(await sendAnswer(again, answerTo(round, n, true))).toMatchObject({ ok: true });
  const kept = await db.selectFrom('answers').select('id').where('round_id', '=', round.id).execute();
  expect(kept).toHaveLength(3);
  const { group_id: there } = await db
    .selectFrom('pupils')
    .select('group_id')
    .where('id', '=', noor)
    .executeTakeFirstOrThrow();
  const isOn = async (username: string, of: string) => {
    const reply = await watch(await server.live(await server.login(username)), of);
    return reply.ok && reply.data.tiles.some(({ pupilId }) => pupilId === noor);
  };
  expect([await isOn('schooladmin', group), await isOn('docent', there!)]).toEqual([false, true]);
});
