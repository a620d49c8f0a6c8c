import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openEmpty } from '../testing/places.ts';
import { openDataFolder } from './folder.ts';
import { markKeys } from './key-marks.ts';

test('a database that comes without its keys says what is missing and lost, once, and welcomes them back', async () => {
  const path = mkdtempSync(join(tmpdir(), 'spelwereld-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  const db = await openEmpty();
  const lines: { missing: string[]; lost: string[] }[] = [];
  const logger = pino({}, { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
  const start = (isRenewed = false) => {
    const folder = openDataFolder(path);
    const key = (name: string) => ({
      name,
      text: folder.secret(name),
      loss: `what ${name} opens`,
      isRenewed,
    });
    return markKeys(db, ['pupil-logins', 'networks'].map(key), logger);
  };
  const keys = join(path, 'keys');
  await start();
  await start();
  expect(lines).toEqual([]);
  cpSync(keys, join(path, 'kept'), { recursive: true });

  rmSync(join(keys, 'networks'));
  await start();
  expect(lines.map(({ missing }) => missing)).toEqual([['keys/networks']]);
  rmSync(keys, { recursive: true });
  await start();
  await start();
  expect(lines.slice(1)).toMatchObject([
    {
      missing: ['keys/pupil-logins', 'keys/networks'],
      lost: ['what pupil-logins opens', 'what networks opens'],
    },
  ]);

  rmSync(keys, { recursive: true });
  cpSync(join(path, 'kept'), keys, { recursive: true });
  await start();
  rmSync(join(keys, 'networks'));
  await start(true);
  expect(lines).toHaveLength(2);
});
