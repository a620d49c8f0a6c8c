import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { MOST_SOUND_REPORTS, type listSoundReports, type SoundState } from '../contract/sound-reports.ts';
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

test('one person reports so many words an hour; a pupil none', async () => {
  const server = await startTestServer();
  const token = await server.login('docent');
  const report = (as: string) =>
    server.call('PUT', `/api/sound-reports/${randomUUID()}`, { token: as, body: { word: 'boom', note: '' } });
  for (let n = 0; n < MOST_SOUND_REPORTS; n++) expect((await report(token)).status).toBe(200);
  expect((await report(token)).body).toMatchObject({ code: 'too-many-requests' });
  expect((await report(await server.login('noor'))).status).toBe(403);
});
