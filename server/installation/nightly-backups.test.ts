import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';
import { tempFolder } from '../testing/temp.ts';
import { lastBackup, startBackups } from './nightly-backups.ts';

/** A backup as an earlier night left it. */
function earlier(dir: string, name: string, at: number) {
  mkdirSync(join(dir, name));
  writeFileSync(join(dir, name, 'reservekopie.json'), JSON.stringify({ at, counts: {}, lost: [] }));
}

const HOUR_MS = 60 * 60 * 1000;

test('a server makes backups, keeps the last ones and touches nothing else in that folder', async () => {
  const dir = tempFolder();
  for (const day of ['01', '02', '03']) earlier(dir, `spelwereld-2026-01-${day}-0310`, 1);
  mkdirSync(join(dir, 'spelwereld-2026-01-03-0310.half-77'));
  mkdirSync(join(dir, 'van de directeur'));
  const began = Date.now();
  await startTestServer({ backups: { dir, keep: 2 } });
  const last = await until(() => {
    const found = lastBackup(dir);
    return found && found.at > 1 && found;
  }, 30_000);
  expect(last.at).toBeGreaterThanOrEqual(began - 1);
  expect(existsSync(join(last.path, 'keys/pupil-logins'))).toBe(true);
  await until(() => readdirSync(dir).length === 3);
  expect(readdirSync(dir)).toEqual(
    expect.arrayContaining(['van de directeur', 'spelwereld-2026-01-03-0310']) as string[],
  );
});

test('it is time at night, or when there was none for two days; what fails is in the log and leaves the last one as it was', async () => {
  const { path, place } = await startTestServer();
  const folder = { path, database: place };
  const lines: { msg: string }[] = [];
  const logger = pino(
    { level: 'info' },
    { write: (line) => void lines.push(JSON.parse(line) as { msg: string }) },
  );
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  /** Looks at a moment, with a last backup of so many hours before; gives what is in the log of it. */
  const lookAt = async (moment: string, hours: number, into = tempFolder()) => {
    vi.setSystemTime(new Date(moment));
    lines.length = 0;
    earlier(into, 'spelwereld-2026-01-01-0310', Date.now() - hours * HOUR_MS);
    const stop = startBackups(folder, { dir: into, keep: 14 }, logger);
    const isAtWork = lastBackup(into)!.at;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const said = await until(() => lines[0]?.msg, 20_000).catch(() => undefined);
    await stop();
    return { said, isNew: lastBackup(into)!.at !== isAtWork };
  };
  expect(await lookAt('2026-02-03T03:20:00+01:00', 20)).toEqual({
    said: 'the nightly backup was made',
    isNew: true,
  });
  expect(await lookAt('2026-02-03T15:00:00+01:00', 50)).toEqual({
    said: 'the nightly backup was made',
    isNew: true,
  });

  // Of a database that is not there.
  folder.database = place.replace(/[^/]*$/, 'weg');
  expect(await lookAt('2026-02-03T15:00:00+01:00', 50)).toEqual({
    said: 'the nightly backup failed',
    isNew: false,
  });
});

test('by day, and when another has just made one, there is nothing to do', async () => {
  const { path, place } = await startTestServer();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const [moment, hours] of [
    ['2026-02-03T15:00:00+01:00', 20],
    ['2026-02-03T03:20:00+01:00', 1],
  ] as const) {
    vi.setSystemTime(new Date(moment));
    const dir = tempFolder();
    earlier(dir, 'spelwereld-2026-01-01-0310', Date.now() - hours * HOUR_MS);
    const stop = startBackups({ path, database: place }, { dir, keep: 14 }, pino({ level: 'silent' }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await stop();
    expect(readdirSync(dir)).toEqual(['spelwereld-2026-01-01-0310']);
  }
});
