import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../../contract/call.ts';
import {
  CHANGES_PER_PAGE,
  type AccountChange,
  type AccountNote,
} from '../../contract/office-account-notes.ts';
import { newId } from '../../contract/id.ts';
import { startTestServer } from '../../testing/server.ts';

async function start() {
  const server = await startTestServer();
  const token = await server.login('office');
  const { account } = server.school;
  const base = `/api/office/accounts/${account}`;
  const save = (note: string, text: string, basedOn: number, as = token) =>
    server.call<{ notes: AccountNote[] } & ErrorBody>('PUT', `${base}/notes/${note}`, {
      token: as,
      body: { text, basedOn },
    });
  const changes = async (query = '') =>
    (
      await server.call<{ changes: AccountChange[]; more: boolean }>('GET', `${base}/changes${query}`, {
        token,
      })
    ).body;
  return { server, token, account, base, save, changes };
}

test('two of the office save one note: the second reads that, and nothing is lost', async () => {
  const { server, save } = await start();
  const other = await server.login('superadmin');
  const note = randomUUID();
  expect((await save(note, 'Belt liever na drie uur.', 0)).status).toBe(200);
  // Sent twice it is there once.
  expect((await save(note, 'Belt liever na drie uur.', 0)).body.notes).toHaveLength(1);
  const both = await Promise.all([
    save(note, 'Belt liever na vier uur.', 1),
    save(note, 'Belt liever op maandag.', 1, other),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)!.body.message).toMatch(/^Iemand anders heeft dit net/);
  const rows = await server.db.selectFrom('account_notes').select(['text', 'version']).execute();
  const kept = both.find(({ status }) => status === 200)!.body.notes[0]!;
  expect(rows).toEqual([{ text: kept.text, version: 2 }]);
  // Who is refused reads whose text stands there now.
  const [office, superadmin] = await Promise.all(
    [server.school.staff.office, server.school.staff.superadmin].map((id) =>
      server.db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirstOrThrow(),
    ),
  );
  expect([kept.by, kept.changedBy]).toEqual([
    office!.name,
    both[0].status === 200 ? office!.name : superadmin!.name,
  ]);
});

test('notes are of the office alone, of one customer, and can be taken away', async () => {
  const { server, token, base, save } = await start();
  const note = randomUUID();
  await save(note, 'Rekent met {groep} op maandag.', 0);
  const { body } = await server.call<{ notes: AccountNote[] }>('GET', `${base}/notes`, { token });
  // As it was written, whatever the words of the country.
  expect(body.notes.map(({ text }) => text)).toEqual(['Rekent met {groep} op maandag.']);
  const admin = await server.login('schooladmin');
  for (const path of ['notes', 'changes'])
    expect((await server.call('GET', `${base}/${path}`, { token: admin })).status).toBe(403);
  const elsewhere = `/api/office/accounts/${server.school.elsewhere.account}/notes/${note}`;
  expect((await server.call('DELETE', elsewhere, { token })).status).toBe(404);
  expect(
    (await server.call('PUT', elsewhere, { token, body: { text: 'Van een ander.', basedOn: 1 } })).status,
  ).toBe(404);
  expect((await server.call('DELETE', `${base}/notes/${note}`, { token })).status).toBe(200);
  expect((await server.call('DELETE', `${base}/notes/${note}`, { token })).status).toBe(404);
  const lines = await server.db
    .selectFrom('audit')
    .select('action')
    .where('subject', '=', note)
    .orderBy('at')
    .orderBy('id')
    .execute();
  expect(lines.map(({ action }) => action)).toEqual(['account-note-saved', 'account-note-removed']);
});

test('what the office did and what became of the licence stand in one list, by page, with who and why', async () => {
  const { server, token, account, base, changes } = await start();
  const why = 'Afgesproken met de directie.';
  const period = {
    kind: 'paid',
    seats: 40,
    startsOn: '2030-01-01',
    endsOn: '2030-12-31',
    stops: false,
    note: '',
  };
  await server.db.deleteFrom('licences').where('account_id', '=', account).execute();
  await server.call('PUT', `${base}/licences/${randomUUID()}`, {
    token,
    body: { ...period, why, basedOn: null },
  });
  const block = { kind: 'betaling', why: 'De rekening van maart staat nog open.' };
  await server.call('PUT', `${base}/block`, { token, body: { block } });
  // What the school does itself is not the office's.
  const admin = await server.login('schooladmin');
  await server.call('PATCH', `/api/admins/${account}/accountgegevens`, {
    token: admin,
    body: { city: 'Ede' },
  });
  const { changes: found } = await changes();
  expect(found.map(({ what, by, reason }) => [what, by !== null, reason])).toEqual([
    ['Account geblokkeerd', true, block.why],
    ['Periode van de licentie gemaakt', true, why],
  ]);
  expect(found[1]!.detail).toBe('40 plaatsen, 1 januari 2030 t/m 31 december 2030');

  const now = Date.now();
  const lines = Array.from({ length: CHANGES_PER_PAGE + 20 }, (_, i) => ({
    id: newId(now + i),
    at: now + (i >> 2),
    actor_id: server.school.staff.office,
    account_id: account,
    action: 'account-changed',
    subject: account,
    detail: null,
    reason: null,
    act_id: null,
  }));
  await server.db.insertInto('audit').values(lines).execute();
  const first = await changes();
  const last = first.changes.at(-1)!;
  const second = await changes(`?at=${last.at}&id=${last.id}`);
  expect([first.changes.length, first.more, second.more]).toEqual([CHANGES_PER_PAGE, true, false]);
  const ids = [...first.changes, ...second.changes].map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([lines.length + 2, lines.length + 2]);
});
