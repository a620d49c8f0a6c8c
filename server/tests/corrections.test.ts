import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { PlanTests } from '../contract/plan-tests.ts';
import { OF_BANK, pupilOf, startPlanTests, TODAY, type PlanTesting } from '../testing/plan-tests.ts';
import { startTestServer } from '../testing/server.ts';

const start = async () => startPlanTests(await startTestServer(OF_BANK));
const decide = ({ ask, set }: PlanTesting, n: number, verdict: string, why = '') =>
  ask('PUT', `/tests/${set}/begin/verdicts`, { verdicts: [{ n, verdict }], why });
const wrongWord = ({ taken }: PlanTesting, tests: PlanTests) =>
  taken(tests, 'begin').words.find(({ role, verdict }) => role === 'nieuw' && verdict === 'fout')!.n;

test('what is corrected once it was checked keeps the score of before, with why, who and when', async () => {
  const started = await start();
  const { make, enterRight, taken, ask } = started;
  await make();
  const { body: first } = await enterRight('begin', 12);
  expect(taken(first, 'begin').corrections).toEqual([]);
  const n = wrongWord(started, first);
  expect((await decide(started, n, 'goed')).body.fields).toMatchObject({ why: 'Schrijf kort waarom.' });
  const { body } = await decide(started, n, 'goed', 'Slecht leesbaar geschreven.');
  expect(taken(body, 'begin')).toMatchObject({
    counts: { nieuw: { right: 13, of: 30 } },
    corrections: [
      {
        ...{ day: TODAY, by: expect.any(String), why: 'Slecht leesbaar geschreven.' },
        counts: { nieuw: { right: 12, of: 30 } },
      },
    ],
  });
  // What stays as it was is no correction.
  await decide(started, n, 'goed', 'Nog eens gekeken.');
  const again = await enterRight('begin', 5, true, { why: 'Verkeerd overgenomen.' });
  expect(taken(again.body, 'begin').corrections.map(({ counts }) => counts.nieuw?.right)).toEqual([12, 13]);
  expect((await ask('GET', '/tests')).body.taken[0]!.counts.nieuw).toEqual({ right: 5, of: 30 });
});

test('a test is opened again with a reason, and not once its plan was looked back on', async () => {
  const started = await start();
  const { server, id, noor, make, open, set, ask, taken } = started;
  await make();
  await open('begin');
  const pupil = await pupilOf(started);
  const { words } = taken((await ask('GET', '/tests')).body, 'begin');
  await pupil.writeAll((n) => words.find((word) => word.n === n)!.word);
  const reopen = (why: string) =>
    ask<PlanTests & ErrorBody>('PUT', `/tests/${set}/begin/state`, { to: 'open', why });
  expect((await reopen('te kort')).status).toBe(422);
  const evaluation = {
    ...{ id: crypto.randomUUID(), plan_id: id, pupil_id: noor, day: TODAY, instrument: '', goals: '[]' },
    ...{ conclusion: 'stoppen' as const, proposed: 'stoppen' as const, text: '', next_on: null },
    ...{ by_id: null, at: Date.now() + 1000 },
  };
  await server.db.insertInto('plan_evaluations').values(evaluation).execute();
  expect((await reopen('De brandbel ging af.')).body.message).toContain('geëvalueerd');
  // One of before this test says nothing of it.
  await server.db.updateTable('plan_evaluations').set({ at: 1 }).execute();
  expect(taken((await reopen('De brandbel ging af.')).body, 'begin').state).toBe('bezig');
  // A day later it stays as it is.
  await pupil.call('POST', '/begin', { takeOver: true });
  await pupil.call('POST', '/hand-in', { revs: [] });
  await server.db
    .updateTable('sittings')
    .set({ handed_in_at: Date.now() - 25 * 60 * 60 * 1000 })
    .execute();
  await server.db.deleteFrom('plan_evaluations').execute();
  expect((await reopen('De brandbel ging af.')).body.message).toContain('24 uur');
});

test('a second person types in a test from paper: what is another is chosen by word, and until then the first counts', async () => {
  const started = await start();
  const { server, make, enterRight, taken, ask, set } = started;
  await make();
  const { body: first } = await enterRight('begin', 12);
  const { words } = taken(first, 'begin');
  const wrong = words.filter(({ role, verdict }) => role === 'nieuw' && verdict === 'fout');
  const [one, other] = wrong as [(typeof wrong)[0], (typeof wrong)[0]];
  const answers = words.map(({ n, verdict, given, word }) =>
    n === one.n
      ? { n, is: 'goed' }
      : n === other.n
        ? { n, is: 'geschreven', given: `${word}x` }
        : { n, is: verdict === 'goed' ? 'goed' : 'geschreven', given: given ?? '' },
  );
  const body = { day: TODAY, circumstances: '', answers, isSecond: true };
  // Whoever typed it in first is no second person.
  expect((await ask('PUT', `/tests/${set}/begin/entry`, body)).status).toBe(409);
  const token = await server.login('schooladmin');
  const colleague = <T = PlanTests & ErrorBody>(rest: string, sent: object) =>
    server.call<T>('PUT', `/api/pupils/${started.noor}/plans/${started.id}/tests/${set}/begin${rest}`, {
      token,
      body: sent,
    });
  expect((await colleague('/entry', { ...body, answers: answers.slice(1) })).status).toBe(422);
  const { body: both } = await colleague('/entry', body);
  const second = taken(both, 'begin').second!;
  expect(second.words).toEqual([
    {
      ...{ n: one.n, word: one.word, first: { given: null, isMissing: false } },
      second: { given: one.word, isMissing: false },
    },
    {
      ...{ n: other.n, word: other.word, first: { given: null, isMissing: false } },
      second: { given: `${other.word}x`, isMissing: false },
    },
  ]);
  expect(taken(both, 'begin').counts.nieuw).toEqual({ right: 12, of: 30 });
  const choose = (n: number, take: string) => colleague('/choices', { choices: [{ n, take }] });
  const { body: chosen } = await choose(one.n, 'tweede');
  expect(taken(chosen, 'begin')).toMatchObject({
    ...{ counts: { nieuw: { right: 13, of: 30 } }, second: { words: [{ n: other.n }] } },
    corrections: [{ counts: { nieuw: { right: 12, of: 30 } } }],
  });
  expect((await choose(one.n, 'eerste')).status).toBe(409);
  const { body: done } = await choose(other.n, 'eerste');
  expect(taken(done, 'begin')).toMatchObject({
    ...{ second: { words: [] }, state: 'nagekeken', counts: { nieuw: { right: 13, of: 30 } } },
  });
  expect(taken(done, 'begin').words.find(({ n }) => n === other.n)!.given).toBeNull();
});
