import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Db } from '../data/database.ts';
import { openDataFolder } from '../data/folder.ts';
import { run, spelwereld } from '../testing/command.ts';
import { createPupils } from '../people/create.ts';
import { emptyPlace, onPostgres } from '../testing/places.ts';
import { until } from '../testing/play.ts';
import { askToErase, eraseNow } from '../testing/erasing.ts';
import { startProcess } from '../testing/process.ts';
import { fillSchool, type School } from '../testing/school.ts';
import { tempFolder } from '../testing/temp.ts';
import { erasuresIn } from '../trash/erasure-files.ts';
import { openErasures } from '../trash/erasures.ts';
import { eraseSinceStart } from './erased-since.ts';

/** A data folder and its database. */
interface Installation {
  path: string;
  place: string;
}

const AGAIN = 'Opnieuw gewist, want na deze reservekopie voorgoed gewist';

async function nowhere(): Promise<Installation> {
  const path = tempFolder();
  return { path, place: onPostgres ? await emptyPlace() : openDataFolder(path).database };
}

async function using<T>({ place }: Installation, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase(place);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** The pupils in a database, by id. */
const pupilsIn = async (where: Installation) =>
  using(where, async (db) => {
    const rows = await db
      .selectFrom('pupils')
      .innerJoin('users', 'users.id', 'pupils.id')
      .select('pupils.id')
      .execute();
    return new Set(rows.map(({ id }) => id));
  });

/** Starts a server as a process of its own, that calls are made to as this user. */
async function begin({ path, place }: Installation) {
  const server = await startProcess(path, place);
  onTestFinished(() => server.kill());
  const call = async (method: string, address: string, body: object | undefined, token = '') => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const response = await fetch(server.url + address, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const login = (username: string) => call('POST', '/api/auth', { username, password: 'geheim' });
  return { server, call, login };
}

/** Has a teacher throw a pupil away and an administrator erase them for good, in a running server. */
async function eraseByHand(where: Installation, { account, group, noor }: School) {
  const { server, call, login } = await begin(where);
  const tokenOf = async (username: string) => (await login(username)).body['token'] as string;
  const path = `/api/accounts/${account}/groups/${group}/pupils/trash`;
  const trashed = await call('PUT', path, { pupils: [noor], trashed: true }, await tokenOf('docent'));
  expect(trashed.body).toEqual({ changed: 1 });
  const items = [{ kind: 'pupil', id: noor }];
  const token = await tokenOf('schooladmin');
  const erased = await eraseNow((...asked) => call(asked[0], asked[1], asked[2], token), account, items);
  expect(erased).toEqual({ pupil: 1 });
  await server.stop();
}

test(
  'who was erased after a backup is not there when it is put back, and all others are',
  { timeout: 120_000 },
  async () => {
    const where = await nowhere();
    const school = await using(where, fillSchool);
    const { noor, daan } = school;
    const everybody = await pupilsIn(where);
    const backup = join(tempFolder(), 'kopie');
    expect(await spelwereld(['backup', backup], where)).toMatchObject({ code: 0 });
    await eraseByHand(where, school);
    const others = new Set([...everybody].filter((id) => id !== noor));
    expect(await pupilsIn(where)).toEqual(others);

    const back = await spelwereld(['restore', '--replace', backup], where);
    expect(back).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(`${AGAIN}: 1 leerling.\n`) as string,
    });
    expect(await pupilsIn(where)).toEqual(others);
    const again = await begin(where);
    expect((await again.login('noor')).status).toBe(422);
    expect((await again.login('daan')).status).toBe(200);
    await again.server.stop();
    const lines = await using(where, (db) =>
      db.selectFrom('audit').select('subject').where('action', '=', 'pupil-erased').execute(),
    );
    expect(lines).toEqual([{ subject: noor }]);
    expect(everybody.has(daan)).toBe(true);

    // On another machine, from what lay beside the backup.
    cpSync(erasuresIn(where.path), erasuresIn(join(backup, '..')), { recursive: true });
    const elsewhere = await nowhere();
    expect(await spelwereld(['restore', backup], elsewhere)).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(`${AGAIN}: 1 leerling.\n`) as string,
    });
    expect(await pupilsIn(elsewhere)).toEqual(others);
  },
);

test(
  'a database that was put back by hand is cleared when a server starts on it',
  { timeout: 120_000 },
  async () => {
    const where = await nowhere();
    const { noor, daan } = await using(where, fillSchool);
    await openErasures(where.path).take([{ kind: 'pupil', id: noor }]);
    const said = await run(
      ['server/main.ts', '--real'],
      { ...where, env: { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'fatal', PROCESSES: '1' } },
      true,
    );
    expect(said.stderr).toContain(`${AGAIN}: 1 leerling.`);
    const left = await pupilsIn(where);
    expect([noor, daan].map((id) => left.has(id))).toEqual([false, true]);
  },
);

test('of what a process was erasing when it died, the database says at the next start whether it was', async () => {
  const where = await nowhere();
  const { noor, daan, finn } = await using(where, fillSchool);
  const list = openErasures(where.path);
  const dies = () => Promise.reject(new Error('killed'));
  await expect(list.erasing([{ kind: 'pupil', id: noor }], dies)).rejects.toThrow();
  await expect(list.erasing([{ kind: 'pupil', id: daan }], dies)).rejects.toThrow();
  await using(where, async (db) => {
    // This one was just stored.
    await db.deleteFrom('users').where('id', '=', daan).execute();
    expect(await eraseSinceStart(db, where.path)).toBe(undefined);
    expect(list.attempts().map(({ erased }) => erased)).toEqual([false, true]);
    expect(await eraseSinceStart(db, where.path)).toBe(undefined);
  });
  const left = await pupilsIn(where);
  expect([noor, daan, finn].map((id) => left.has(id))).toEqual([true, false, true]);
});

test(
  'a server that is killed while it erases many forgets none of whom it erased, and takes no others along',
  { timeout: 120_000 },
  async () => {
    const where = await nowhere();
    const { account, group } = await using(where, fillSchool);
    const inTrash = Array.from({ length: 80 }, (_, n) => ({
      username: `weg${n}`,
      passwordHash: '',
      account_id: account,
      group_id: null,
      trashed_from: group,
      trashed_at: Date.now(),
      first_name: 'Weg',
      infix: '',
      last_name: String(n),
      groep: 5,
      avatar_shape: 'rond',
      avatar_colour: 'blauw',
    }));
    const thrown = await using(where, (db) => createPupils(db, inTrash));
    const everybody = await pupilsIn(where);
    const backup = join(tempFolder(), 'kopie');
    expect(await spelwereld(['backup', backup], where)).toMatchObject({ code: 0 });

    const { server, call, login } = await begin(where);
    const token = (await login('schooladmin')).body['token'] as string;
    const items = thrown.map((id) => ({ kind: 'pupil', id }));
    await askToErase((...asked) => call(asked[0], asked[1], asked[2], token), account, items);
    await using(where, (db) =>
      until(async () => {
        const left = await db.selectFrom('pupils').select('id').where('id', 'in', thrown).execute();
        return left.length < thrown.length - 5;
      }),
    );
    await server.kill();

    const left = await pupilsIn(where);
    const gone = [...everybody].filter((id) => !left.has(id));
    expect(gone.length).toBeLessThan(thrown.length);
    expect(await spelwereld(['restore', '--replace', backup], where)).toMatchObject({ code: 0 });
    const restored = await pupilsIn(where);
    expect(gone.filter((id) => restored.has(id))).toEqual([]);
    // At most the one that it was about to erase, as was asked.
    expect([...left].filter((id) => !restored.has(id)).length).toBeLessThanOrEqual(1);
  },
);

test('each kind is erased again: an account with all in it, groups that are empty, lists, notes, invitations', async () => {
  const where = await nowhere();
  const school = await using(where, fillSchool);
  const { account, group, otherGroup, finn, noor, staff } = school;
  const list = openErasures(where.path);
  await using(where, async (db) => {
    const words = { account_id: account, maker_id: null, words: '["trein"]', created_at: 1, changed_at: 1 };
    await db
      .insertInto('word_lists')
      .values({ ...words, id: 'list', name: 'Week 12', removed_at: null })
      .execute();
    await db
      .insertInto('progress_notes')
      .values({
        id: 'note',
        pupil_id: noor,
        author_id: null,
        from_day: '2026-01-05',
        to_day: '2026-01-05',
        text: 'x',
        created_at: 1,
        changed_at: 1,
        removed_at: null,
      })
      .execute();
    const invited = staff.docent;
    await list.take([
      { kind: 'pupil', id: finn },
      { kind: 'group', id: otherGroup },
      { kind: 'group', id: group },
      { kind: 'list', id: 'list' },
      { kind: 'note', id: 'note' },
      { kind: 'staff', id: invited },
    ]);
    // In the other group there are pupils.
    expect(await eraseSinceStart(db, where.path)).toBe(
      `${AGAIN}: 1 leerling, 1 uitnodiging, 1 groep, 1 woordlijst, 1 notitie.`,
    );
    expect(await eraseSinceStart(db, where.path)).toBe(undefined);
    await list.take([{ kind: 'account', id: account }]);
    expect(await eraseSinceStart(db, where.path)).toBe(`${AGAIN}: 1 account.`);
    const rest = await db.selectFrom('users').select('id').where('account_id', '=', account).execute();
    expect(rest).toEqual([]);
  });
});
