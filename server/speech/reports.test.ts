import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { MOST_SOUND_REPORTS, type listSoundReports, type SoundState } from '../contract/sound-reports.ts';
import type { ThreadHead, ThreadPost } from '../contract/threads.ts';
import { startTestServer } from '../testing/server.ts';

type Sounds = z.infer<typeof listSoundReports.response>;

test('staff say that a word sounds wrong; the office hears it and settles all reports of it at once, or opens them again', async () => {
  const server = await startTestServer();
  const docent = await server.login('docent');
  const office = await server.login('office');
  const report = (token: string, word: string, note: string, id = randomUUID()) =>
    server.call('PUT', `/api/sound-reports/${id}`, { token, body: { word, note } });
  const id = randomUUID();
  expect((await report(docent, 'boom', 'De oo is kort', id)).status).toBe(200);
  // Sent twice is once.
  expect((await report(docent, 'boom', 'De oo is kort', id)).status).toBe(200);
  expect((await report(await server.login('schooladmin'), 'boom', '')).status).toBe(200);
  expect((await report(docent, 'roos', '')).status).toBe(200);
  const list = async (state: SoundState) =>
    (await server.call<Sounds>('GET', `/api/office/sound-reports?state=${state}`, { token: office })).body;
  const open = await list('open');
  expect(open.total).toBe(2);
  expect(open.words.find(({ word }) => word === 'boom')).toMatchObject({
    ...{ variant: 'nl', count: 2, notes: ['De oo is kort'] },
    url: expect.stringContaining('/') as string,
  });

  const settle = (from: SoundState, to: SoundState) =>
    server.call('POST', '/api/office/sound-reports/outcomes', {
      token: office,
      body: { word: 'boom', variant: 'nl', from, to },
    });
  expect((await settle('open', 'fixed')).status).toBe(200);
  // A colleague was first.
  expect((await settle('open', 'right')).body).toMatchObject({ code: 'conflict' });
  expect((await list('open')).words.map(({ word }) => word)).toEqual(['roos']);
  expect((await list('fixed')).words).toMatchObject([{ word: 'boom', count: 2 }]);
  expect((await settle('fixed', 'open')).status).toBe(200);
  expect((await list('open')).total).toBe(2);
  const lines = await server.db
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('action', 'like', 'sound%')
    .execute();
  expect(Map.groupBy(lines, ({ action }) => action).get('sound-reported')).toHaveLength(3);
  expect(Map.groupBy(lines, ({ action }) => action).get('sound-settled')).toHaveLength(4);
});

test('who told of a word reads the answer of the office among their questions, once, and is mailed as of any answer', async () => {
  const server = await startTestServer();
  const { account, staff } = server.school;
  const [docent, admin, office] = await Promise.all(
    ['docent', 'schooladmin', 'office'].map((who) => server.login(who)),
  );
  const report = (token: string | undefined, note: string) =>
    server.call('PUT', `/api/sound-reports/${randomUUID()}`, { token, body: { word: 'boom', note } });
  await report(docent, 'De oo is kort');
  await report(docent, 'En de m is weg');
  await report(admin, '');
  // Who is gone hears nothing.
  await report(await server.login('collega'), 'weg');
  await server.db.updateTable('users').set({ active: 0 }).where('username', '=', 'collega').execute();
  await server.db
    .updateTable('users')
    .set({ email: 'd@school.test' })
    .where('id', '=', staff.docent!)
    .execute();
  await server.db
    .insertInto('message_choices')
    .values({ user_id: staff.docent!, mail: 1 })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ mail: 1 }))
    .execute();
  const settle = (from: SoundState, to: SoundState, answer?: string) =>
    server.call<{ answered: number }>('POST', '/api/office/sound-reports/outcomes', {
      token: office,
      body: { word: 'boom', variant: 'nl', from, to, answer },
    });
  const threads = async (token: string | undefined) =>
    (
      await server.call<{ threads: ThreadHead[]; total: number }>('GET', `/api/accounts/${account}/threads`, {
        token,
      })
    ).body.threads;
  const both = await Promise.all([
    settle('open', 'fixed', 'Nu klinkt hij goed.'),
    settle('open', 'right', 'x'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 200)!.body.answered).toBe(2);
  const [mine, ...others] = await threads(docent);
  expect([mine!.subject, mine!.state, mine!.isNew, others]).toEqual([
    'De uitspraak van “boom”',
    'answered',
    true,
    [],
  ]);
  // Who runs the account sees those of all.
  expect(await threads(admin)).toHaveLength(2);
  const { body } = await server.call<{ posts: ThreadPost[] }>(
    'GET',
    `/api/accounts/${account}/threads/${mine!.id}`,
    { token: docent },
  );
  expect(body.posts.map(({ text, byOffice }) => [text, byOffice])).toEqual([
    ['De oo is kort\nEn de m is weg', false],
    [both[0]!.status === 200 ? 'Nu klinkt hij goed.' : 'x', true],
  ]);
  const mails = await server.db.selectFrom('mails').select(['kind', 'to_address']).execute();
  expect(mails.filter(({ kind }) => kind === 'thread-answer')).toEqual([
    { kind: 'thread-answer', to_address: 'd@school.test' },
  ]);
  // Opening it again, or settling it without a word, says nothing.
  const from = both[0]!.status === 200 ? 'fixed' : 'right';
  expect((await settle(from, 'open', 'Toch niet.')).body).toEqual({ answered: 0 });
  expect((await settle('open', 'fixed')).body).toEqual({ answered: 0 });
  expect(await threads(docent)).toHaveLength(1);
});

test('one person reports so many words an hour; a pupil none', async () => {
  const server = await startTestServer();
  const token = await server.login('docent');
  const report = (as: string) =>
    server.call('PUT', `/api/sound-reports/${randomUUID()}`, { token: as, body: { word: 'boom', note: '' } });
  for (let n = 0; n < MOST_SOUND_REPORTS; n++) expect((await report(token)).status).toBe(200);
  expect((await report(token)).body).toMatchObject({ code: 'too-many-requests' });
  expect((await report(await server.login('noor'))).status).toBe(403);
});
