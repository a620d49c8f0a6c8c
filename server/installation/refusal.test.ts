import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../data/database.ts';
import { openDataFolder } from '../data/folder.ts';
import { createAccount } from '../people/create.ts';
import { run } from '../testing/command.ts';
import { makeOld } from '../testing/old-database.ts';
import { CLUSTER, emptyPlace, onPostgres } from '../testing/places.ts';
import { tempFolder } from '../testing/temp.ts';

/** Starts a real installation and gives what it says when it ends; one that starts is stopped. */
async function begin(path: string, place?: string, env: NodeJS.ProcessEnv = {}) {
  const where = {
    path,
    ...(place !== undefined && { place }),
    env: { PORT: '0', HOST: '127.0.0.1', ...env },
  };
  const { code, stderr } = await run(['server/main.ts', '--real'], where, true);
  return { code, said: stderr };
}

/** One sentence that says what to do, and no stack. */
const refusesWith = (said: RegExp) => ({
  code: 1,
  said: expect.toSatisfy(
    (text: string) => said.test(text) && !/\n\s+at |Error/.test(text),
  ) as unknown as string,
});

test('a database that a newer version changed is refused', async () => {
  const path = tempFolder();
  const place = onPostgres ? await emptyPlace() : openDataFolder(path).database;
  const db = await openDatabase(place);
  await sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(db);
  await db.destroy();
  expect(await begin(path, place)).toEqual(refusesWith(/nieuwere versie.*9999-later.*restore/));
});

/** A folder with a database that no server starts on: who is refused for it has come so far. */
function damagedFolder(): string {
  const path = tempFolder();
  writeFileSync(openDataFolder(path).database, 'dit is geen database '.repeat(500));
  return path;
}

test.skipIf(onPostgres)(
  'a second server on a folder is refused, and welcome when the first is gone',
  async () => {
    const path = damagedFolder();
    const script = `import('${import.meta.dirname}/only-server.ts').then(({ beOnlyServer }) => {
    beOnlyServer({ path: '${path}', database: '${path}/spelwereld.sqlite' });
    process.stdout.write('held');
    setInterval(() => undefined, 1000);
  })`;
    const first = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void first.kill('SIGKILL'));
    await once(first.stdout, 'data');
    expect(await begin(path)).toEqual(refusesWith(/draait al een server.*SPELWERELD_DATA.*PostgreSQL/));
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect(await begin(path)).toEqual(refusesWith(/beschadigd.*restore/));
  },
);

test.skipIf(onPostgres)(
  'a folder that is none or can not be written, and a full disk, are told apart',
  async ({ skip }) => {
    const file = join(tempFolder(), 'bestand');
    writeFileSync(file, '');
    expect(await begin(file)).toEqual(refusesWith(/kan niet worden geschreven.*SPELWERELD_DATA/));

    const mount = (path: string, options: string) =>
      spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'none', path], { stdio: 'ignore' }).status === 0;
    const disk = tempFolder();
    if (!mount(disk, 'size=64k')) return skip('who is not root can make no small disk');
    onTestFinished(() => void spawnSync('umount', ['--lazy', disk]));
    mkdirSync(join(disk, 'keys'));
    expect(await begin(disk)).toEqual(refusesWith(/vol of stuk/));

    const readOnly = tempFolder();
    if (!mount(readOnly, 'size=16m')) return skip('who is not root can make no small disk');
    onTestFinished(() => void spawnSync('umount', ['--lazy', readOnly]));
    await (await openDatabase(openDataFolder(readOnly).database)).destroy();
    spawnSync('mount', ['-o', 'remount,ro', readOnly]);
    expect(await begin(readOnly)).toEqual(refusesWith(/kan niet worden geschreven.*SPELWERELD_DATA/));
  },
);

test.skipIf(onPostgres)('a folder of somebody else is refused', async ({ skip }) => {
  if (process.getuid?.() !== 0) return skip('only root can start a server as somebody else');
  const path = tempFolder();
  await (await openDatabase(openDataFolder(path).database)).destroy();
  chmodSync(path, 0o755);
  const { uid, gid } = { uid: 65534, gid: 65534 };
  const said = spawnSync(process.execPath, ['server/main.ts', '--real'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, SPELWERELD_DATA: path, DATABASE_URL: '' },
    uid,
    gid,
    encoding: 'utf8',
  });
  expect({ code: said.status, said: said.stderr }).toEqual(refusesWith(/kan niet worden geschreven/));
});

test.runIf(onPostgres)(
  'a PostgreSQL that is not there, has no such database or does not let one in is told',
  async () => {
    const url = new URL(process.env[CLUSTER]!);
    url.pathname = '/bestaatniet';
    expect(await begin(tempFolder(), url.href)).toEqual(refusesWith(/geen database bestaatniet.*createdb/));
    const place = new URL(await emptyPlace());
    const admin = new Client(process.env[CLUSTER]!);
    await admin.connect();
    onTestFinished(() => admin.end());
    // In these tests nobody needs a password but who is named here.
    await admin.query(
      "drop role if exists juist, lezer; create role juist login password 'goed'; create role lezer login",
    );
    const { rows } = await admin.query<{ hba_file: string }>('show hba_file');
    await admin.query(
      `copy (values ('host all juist 127.0.0.1/32 scram-sha-256'), ('host all all 127.0.0.1/32 trust')) to '${rows[0]!.hba_file}'`,
    );
    await admin.query('select pg_reload_conf()');
    place.username = 'juist';
    place.password = 'fout';
    expect(await begin(tempFolder(), place.href)).toEqual(refusesWith(/laat juist niet toe.*DATABASE_URL/));
    place.password = '';
    place.username = 'lezer';
    expect(await begin(tempFolder(), place.href)).toEqual(
      refusesWith(/lezer mag .* geen tabellen maken.*owner to lezer/),
    );
    url.port = '1';
    expect(await begin(tempFolder(), url.href)).toEqual(refusesWith(/antwoordt niet op 127.0.0.1:1/));
  },
);

test.runIf(onPostgres)('without pg_dump a database with data is not upgraded', async () => {
  const place = await emptyPlace();
  const db = await openDatabase(place);
  await createAccount(db, { kind: 'school', name: 'De Proefschool' });
  await makeOld(db);
  await db.destroy();
  const path = tempFolder();
  expect(await begin(path, place, { PATH: path })).toEqual(
    refusesWith(
      /^[^\n]*niet bijgewerkt zonder kopie[^\n]*pg_dump ontbreekt[^\n]*UPGRADE_WITHOUT_COPY=1[^\n]*$/m,
    ),
  );
  rmSync(path, { recursive: true });
});

test('a number of backups that is none is refused', async () => {
  const place = await emptyPlace();
  expect(
    await begin(tempFolder(), onPostgres ? place : undefined, {
      BACKUP_DIR: tempFolder(),
      BACKUP_KEEP: 'veel',
    }),
  ).toEqual(refusesWith(/BACKUP_KEEP/));
});
