import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { edexml } from '../testing/edexml.ts';
import { addsUp, AYLA, BRAM, counted, FIRST, GROUPS, importing, NOW, rowOf } from '../testing/importing.ts';
import { setLicence } from '../testing/licence.ts';
import { until } from '../testing/play.ts';

const ECK = 'https://ketenid.nl/pilot/1';

test('a pseudonym goes before a number; where they say two children, or two rows one, a person decides', async () => {
  const { bringIn, propose } = await importing();
  const one = { ...AYLA, eck: ECK };
  await bringIn({ groups: GROUPS, pupils: [one, BRAM] });
  // Another number and another name: the pseudonym says who it is.
  const moved = await propose({
    groups: GROUPS,
    pupils: [{ ...one, key: '900', first: 'Aaliyah', last: 'Post' }, BRAM],
  });
  expect(rowOf(moved, '900')).toMatchObject({
    state: 'changed',
    match: { rule: 'eck', name: 'Ayla van den Berg' },
  });
  const mixed = await propose({ groups: GROUPS, pupils: [{ ...BRAM, eck: ECK }] });
  expect(rowOf(mixed, BRAM.key)).toMatchObject({ state: 'doubtful', reason: 'twoWays' });
  const twice = await propose({
    groups: GROUPS,
    pupils: [one, { ...one, key: '901', first: 'Nog', last: 'Iemand' }],
  });
  expect(twice.pupils.map(({ state, reason }) => [state, reason])).toEqual([
    ['doubtful', 'samePupil'],
    ['doubtful', 'samePupil'],
  ]);
  addsUp(twice);
});

test('one pseudonym on two new rows: neither is made before a person said so', async () => {
  const { bringIn, propose, called } = await importing();
  const file = {
    groups: GROUPS,
    pupils: [
      { ...AYLA, eck: ECK },
      { ...BRAM, eck: ECK },
    ],
  };
  const seen = await propose(file);
  expect(seen.pupils.map(({ state, reason }) => [state, reason])).toEqual([
    ['doubtful', 'sameEck'],
    ['doubtful', 'sameEck'],
  ]);
  addsUp(seen);
  await bringIn(file);
  expect([await called('Ayla'), await called('Bram')]).toEqual([[], []]);
  await bringIn(file, { acts: { create: [rowOf(seen, AYLA.key).row] } });
  expect([(await called('Ayla')).length, await called('Bram')]).toEqual([1, []]);
});

test('who lies in the trash is proposed to come back; who is in no group of the file stays in the own one', async () => {
  const { bringIn, propose, called, call, token, school } = await importing();
  await bringIn(FIRST);
  const [ayla] = await called('Ayla');
  const { id: group } = (
    await call<{ groups: { id: string; name: string }[] }>('GET', `/api/accounts/${school.account}/groups`, {
      token,
    })
  ).body.groups.find(({ name }) => name === '7A')!;
  await call('PUT', `/api/accounts/${school.account}/groups/${group}/pupils/trash`, {
    token,
    body: { pupils: [ayla!.id], trashed: true },
  });
  const file = { groups: GROUPS, pupils: [AYLA, { ...BRAM, group: 'weg' }] };
  const seen = await propose(file);
  expect(rowOf(seen, AYLA.key)).toMatchObject({ state: 'moved', match: { inTrash: true } });
  expect(rowOf(seen, BRAM.key)).toMatchObject({ state: 'unchanged', changes: [] });
  await bringIn(file);
  expect(await called('Ayla')).toMatchObject([{ id: ayla!.id, trashed_at: null, group: '7A', active: 1 }]);
  expect(await called('Bram')).toMatchObject([{ group: '8A' }]);
});

test('with too few seats nothing is brought in, and with rows left out the rest is', async () => {
  const { propose, commit, ended, pupils, db, school, call, base, token } = await importing();
  await setLicence(db, school.account, { seats: 5 });
  const seen = await propose(FIRST);
  expect(seen.seats).toEqual({ needed: 2, free: 1 });
  const before = await pupils();
  const refused = await commit(seen);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'EDEX_SEATS', fields: { needed: '2', free: '1', seats: '5' } },
  ]);
  expect(await pupils()).toEqual(before);
  expect((await call<{ state: string }>('GET', `${base}/${seen.id}`, { token })).body.state).toBe('preview');
  const { body } = await commit(seen, { acts: { skip: [rowOf(seen, BRAM.key).row] } });
  expect(counted(await ended(body.job))).toMatchObject({ made: 1 });
});

test('of two administrators who bring one proposal in at once, one does', async () => {
  const { propose, commit, ended, called } = await importing();
  const seen = await propose(FIRST);
  const both = await Promise.all([commit(seen, {}, randomUUID()), commit(seen, {}, randomUUID())]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await ended(both.find(({ status }) => status === 200)!.body.job);
  expect(await called('Ayla')).toHaveLength(1);
});

test(
  'while a file of an account is read a second one is refused, and twenty an hour are read',
  { timeout: 60_000 },
  async () => {
    const { upload, url, token, base } = await importing();
    const file = edexml({ ...NOW, ...FIRST });
    const form = `--grens\r\nContent-Disposition: form-data; name="file"; filename="a.xml"\r\nContent-Type: text/xml\r\n\r\n${file}\r\n--grens--\r\n`;
    /** Sends half of a file, and then nothing until the rest is asked for. */
    const begin = () => {
      const sending = request(url + base, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=grens' },
      });
      const status = new Promise<number>((resolve, reject) => {
        sending.on('error', reject).on('response', (response) => {
          response.resume();
          resolve(response.statusCode!);
        });
      });
      sending.write(form.slice(0, 600));
      return {
        finish() {
          sending.end(form.slice(600));
          return status;
        },
      };
    };
    // The half may come in after the whole one: then it is the one that is refused.
    const { first, busy } = await until(async () => {
      const half = begin();
      await setTimeout(100);
      const { status, body } = await upload(file);
      if (status === 409) return { first: half, busy: body };
      await half.finish();
      return undefined;
    }, 20_000);
    expect([busy.code, busy.message]).toEqual([
      'EDEX_BUSY',
      'Er wordt al een bestand van dit account gelezen. Wacht tot dat klaar is.',
    ]);
    expect(await first.finish()).toBe(200);
    const statuses: number[] = [];
    while (statuses.length < 21 && statuses.at(-1) !== 429) statuses.push((await upload(file)).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
  },
);

test('a file of an earlier school year says so', async () => {
  const { propose } = await importing();
  const { notices, old } = await propose({ ...FIRST, year: '2019-2020', day: '2019-11-20' });
  expect([old, notices.map(({ code }) => code)]).toEqual([true, expect.arrayContaining(['EDEX_OLD_YEAR'])]);
});
