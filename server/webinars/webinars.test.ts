import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import { newId } from '../contract/id.ts';
import type { AuditLine } from '../contract/office-audit.ts';
import type { ShownTraining, Webinar, WholeWebinar } from '../contract/webinars.ts';
import { nameOfDay } from '../data/day.ts';
import type { Post } from '../mail/post.ts';
import { createOutbox } from '../mail/outbox.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { tellDue } from './tell.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const dayIn = (days: number) => nameOfDay(Date.now() + days * DAY_MS);
const WEBINAR = {
  ...{
    title: 'Beginnen',
    about: 'De eerste les.',
    audience: 'all',
    sites: 'both',
    day: dayIn(30),
    time: '15:30',
  },
  ...{ minutes: 45, place: '', liveLink: '', price: 0, seats: 4, recording: '', hidden: false },
};
const COMING = { name: 'Zoë', email: 'Zoe@School.example', organisation: '', website: '' };
const LIVE = 'https://video.example/kamer';

/** The office and the site at one server. */
async function open(server: TestServer) {
  const token = await server.login('office');
  const id = newId();
  const address = `/api/office/webinars/${id}`;
  const post: Post = {
    add: (trx, mail) => createOutbox(server.db, false).add(trx, mail),
    nudge: () => {},
    siteUrl: () => 'https://spelwereld.test',
  };
  const mails = async () => {
    const rows = await server.db
      .selectFrom('mails')
      .select(['kind', 'to_name', 'to_address', 'link', 'text', 'attachment'])
      .orderBy('id')
      .execute();
    return rows.filter(({ kind }) => kind.startsWith('webinar'));
  };
  return {
    id,
    token,
    put: (body: object, basedOn: number, publish = true, at = address) =>
      server.call<WholeWebinar & ErrorBody>('PUT', at, {
        token,
        body: { ...WEBINAR, ...body, basedOn, publish },
      }),
    get: async () => (await server.call<WholeWebinar>('GET', address, { token })).body,
    cancel: (basedOn: number, reason = 'De spreker is ziek geworden.') =>
      server.call<WholeWebinar & ErrorBody>('POST', `${address}/cancellation`, {
        token,
        body: { basedOn, reason },
      }),
    came: (signUp: string, came: number | null) =>
      server.call<WholeWebinar & ErrorBody>('PUT', `${address}/sign-ups/${signUp}/attendance`, {
        token,
        body: { came },
      }),
    takeOff: (signUp: string, tells: boolean, at = address) =>
      server.call<WholeWebinar & ErrorBody>('POST', `${at}/sign-ups/${signUp}/removal`, {
        token,
        body: { tells },
      }),
    record: (to: string) =>
      server.call<WholeWebinar & ErrorBody>('POST', `${address}/recording-mails`, { token, body: { to } }),
    signUp: (people: number, wish: object = {}, signUp = newId()) =>
      server.call<{ free: number; isWaiting: boolean } & ErrorBody>('PUT', `/api/site/signups/${signUp}`, {
        // Each from an address of their own, but the one whose mails are read.
        body: {
          ...COMING,
          ...('name' in wish && { email: `${signUp}@school.example` }),
          ...wish,
          people,
          training: id,
        },
      }),
    back: (signUp: string) =>
      server.call<{ title: string } & ErrorBody>('POST', `/api/site/signups/${signUp}/cancellation`),
    file: (signUp: string) => server.call<string>('GET', `/api/site/signups/${signUp}.ics`),
    shown: async () =>
      (await server.call<{ trainings: ShownTraining[] }>('GET', '/api/site/trainings')).body.trainings,
    mails,
    /** What mails went to whom after so many; those of one moment in no order. */
    kinds: async (since = 0) =>
      (await mails())
        .slice(since)
        .map(({ kind, to_name: to }) => `${kind} ${to}`)
        .toSorted(),
    /** Puts its beginning so far from now, on a whole minute. */
    begins: (ms: number) =>
      server.db
        .updateTable('webinars')
        .set({ starts_at: Math.floor((Date.now() + ms) / 60_000) * 60_000, moved_at: 0 })
        .where('id', '=', id)
        .execute(),
    /** When somebody got a seat. */
    seated: (signUp: string, at: number) =>
      server.db.updateTable('webinar_sign_ups').set({ seat_at: at }).where('id', '=', signUp).execute(),
    turn: (now = Date.now()) => tellDue(server.db, post, now, () => false),
  };
}

test('seats are given once, not twice; who is first in line gets one that comes free', async () => {
  const office = await open(await startTestServer());
  const { put, signUp, back, kinds, get, shown, mails } = office;
  expect((await put({}, 0)).body).toMatchObject({
    standing: 'open',
    version: 1,
    day: WEBINAR.day,
    time: '15:30',
  });
  const mine = newId();
  expect((await signUp(3, {}, mine)).body).toEqual({ free: 1, isWaiting: false });
  expect((await signUp(3, {}, mine)).body).toEqual({ free: 1, isWaiting: false });
  expect((await signUp(2, { name: 'Al' })).body.message).toBe(
    'Er is nog 1 plaats. Meld minder mensen aan of kies een andere dag.',
  );
  expect((await signUp(1, { name: 'Bo' })).body).toEqual({ free: 0, isWaiting: false });
  expect((await signUp(1, { name: 'Cor' })).body.message).toMatch(
    /^Deze training zit vol\. Ga op de wachtlijst/,
  );
  expect((await signUp(1, { email: 'ZOE@school.example', waits: true })).body.message).toMatch(
    /^Met dit mailadres ben je al aangemeld/,
  );
  const [large, first, second] = [newId(), newId(), newId()];
  expect((await signUp(4, { name: 'Vier', waits: true }, large)).body).toEqual({ free: 0, isWaiting: true });
  await signUp(1, { name: 'Een', waits: true }, first);
  await signUp(2, { name: 'Twee', waits: true }, second);
  expect(await get()).toMatchObject({ standing: 'full', numbers: { people: 4, waiting: 7, came: 0 } });
  expect((await shown())[0]).toMatchObject({ free: 0, title: 'Beginnen' });
  expect((await mails())[0]).toMatchObject({
    to_address: 'zoe@school.example',
    link: expect.stringContaining(`#afmelden=${mine}`),
  });
  expect((await office.file(first)).status).toBe(404);

  const before = (await mails()).length;
  expect((await back(mine)).body).toMatchObject({ title: 'Beginnen' });
  expect((await back(mine)).status).toBe(200);
  // Of three seats the first for whom there are enough, and then the next.
  expect(await kinds(before)).toEqual(['webinar-seat Een', 'webinar-seat Twee']);
  expect((await get()).signUps.map(({ name, isWaiting }) => `${name} ${isWaiting}`)).toEqual([
    'Bo false',
    'Een false',
    'Twee false',
    'Vier true',
  ]);
  // More seats: who waits gets them; fewer than are given is refused.
  expect((await put({ seats: 3 }, 1)).body.fields).toEqual({ seats: 'Er zijn al 4 plaatsen vergeven.' });
  await put({ seats: 8 }, 1);
  expect(await kinds(before + 2)).toEqual(['webinar-seat Vier']);
  expect((await back(newId())).status).toBe(404);
});

test('two at once for the last seat: one gets it; of two who save the second is told', async () => {
  const { put, signUp, get } = await open(await startTestServer());
  const saved = await Promise.all([put({ seats: 1 }, 0), put({ seats: 1 }, 0)]);
  expect(saved.map(({ status, body }) => [status, body.version])).toEqual([
    [200, 1],
    [200, 1],
  ]);
  const both = await Promise.all([signUp(1), signUp(1)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await get()).numbers).toEqual({ people: 1, waiting: 0, came: 0 });
  expect((await put({ title: 'Anders' }, 1)).status).toBe(200);
  expect((await put({ title: 'Weer anders' }, 1)).body).toMatchObject({
    code: 'conflict',
    message: 'Iemand anders heeft dit net veranderd. Bekijk eerst wat er nu staat.',
  });
});

test('moved a day with eighty who signed up: all are told once, the calendar follows, reminders come anew', async () => {
  const server = await startTestServer();
  const { put, kinds, mails, file, turn, id, begins } = await open(server);
  await put({ seats: 100 }, 0);
  const ids = Array.from({ length: 80 }, () => newId());
  const at = Date.now() - 10 * DAY_MS;
  await server.db
    .insertInto('webinar_sign_ups')
    .values(
      ids.map((signUp, i) => ({
        ...{
          id: signUp,
          webinar_id: id,
          name: `N${i}`,
          email: `n${i}@school.test`,
          organisation: '',
          people: 1,
        },
        ...{
          variant: 'nl' as const,
          version: 0,
          told_version: 1,
          created_at: at + i,
          seat_at: at,
          came: null,
        },
        ...{ cancelled_at: null, day_reminded_at: at, hour_reminded_at: null, recording_at: null },
      })),
    )
    .execute();
  const sequence = async () => Number(/^SEQUENCE:(\d+)\r$/m.exec((await file(ids[0]!)).body)![1]);
  const before = await sequence();
  expect((await put({ seats: 100, day: dayIn(31) }, 1)).status).toBe(200);
  const told = await mails();
  expect(new Set(told.map(({ to_address: to }) => to)).size).toBe(80);
  expect(told).toHaveLength(80);
  expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['webinar-changed']));
  expect(told[0]!.text).toContain('Je plaats blijft voor je.');
  expect(await sequence()).toBe(before + 1);
  const sent = Buffer.from(told[0]!.attachment!, 'base64').toString();
  expect(sent).toContain(`SEQUENCE:${before + 1}\r\n`);
  expect(sent).toContain(`DTSTART:${dayIn(31).replaceAll('-', '')}T`);
  await turn();
  expect(await mails()).toHaveLength(80);

  await begins(20 * HOUR_MS);
  await Promise.all([turn(), turn()]);
  const again = (await kinds(80)).filter((kind) => kind.startsWith('webinar-reminder'));
  expect([again.length, new Set(again).size]).toEqual([80, 80]);
});

test('reminders: a day and an hour before, once, to who had a seat by then, and not when it is off', async () => {
  const { put, signUp, begins, seated, turn, kinds, cancel, mails } = await open(await startTestServer());
  await put({ liveLink: LIVE, seats: 2 }, 0);
  const [early, late, line] = [newId(), newId(), newId()];
  await signUp(1, { name: 'Vroeg' }, early);
  await signUp(1, { name: 'Laat' }, late);
  await signUp(1, { name: 'Rij', waits: true }, line);
  const made = (await mails()).length;
  await turn();
  await begins(23 * HOUR_MS);
  await seated(early, Date.now() - 2 * HOUR_MS);
  await seated(late, Date.now());
  await turn();
  await turn();
  expect(await kinds(made)).toEqual(['webinar-reminder Vroeg']);
  expect((await mails()).at(-1)!.text).toContain(LIVE);
  await begins(0.5 * HOUR_MS);
  await seated(late, Date.now() - HOUR_MS);
  await turn();
  await turn();
  expect(await kinds(made + 1)).toEqual(['webinar-reminder Laat', 'webinar-reminder Vroeg']);
  // Once it has begun it is too late.
  await begins(-60_000);
  await turn();
  expect(await mails()).toHaveLength(made + 3);

  // Moved to within a day: that mail says so, and no other comes in the same hour.
  const moved = await open(await startTestServer());
  await moved.put({}, 0);
  const long = newId();
  await moved.signUp(1, {}, long);
  await moved.seated(long, 0);
  const soon = Date.now() + 20 * HOUR_MS;
  const time = new Intl.DateTimeFormat('nl', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' });
  await moved.put({ day: nameOfDay(soon), time: time.format(soon) }, 1);
  await moved.turn();
  expect(await moved.kinds(1)).toEqual(['webinar-changed Zoë']);
  await moved.turn(soon - HOUR_MS / 2);
  expect(await moved.kinds(2)).toEqual(['webinar-reminder Zoë']);

  const off = await open(await startTestServer());
  await off.put({}, 0);
  const one = newId();
  await off.signUp(1, {}, one);
  await off.begins(23 * HOUR_MS);
  await off.seated(one, 0);
  expect((await cancel(1, 'kort')).body.fields).toHaveProperty('reason');
  expect((await off.cancel(1)).body).toMatchObject({ standing: 'cancelled', version: 2 });
  await off.turn();
  expect(await off.kinds()).toEqual(['webinar Zoë', 'webinar-off Zoë']);
});

test('what reminds of a webinar and did not go out yet is taken back: when it is off, moved, and of who signed off', async () => {
  const server = await startTestServer();
  const { put, signUp, begins, seated, turn, kinds, cancel, back, takeOff, get } = await open(server);
  const waiting = () => server.db.updateTable('mails').set({ state: 'waiting' }).execute();
  const signed = async (name: string) => {
    const id = newId();
    await signUp(1, { name }, id);
    await seated(id, 0);
    return id;
  };
  await put({}, 0);
  const [own, taken] = [await signed('Zelf'), await signed('Weg')];
  await signed('Blijft');
  await begins(20 * HOUR_MS);
  await turn();
  await waiting();
  const reminders = async () => (await kinds()).filter((kind) => kind.startsWith('webinar-reminder'));
  expect(await reminders()).toEqual([
    'webinar-reminder Blijft',
    'webinar-reminder Weg',
    'webinar-reminder Zelf',
  ]);
  await back(own);
  await takeOff(taken, false);
  expect(await reminders()).toEqual(['webinar-reminder Blijft']);
  // What the mail server took is out.
  await server.db.updateTable('mails').set({ state: 'sent', link: null }).execute();
  const { version } = await get();
  await put({ day: dayIn(40) }, version);
  expect(await reminders()).toEqual(['webinar-reminder Blijft']);
  await begins(20 * HOUR_MS);
  await turn();
  await server.db.updateTable('mails').set({ state: 'waiting' }).where('state', '=', 'kept').execute();
  expect(await reminders()).toHaveLength(2);
  await put({ day: dayIn(41) }, version + 1);
  expect(await reminders()).toHaveLength(1);
  await begins(0.5 * HOUR_MS);
  await turn();
  expect(await reminders()).toHaveLength(2);
  expect((await cancel(version + 2)).status).toBe(200);
  expect(await reminders()).toHaveLength(1);
  expect(await kinds()).toContain('webinar-off Blijft');
});

test('the office takes one off, with a mail or without, once; the line moves up', async () => {
  const server = await startTestServer();
  const { put, signUp, takeOff, kinds, mails, begins, get, cancel, token } = await open(server);
  await put({ seats: 2 }, 0);
  const [told, silent, line] = [newId(), newId(), newId()];
  await signUp(1, { name: 'Wel' }, told);
  await signUp(1, { name: 'Niet' }, silent);
  await signUp(1, { name: 'Rij', waits: true }, line);
  await signUp(1, { name: 'Laatste', waits: true });
  const made = (await mails()).length;
  const off = await Promise.all([takeOff(told, true), takeOff(told, true)]);
  expect(off.map(({ status }) => status)).toEqual([200, 200]);
  expect(await kinds(made)).toEqual(['webinar-seat Rij', 'webinar-taken-off Wel']);
  const letter = (await mails()).find(({ kind }) => kind === 'webinar-taken-off')!;
  expect(Buffer.from(letter.attachment!, 'base64').toString()).toContain('METHOD:CANCEL\r\n');
  expect((await takeOff(silent, false)).body.numbers).toEqual({ people: 2, waiting: 0, came: 0 });
  expect(await kinds(made + 2)).toEqual(['webinar-seat Laatste']);
  expect((await get()).signUps.map(({ name }) => name)).toEqual(['Rij', 'Laatste']);

  const other = `/api/office/webinars/${newId()}`;
  expect([(await takeOff(line, true, other)).status, (await takeOff(newId(), true)).status]).toEqual([
    404, 404,
  ]);
  const { body } = await server.call<{ lines: AuditLine[] }>(
    'GET',
    '/api/office/audit?action=webinar-taken-off',
    { token },
  );
  expect(body.lines.map(({ detail }) => detail)).toEqual(['zonder mail', 'met een mail']);
  await begins(-60_000);
  expect((await takeOff(line, true)).body.message).toMatch(/al begonnen/);
  await begins(DAY_MS * 3);
  await cancel((await get()).version);
  expect((await takeOff(line, true)).status).toBe(409);
});

test('off: all are told with a file that takes it from the calendar; nobody signs up any more', async () => {
  const server = await startTestServer();
  const { put, signUp, cancel, kinds, file, shown, mails, back, id, token } = await open(server);
  await put({ seats: 1 }, 0);
  const [one, line] = [newId(), newId()];
  await signUp(1, { name: 'Een' }, one);
  await signUp(1, { name: 'Rij', waits: true }, line);
  expect((await cancel(7)).status).toBe(409);
  expect((await cancel(1)).status).toBe(200);
  expect((await cancel(1)).status).toBe(200);
  expect(await kinds(2)).toEqual(['webinar-off Een', 'webinar-off Rij']);
  const fileOf = async (name: string) =>
    (await mails()).findLast(({ to_name: to }) => to === name)!.attachment;
  expect(Buffer.from((await fileOf('Een'))!, 'base64').toString()).toContain('METHOD:CANCEL\r\n');
  expect(await fileOf('Rij')).toBeNull();
  expect((await file(one)).body).toContain('STATUS:CANCELLED\r\n');
  expect(await shown()).toEqual([]);
  expect((await signUp(1)).body.message).toBe('Deze training gaat niet door.');
  expect((await back(one)).status).toBe(200);
  expect((await kinds()).length).toBe(4);
  expect((await put({}, 2)).status).toBe(409);
  const { body } = await server.call<{ lines: AuditLine[] }>(
    'GET',
    '/api/office/audit?action=webinar-cancelled',
    { token },
  );
  expect(body.lines).toMatchObject([
    {
      ...{ label: 'Webinar gaat niet door', reason: 'De spreker is ziek geworden.', detail: WEBINAR.title },
      record: { kind: 'webinar', id },
    },
  ]);
});

test('the live link goes to who has a seat, by mail; the site never tells it', async () => {
  const server = await startTestServer();
  const { put, signUp, shown, mails, kinds, file } = await open(server);
  await put({ seats: 1 }, 0);
  const one = newId();
  await signUp(1, { name: 'Een' }, one);
  await signUp(1, { name: 'Rij', waits: true });
  await put({ seats: 1, liveLink: LIVE }, 1);
  expect(await kinds(2)).toEqual(['webinar-changed Een', 'webinar-changed Rij']);
  const toldTo = async (name: string) => (await mails()).findLast(({ to_name: to }) => to === name)!.text;
  const [told, line] = [await toldTo('Een'), await toldTo('Rij')];
  expect([told.includes(LIVE), line.includes(LIVE), line.includes('wachtlijst')]).toEqual([
    true,
    false,
    true,
  ]);
  expect((await file(one)).body).toContain(LIVE);
  expect(JSON.stringify(await shown())).not.toContain('video.example');
  // What visitors can't notice is no news.
  await put({ seats: 1, liveLink: LIVE, hidden: true, about: 'Anders' }, 2);
  expect(await kinds()).toHaveLength(4);
  expect(await shown()).toEqual([]);
  expect((await signUp(1)).status).toBe(404);
});

test('who was there is ticked; the recording is mailed to them, then to all, and to nobody twice', async () => {
  const { put, signUp, begins, came, record, kinds, shown, get, mails } = await open(await startTestServer());
  await put({}, 0);
  const [there, away] = [newId(), newId()];
  await signUp(2, { name: 'Daar' }, there);
  await signUp(1, { name: 'Weg' }, away);
  expect((await came(there, 2)).status).toBe(409);
  await begins(-2 * HOUR_MS);
  expect((await came(there, 3)).body.fields).toHaveProperty('came');
  expect((await came(there, 2)).body).toMatchObject({ standing: 'held', numbers: { people: 3, came: 2 } });
  await came(away, 0);
  expect((await record('came')).body.message).toBe('Vul eerst het adres van de opname in.');
  expect(await shown()).toEqual([]);
  const { day, time, version } = await get();
  const filled = { day, time, recording: 'https://video.example/terug' };
  expect((await put({ ...filled, day: dayIn(40) }, version)).body.fields).toHaveProperty('day');
  expect((await put(filled, version)).status).toBe(200);
  expect(await shown()).toMatchObject([{ isPast: true, recording: filled.recording }]);
  await Promise.all([record('came'), record('came')]);
  expect(await kinds(2)).toEqual(['webinar-recording Daar']);
  expect((await record('all')).body.recordingFor).toBe('all');
  await record('came');
  expect(await kinds(2)).toEqual(['webinar-recording Daar', 'webinar-recording Weg']);
  expect((await mails()).at(-1)!.link).toBe(filled.recording);
});

test('a draft is on no site and can be thrown away; what is open stays', async () => {
  const server = await startTestServer();
  const { put, signUp, shown, id, token } = await open(server);
  const remove = () => server.call('DELETE', `/api/office/webinars/${id}`, { token });
  await put({}, 0, false);
  expect([await shown(), (await signUp(1)).status]).toEqual([[], 404]);
  expect((await put({ day: dayIn(-1) }, 1)).body.fields).toEqual({ day: 'Kies een moment dat nog komt.' });
  expect((await put({}, 1)).body.standing).toBe('open');
  expect((await put({}, 2, false)).status).toBe(409);
  expect((await remove()).status).toBe(409);
  const other = newId();
  await put({}, 0, false, `/api/office/webinars/${other}`);
  const gone = () => server.call('DELETE', `/api/office/webinars/${other}`, { token });
  expect([(await gone()).status, (await gone()).status]).toEqual([204, 404]);
  const { body } = await server.call<{ webinars: Webinar[]; total: number }>('GET', '/api/office/webinars', {
    token,
  });
  expect([body.total, body.webinars[0]!.id]).toEqual([1, id]);
});
