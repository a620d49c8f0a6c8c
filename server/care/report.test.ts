import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { abilityOf } from '../../engine/measure/index.ts';
import type { ErrorBody } from '../contract/call.ts';
import type { PlanHead } from '../contract/care-plan.ts';
import type { CareReport } from '../contract/care-report.ts';
import type { PlanRow, SittingRow, TestItemRow, TestSetRow } from '../data/schema.ts';
import { startTestServer } from '../testing/server.ts';
import type { TakenTest } from '../tests/plan-measure.ts';
import { reportOf, type Ended } from './report.ts';

const GOAL = 'ei-ij';
type Rights = Partial<Record<TestItemRow['role'], readonly [right: number, of: number]>>;

/** A test in which of each role so many words were right, all as hard as the mean. */
function taken(form: 'A' | 'B', rights: Rights, sitting: Partial<SittingRow> = {}): TakenTest {
  const words = Object.entries(rights).flatMap(([role, [right, of]]) =>
    Array.from({ length: of }, (_, n) => ({
      item: {
        ...{ item: `${form}${role}${n}`, word: `w${n}`, role, d: 0, v: 0.25 },
        category: role === 'controle' ? 'au-ou' : GOAL,
      } as TestItemRow,
      answer: { given: 'x', missing: null, verdict: n < right ? 'goed' : 'fout' },
      wasPractised: false,
    })),
  );
  return {
    sitting: { form, mode: 'papier', state: 'nagekeken', ...sitting },
    words,
  } as unknown as TakenTest;
}

/** A plan that was closed, with both tests. */
function ended(begin: Rights | undefined, end: Rights | undefined, more: Partial<Ended> = {}): Ended {
  const id = randomUUID();
  return {
    plan: {
      ...{ id, pupil_id: 'p', number: 1, state: 'afgesloten', group_name: '5a', closed_on: '2026-11-02' },
      goals: JSON.stringify([{ id: 'g', kind: 'categorie', category: GOAL }]),
    } as PlanRow,
    head: { categories: ['ei en ij'], done: 100, planned: 120 } as PlanHead,
    groupId: 'g',
    tests: {
      set: { categories: JSON.stringify([GOAL]) } as TestSetRow,
      begin: begin && taken('A', begin),
      end: end && taken('B', end),
      externals: [],
    },
    evaluation: undefined,
    ...more,
  };
}

const ROWS = [
  [12, 21],
  [9, 12],
  [15, 22],
  [18, 20],
  [10, 19],
] as const;
const plans = (rows: readonly (readonly [number, number])[]) =>
  rows.map(([from, to]) => ended({ nieuw: [from, 30] }, { nieuw: [to, 30] }));
const report = (list: readonly Ended[]) => reportOf(list, () => [0]);

// Acceptance of care, case 35.
test('five plans have a mean, four are a list only', () => {
  const { change, used, categories } = report(plans(ROWS));
  expect(used).toBe(5);
  const starts = ROWS.map(([right]) =>
    abilityOf(Array.from({ length: 30 }, (_, n) => ({ d: 0, v: 0.25, right: n < right }))),
  );
  // Each as it began, further by the mean of 0.814 logits and by the ends of its interval.
  const wanted = [0, 0.814, 0.325, 1.302].map(
    (by) => starts.reduce((sum, { theta }) => sum + 1 / (1 + Math.exp(-theta - by)), 0) / starts.length,
  );
  const { from, to, low, high } = change!;
  [from, to, low, high].forEach((share, i) => expect(Math.abs(share - wanted[i]!)).toBeLessThan(0.002));
  expect(categories).toMatchObject([{ id: GOAL, plans: 5, from }]);
  const four = report(plans(ROWS.slice(1)));
  expect(four).toMatchObject({ used: 4, change: null, categories: [], practised: null, sentences: null });
  expect(four.plans).toHaveLength(4);
  expect(four.plans[0]).toMatchObject({ out: null, begin: expect.any(Number), finding: 'no-difference' });
});

// Acceptance of care, case 36.
test('words outside the goals are told of ten plans together and of nobody alone', () => {
  const one = ended({ nieuw: [12, 30], controle: [3, 6] }, { nieuw: [21, 30], controle: [4, 6] });
  expect(report([one]).control).toBeNull();
  expect(JSON.stringify(report([one]))).not.toContain('controle');
  const many = (count: number) => report(Array.from({ length: count }, () => one)).control;
  expect(many(9)).toBeNull();
  expect(many(10)!.shares).toMatchObject({ plans: 10, from: 0.5 });
  // Of ten the difference of 0.621 has an error of 1.337 / √10; of forty less than a third of itself.
  expect(many(10)!.isApart).toBe(false);
  expect(many(40)!.isApart).toBe(true);
});

test('practised words and sentences stand beside the new words of the end test', () => {
  const made = () => ended({ nieuw: [12, 30] }, { nieuw: [15, 30], oefen: [11, 12], zin: [4, 8] });
  const { practised, sentences } = report(Array.from({ length: 5 }, made));
  expect(practised).toMatchObject({ isApart: true, shares: { from: 0.5, plans: 5 } });
  expect(practised!.shares.to).toBeGreaterThan(0.8);
  expect(sentences).toMatchObject({ isApart: false });
  // The other way round is apart too.
  const fewer = () => ended({ nieuw: [12, 30] }, { nieuw: [24, 30], zin: [1, 8] });
  expect(report(Array.from({ length: 5 }, fewer)).sentences).toMatchObject({ isApart: true });
  expect(sentences!.shares.to).toBeCloseTo(0.5, 2);
  // Fewer than eight practised words are no such part.
  const few = Array.from({ length: 5 }, () => ended({ nieuw: [12, 30] }, { nieuw: [15, 30], oefen: [7, 7] }));
  expect(report(few).practised).toBeNull();
});

test('each plan that is in no mean is counted by the first reason that holds', () => {
  const good = { nieuw: [12, 30] } as const;
  const stopped = ended(good, good);
  stopped.plan = { ...stopped.plan, state: 'gestopt' };
  const other = ended(good, good);
  other.tests = { ...other.tests, end: taken('B', good, { mode: 'scherm' }) };
  const same = ended(good, good);
  same.tests = { ...same.tests, end: taken('A', good) };
  const dropped = ended(good, good);
  dropped.tests = { ...dropped.tests, set: { categories: JSON.stringify([GOAL, 'au-ou']) } as TestSetRow };
  const invalid = ended(good, good);
  invalid.tests = { ...invalid.tests, begin: taken('A', good, { state: 'ongeldig' }) };
  const external = (moment: string, norm: string) => ({
    moment,
    data: JSON.stringify({ provider: 'Cito', test: 'S', part: 'spelling', score: 1, norm }),
  });
  const norm = ended(undefined, undefined);
  norm.tests = {
    ...norm.tests,
    externals: [external('begin', '2018'), external('eind', '2022')] as never,
  };
  const all = [
    ...[stopped, other, same, dropped, invalid, norm],
    ended(undefined, good),
    ended(good, undefined),
    ended({ nieuw: [5, 10] }, { nieuw: [5, 10] }),
  ];
  const { reasons, used, plans: rows } = report(all);
  expect(used).toBe(0);
  expect(rows.every(({ begin, finding }) => begin === null && finding === null)).toBe(true);
  expect(reasons).toEqual([
    { reason: 'gestopt', count: 1 },
    { reason: 'andere norm', count: 1 },
    { reason: 'geen begintoets', count: 2 },
    { reason: 'geen eindtoets', count: 1 },
    { reason: 'doel uit toets', count: 1 },
    { reason: 'andere afname', count: 1 },
    { reason: 'zelfde woorden', count: 1 },
    { reason: 'te kort', count: 1 },
  ]);
});

test('of a period and of what one reaches: a teacher the own groups, an administrator all, nobody else anything', async () => {
  const server = await startTestServer();
  const { account, group, otherGroup, noor, finn, elsewhere } = server.school;
  const office = await server.login('office');
  const ask = async (who: string, more = '', at = account) =>
    server.call<CareReport & ErrorBody>(
      'GET',
      `/api/accounts/${at}/care-report?from=2026-08-01&to=2027-07-31${more}`,
      { token: await server.login(who) },
    );
  expect((await ask('schooladmin')).status).toBe(404);
  await server.call('PUT', `/api/office/accounts/${account}/features/featureZorgtraject`, {
    token: office,
    body: { on: true, basedOn: 0 },
  });
  const schooladmin = await server.login('schooladmin');
  const close = async (pupil: string, set: object) => {
    const id = randomUUID();
    await server.call('PUT', `/api/pupils/${pupil}/plans/${id}`, { token: schooladmin, body: {} });
    await server.db.updateTable('plans').set(set).where('id', '=', id).execute();
    return id;
  };
  const closed = { state: 'afgesloten', closed_on: '2026-11-02' };
  const own = await close(noor, closed);
  const other = await close(finn, { ...closed, state: 'gestopt', closed_on: '2027-07-31' });
  await close(noor, { ...closed, closed_on: '2026-07-31' });
  await close(noor, { state: 'evalueren' });
  await close(noor, { ...closed, trashed_at: 1 });
  const ids = ({ body }: { body: CareReport }) => body.plans.map(({ id }) => id);
  const all = await ask('schooladmin');
  expect(ids(all)).toEqual([other, own]);
  expect(all.body).toMatchObject({
    ...{ total: 2, used: 0, change: null },
    reasons: [
      { reason: 'gestopt', count: 1 },
      { reason: 'geen begintoets', count: 1 },
    ],
  });
  // A number and letters, and nothing of whom it is.
  expect(all.body.plans[1]).toMatchObject({ mark: `1-${own.slice(0, 8)}` });
  expect(JSON.stringify(all.body).toLowerCase()).not.toContain('noor');
  expect(ids(await ask('docent'))).toEqual([own]);
  expect(ids(await ask('office'))).toEqual([other, own]);
  expect(ids(await ask('schooladmin', `&group=${otherGroup}`))).toEqual([other]);
  expect(ids(await ask('docent', `&group=${group}`))).toEqual([own]);
  for (const found of [
    await ask('docent', `&group=${otherGroup}`),
    await ask('schooladmin', `&group=${elsewhere.group}`),
    await ask('schooladmin', '', elsewhere.account),
    await ask('rtadmin'),
  ])
    expect(found.status).toBe(404);
  const wrong = await server.call(
    'GET',
    `/api/accounts/${account}/care-report?from=2026-08-01&to=2026-07-01`,
    { token: schooladmin },
  );
  expect(wrong).toMatchObject({ status: 422, body: { fields: { to: expect.any(String) } } });
  const looks = await server.db
    .selectFrom('audit')
    .select('actor_id')
    .where('action', '=', 'care-report-viewed')
    .execute();
  expect(looks.length).toBeGreaterThan(2);
});
