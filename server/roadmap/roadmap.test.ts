import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { ErrorBody } from '../contract/call.ts';
import { newId } from '../contract/id.ts';
import type { getOfficeRoadmapItem, getRoadmapItem, likeIdeas, listRoadmap } from '../contract/roadmap.ts';
import { createAccount } from '../people/create.ts';
import { startTestServer } from '../testing/server.ts';
import { alike } from './alike.ts';

type Item = z.output<typeof getRoadmapItem.response>;
type OfficeItem = z.output<typeof getOfficeRoadmapItem.response>;
type List = z.output<typeof listRoadmap.response>;

const ITEM = {
  title: 'Een spel met sterren',
  text: 'Sterren plukken per lettergreep.',
  state: 'later',
  month: '2027-03',
  roles: [],
  variants: [],
  shown: true,
  basedOn: 0,
};

async function began() {
  const server = await startTestServer();
  const tokens = Object.fromEntries(
    await Promise.all(
      ['docent', 'collega', 'schooladmin', 'rtadmin', 'office'].map(
        async (name) => [name, await server.login(name)] as const,
      ),
    ),
  );
  const as = <T = Item>(who: string, method: string, path: string, body?: object) =>
    server.call<T & ErrorBody>(method, `/api/${path}`, { token: tokens[who]!, ...(body && { body }) });
  const put = (body: object = {}, id = newId()) =>
    as<OfficeItem>('office', 'PUT', `office/roadmap/${id}`, { ...ITEM, ...body });
  const vote = (who: string, id: string, on = true) => as(who, 'PUT', `roadmap/${id}/vote`, { vote: on });
  const propose = (who: string, title: string, id = newId()) =>
    as(who, 'PUT', `roadmap/${id}`, { title, text: 'Zie de titel.' });
  const titles = async (who: string) =>
    (await as<{ messages: { title: string; link: string }[] }>(who, 'GET', 'messages')).body.messages.map(
      ({ title }) => title,
    );
  return { server, as, put, vote, propose, titles };
}

test('each has one vote, taken back freely; votes and organisations are counted', async () => {
  const { as, put, vote, server } = await began();
  const { id } = (await put()).body;
  await Promise.all([vote('docent', id), vote('docent', id), vote('schooladmin', id), vote('rtadmin', id)]);
  expect((await vote('docent', id)).body).toMatchObject({ votes: 3, organisations: 2, hasVoted: true });
  expect((await vote('docent', id, false)).body).toMatchObject({ votes: 2, hasVoted: false });
  expect((await vote('office', id)).status).toBe(409);
  expect((await as('docent', 'PUT', `roadmap/${newId()}/vote`, { vote: true })).status).toBe(404);
  // Who is erased stays as a number.
  await server.db.deleteFrom('accounts').where('id', '=', server.school.elsewhere.account).execute();
  expect((await as('docent', 'GET', `roadmap/${id}`)).body).toMatchObject({ votes: 2, organisations: 2 });
});

test('a change of state is told once to who voted, follows or proposed it, also when it is set twice', async () => {
  const { as, put, vote, propose, titles } = await began();
  const id = newId();
  await propose('docent', 'Een spel met manen', id);
  const body = { title: 'Een spel met manen', text: 'Zie de titel.', state: 'idee' };
  await put({ ...body, basedOn: 1 }, id);
  await vote('schooladmin', id);
  await as('rtadmin', 'PUT', `roadmap/${id}/follow`, { follow: true });
  expect(await titles('docent')).toEqual([]);
  await put({ ...body, state: 'nu', basedOn: 2 }, id);
  expect((await put({ ...body, state: 'nu', basedOn: 3 }, id)).status).toBe(200);
  await put({ ...body, state: 'later', basedOn: 3 }, id);
  await put({ ...body, state: 'nu', basedOn: 4 }, id);
  for (const who of ['docent', 'schooladmin', 'rtadmin'])
    expect(await titles(who)).toEqual([
      '“Een spel met manen” staat gepland voor later',
      '“Een spel met manen” wordt nu gemaakt',
    ]);
  expect(await titles('collega')).toEqual([]);
  expect((await put({ ...body, state: 'klaar', basedOn: 3 }, id)).status).toBe(409);
});

test('merging moves votes and followers; who voted for both counts once', async () => {
  const { as, put, vote, propose, titles } = await began();
  const { id: into } = (await put()).body;
  const from = newId();
  await propose('docent', 'Sterrenspel', from);
  await put({ title: 'Sterrenspel', state: 'idee', basedOn: 1 }, from);
  await vote('docent', into);
  await vote('schooladmin', from);
  await as('schooladmin', 'PUT', `roadmap/${from}/comments/${newId()}`, { text: 'Leuk' });
  const merged = await as<OfficeItem>('office', 'POST', `office/roadmap/${from}/merge`, { into });
  expect(merged.body).toMatchObject({ state: 'samengevoegd', mergedInto: { id: into }, votes: 0 });
  expect((await as('docent', 'GET', `roadmap/${into}`)).body).toMatchObject({
    votes: 2,
    merged: ['Sterrenspel'],
    follows: true,
  });
  expect(await titles('schooladmin')).toEqual(['“Sterrenspel” is samengevoegd met een ander idee']);
  expect((await vote('rtadmin', from)).status).toBe(409);
  expect((await as('office', 'POST', `office/roadmap/${into}/merge`, { into: from })).status).toBe(409);
  expect((await as('office', 'POST', `office/roadmap/${into}/merge`, { into })).status).toBe(422);
});

test('an idea and a comment are seen by others once the office looked, never with a name; five ideas a week', async () => {
  const { as, put, propose } = await began();
  const id = newId();
  expect((await propose('docent', 'Dictee met mama', id)).body).toMatchObject({
    isMine: true,
    isShown: false,
    votes: 1,
    by: 'leerkracht, school',
  });
  expect((await propose('docent', 'Dictee met mama', id)).body.votes).toBe(1);
  const total = async (who: string) => (await as<List>(who, 'GET', 'roadmap')).body.total;
  expect([await total('docent'), await total('collega')]).toEqual([1, 0]);
  expect((await as('collega', 'GET', `roadmap/${id}`)).status).toBe(404);
  await put({ title: 'Dictee met mama', state: 'idee', basedOn: 1 }, id);
  expect(await total('collega')).toBe(1);

  const comment = newId();
  await as('collega', 'PUT', `roadmap/${id}/comments/${comment}`, { text: 'Of met papa.' });
  const said = async (who: string) => (await as(who, 'GET', `roadmap/${id}`)).body.said;
  expect(await said('docent')).toEqual([]);
  expect(await said('collega')).toMatchObject([{ state: 'new', isMine: true }]);
  await as('office', 'PATCH', `office/roadmap/${id}/comments/${comment}`, { state: 'shown' });
  expect(await said('docent')).toMatchObject([{ by: 'leerkracht, school', text: 'Of met papa.' }]);
  expect(JSON.stringify((await as('docent', 'GET', `roadmap/${id}`)).body)).not.toContain('Juf');

  for (const title of ['b', 'c', 'd', 'e']) expect((await propose('docent', title)).status).toBe(200);
  expect((await propose('docent', 'f')).status).toBe(429);
});

test('what is for another country is not seen', async () => {
  const { server, as, put } = await began();
  await createAccount(server.db, { kind: 'school', name: 'Vlaams', variant: 'be' });
  await put({ variants: ['be'] });
  await put({ variants: ['nl'], title: 'Hier' });
  expect((await as<List>('docent', 'GET', 'roadmap')).body.items.map(({ title }) => title)).toEqual(['Hier']);
});

test('ideas alike are found by words, half typed, with a slip or an accent, and not by words of any sentence', async () => {
  const ideas = [
    { id: '1', title: 'Woordenlijst delen met een collega', text: 'Lijsten samen gebruiken.' },
    { id: '2', title: 'Geluid harder zetten', text: 'Voor de hele groep.' },
    { id: '3', title: 'Cafés en ideeën', text: 'Met trema.' },
  ];
  const found = (text: string) => alike(ideas, text).map(({ id }) => id);
  expect(found('ik wil mijn woordenlijst met collega’s delen')[0]).toBe('1');
  expect(found('woordenlyst')).toEqual(['1']);
  expect(found('gelui')).toEqual(['2']);
  expect(found('cafe')).toEqual(['3']);
  expect(found('ik wil dat het met een')).toEqual([]);

  const { as, put } = await began();
  await put();
  const { body } = await as<z.output<typeof likeIdeas.response>>(
    'docent',
    'GET',
    'roadmap-likeness?text=sterren',
  );
  expect(body.items).toMatchObject([{ title: ITEM.title }]);
});
