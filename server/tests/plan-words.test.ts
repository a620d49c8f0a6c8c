import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { isWordOf } from '../../engine/measure/index.ts';
import type { Plan } from '../contract/care-plan.ts';
import type { PlanTests } from '../contract/plan-tests.ts';
import type { DealtRound } from '../contract/practice.ts';
import { familyOf } from '../practice/asked-words.ts';
import { OF_BANK, placeOf, startPlanTests, TYPING, type PlanTesting } from '../testing/plan-tests.ts';
import { titleOf } from '../live/broken-rule.ts';
import { startTestServer } from '../testing/server.ts';
import { scoreOf, withWholeSentences } from './scoring.ts';

// Acceptance of care, case 13.
test('the words of a plan: two forms alike, once each, none practised meanwhile; the same id makes the same', async () => {
  const started = await startPlanTests(await startTestServer(OF_BANK));
  const { server, set, make, ask, taken } = started;
  const preview = await ask<{ counts: object }>('POST', `/tests/${set}/preview`, { size: 'whole' });
  expect(preview.body.counts).toEqual({ nieuw: 30, zin: 8, controle: 6 });
  const { body } = await make();
  const [begin, end] = [taken(body, 'begin').words, taken(body, 'eind').words];
  expect([begin.length, end.length]).toEqual([44, 44]);
  const families = [...begin, ...end].map(({ word }) => word.toLowerCase());
  expect(new Set(families).size).toBe(88);
  expect((await make()).body).toEqual(body);
  const other = await ask('PUT', `/tests/${randomUUID()}`, { size: 'whole' });
  expect(other).toMatchObject({ status: 409, body: { message: expect.stringContaining('al een') } });
  const reserved = await server.db.selectFrom('reserved_words').select('family').execute();
  expect(reserved.length).toBeGreaterThanOrEqual(88);
  await make('short');
  expect((await ask('GET', '/tests')).body.test?.size).toBe('whole');
});

// Acceptance of care, case 24: no reserved word dealt.
test('words of the test, and those of their family, are in no round until the end test is in', async () => {
  const started = await startPlanTests(await startTestServer(OF_BANK));
  const { server, noor, make, enterRight } = started;
  await make();
  const token = await server.login('noor');
  const families = new Set(
    (await server.db.selectFrom('reserved_words').select('family').execute()).map(({ family }) => family),
  );
  const task = await server.db
    .selectFrom('tasks')
    .selectAll()
    .where('pupil_id', '=', noor)
    .where('category', '=', 'ei-ij')
    .executeTakeFirst();
  const { id, somvenster_id } = task ?? (await placeOf(started));
  const dealt = async () => {
    const words: string[] = [];
    for (let n = 0; n < 8; n++) {
      const { body } = await server.call<DealtRound>('POST', `/api/pupils/${noor}/tasks/${id}/rounds`, {
        token,
        body: { id: randomUUID(), somvenster: somvenster_id, game: TYPING },
      });
      words.push(...(body.dealt ?? []).map(({ solution }) => solution.reveal.text));
      await server.db.updateTable('rounds').set({ deal: null, ended_at: Date.now() }).execute();
    }
    return words;
  };
  const isKept = (word: string) => families.has(familyOf({ text: word }));
  const during = await dealt();
  expect(during.length).toBeGreaterThan(40);
  expect(during.filter(isKept)).toEqual([]);
  await enterRight('begin', 12);
  await enterRight('eind', 20);
  expect(await server.db.selectFrom('reserved_words').select('family').execute()).toEqual([]);
  expect((await dealt()).some(isKept)).toBe(true);
});

test('no sentence is asked whole in which its word does not stand as it is', () => {
  const words = OF_BANK.words.asked({ category: 'ei-ij' });
  const other = words.filter(({ text, sentence }) => sentence && !isWordOf(sentence, text));
  expect(other.length).toBeGreaterThan(0);
  expect(withWholeSentences(other).every(({ sentence }) => sentence === undefined)).toBe(true);
  // Of a set of before it is for somebody to decide.
  const { text: word, sentence } = other[0]!;
  const item = { word, sentence: sentence!, role: 'zin' as const, category: 'ei-ij' };
  expect(scoreOf(item, sentence!, 'nl').verdict).toBe('twijfel');
});

// Acceptance of care, case 14.
test('a goal with few words makes a short test that says so', async () => {
  const { ask, set, goal } = await startPlanTests(await startTestServer(OF_BANK));
  const { body: plan } = await ask<Plan>('GET', '');
  const goals = [{ ...goal, id: randomUUID(), category: 'plural-trema' }];
  await ask('PATCH', '', { fields: { goals }, basedOn: plan.versions, reason: 'andere keuze' });
  const { body } = await ask<{ counts: object; notices: string[]; untested: string[] }>(
    'POST',
    `/tests/${set}/preview`,
    {
      size: 'whole',
    },
  );
  expect(body.counts).toMatchObject({ nieuw: 12 });
  expect(body.counts).not.toHaveProperty('zin');
  expect(body.notices).toContain('few-new');
  expect(body.untested).toEqual([]);
});

test('a goal without new words enough is named before the tests are made, and on their page', async () => {
  const { server, noor, ask, set, goal } = await startPlanTests(await startTestServer(OF_BANK));
  const { body: plan } = await ask<Plan>('GET', '');
  const category = 'apostrophe-s-time';
  await practised(
    { server, noor },
    OF_BANK.words.asked({ category }).map(({ text }) => text),
    category,
  );
  const goals = [goal, { ...goal, id: randomUUID(), category }];
  await ask('PATCH', '', { fields: { goals }, basedOn: plan.versions, reason: 'andere keuze' });
  const size = { size: 'whole' };
  const { body } = await ask<{ untested: string[] }>('POST', `/tests/${set}/preview`, size);
  expect(body.untested).toEqual([titleOf(category)]);
  const made = await ask<PlanTests>('PUT', `/tests/${set}`, size);
  expect(made.body.test?.untested).toEqual(body.untested);
});

// Acceptance of care, case 9.
test('new words of the end test that were practised after all count nowhere, and are named', async () => {
  const { server, noor, make, enterRight, ask, taken } = await startPlanTests(await startTestServer(OF_BANK));
  await make();
  await enterRight('begin', 12);
  const fresh = taken((await ask('GET', '/tests')).body, 'eind').words.filter(({ role }) => role === 'nieuw');
  await practised(
    { server, noor },
    fresh.slice(0, 4).map(({ word }) => word),
  );
  const { body } = await enterRight('eind', 30);
  expect(taken(body, 'eind').counts.nieuw).toEqual({ right: 26, of: 26 });
  expect(taken(body, 'eind').words.filter(({ out }) => out === 'geoefend')).toHaveLength(4);
});

/** These words were asked just now, in one round. */
async function practised(
  { server, noor }: Pick<PlanTesting, 'server' | 'noor'>,
  words: readonly string[],
  category = 'ei-ij',
) {
  const task = await placeOf({ server, noor });
  const at = Date.now();
  const id = randomUUID();
  await server.db
    .insertInto('rounds')
    .values({
      ...{ id, pupil_id: noor, task_id: task.id, game: 'typen', form: 'type', seed: 's', size: words.length },
      ...{ deal: null, choices: '{}', first_visit: 0, started_at: at, ended_at: at, complete: 1, tips: 0 },
      ...{ feat: 0, finished: 1, first_try: words.length, stars: 3, coins: 1 },
    })
    .execute();
  await server.db
    .insertInto('answers')
    .values(
      words.map((word, n) => ({
        ...{
          id: randomUUID(),
          round_id: id,
          round_at: at,
          exercise_id: `e${n}`,
          category,
          word_id: word,
          word,
        },
        ...{ n, given: '{}', shown: word, correct: 1, try_no: 1, decides: 1, rule: null },
        ...{ ms: 1000, tick: 0, at, stored_at: at, typed: null },
      })),
    )
    .execute();
}
