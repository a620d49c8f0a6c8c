import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Plan, PlanHead } from '../contract/care-plan.ts';
import { daysAfter } from '../contract/days.ts';
import { nameOfDay } from '../data/day.ts';
import type { PlanRow } from '../data/schema.ts';
import { startTestServer } from '../testing/server.ts';

const today = nameOfDay(Date.now());

/** A school that has the care trajectory, and plans of a pupil in it. */
async function start() {
  const server = await startTestServer();
  const { account, noor } = server.school;
  await server.call('PUT', `/api/office/accounts/${account}/features/featureZorgtraject`, {
    token: await server.login('office'),
    body: { on: true, basedOn: 0 },
  });
  const docent = await server.login('docent');
  const ask = <T = Plan>(method: string, rest: string, body?: unknown) =>
    server.call<T>(method, `/api/pupils/${noor}${rest}`, { token: docent, body });
  const make = async () => {
    const id = randomUUID();
    await ask('PUT', `/plans/${id}`, {});
    return id;
  };
  /** A plan that runs since some days ago. */
  const running = async (days = 0) => {
    const id = await make();
    const row: Partial<PlanRow> = { state: 'actief', from_day: daysAfter(today, -days) };
    await server.db.updateTable('plans').set(row).where('id', '=', id).execute();
    return id;
  };
  return { server, account, docent, ask, make, running };
}

test('several plans are given to a colleague at once, each with its reason; what that one does not reach stays', async () => {
  const { server, account, docent, running, make, ask } = await start();
  const [runs, draft] = [await running(), await make()];
  const list = await server.call<{ owners: { id: string; name: string; groups: string[] }[] }>(
    ...(['GET', `/api/accounts/${account}/care`, { token: docent }] as const),
  );
  const admin = list.body.owners.find(({ id }) => id === server.school.staff.schooladmin)!;
  expect(admin.groups).toEqual([server.school.group]);
  const give = (owner: string, more: object = {}, token = docent) =>
    server.call<{ changed: number; failed: { plan: string; message: string }[] }>(
      ...(['PUT', `/api/accounts/${account}/care/owner`] as const),
      { token, body: { plans: [runs, draft], owner, reason: 'Ouderschapsverlof.', ...more } },
    );
  expect((await give(admin.id, { reason: '' })).status).toBe(422);
  expect((await give(admin.id)).body).toEqual({ changed: 2, failed: [] });
  // The same again changes nothing.
  expect((await give(admin.id)).body).toEqual({ changed: 0, failed: [] });
  expect((await ask('GET', `/plans/${runs}`)).body.owner).toMatchObject({ id: admin.id, reaches: true });
  const { body } = await ask<{ versions: object[] }>('GET', `/plans/${runs}/versions`);
  expect(body.versions[0]).toMatchObject({
    reason: 'Ouderschapsverlof.',
    changes: [{ field: 'owner' }],
  });
  const colleague = await server.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'collega')
    .executeTakeFirstOrThrow();
  expect((await give(colleague.id)).body).toMatchObject({
    changed: 0,
    failed: [{ plan: runs, message: 'Kies een collega die hier lesgeeft.' }, { plan: draft }],
  });
  // Out of reach it is as if they were not there.
  expect((await give(admin.id, {}, await server.login('collega'))).body.failed).toMatchObject([
    { message: 'Dit plan is er niet meer.' },
    { message: 'Dit plan is er niet meer.' },
  ]);
});

test('the list tells what is to be done: ten schooldays without a session, looking back, an end test that stands open', async () => {
  const { server, account, docent, running } = await start();
  const id = await running(21);
  const flags = async () => {
    const path = `/api/accounts/${account}/care`;
    const { body } = await server.call<{ pupils: { plan: PlanHead }[] }>('GET', path, { token: docent });
    return body.pupils[0]!.plan.flags;
  };
  const setPlan = (row: { to_day?: string; owner_id?: null }) =>
    server.db.updateTable('plans').set(row).where('id', '=', id).execute();
  expect(await flags()).toEqual(['stil']);
  await setPlan({ to_day: daysAfter(today, 11) });
  expect(await flags()).toEqual(['stil', 'evalueren']);
  await setPlan({ to_day: daysAfter(today, 60), owner_id: null });
  expect(await flags()).toEqual(['stil', 'eigenaar']);
  const set = randomUUID();
  await server.db
    .insertInto('test_sets')
    .values({
      ...{ id: set, account_id: account, group_id: null, use: 'plan', plan_id: id, released_at: null },
      ...{ pupil_id: server.school.noor, moment: 'eind', first_form: 'A', notices: '[]', title: '' },
      ...{ source: '{}', categories: '[]', seed: '', open_from: today, open_to: today, version: 1 },
      ...{ shows: 'niets', made_by: null, made_at: 1, trashed_at: null, trashed_by: null },
    })
    .execute();
  expect(await flags()).toEqual(['stil', 'eindtoets', 'eigenaar']);
  await server.db
    .insertInto('sittings')
    .values({
      ...{ id: randomUUID(), set_id: set, pupil_id: server.school.noor, form: 'B', moment: 'eind' },
      ...{ mode: 'scherm', state: 'nagekeken', device: null, begun_at: 1, handed_in_at: 1, why: null },
      ...{ taken_on: null, taker_id: null, circumstances: '', version: 1 },
    })
    .execute();
  expect(await flags()).toEqual(['stil', 'eigenaar']);
});

test('play for the goals counts from when it was counted, that of another category not, and after a change for the goals as they are then', async () => {
  const { server, ask, running } = await start();
  const { noor } = server.school;
  const id = await running(2);
  const goal = (category: string) =>
    JSON.stringify([{ id: randomUUID(), kind: 'categorie', category, text: '', target: 0.8, start: null }]);
  const aim = (category: string) =>
    server.db
      .updateTable('plans')
      .set({ goals: goal(category) })
      .where('id', '=', id)
      .execute();
  const done = async () => (await ask('GET', `/plans/${id}`)).body.done;
  await server.call('GET', `/api/pupils/${noor}/map`, { token: await server.login('noor') });
  const task = await server.db
    .selectFrom('tasks')
    .select('id')
    .where('pupil_id', '=', noor)
    .limit(1)
    .executeTakeFirstOrThrow();
  /** A round that was counted, of so many minutes. */
  const play = async (category: string, minutes: number) => {
    const round = randomUUID();
    const ms = minutes * 60_000;
    await server.db
      .insertInto('rounds')
      .values({
        ...{ id: round, pupil_id: noor, task_id: task.id, game: 'typen', form: 'type', seed: 's', size: 4 },
        ...{ deal: null, choices: '{}', first_visit: 0, started_at: Date.now(), ended_at: null, complete: 1 },
        ...{ tips: 0, feat: 0, finished: 1, first_try: 4, stars: 3, coins: 1 },
      })
      .execute();
    const share = { day: today, category, answers: 9, correct: 9, tries: 9, ms, last_at: Date.now() };
    await server.db
      .insertInto('counted_rounds')
      .values({ round_id: round, counts: JSON.stringify([share]), words: '[]' })
      .execute();
    await server.db
      .insertInto('day_counts')
      .values({ pupil_id: noor, ...share })
      .onConflict((conflict) =>
        conflict.columns(['pupil_id', 'day', 'category']).doUpdateSet(({ eb }) => ({
          tries: eb('day_counts.tries', '+', 9),
          ms: eb('day_counts.ms', '+', ms),
        })),
      )
      .execute();
  };
  await aim('ei-ij');
  expect(await done()).toBe(0);
  await play('ei-ij', 6);
  expect(await done()).toBe(6);
  await play('ei-ij', 7);
  await play('au-ou', 20);
  expect(await done()).toBe(13);
  await aim('au-ou');
  expect(await done()).toBe(20);
  // A day that is struck out stays to be read with why, and can count again.
  const strike = (struck: string | null) => ask('PUT', `/plans/${id}/play/${today}`, { struck });
  expect((await strike('')).status).toBe(422);
  const { body: struck } = await strike('Een ander zat achter het scherm.');
  expect(struck).toMatchObject({
    done: 0,
    lastSession: null,
    play: [{ day: today, minutes: 20, struck: 'Een ander zat achter het scherm.' }],
  });
  expect((await strike(null)).body).toMatchObject({ done: 20, play: [{ struck: null }] });
});
