import { expect, test } from 'vitest';
import { SPINNING } from '../../engine/practice/index.ts';
import { daysAfter } from '../contract/days.ts';
import { nameOfDay } from '../data/day.ts';
import { startTestServer } from '../testing/server.ts';
import { EARLIER, FINE, LOW, startSignals } from '../testing/signals.ts';
import { workOutAll } from './nightly.ts';

const today = nameOfDay(Date.now());
const start = async () => startSignals(await startTestServer());

test('four of ten earlier categories below 60 % are behind; with few answers practice says too little, and no plan follows', async () => {
  const { server, noor, knows, answers, signals } = await start();
  await knows(noor, EARLIER.slice(0, 4), LOW);
  await knows(noor, EARLIER.slice(4, 10), FINE);
  await answers(noor, 30, [1]);
  const [few] = await signals();
  expect(few).toMatchObject({
    pupil: { id: noor, group: 'Groep 5' },
    since: today,
    state: 'open',
    isPlanReady: false,
    reasons: [{ kind: 'weinig', answers: 30 }],
  });
  await answers(noor, 20, [2]);
  const [behind] = await signals();
  expect(behind).toMatchObject({
    id: few!.id,
    isPlanReady: true,
    reasons: [{ kind: 'achter', measured: 10 }],
  });
  expect(behind!.reasons[0]!.categories).toHaveLength(4);
  expect(behind!.reasons[0]!.categories[0]).toMatchObject({ p: 46, high: 55, answers: 30 });
  expect(behind!.goals).toEqual(EARLIER.slice(0, 4).sort());
  // Three of eleven is less than 30 %.
  await knows(noor, EARLIER.slice(3, 4), { ...FINE }, 1);
  await knows(noor, EARLIER.slice(10, 11), FINE);
  expect(await signals()).toEqual([]);
  expect(await server.db.selectFrom('care_signals').select(['state', 'over_on']).execute()).toEqual([
    { state: 'voorbij', over_on: today },
  ]);
});

// Acceptance of care, case 27.
test('what is put off stays away until two more categories come, a new kind, or its six weeks are over', async () => {
  const { server, noor, knows, answers, signals, decide } = await start();
  await knows(noor, EARLIER.slice(0, 4), LOW);
  await answers(noor, 50, [1]);
  const [open] = await signals();
  expect((await decide(open!, { state: 'niet nu', why: 'ja' })).body.fields).toEqual({
    why: 'Schrijf kort waarom.',
  });
  const later = await decide(open!, { state: 'niet nu', why: 'Krijgt al logopedie.' });
  expect(later.status).toBe(200);
  // The same again is done once, by what another saw nothing is done.
  expect((await decide(open!, { state: 'niet nu', why: 'Krijgt al logopedie.' })).body.version).toBe(
    later.body.version,
  );
  expect((await decide(open!, { state: 'open' })).status).toBe(409);
  const off = async () => (await signals()).map(({ state }) => state);
  const [put] = await signals();
  expect(put).toMatchObject({
    state: 'niet nu',
    decided: { by: 'Juf docent', why: 'Krijgt al logopedie.', until: expect.any(String) },
  });
  expect(put!.decided!.until >= daysAfter(today, 35)).toBe(true);
  await knows(noor, EARLIER.slice(4, 5), LOW);
  expect(await off()).toEqual(['niet nu']);
  await knows(noor, EARLIER.slice(5, 6), LOW);
  expect(await off()).toEqual(['open']);

  const again = async () => {
    const [now] = await signals();
    await decide(now!, { state: 'niet nu', why: 'Eerst een dictee.' });
    expect(await off()).toEqual(['niet nu']);
  };
  await again();
  await server.db
    .insertInto('lvs_imports')
    .values({
      id: 'i',
      account_id: server.school.account,
      actor_id: null,
      at: 1,
      draft: null,
      expires_at: 1,
      done_at: 1,
      request_id: null,
      trashed_at: null,
      trashed_by: null,
    })
    .execute();
  const result = (id: string, moment: 'M5' | 'E4', taken: number, value: string) => ({
    ...{ id, pupil_id: noor, import_id: 'i', row: 1, place: id, provider: 'cito' as const, test: null },
    ...{ part: 'words' as const, moment, school_year: null, taken_at: daysAfter(today, -taken) },
    ...{ norm_version: '2022', measures: JSON.stringify({ level: { scale: 'I-V', value } }) },
    ...{ kept_until: '2099-01-01', trashed: 0 },
  });
  await server.db
    .insertInto('lvs_results')
    .values([result('new', 'M5', 20, 'IV'), result('old', 'E4', 200, 'II')])
    .execute();
  expect(await off()).toEqual(['open']);
  expect((await signals())[0]!.reasons.map(({ kind }) => kind)).toEqual(['achter', 'val']);
  await again();
  await server.db
    .updateTable('care_signals')
    .set({ until: daysAfter(today, -1) })
    .execute();
  expect(await off()).toEqual(['open']);
  await again();
  const [put2] = await signals();
  expect((await decide(put2!, { state: 'open' })).status).toBe(200);
  expect(await off()).toEqual(['open']);
  const log = await server.db
    .selectFrom('audit')
    .select('action')
    .where('action', 'like', 'signal-%')
    .execute();
  expect(log.map(({ action }) => action)).toContain('signal-put-off');
});

test('two categories that are too hard for ten schooldays, and practice that brings nothing', async () => {
  const { noor, knows, answers, kinds, signals } = await start();
  const hard = { p: 0.55, status: 'stap-terug', reason: 'te-moeilijk' } as const;
  await answers(noor, 10, [1, 2, 3, 4, 5, 6], EARLIER[5]);
  await knows(noor, EARLIER.slice(0, 1), hard, 15);
  await knows(noor, EARLIER.slice(1, 2), hard, 9);
  expect(await kinds()).toEqual([]);
  // Hard before, but better since, is not without a break.
  await knows(noor, EARLIER.slice(2, 3), hard, 30);
  await knows(noor, EARLIER.slice(2, 3), FINE, 25);
  await knows(noor, EARLIER.slice(2, 3), hard, 5);
  expect(await kinds()).toEqual([]);
  // Met once, and left since.
  await knows(noor, EARLIER.slice(3, 4), { ...hard, answers: 19 }, 16);
  expect(await kinds()).toEqual([]);
  await knows(noor, EARLIER.slice(3, 4), hard, 17);
  expect(await kinds()).toEqual([['te-moeilijk']]);
  expect((await signals())[0]!.reasons[0]!.categories.map(({ id }) => id).sort()).toEqual(
    [EARLIER[0]!, EARLIER[3]!].sort(),
  );
  // Sixty answers on six days, and four points.
  await knows(noor, EARLIER.slice(5, 6), { p: 0.66 }, 50);
  await knows(noor, EARLIER.slice(5, 6), { p: 0.7 });
  expect(await kinds()).toEqual([['te-moeilijk', 'stilstand']]);
  expect((await signals())[0]!.reasons[1]).toMatchObject({ points: 4, categories: [{ id: EARLIER[5] }] });
});

test('categories in which practice brings nothing are told once there are two, practised on six days, that did not rise since', async () => {
  const { server, noor, knows, answers, kinds } = await start();
  const spinning = { p: 0.62, status: 'stap-terug', reason: SPINNING } as const;
  for (const category of EARLIER.slice(0, 2)) {
    await answers(noor, 8, [1, 2, 3, 4, 5], category);
    await knows(noor, [category], { ...spinning, p: 0.6 }, 20);
    await knows(noor, [category], spinning);
  }
  // So long, and yet not too hard: they go half well.
  expect(await kinds()).toEqual([]);
  await answers(noor, 8, [6], EARLIER[0]);
  expect(await kinds()).toEqual([]);
  await answers(noor, 8, [6], EARLIER[1]);
  expect(await kinds()).toEqual([['stilstand']]);
  // Down at first and up since: the policy still compares with the first answer, a teacher sees a child that learns.
  await server.db.updateTable('day_levels').set({ p: 0.5 }).where('p', '=', 0.6).execute();
  expect(await kinds()).toEqual([]);
});

test('a plan that runs on the categories takes the signal away, and one of it that is thrown away brings it back', async () => {
  const { server, noor, docent, knows, answers, signals, decide } = await start();
  await knows(noor, EARLIER.slice(0, 4), LOW);
  await answers(noor, 50, [1]);
  const [open] = await signals();
  const plan = crypto.randomUUID();
  const url = `/api/pupils/${noor}/plans/${plan}`;
  await server.call('PUT', url, { token: docent, body: {} });
  // A draft alone says nothing; from the signal it does.
  expect(await signals()).toHaveLength(1);
  expect((await decide(open!, { state: 'plan' })).status).toBe(200);
  expect(await signals()).toEqual([]);
  await server.call('PUT', `${url}/removed`, { token: docent, body: { removed: true } });
  expect(await signals()).toMatchObject([{ id: open!.id, state: 'open' }]);
  await server.call('PUT', `${url}/removed`, { token: docent, body: { removed: false } });
  const goals = EARLIER.slice(0, 4).map((category) => ({
    id: crypto.randomUUID(),
    kind: 'categorie',
    category,
    text: '',
    target: 0.8,
    start: null,
  }));
  await server.db
    .updateTable('plans')
    .set({ state: 'actief', goals: JSON.stringify(goals) })
    .execute();
  expect(await signals()).toEqual([]);
});

test('at night signals are worked out where the care trajectory is on, also of who guesses; not of the demo, and not elsewhere', async () => {
  const { server, noor, demo, knows, answers, switchTo } = await start();
  for (const pupil of [noor, demo]) {
    await knows(pupil, pupil === noor ? EARLIER.slice(0, 4) : EARLIER.slice(4, 8), LOW);
    await answers(pupil, 50, [1]);
  }
  const state = { start: '{}', state: '{"hurry":0.31}', taken: '{}', calibration: 0, updated_at: 1 };
  await server.db
    .insertInto('practice_states')
    .values({ pupil_id: noor, ...state })
    .execute();
  await switchTo(false, 1);
  expect(await workOutAll(server.db, Date.now())).toBe(0);
  await switchTo(true, 2);
  expect(await workOutAll(server.db, Date.now())).toBe(1);
  expect(await workOutAll(server.db, Date.now())).toBe(1);
  const rows = await server.db.selectFrom('care_signals').selectAll().execute();
  expect(rows).toMatchObject([{ pupil_id: noor, state: 'open', version: 1 }]);
  expect(JSON.parse(rows[0]!.evidence)).toMatchObject({ isHurried: true });
});

// Acceptance of care, case 19.
test('signals are for staff of a school, of a teacher the own groups; off they are an address that nobody has', async () => {
  const { server, noor, finn, docent, path, knows, answers, signals, decide, switchTo } = await start();
  for (const [i, pupil] of [noor, finn].entries()) {
    await knows(pupil, EARLIER.slice(i * 4, i * 4 + 4), LOW);
    await answers(pupil, 50, [1]);
  }
  const seen = async (user: string) =>
    (await signals(await server.login(user))).map(({ pupil }) => pupil.id).sort();
  const both = [noor, finn].sort();
  expect(await seen('docent')).toEqual([noor]);
  expect(await seen('collega')).toEqual([finn]);
  expect(await seen('schooladmin')).toEqual(both);
  expect(await seen('office')).toEqual(both);
  const [ofFinn] = await signals(await server.login('collega'));
  const put = { state: 'niet nu', why: 'nu even niet' };
  expect((await decide(ofFinn!, put)).status).toBe(404);
  const unknown = (await server.call('GET', '/api/bestaat-niet', { token: docent })).body;
  const asked = async (user: string) => {
    const token = await server.login(user);
    const body = { basedOn: 1, ...put };
    return [
      await server.call('GET', path, { token }),
      await server.call('PUT', `${path}/${ofFinn!.id}`, { token, body }),
    ];
  };
  for (const user of ['noor', 'thuisadmin', 'rtadmin', 'demo'])
    for (const reply of await asked(user)) expect(reply).toMatchObject({ status: 404, body: unknown });
  await switchTo(false, 1);
  for (const user of ['schooladmin', 'docent', 'office', 'noor'])
    for (const reply of await asked(user)) expect(reply).toMatchObject({ status: 404, body: unknown });
});
