import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { ErrorBody } from '../contract/call.ts';
import { newId } from '../contract/id.ts';
import type { getOfficeThread, getThread, listOfficeThreads, listThreads } from '../contract/threads.ts';
import { startTestServer } from '../testing/server.ts';

type Thread = z.output<typeof getThread.response>;
type OfficeThread = z.output<typeof getOfficeThread.response>;
const DAY_MS = 24 * 60 * 60 * 1000;
const QUESTION = { topic: 'gebruik', subject: 'Hoe zet ik iets klaar?', text: 'Ik zie de knop niet.' };

async function began() {
  const server = await startTestServer();
  const tokens = Object.fromEntries(
    await Promise.all(
      ['docent', 'collega', 'schooladmin', 'rtadmin', 'office'].map(
        async (name) => [name, await server.login(name)] as const,
      ),
    ),
  );
  const base = `/api/accounts/${server.school.account}/threads`;
  const as = <T>(who: string, method: string, path: string, body?: object) =>
    server.call<T & ErrorBody>(method, path, { token: tokens[who]!, ...(body && { body }) });
  const ask = (who: string, id: string, body: object = QUESTION) =>
    as<Thread>(who, 'PUT', `${base}/${id}`, body);
  const say = (who: string, id: string, text: string, post = newId()) =>
    as<Thread>(who, 'PUT', `${base}/${id}/posts/${post}`, { text });
  const answer = (id: string, text: string, internal = false) =>
    as<OfficeThread>('office', 'PUT', `/api/office/threads/${id}/posts/${newId()}`, { text, internal });
  const news = async (who: string) =>
    (await as<{ threads: number }>(who, 'GET', '/api/message-news')).body.threads;
  return { server, base, as, ask, say, answer, news };
}

test('a question is asked once, answered, and the one who asked hears of it; notes of the office never leave it', async () => {
  const { server, base, as, ask, say, answer, news } = await began();
  await server.db.updateTable('users').set({ email: 'd@x.test' }).where('username', '=', 'docent').execute();
  const id = newId();
  expect((await ask('docent', id)).body).toMatchObject({
    state: 'open',
    by: 'Juf docent',
    posts: [{ byOffice: false }],
  });
  expect((await ask('docent', id)).body.posts).toHaveLength(1);
  expect((await ask('collega', id)).status).toBe(404);

  await answer(id, 'Eerst even uitzoeken.', true);
  expect(await news('docent')).toBe(0);
  expect((await answer(id, 'Rechtsboven staat hij.')).body).toMatchObject({
    state: 'answered',
    posts: [{}, { internal: true }, { by: 'Juf office' }],
  });
  expect(await news('docent')).toBe(1);
  const seen = (await as<Thread>('docent', 'GET', `${base}/${id}`)).body;
  expect(seen.posts.map(({ by, text }) => `${by}: ${text}`)).toEqual([
    'Juf docent: Ik zie de knop niet.',
    'Spelwereld: Rechtsboven staat hij.',
  ]);
  expect(JSON.stringify(seen)).not.toContain('uitzoeken');
  await as('docent', 'PUT', `${base}/${id}/read`, {});
  expect(await news('docent')).toBe(0);
  const mails = await server.db.selectFrom('mails').select(['kind', 'to_address', 'text', 'link']).execute();
  expect(mails).toMatchObject([
    {
      kind: 'thread-answer',
      to_address: 'd@x.test',
      link: expect.stringContaining(`/berichten/vragen/${id}`),
    },
  ]);

  const post = newId();
  await say('docent', id, 'Dank!', post);
  expect((await say('docent', id, 'Dank!', post)).body).toMatchObject({
    state: 'open',
    posts: { length: 3 },
  });
});

test('an administrator sees all of the account, a teacher the own ones, another account none', async () => {
  const { base, as, ask, say } = await began();
  const [mine, other] = [newId(), newId()];
  await ask('docent', mine);
  await ask('collega', other, { ...QUESTION, subject: 'Iets anders' });
  const total = async (who: string) =>
    (await as<z.output<typeof listThreads.response>>(who, 'GET', base)).body.total;
  expect([await total('docent'), await total('schooladmin')]).toEqual([1, 2]);
  expect((await as('docent', 'GET', `${base}/${other}`)).status).toBe(404);
  expect((await say('docent', other, 'Ik ook')).status).toBe(404);
  expect((await say('schooladmin', other, 'Ik help mee')).status).toBe(200);
  expect((await as('rtadmin', 'GET', base)).status).toBe(404);
  expect((await as('docent', 'GET', '/api/office/threads')).status).toBe(403);
});

test('what was answered closes after two silent weeks, a reply opens it, and after sixty days more it is too late', async () => {
  const { server, base, as, ask, say, answer } = await began();
  const id = newId();
  await ask('docent', id);
  await answer(id, 'Zo.');
  const silent = (days: number) =>
    server.db
      .updateTable('threads')
      .set({ last_at: Date.now() - days * DAY_MS })
      .where('id', '=', id)
      .execute();
  const state = async () => (await as<Thread>('docent', 'GET', `${base}/${id}`)).body.state;
  const open = async (which: string) =>
    (
      await as<z.output<typeof listOfficeThreads.response>>(
        'office',
        'GET',
        `/api/office/threads?state=${which}`,
      )
    ).body.total;
  await silent(13);
  expect([await state(), await open('answered'), await open('closed')]).toEqual(['answered', 1, 0]);
  await silent(15);
  expect([await state(), await open('answered'), await open('closed')]).toEqual(['closed', 0, 1]);
  await silent(75);
  const late = await say('docent', id, 'Nog iets');
  expect([late.status, late.body.message]).toEqual([
    409,
    'Deze vraag is al lang gesloten. Stel een nieuwe vraag.',
  ]);
  await silent(70);
  expect((await say('docent', id, 'Nog iets')).body.state).toBe('open');
  expect((await as<Thread>('docent', 'POST', `${base}/${id}/closing`, {})).body.state).toBe('closed');
  const taken = await as<OfficeThread>('office', 'PATCH', `/api/office/threads/${id}`, {
    closed: false,
    mine: true,
  });
  expect(taken.body).toMatchObject({ state: 'open', assignedTo: 'Juf office' });
});

test('somebody writes twenty times an hour and no more', async () => {
  const { ask, say } = await began();
  const id = newId();
  await ask('docent', id);
  for (let i = 1; i < 20; i++) expect((await say('docent', id, `${i}`)).status).toBe(200);
  expect((await say('docent', id, 'te veel')).status).toBe(429);
  expect((await say('schooladmin', id, 'ik wel')).status).toBe(200);
});

test('two of the office at one question: the later answer is refused until it is read, and who has it keeps it', async () => {
  const { server, as, ask } = await began();
  const chief = await server.login('superadmin');
  const id = newId();
  const { body: asked } = await ask('docent', id);
  const path = `/api/office/threads/${id}`;
  const answer = (token: string | undefined, text: string, after: string, post = newId()) =>
    server.call<OfficeThread & ErrorBody>('PUT', `${path}/posts/${post}`, {
      token: token ?? chief,
      body: { text, internal: false, after },
    });
  const office = await server.login('office');
  const seen = asked.posts.at(-1)!.id;
  const post = newId();
  expect((await answer(office, 'Bij Groepen.', seen, post)).status).toBe(200);
  // Sent again because the answer got lost.
  expect((await answer(office, 'Bij Groepen.', seen, post)).status).toBe(200);
  const later = await answer(chief, 'Bij Voortgang.', seen);
  expect([later.status, later.body.message]).toEqual([
    409,
    'Intussen schreef Juf office iets bij deze vraag. Lees dat eerst; je tekst staat er nog.',
  ]);
  expect((await answer(chief, 'Of bij Voortgang.', post)).body.posts).toHaveLength(3);

  const change = (token: string, body: object) =>
    server.call<OfficeThread & ErrorBody>('PATCH', path, { token, body });
  expect((await change(office, { mine: true })).body).toMatchObject({ isMine: true });
  const other = await change(chief, { mine: true });
  expect([other.status, other.body.message]).toEqual([
    409,
    'Juf office doet deze vraag al. Neem hem over als dat moet.',
  ]);
  expect((await change(chief, { mine: false })).status).toBe(409);
  expect((await change(chief, { mine: true, over: true })).body).toMatchObject({
    assignedTo: 'Juf superadmin',
    isMine: true,
  });
  const found = async (search: string) =>
    (
      await as<z.output<typeof listOfficeThreads.response>>(
        'office',
        'GET',
        `/api/office/threads?state=answered&search=${encodeURIComponent(search)}`,
      )
    ).body.total;
  expect([await found('KLAAR'), await found('proefschool'), await found('%')]).toEqual([1, 1, 0]);
});
