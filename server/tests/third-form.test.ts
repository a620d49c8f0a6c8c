import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { Plan } from '../contract/care-plan.ts';
import { daysAfter } from '../contract/days.ts';
import type { PlanMoment, PlanTests } from '../contract/plan-tests.ts';
import { up as thirdFormUp } from '../data/migrations/0064-third-form.ts';
import type { SittingAnswerRow, SittingRow } from '../data/schema.ts';
import { openOf } from '../testing/old-database.ts';
import { emptyPlace } from '../testing/places.ts';
import { OF_BANK, pupilOf, startPlanTests, TODAY, type PlanTesting } from '../testing/plan-tests.ts';
import { startTestServer } from '../testing/server.ts';
import { testsOfPlans } from './plans-taken.ts';

const start = async () => startPlanTests(await startTestServer(OF_BANK));
const WHY = 'Het raam stond open, ze praatten erdoor.';
const state = ({ ask, set }: PlanTesting, moment: PlanMoment, to: string) =>
  ask('PUT', `/tests/${set}/${moment}/state`, { to, why: WHY });
const spare = ({ ask, set }: PlanTesting, moment: PlanMoment) => ask('PUT', `/tests/${set}/${moment}/spare`);
const itemsIn = ({ server, set }: PlanTesting, form: 'A' | 'B' | 'C') =>
  server.db.selectFrom('test_items').selectAll().where('set_id', '=', set).where('form', '=', form).execute();

test('a start test that does not count is taken again with other words, that nobody practises meanwhile', async () => {
  const started = await start();
  const { server, id, make, enterRight, ask, taken } = started;
  await make();
  await enterRight('begin', 6);
  expect((await spare(started, 'begin')).body.message).toBe('De toets die er is telt nog mee.');
  const { body: off } = await state(started, 'begin', 'ongeldig');
  expect(taken(off, 'begin')).toMatchObject({ state: 'ongeldig', maySpare: true, isSpare: false });
  // Nothing of what does not count is where goals begin.
  expect((await ask<Plan>('GET', '')).body.fields.goals[0]!.start).toBeNull();
  const kept = await server.db.selectFrom('reserved_words').select('family').execute();

  const { body } = await spare(started, 'begin');
  expect(taken(body, 'begin')).toMatchObject({
    ...{ state: null, isSpare: true, maySpare: false, replaced: { day: TODAY, why: WHY } },
  });
  const [a, b, c] = [await itemsIn(started, 'A'), await itemsIn(started, 'B'), await itemsIn(started, 'C')];
  const counts = (items: typeof a) => Map.groupBy(items, ({ role }) => role);
  for (const role of ['nieuw', 'zin', 'controle'] as const)
    expect(counts(c).get(role)?.length).toBe(counts(a).get(role)?.length);
  const used = new Set([...a, ...b].map(({ word }) => word.toLowerCase()));
  expect(c.filter(({ word }) => used.has(word.toLowerCase()))).toEqual([]);
  const now = await server.db.selectFrom('reserved_words').select('family').execute();
  expect(now.length).toBeGreaterThanOrEqual(kept.length + c.length);
  // Sent twice it is made once.
  expect((await spare(started, 'begin')).body).toEqual(body);

  const { body: again } = await enterRight('begin', 12);
  expect(taken(again, 'begin')).toMatchObject({
    ...{ state: 'nagekeken', isSpare: true, counts: { nieuw: { right: 12, of: 30 } } },
  });
  expect((await ask<Plan>('GET', '')).body.fields.goals[0]!.start).toMatchObject({ source: 'begintoets' });
  await enterRight('eind', 21);
  const { begin, end } = (await testsOfPlans(server.db, [id])).get(id)!;
  expect([begin?.sitting.form, begin?.sitting.state]).toEqual(['C', 'nagekeken']);
  expect(end?.sitting.form).not.toBe('C');
  const { conclusion } = (await ask('GET', '/tests')).body;
  expect(conclusion?.change).not.toBeNull();
  // There is one third form: what goes wrong at the end has none left.
  await state(started, 'eind', 'ongeldig');
  expect((await spare(started, 'eind')).body.message).toBe('De derde toets van dit plan is al gebruikt.');
});

test('an end test that does not count is taken again; what stands beside the start is the one that counts', async () => {
  const started = await start();
  const { make, enterRight, ask, taken } = started;
  await make();
  await enterRight('begin', 12);
  await enterRight('eind', 2);
  await state(started, 'eind', 'ongeldig');
  expect((await ask('GET', '/tests')).body.conclusion).toBeNull();
  await spare(started, 'eind');
  expect((await ask('GET', '/tests')).body.conclusion).toBeNull();
  // The end test of before is no way to say that the start test went wrong.
  await state(started, 'begin', 'ongeldig');
  expect((await spare(started, 'begin')).status).toBe(409);
  await state(started, 'begin', 'geldig');
  const { body } = await enterRight('eind', 25);
  expect(taken(body, 'eind')).toMatchObject({ state: 'nagekeken', isSpare: true });
  expect(body.conclusion?.change?.finding).toBe('clearly-up');
});

test('on the screen the pupil takes the third form; before that, what was taken can count again', async () => {
  const started = await start();
  const { make, open, enterRight, ask, taken } = started;
  const noor = await pupilOf(started);
  await make();
  await enterRight('begin', 6);
  await state(started, 'begin', 'ongeldig');
  await spare(started, 'begin');
  const { body: back } = await state(started, 'begin', 'geldig');
  expect(taken(back, 'begin')).toMatchObject({ state: 'nagekeken', isSpare: false, replaced: null });
  await state(started, 'begin', 'ongeldig');
  await spare(started, 'begin');
  expect(await noor.listed()).toEqual([]);
  await open('begin');
  expect(await noor.listed()).toMatchObject([{ state: 'klaar' }]);
  const { words } = taken((await ask('GET', '/tests')).body, 'begin');
  const done = await noor.writeAll((n) => words.find((word) => word.n === n)!.word);
  expect(done.status).toBe(200);
  const [first, second] = await started.server.db
    .selectFrom('sittings')
    .select(['form', 'state', 'mode'])
    .orderBy('begun_at')
    .execute();
  expect([first!.state, second!.form, second!.mode]).toEqual(['ongeldig', 'C', 'scherm']);
  // It is begun: what was taken before stays without count.
  const { body } = await state(started, 'begin', 'geldig');
  expect(taken(body, 'begin').isSpare).toBe(true);
});

test('a repeat comes four to eight weeks after the end test, also of a plan that is closed, and is said beside the end', async () => {
  const started = await start();
  const { server, id, make, enterRight, ask, taken, set } = started;
  await make();
  await enterRight('begin', 12);
  const { body: ended } = await enterRight('eind', 24);
  expect(taken(ended, 'na')).toMatchObject({
    ...{ state: null, maySpare: false, between: { from: daysAfter(TODAY, 28), to: daysAfter(TODAY, 56) } },
  });
  expect((await spare(started, 'na')).body.message).toContain('De natoets kan van');
  const day = daysAfter(TODAY, -30);
  await server.db.updateTable('sittings').set({ taken_on: day }).where('moment', '=', 'eind').execute();
  await server.db.updateTable('plans').set({ state: 'afgesloten' }).where('id', '=', id).execute();
  const early = await ask<PlanTests & ErrorBody>('PUT', `/tests/${set}/na/open`, {
    open: { from: TODAY, to: TODAY },
  });
  expect(early.status).toBe(409);
  const { body: made } = await spare(started, 'na');
  expect(taken(made, 'na')).toMatchObject({ isMade: true, isSpare: true, mayTake: true });
  expect(taken(made, 'eind').mayTake).toBe(false);
  const late = { from: TODAY, to: daysAfter(TODAY, 40) };
  expect((await ask('PUT', `/tests/${set}/na/open`, { open: late })).status).toBe(409);
  const noor = await pupilOf(started);
  await ask('PUT', `/tests/${set}/na/open`, { open: { from: TODAY, to: daysAfter(TODAY, 10) } });
  expect(await noor.listed()).toMatchObject([{ state: 'klaar' }]);
  expect((await enterRight('na', 23, true, { day: daysAfter(TODAY, -10) })).status).toBe(409);
  const { body } = await enterRight('na', 23);
  expect(body.conclusion?.repeat).toMatchObject({ finding: 'no-difference', words: 30 });
  // What was said of the plan stays.
  expect(body.conclusion?.change).toEqual(ended.conclusion?.change);
});

test('what was taken before a moment could have a third form is there still, and another one has room beside it', async () => {
  const db = await openOf(await emptyPlace(), '0063-plans-along');
  onTestFinished(() => db.destroy());
  const [account, noor] = ['school', 'noor'];
  await sql`
    insert into accounts (id, kind, name, variant, created_at) values (${account}, 'school', 'De Ark', 'nl', 1)
  `.execute(db);
  await sql`
    insert into users (id, account_id, role, username, username_key, password_hash, name, active, created_at)
    values (${noor}, ${account}, 'leerling', 'noor', 'noor', '', 'Noor', 1, 1)
  `.execute(db);
  await sql`
    insert into pupils (id, account_id, first_name, infix, last_name, groep, avatar_shape, avatar_colour)
    values (${noor}, ${account}, 'Noor', '', '', 5, 'rond', 'geel')
  `.execute(db);
  const at = { set_id: 'set', pupil_id: noor };
  await db
    .insertInto('test_sets')
    .values({
      ...{
        id: 'set',
        account_id: account,
        use: 'plan',
        title: '',
        source: '{}',
        categories: '[]',
        seed: 's',
      },
      ...{ open_from: TODAY, open_to: TODAY, shows: 'niets', made_at: 1, version: 1, pupil_id: noor },
      ...{ moment: 'begin', first_form: 'A', notices: '[]' },
    })
    .execute();
  const sitting: SittingRow = {
    ...{ ...at, id: 'sitting', form: 'A', moment: 'begin', mode: 'papier', state: 'nagekeken', device: null },
    ...{ begun_at: 1, handed_in_at: 2, why: null, taken_on: TODAY, taker_id: null, circumstances: 'ziek' },
    version: 3,
  };
  await db.insertInto('sittings').values(sitting).execute();
  const answer: SittingAnswerRow = {
    ...{
      sitting_id: 'sitting',
      pupil_id: noor,
      n: 1,
      rev: 2,
      given: 'trijn',
      plays: 1,
      ms: 5,
      late: 'trein',
    },
    ...{ missing: null, verdict: 'fout', errors: '["x"]', decided_by: null, why: 'reden' },
  };
  await db.insertInto('sitting_answers').values(answer).execute();
  await thirdFormUp(db as never);
  expect(await db.selectFrom('sittings').selectAll().execute()).toEqual([sitting]);
  expect(await db.selectFrom('sitting_answers').selectAll().execute()).toEqual([answer]);
  await db
    .insertInto('sittings')
    .values({ ...sitting, id: 'other', form: 'C' })
    .execute();
  await expect(
    db
      .insertInto('sittings')
      .values({ ...sitting, id: 'third' })
      .execute(),
  ).rejects.toThrow();
  await db.deleteFrom('test_sets').execute();
  expect(await db.selectFrom('sitting_answers').selectAll().execute()).toEqual([]);
});
