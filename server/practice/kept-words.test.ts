import { expect, test } from 'vitest';
import type { Dealt, Exercise } from '../../engine/exercise/index.ts';
import { startTestServer } from '../testing/server.ts';
import { keptForTests } from './kept-words.ts';

/** A pupil of whom *plein* is kept for a test. */
async function start() {
  const server = await startTestServer();
  const { account, noor } = server.school;
  const office = await server.login('office');
  const switchTo = (on: boolean, basedOn: number) =>
    server.call('PUT', `/api/office/accounts/${account}/features/featureZorgtraject`, {
      token: office,
      body: { on, basedOn },
    });
  await switchTo(true, 0);
  await server.db
    .insertInto('test_sets')
    .values({
      ...{ id: 'set', account_id: account, group_id: null, use: 'plan', plan_id: null, pupil_id: noor },
      ...{ moment: 'begin', first_form: 'A', notices: '[]', title: '', source: '{}', categories: '[]' },
      ...{ seed: '', shows: 'niets', open_from: '', open_to: '', released_at: null, made_by: null },
      ...{ made_at: 0, trashed_at: null, trashed_by: null, version: 1 },
    })
    .execute();
  await server.db
    .insertInto('reserved_words')
    .values({ set_id: 'set', pupil_id: noor, family: 'plein' })
    .execute();
  return { server, switchTo };
}

const made = (exercise: Partial<Exercise>, word = 'trein'): Dealt =>
  ({
    exercise: { id: 'e1', category: 'ei-ij', secondChance: true, prompt: { task: 'Schrijf.' }, ...exercise },
    solution: { reveal: { text: word, from: 0, to: 1 } },
  }) as unknown as Dealt;

test('what is kept is not asked, and stands in no sentence and beside no other word', async () => {
  const { server, switchTo } = await start();
  const { noor, daan } = server.school;
  const isKept = (await keptForTests(server.db, noor))!;
  const options = (...texts: string[]) => texts.map((text, i) => ({ id: String(i), text }));
  expect(isKept(made({ form: 'type' }))).toBe(false);
  const kept: Dealt[] = [
    made({ form: 'type' }, 'plein'),
    // Of its family.
    made({ form: 'type' }, 'pleinen'),
    made({ form: 'type', prompt: { task: '', text: 'De ___ staat bij het plein.' } }),
    made({ form: 'type', prompt: { task: '', speech: { text: 'Het plein is leeg.', url: '' } } }),
    made({ form: 'type', prompt: { task: '', flash: { text: 'Pleintje', ms: 500 } } }),
    made({ form: 'choose', options: options('trein', 'plein') }),
    made({ form: 'sort', card: { id: 'k', text: 'plein' } }),
    made({ form: 'order', cards: options('het', 'plein') }),
    made({ form: 'read', text: 'Op het plein.', options: options('ja') }),
  ];
  expect(kept.map(isKept)).toEqual(kept.map(() => true));
  expect(await keptForTests(server.db, daan)).toBeUndefined();
  // The account has no care trajectory any more.
  await switchTo(false, 1);
  expect(await keptForTests(server.db, noor)).toBeUndefined();
});
