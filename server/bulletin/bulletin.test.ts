import { expect, test } from 'vitest';
import type { BulletinView, ShownExperience, ShownTraining } from '../contract/bulletin.ts';
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
const TRAINING = {
  kind: 'training',
  sites: 'both',
  level: 'start',
  time: '15:30',
  minutes: 45,
  place: 'Zwolle',
  day: nameOfDay(Date.now() + 30 * DAY_MS),
  price: 0,
  seats: 4,
  recording: '',
};
const COMING = { name: 'Zoë', email: 'Zoe@School.example', organisation: '', website: '' };

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

test('seats of a training are given once, not twice, and come back; a training that is off is told', async () => {
  const server = await startTestServer();
  const token = await server.login('office');
  const training = newId();
  const put = (body: object) => server.call('PUT', `/api/office/bulletin/${training}`, { token, body });
  await put(TRAINING);
  const signUp = (people: number, id = newId()) =>
    server.call<{ free: number; message: string }>('PUT', `/api/site/signups/${id}`, {
      body: { ...COMING, people, training },
    });
  const free = async () =>
    (await server.call<{ trainings: ShownTraining[] }>('GET', '/api/site/trainings')).body.trainings[0]?.free;
  const mails = () =>
    server.db.selectFrom('mails').select(['kind', 'to_address', 'link']).orderBy('created_at').execute();

  const mine = newId();
  expect((await signUp(3, mine)).body).toEqual({ free: 1 });
  expect((await signUp(3, mine)).body).toEqual({ free: 1 });
  expect((await signUp(2)).body.message).toBe(
    'Er is nog 1 plaats. Meld minder mensen aan of kies een andere dag.',
  );
  expect((await signUp(1)).body).toEqual({ free: 0 });
  expect((await signUp(1)).status).toBe(409);
  expect(await mails()).toMatchObject([
    {
      kind: 'training',
      to_address: 'zoe@school.example',
      link: expect.stringContaining(`#afmelden=${mine}`),
    },
    { kind: 'training' },
  ]);

  const cancel = () => server.call('POST', `/api/site/signups/${mine}/cancellation`);
  expect((await cancel()).body).toEqual({
    level: 'start',
    day: TRAINING.day,
    time: '15:30',
    place: 'Zwolle',
  });
  expect((await cancel()).status).toBe(200);
  expect(await free()).toBe(3);
  const { body } = await server.call<{ items: BulletinView[] }>('GET', '/api/office/bulletin', { token });
  expect(body.items[0]!.signUps).toMatchObject([{ name: 'Zoë', people: 1 }]);

  // Over and not to be seen again: not on the site.
  await put({ ...TRAINING, day: '2026-01-05' });
  expect(await free()).toBeUndefined();
  expect((await signUp(1)).status).toBe(409);
  await put({ ...TRAINING, day: '2026-01-05', recording: 'https://video.example/x' });
  expect(await free()).toBe(3);

  await put(TRAINING);
  await server.call('DELETE', `/api/office/bulletin/${training}`, { token });
  expect((await mails()).map(({ kind }) => kind)).toEqual(['training', 'training', 'training-off']);
  expect((await cancel()).status).toBe(404);
});
