import { expect, test } from 'vitest';
import type { BulletinView, ShownExperience } from '../contract/bulletin.ts';
import { newId } from '../contract/id.ts';
import { nameOfDay } from '../data/day.ts';
import { startTestServer } from '../testing/server.ts';
import { pageBulletin } from './notices.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOTICE = {
  kind: 'notice',
  sites: 'both',
  about: 'fault',
  text: 'Inloggen via <school> hapert.',
  until: '',
};
const EXPERIENCE = {
  kind: 'experience',
  sites: 'nl',
  type: 'rt',
  role: 'remedial teacher',
  name: '',
  day: '2026-11-02',
  text: 'Hij vraagt er zelf om.',
  agreed: true,
};
test('what the office puts on the site is there at once, for the variant it is meant for', async () => {
  const server = await startTestServer();
  const token = await server.login('office');
  const put = (body: object, id = newId()) =>
    server.call<BulletinView>('PUT', `/api/office/bulletin/${id}`, { token, body });
  const notice = (await put(NOTICE)).body;
  expect(await pageBulletin(server.db, 'nl', 'prijzen')).toEqual({
    bars: expect.stringContaining('Inloggen via &lt;school&gt; hapert.'),
    hasExperiences: false,
  });
  await put({ ...NOTICE, about: 'news', until: nameOfDay(Date.now()) }, notice.id);
  expect((await pageBulletin(server.db, 'nl', 'prijzen')).bars).toBe('');
  expect((await pageBulletin(server.db, 'be', 'home')).bars).toContain('Nieuws');
  expect((await pageBulletin(server.db, 'be', 'home', Date.now() + 2 * DAY_MS)).bars).toBe('');

  // Nothing of a user without that user's word.
  const refused = await put({ ...EXPERIENCE, agreed: false });
  expect([refused.status, Object.keys((refused.body as unknown as { fields: object }).fields)]).toEqual([
    422,
    ['agreed'],
  ]);
  await put(EXPERIENCE);
  const { body } = await server.call<{ experiences: ShownExperience[] }>('GET', '/api/site/experiences');
  expect(body.experiences).toMatchObject([{ type: 'rt', role: 'remedial teacher', day: '2026-11-02' }]);
  expect((await pageBulletin(server.db, 'nl', 'faq')).hasExperiences).toBe(true);
  expect((await pageBulletin(server.db, 'be', 'faq')).hasExperiences).toBe(false);

  expect((await put(EXPERIENCE, notice.id)).status).toBe(409);
  const remove = () => server.call('DELETE', `/api/office/bulletin/${notice.id}`, { token });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
});
