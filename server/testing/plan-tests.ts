import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '../contract/call.ts';
import type { Plan } from '../contract/care-plan.ts';
import type { OwnTest } from '../contract/own-tests.ts';
import type { PlanMoment, PlanTaken, PlanTests, PlanTestWord } from '../contract/plan-tests.ts';
import { nameOfDay } from '../data/day.ts';
import { createCatalogue } from '../practice/catalogue.ts';
import { SILENT_SPEAKER, wordsOf } from '../practice/words.ts';
import { createWordBank } from '../words/index.ts';
import type { TestServer } from './server.ts';

export const TODAY = nameOfDay(Date.now());
const HELP = 'Noor schrijft woorden met ei en ij door elkaar, ook in eigen teksten.';
const OPEN = { from: '2020-01-01', to: '2099-12-31' };

/** The game that asks words to be typed. */
export const TYPING = 'typen';
/** What a server of these tests has: the words of the bank, as of those of a test there are too few, and one game. */
export const OF_BANK = {
  words: wordsOf(createWordBank(), SILENT_SPEAKER),
  catalogue: createCatalogue([
    {
      ...{ id: TYPING, title: 'Typen', family: 'type/a', round: 10, cap: 6, pace: 'L', explain: 'Doe mee.' },
      forms: ['type'],
    },
  ]),
};

/** A school that has the care trajectory, with a teacher, and a plan of Noor that runs. */
export async function startPlanTests(server: TestServer, { target = 0.8 } = {}) {
  const { account, noor } = server.school;
  const office = await server.login('office');
  const switchTo = (on: boolean, basedOn: number) =>
    server.call('PUT', `/api/office/accounts/${account}/features/featureZorgtraject`, {
      token: office,
      body: { on, basedOn },
    });
  await switchTo(true, 0);
  const docent = await server.login('docent');
  const id = randomUUID();
  const ask = <T = PlanTests & ErrorBody>(method: string, rest: string, body?: unknown) =>
    server.call<T>(method, `/api/pupils/${noor}/plans/${id}${rest}`, { token: docent, body });
  await ask('PUT', '', {});
  const { body: plan } = await ask<Plan>('GET', '');
  const goal = { id: randomUUID(), kind: 'categorie', category: 'ei-ij', text: 'ei en ij goed', target };
  await ask('PATCH', '', {
    fields: { hulpvraag: [{ key: 'eigen', text: HELP }], goals: [goal] },
    basedOn: plan.versions,
  });
  await ask('PUT', '/state', { to: 'actief', reason: '' });
  const set = randomUUID();
  const make = (size = 'whole') => ask('PUT', `/tests/${set}`, { size });
  const open = (moment: PlanMoment) => ask('PUT', `/tests/${set}/${moment}/open`, { open: OPEN });
  const enter = (moment: PlanMoment, answers: object[], more: object = {}) =>
    ask('PUT', `/tests/${set}/${moment}/entry`, { day: TODAY, circumstances: '', answers, ...more });
  const taken = (tests: PlanTests, moment: PlanMoment): PlanTaken =>
    tests.taken.find((one) => one.moment === moment)!;
  /** Enters a test in which so many new words, and others, were right. */
  const enterRight = async (moment: PlanMoment, right: number, others = true, more: object = {}) => {
    if (moment === 'eind') await ask('PUT', `/tests/${set}/eind/open`, { open: null });
    const { words } = taken((await ask('GET', '/tests')).body, moment);
    let left = right;
    const isRight = ({ role }: PlanTestWord) => (role === 'nieuw' ? left-- > 0 : others);
    const answers = words.map((word) => ({ n: word.n, is: isRight(word) ? 'goed' : 'geschreven' }));
    return enter(moment, answers, more);
  };
  return {
    ...{ server, account, noor, docent, ask, set, make, open, enter, enterRight, taken, goal, id },
    switchTo,
  };
}

/** What a test of the tests of a plan has at hand. */
export type PlanTesting = Awaited<ReturnType<typeof startPlanTests>>;

/** Noor at a device. */
export async function pupilOf({ server, noor, set }: PlanTesting) {
  const token = await server.login('noor');
  const device = randomUUID();
  const call = <T = OwnTest & ErrorBody>(method: string, rest: string, body?: object) =>
    server.call<T>(method, `/api/pupils/${noor}/method-tests/${set}${rest}`, {
      token,
      ...(body && { body: { device, ...body } }),
    });
  const listed = async () =>
    (
      await server.call<{ id: string; state: string; use: string }[]>('GET', `/api/pupils/${noor}/tests`, {
        token,
      })
    ).body;
  const writeAll = async (wordOf: (n: number) => string) => {
    const { body } = await call('POST', '/begin', {});
    for (const { n } of body.words)
      await call('PUT', `/answers/${n}`, { rev: 1, given: wordOf(n), ms: 3000 });
    return call('POST', '/hand-in', { revs: body.words.map(({ n }) => ({ n, rev: 1 })) });
  };
  return { token, call, listed, writeAll };
}

/** A place on the map for the goal of the plan. */
export async function placeOf({ server, noor }: Pick<PlanTesting, 'server' | 'noor'>) {
  const token = await server.login('noor');
  await server.call('GET', `/api/pupils/${noor}/map`, { token });
  const task = await server.db
    .selectFrom('tasks')
    .selectAll()
    .where('pupil_id', '=', noor)
    .orderBy('anchor')
    .executeTakeFirstOrThrow();
  await server.db
    .updateTable('tasks')
    .set({ category: 'ei-ij', opened_at: 1 })
    .where('id', '=', task.id)
    .execute();
  return task;
}
