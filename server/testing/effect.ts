import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '../contract/call.ts';
import type { Plan } from '../contract/care-plan.ts';
import { daysAfter } from '../contract/days.ts';
import type { PupilSetting } from '../contract/pupil-settings.ts';
import type { PupilMap } from '../contract/practice.ts';
import type { Tomorrow } from '../contract/tasks.ts';
import { nameOfDay } from '../data/day.ts';
import { answerTo, endRound, sendAnswer, startPlayer } from './play.ts';
import { TEST_WORDS } from './words.ts';
import type { TestServer } from './server.ts';

const today = nameOfDay(Date.now());
const HELP = 'Noor schrijft woorden met ei en ij door elkaar, ook in eigen teksten.';
/** An island of six places: the others of the line have none yet. */
export const ISLAND = { ...TEST_WORDS, categoriesOf: () => TEST_WORDS.categoriesOf(4).slice(0, 6) };
/** Shut on the island, and without a place on it. */
export const SHUT = 'ch-cht';
export const AWAY = 'final-d-t';

/** A school that has the care trajectory, and a plan of Noor that runs since yesterday. */
export async function startEffect(server: TestServer, categories: readonly string[] = [SHUT, AWAY]) {
  const { account, group, noor } = server.school;
  const office = await server.login('office');
  const switchTo = (on: boolean, basedOn: number) =>
    server.call('PUT', `/api/office/accounts/${account}/features/featureZorgtraject`, {
      token: office,
      body: { on, basedOn },
    });
  await switchTo(true, 0);
  const docent = await server.login('docent');
  const id = randomUUID();
  const ask = <T = Plan & ErrorBody>(method: string, rest: string, body?: unknown) =>
    server.call<T>(method, `/api/pupils/${noor}${rest}`, { token: docent, body });
  await ask('PUT', `/plans/${id}`, {});
  const { body: plan } = await ask('GET', `/plans/${id}`);
  const goals = categories.map((category) => ({
    ...{ id: randomUUID(), kind: 'categorie', category, text: `${category} goed`, target: 0.8 },
  }));
  await ask('PATCH', `/plans/${id}`, {
    fields: { hulpvraag: [{ key: 'eigen', text: HELP }], goals },
    basedOn: plan.versions,
  });
  const go = (to: string, more: object = {}) =>
    ask('PUT', `/plans/${id}/state`, { to, reason: 'zo is het besproken', ...more });
  const token = await server.login('noor');
  const map = async () => (await server.call<PupilMap>('GET', `/api/pupils/${noor}/map`, { token })).body;
  const placeOf = async (category: string) => (await map()).tasks.find((task) => task.category === category);
  const setting = async () => (await ask<PupilSetting>('GET', '/practice-setting')).body;
  const saveSetting = (set: object) =>
    ask<PupilSetting>('PUT', '/practice-setting', { batch: randomUUID(), set, clear: [] });
  const tomorrow = async () => (await ask<Tomorrow>('GET', '/tomorrow')).body.tasks;
  const trash = (removed: boolean) => ask('PUT', `/plans/${id}/removed`, { removed });
  const play = async (category: string) => {
    const at = (await map()).tasks.findIndex((task) => task.category === category);
    const { socket, start: begin } = await startPlayer(server, 'noor', noor);
    const round = await begin(at);
    for (let i = 0; i < round.size; i++) await sendAnswer(socket, answerTo(round, i, true));
    await endRound(socket, round);
  };
  /** Moves the days of the plan: its first and its last. */
  const lasts = (from: number, to: number) =>
    server.db
      .updateTable('plans')
      .set({ from_day: daysAfter(today, from), to_day: daysAfter(today, to) })
      .where('id', '=', id)
      .execute();
  /** Keeps a word for the tests of the plan. */
  const keep = async (family: string) => {
    const set = randomUUID();
    await server.db
      .insertInto('test_sets')
      .values({
        ...{ id: set, account_id: account, group_id: null, use: 'plan', plan_id: id, pupil_id: noor },
        ...{ moment: 'begin', first_form: 'A', notices: '[]', title: '', source: '{}', categories: '[]' },
        ...{ seed: set, shows: 'niets', open_from: today, open_to: today, released_at: null, made_by: null },
        ...{ made_at: 0, trashed_at: null, trashed_by: null, version: 1 },
      })
      .execute();
    await server.db.insertInto('reserved_words').values({ set_id: set, pupil_id: noor, family }).execute();
  };
  /** A list that a teacher made. */
  const listOf = async (...texts: string[]) => {
    const list = randomUUID();
    const words = JSON.stringify(texts.map((word) => ({ word })));
    await server.db
      .insertInto('word_lists')
      .values({
        ...{ id: list, account_id: account, maker_id: server.school.staff.docent, name: 'Dictee', words },
        ...{ created_at: 1, changed_at: 1, removed_at: null, removed_by: null },
      })
      .execute();
    return list;
  };
  return {
    ...{ server, account, group, noor, docent, id, ask, go, map, placeOf, play, setting, saveSetting },
    ...{ tomorrow, trash, switchTo, lasts, keep, listOf },
  };
}
