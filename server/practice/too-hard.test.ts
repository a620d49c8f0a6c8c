import { expect, test } from 'vitest';
import type { Island, MapTask, PupilMap } from '../contract/practice.ts';
import { startTestServer } from '../testing/server.ts';
import { TEST_WORDS } from '../testing/words.ts';
import { named } from './too-hard.ts';

const GAME = { id: 'spel', title: 'Spel', form: 'type', stars: 0, favourite: false, fresh: false } as const;
const task = (category: string, state: MapTask['state'], name = category): MapTask => ({
  id: category,
  category,
  name,
  state,
  goal: '',
  sign: '',
  stars: 0,
  anchor: 0,
  reason: 'zomaar',
  games: [GAME],
});
const island = (number: number, name: string, ...tasks: MapTask[]): Island => ({
  id: String(number),
  number,
  name,
  theme: 'weide',
  layout: 1,
  tasks,
});
const HARD = { category: 'nk', status: 'stap-terug', last_at: 1, p: 0.2 } as const;
/** What the test words say: `nk` builds on `ng`, that on `au-ou`. */
const reasonOf = (islands: Island[], id = 'nk') =>
  named(islands, [HARD], TEST_WORDS, (one) => one.category === 'nk')
    .flatMap(({ tasks }) => tasks)
    .find((one) => one.id === id)!.reason;
const nk = task('nk', 'bezig');

test('a place that is too hard names the place to practise first, as it is named on the map', () => {
  const ng = task('ng', 'open', 'zingende ng');
  const here = [island(1, 'Weide-eiland', nk, ng, task('au-ou', 'open', 'au of ou'))];
  expect(reasonOf(here)).toBe('Dit is nog lastig. Oefen eerst “zingende ng”, dan lukt dit straks.');
  // The others say what they said.
  expect(reasonOf(here, 'ng')).toBe('zomaar');
  // One that is shut, or has no game, is no place to go: what that builds on is.
  const shut = [island(1, 'Weide-eiland', nk, { ...ng, state: 'dicht' }, task('au-ou', 'open', 'au of ou'))];
  expect(reasonOf(shut)).toBe('Dit is nog lastig. Oefen eerst “au of ou”, dan lukt dit straks.');
});

test('on another island the child is told where to sail', () => {
  const islands = [island(1, 'Weide-eiland', task('ng', 'klaar')), island(2, 'Duinstrand', nk)];
  expect(reasonOf(islands)).toBe('Dit is nog lastig. Vaar naar Weide-eiland en oefen eerst “ng”.');
});

test('with nothing before it, two other places of the island are named; with none, the line stays', () => {
  const others = ['a', 'b', 'c'].map((id) => task(id, 'open'));
  const done = task('d', 'klaar');
  expect(reasonOf([island(1, 'Weide-eiland', nk, done, ...others)])).toBe(
    'Dit is nog lastig. Oefen eerst “a” of “b” en probeer dit later weer.',
  );
  expect(reasonOf([island(1, 'Weide-eiland', nk, done)])).toBe('zomaar');
});

test('the map of a pupil says it', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const token = await server.login('noor');
  const map = async () =>
    (await server.call<PupilMap>('GET', `/api/pupils/${noor}/map`, { token })).body.tasks;
  const [hard, other] = await map();
  const category = hard!.category;
  await server.db
    .insertInto('practice_levels')
    .values({
      pupil_id: noor,
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
  const [told, ...rest] = await map();
  expect(told!.tooHard).toBe(true);
  expect(rest.every(({ tooHard }) => tooHard === undefined)).toBe(true);
  expect(told!.reason).toBe(`Dit is nog lastig. Oefen eerst “${other!.name}” en probeer dit later weer.`);
});
