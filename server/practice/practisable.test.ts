import { expect, test } from 'vitest';
import type { SomeFields } from '../contract/practice-fields.ts';
import type { Tomorrow } from '../contract/tasks.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { TEST_CATALOGUE, TEST_WORDS } from '../testing/words.ts';
import { createDealer } from './dealer.ts';
import { practisableBy } from './practisable.ts';
import { readStepsBack } from './step-back.ts';

const depsOf = ({ db }: TestServer) => ({
  db,
  words: TEST_WORDS,
  catalogue: TEST_CATALOGUE,
  dealer: createDealer(TEST_WORDS),
});

async function setFields({ db, school }: TestServer, fields: SomeFields) {
  const row = { pupil_id: school.noor, setting_id: null, fields: JSON.stringify(fields), changed_at: 1 };
  await db
    .insertInto('pupil_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('pupil_id').doUpdateSet({ fields: row.fields }))
    .execute();
}

const only = (...categories: string[]): SomeFields => ({ learningLine: { kind: 'categories', categories } });

const tooHard = ({ db, school }: TestServer, category: string) =>
  db
    .insertInto('practice_levels')
    .values({
      pupil_id: school.noor,
      category,
      mean: -2,
      sd: 0.2,
      p: 0.2,
      status: 'stap-terug',
      answers: 20,
      reason: 'te-moeilijk',
      last_at: Date.now(),
      mastered_at: null,
      review: '[]',
    })
    .execute();

test('a pupil can practise what the line leads to, what has an open place and what is set ready; not what no game is left for', async () => {
  const server = await startTestServer();
  const { db, school } = server;
  const { noor, group, staff } = school;
  const pupil = { id: noor, group_id: group };
  const asked = async () => {
    const { canPractise } = await practisableBy(depsOf(server), pupil);
    return ['ei-ij', 'au-ou', 'ng', 'weg'].map(canPractise);
  };
  expect(await asked()).toEqual([true, true, true, false]);
  await setFields(server, only('au-ou', 'nk'));
  expect(await asked()).toEqual([false, true, false, false]);
  // A line of which nothing is left goes on as an adaptive one.
  await setFields(server, only('weg'));
  expect(await asked()).toEqual([true, true, true, false]);
  await setFields(server, { learningLine: { kind: 'lists', lists: ['dieren'] } });
  expect(await asked()).toEqual([false, false, false, false]);
  await setFields(server, only('au-ou', 'nk'));
  // On the map the two of the line stand open; another was opened by the teacher, and one was set ready.
  const token = await server.login('noor');
  await server.call('GET', `/api/pupils/${noor}/map`, { token });
  await db.updateTable('tasks').set({ category: 'ng' }).where('category', '=', 'nk').execute();
  expect(await asked()).toEqual([false, true, true, false]);
  const ready = { id: 'r', group_id: group, maker_id: staff.docent, category: 'ei-ij', word_list_id: null };
  await db
    .insertInto('ready_tasks')
    .values({ ...ready, set_at: 1, removed_at: null })
    .execute();
  await db.insertInto('ready_task_pupils').values({ ready_task_id: 'r', pupil_id: noor }).execute();
  expect(await asked()).toEqual([true, true, true, false]);
  await setFields(server, { gamesOff: TEST_CATALOGUE.games.map(({ id }) => id) });
  expect(await asked()).toEqual([false, false, false, false]);
});

test('a step back names what the pupil can practise, says what is new, and is as true of what comes tomorrow', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const token = await server.login('noor');
  const steps = async () => (await readStepsBack(depsOf(server), [noor], Date.now())).get(noor);
  const why = async () => {
    const docent = await server.login('docent');
    const path = `/api/pupils/${noor}/tomorrow`;
    const { body } = await server.call<Tomorrow>('GET', path, { token: docent });
    return body.tasks.find(({ category }) => category === 'au-ou')!.why;
  };
  await server.call('GET', `/api/pupils/${noor}/map`, { token });
  await tooHard(server, 'au-ou');
  expect(await steps()).toMatchObject([{ category: 'au-ou', first: { category: 'ei-ij', isNew: true } }]);
  expect(await why()).toMatch(/^Nog te moeilijk\. Oefen eerst “[^”]+” \(nog niet geoefend\)\.$/);
  // As if the map had no place for it.
  await server.db.deleteFrom('tasks').where('category', '=', 'ei-ij').execute();
  await setFields(server, only('au-ou'));
  const [left] = (await steps())!;
  expect(left).toMatchObject({ category: 'au-ou', outside: { category: 'ei-ij' } });
  expect(left).not.toHaveProperty('first');
  expect(await why()).toBe(
    `Nog te moeilijk. Wat hieraan voorafgaat (“${left!.outside!.title}”), zit niet in de oefeninstelling.`,
  );
  await setFields(server, {
    ...only('au-ou'),
    gamesOff: TEST_CATALOGUE.games.map(({ id }) => id),
  });
  expect((await steps())![0]!.outside).toMatchObject({ category: 'ei-ij', unplayable: true });
  await setFields(server, only('au-ou'));
  await server.db
    .insertInto('practice_levels')
    .values({
      pupil_id: noor,
      category: 'ei-ij',
      mean: 3,
      sd: 0.2,
      p: 0.95,
      status: 'klaar',
      answers: 20,
      reason: 'beheerst',
      last_at: 1,
      mastered_at: 1,
      review: '[]',
    })
    .execute();
  expect(await why()).toBe('Nog te moeilijk. Uitleg helpt hier meer dan een andere taak.');
});
