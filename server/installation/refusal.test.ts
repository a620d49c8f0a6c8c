import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../data/database.ts';
import { openDataFolder } from '../data/folder.ts';
import { CLUSTER, emptyPlace, onPostgres } from '../testing/places.ts';

const ROOT = join(import.meta.dirname, '../..');

function tempFolder() {
  const path = mkdtempSync(join(tmpdir(), 'spelwereld-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Starts a real installation and gives what it says when it ends; one that starts is stopped. */
async function begin(path: string, database?: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['server/main.ts', '--real'], {
    cwd: ROOT,
    env: { ...process.env, SPELWERELD_DATA: path, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: database ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stdout.once('data', () => child.kill());
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said };
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
  const place = await emptyPlace();
  const db = await openDatabase(place);
  await sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(db);
  await db.destroy();
  expect(await begin(path, place)).toEqual(refusesWith(/nieuwere versie.*9999-later.*restore/));
});

test.skipIf(onPostgres)('a second server on a folder is refused, and welcome when the first is gone', async () => {
  const path = tempFolder();
  const first = spawn(
    process.execPath,
    ['-e', `import('${ROOT}/server/installation/only-server.ts').then(({ beOnlyServer }) => {
      beOnlyServer({ path: '${path}', database: '${path}/spelwereld.sqlite' });
      process.stdout.write('held');
      setInterval(() => undefined, 1000);
    })`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void first.kill('SIGKILL'));
  await once(first.stdout, 'data');
  expect(await begin(path)).toEqual(refusesWith(/draait al een server.*SPELWERELD_DATA.*PostgreSQL/));
  first.kill('SIGKILL');
  await once(first, 'exit');
  expect((await begin(path)).said).not.toMatch(/draait al/);
});

test.skipIf(onPostgres)('a damaged file, a folder that is none and a full disk are told apart', async () => {
  const damaged = tempFolder();
  writeFileSync(openDataFolder(damaged).database, 'dit is geen database '.repeat(500));
  expect(await begin(damaged)).toEqual(refusesWith(/beschadigd.*restore/));

  const file = join(tempFolder(), 'bestand');
  writeFileSync(file, '');
  expect(await begin(file)).toEqual(refusesWith(/kan niet worden geschreven.*SPELWERELD_DATA/));

  const disk = tempFolder();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', disk]).status !== 0) return;
  onTestFinished(() => void spawnSync('umount', ['--lazy', disk]));
  mkdirSync(join(disk, 'keys'));
  expect(await begin(disk)).toEqual(refusesWith(/vol of stuk/));
});

test.runIf(onPostgres)('a PostgreSQL that is not there, or has no such database, is told', async () => {
  const url = new URL(process.env[CLUSTER]!);
  url.pathname = '/bestaatniet';
  expect(await begin(tempFolder(), url.href)).toEqual(refusesWith(/geen database bestaatniet.*createdb/));
  url.port = '1';
  expect(await begin(tempFolder(), url.href)).toEqual(refusesWith(/antwoordt niet op 127.0.0.1:1/));
});
