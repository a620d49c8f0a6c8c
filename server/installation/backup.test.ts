import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { lookInto, openDatabase } from '../data/database.ts';
import { openDataFolder } from '../data/folder.ts';
import { countRows } from '../data/tables.ts';
import { spelwereld } from '../testing/command.ts';
import { emptyPlace, onPostgres } from '../testing/places.ts';
import { answerTo, sendAnswer, startPlayer } from '../testing/play.ts';
import { startProcess } from '../testing/process.ts';
import { fillSchool } from '../testing/school.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { tempFolder } from '../testing/temp.ts';
import { IN_BACKUP } from './backup.ts';

const DATABASE = onPostgres ? IN_BACKUP.postgres : IN_BACKUP.sqlite;

const backUp = (server: Pick<TestServer, 'path' | 'place'>, to: string) => spelwereld(['backup', to], server);

/** A data folder with no database in it, or a database with no tables. */
async function nowhere(): Promise<{ path: string; place: string }> {
  const path = tempFolder();
  return { path, place: onPostgres ? await emptyPlace() : openDataFolder(path).database };
}

const rowsAt = (place: string): Promise<Record<string, number>> => lookInto(place, countRows);

async function login(url: string, username: string): Promise<number> {
  const body = JSON.stringify({ username, password: 'geheim' });
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(`${url}/api/auth`, { method: 'POST', headers, body })).status;
}

test(
  'a backup of a server that is played on has every answer that was acknowledged before, can be put back and played on',
  { timeout: 120_000 },
  async () => {
    const server = await startTestServer();
    const { socket, round } = await startPlayer(server, 'noor', server.school.noor);
    const acknowledged: string[] = [];
    const playing = { stop: false };
    const robot = (async () => {
      for (let n = 0; !playing.stop; n++) {
        const event = answerTo(round, n % round.dealt.length, true, n);
        if ((await sendAnswer(socket, event)).ok) acknowledged.push(event.id);
      }
    })();
    while (acknowledged.length < 100) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = [...acknowledged];
    const backup = join(tempFolder(), 'kopie');
    expect(await backUp(server, backup)).toMatchObject({ code: 0 });
    playing.stop = true;
    await robot;
    expect(acknowledged.length).toBeGreaterThan(before.length);

    // For this user alone, and nothing half beside it.
    expect(readdirSync(join(backup, '..'))).toEqual(['kopie']);
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    for (const name of [DATABASE, 'keys/pupil-logins', 'keys/token.pem', 'reservekopie.json'])
      expect([name, statSync(join(backup, name)).mode & 0o777]).toEqual([name, 0o600]);
    expect(await backUp(server, backup)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/is niet leeg/) as string,
    });

    const target = await nowhere();
    const { code, stderr } = await spelwereld(['restore', backup], target);
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'De reservekopie is teruggezet.\n' });
    const note = JSON.parse(readFileSync(join(backup, 'reservekopie.json'), 'utf8')) as {
      counts: object;
      lost: [];
    };
    expect(note.lost).toEqual([]);
    expect(await rowsAt(target.place)).toEqual(note.counts);
    const ids = await lookInto(target.place, (db) => db.selectFrom('answers').select('id').execute());
    const kept = new Set(ids.map(({ id }) => id));
    expect(before.filter((id) => !kept.has(id))).toEqual([]);
    expect(readFileSync(join(target.path, 'keys/pupil-logins'))).toEqual(
      readFileSync(join(server.path, 'keys/pupil-logins')),
    );
    expect(await spelwereld(['check'], target)).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/Alles is in orde/) as string,
    });
    const again = await startProcess(target.path, target.place);
    onTestFinished(() => again.kill());
    expect(await login(again.url, 'noor')).toBe(200);
  },
);

test(
  'restoring puts nothing over what is there unless it may, and then keeps that aside',
  { timeout: 120_000 },
  async () => {
    const { path, place } = await startTestServer();
    const backup = join(tempFolder(), 'kopie');
    expect(await backUp({ path, place }, backup)).toMatchObject({ code: 0 });

    const target = await nowhere();
    const other = await openDatabase(target.place);
    await sql`insert into accounts (id, kind, name, created_at) values ('a', 'school', 'Er al', 1)`.execute(
      other,
    );
    if (onPostgres)
      // As a server does, the pool keeps a connection.
      expect(await spelwereld(['restore', backup], target)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/draait een server/) as string,
      });
    await other.destroy();
    expect(await spelwereld(['restore', backup], target)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/--replace/) as string,
    });
    const rows = await rowsAt(target.place);
    expect(rows).toMatchObject({ accounts: 1 });

    openDataFolder(target.path).secret('pupil-logins');
    const replaced = await spelwereld(['restore', '--replace', backup], target);
    expect(replaced).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/is bewaard.*vervangen/) as string,
    });
    expect((await rowsAt(target.place))['accounts']).toBeGreaterThan(1);
    const aside = join(
      target.path,
      readdirSync(target.path).find((name) => name.startsWith('vervangen-'))!,
    );
    expect(existsSync(join(aside, 'keys/pupil-logins'))).toBe(true);
    if (!onPostgres)
      return expect(await rowsAt(join(aside, 'spelwereld.sqlite'))).toMatchObject({ accounts: 1 });
    const db = await openDatabase(target.place);
    onTestFinished(() => db.destroy());
    const schema = replaced.stderr.match(/vervangen_\d+/)![0];
    const { rows: kept } = await sql`select name from ${sql.table(`${schema}.accounts`)}`.execute(db);
    expect(kept).toEqual([{ name: 'Er al' }]);
    // What is kept aside is no part of the next backup, and that can be put back.
    await db.destroy();
    const second = join(tempFolder(), 'kopie');
    expect(await backUp(target, second)).toMatchObject({ code: 0 });
    expect(await spelwereld(['restore', second], await nowhere())).toMatchObject({ code: 0 });
  },
);

test(
  'a backup that is damaged, of a newer version, of other keys or no backup is put nowhere',
  { timeout: 120_000 },
  async () => {
    const server = await startTestServer();
    const good = join(tempFolder(), 'kopie');
    expect(await backUp(server, good)).toMatchObject({ code: 0 });
    const target = await nowhere();
    const refused = async (change: (backup: string) => void | Promise<void>) => {
      const backup = join(tempFolder(), 'kopie');
      cpSync(good, backup, { recursive: true });
      await change(backup);
      const { code, stderr } = await spelwereld(['restore', backup], target);
      expect(stderr).not.toMatch(/\n\s+at /);
      return { code, stderr };
    };
    const said = (stderr: RegExp) => ({ code: 1, stderr: expect.stringMatching(stderr) as string });
    const file = (backup: string) => join(backup, DATABASE);
    expect(
      await refused((backup) => truncateSync(file(backup), statSync(file(backup)).size >> 1)),
    ).toMatchObject(said(/beschadigd/));
    expect(
      await refused((backup) => writeFileSync(file(backup), 'dit is geen database '.repeat(500))),
    ).toMatchObject(said(/beschadigd/));
    expect(await refused((backup) => rmSync(file(backup)))).toMatchObject(said(/geen reservekopie/));
    // A note that says that there was more.
    expect(
      await refused((backup) =>
        writeFileSync(
          join(backup, 'reservekopie.json'),
          JSON.stringify({ at: 1, counts: { users: 1000 }, lost: [] }),
        ),
      ),
    ).toMatchObject(said(/users: \d+ van 1000 rijen/));
    expect(
      await refused((backup) => writeFileSync(join(backup, 'keys/pupil-logins'), 'een ander')),
    ).toMatchObject(said(/sleutels.*horen niet/));

    await sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(server.db);
    const newer = join(tempFolder(), 'kopie');
    expect(await backUp(server, newer)).toMatchObject({ code: 0 });
    expect(await spelwereld(['restore', newer], target)).toMatchObject(said(/nieuwere versie.*9999-later/));

    // Nothing of all that changed the target: the good one goes in, without keys too.
    rmSync(join(good, 'keys'), { recursive: true });
    expect(await spelwereld(['restore', good], target)).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/horen niet.*teruggezet/s) as string,
    });
    expect(await spelwereld(['check'], target)).toMatchObject(
      said(/horen niet bij de database: wachtwoorden.*niet in orde/s),
    );
  },
);

test.skipIf(onPostgres)(
  'checking finds rows that hang on nothing; restoring waits until no server runs on the folder',
  async () => {
    const { path, place, db } = await startTestServer();
    await sql`pragma foreign_keys = off`.execute(db);
    await sql`delete from accounts`.execute(db);
    expect(await spelwereld(['check'], { path })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/rijen van users verwijzen naar rijen van accounts/) as string,
    });
    const lock = openDataFolder(path);
    const { beOnlyServer } = await import('./only-server.ts');
    beOnlyServer(lock);
    expect(await spelwereld(['restore', '--replace', place], { path })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/draait al een server/) as string,
    });
  },
);

test.runIf(onPostgres)(
  'without pg_dump, or with one that is too old, a backup says what to install',
  async () => {
    const { path, place } = await startTestServer();
    const bin = tempFolder();
    const to = join(tempFolder(), 'kopie');
    const env = { PATH: bin };
    const said = (stderr: RegExp) => ({ code: 1, stderr: expect.stringMatching(stderr) as string });
    expect(await spelwereld(['backup', to], { path, place, env })).toMatchObject(
      said(/^[^\n]*pg_dump ontbreekt[^\n]*postgresql-client-\d+\.\n$/),
    );
    writeFileSync(join(bin, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.1"\n', { mode: 0o755 });
    expect(await spelwereld(['backup', to], { path, place, env })).toMatchObject(
      said(/versie 9 en PostgreSQL versie \d+/),
    );
    expect(existsSync(to)).toBe(false);
  },
);

test('one copy of a database, as an upgrade leaves it, goes back beside the keys that are there', async () => {
  const server = await startTestServer();
  const backup = join(tempFolder(), 'kopie');
  expect(await backUp(server, backup)).toMatchObject({ code: 0 });
  const target = await nowhere();
  cpSync(join(server.path, 'keys'), join(target.path, 'keys'), { recursive: true });
  const { code, stderr } = await spelwereld(['restore', join(backup, DATABASE)], target);
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'De reservekopie is teruggezet.\n' });
  expect(await rowsAt(target.place)).toEqual(await rowsAt(server.place));
  expect(await spelwereld(['check'], target)).toMatchObject({ code: 0 });
});

test('a disk without room for a backup is told, and nothing half stays on it', async ({ skip }) => {
  const server = await startTestServer();
  const disk = tempFolder();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', disk], { stdio: 'ignore' }).status !== 0)
    return skip('who is not root can make no small disk');
  onTestFinished(() => void spawnSync('umount', ['--lazy', disk]));
  const { code, stderr } = await backUp(server, join(disk, 'kopie'));
  expect({ code, stderr }).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/geen plaats|No space left/) as string,
  });
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(readdirSync(disk)).toEqual([]);
});

test(
  'a server that was killed leaves a database that can be backed up and is whole',
  { timeout: 60_000 },
  async () => {
    const { path, place } = await nowhere();
    const db = await openDatabase(place);
    await fillSchool(db);
    await db.destroy();
    const server = await startProcess(path, place);
    expect(await login(server.url, 'noor')).toBe(200);
    await server.kill();
    const backup = join(tempFolder(), 'kopie');
    expect(await backUp({ path, place }, backup)).toMatchObject({ code: 0 });
    const target = await nowhere();
    expect(await spelwereld(['restore', backup], target)).toMatchObject({ code: 0 });
    expect(await rowsAt(target.place)).toMatchObject(await rowsAt(place));
  },
);
