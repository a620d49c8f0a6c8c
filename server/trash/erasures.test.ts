import { appendFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../testing/temp.ts';
import { erasuresIn } from './erasure-files.ts';
import { openErasures, type Erasure } from './erasures.ts';

const DAY = 24 * 60 * 60 * 1000;
const pupil = (id: string): Erasure => ({ kind: 'pupil', id });
const told = (path: string) =>
  openErasures(path)
    .attempts()
    .map(({ things, erased }) => [things.map(({ id }) => id).join(' '), erased]);

test('what is erased is written down before, and what became of it after', async () => {
  const path = tempFolder();
  const list = openErasures(path);
  let before: unknown;
  await list.erasing([pupil('a')], async () => {
    before = told(path);
    return Promise.resolve(true);
  });
  expect(before).toEqual([['a', undefined]]);
  await list.erasing([pupil('b')], () => Promise.resolve(false));
  await expect(list.erasing([pupil('c')], () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await list.take([pupil('d'), pupil('e')]);
  await list.erasing([], () => Promise.resolve(true));
  expect(told(path)).toEqual([
    ['a', true],
    ['b', false],
    ['c', undefined],
    ['d e', true],
  ]);
  const [month] = readdirSync(erasuresIn(path));
  const file = join(erasuresIn(path), month!);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  // Nothing but which one, and on what day.
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8').split('\n')[1]!) as object)).toEqual([
    'key',
    'day',
    'kind',
    'id',
  ]);
});

test('half a line of a process that was killed spoils no other; who saw that it was erased is right', async () => {
  const path = tempFolder();
  const list = openErasures(path);
  await list.take([pupil('a')]);
  const [month] = readdirSync(erasuresIn(path));
  appendFileSync(join(erasuresIn(path), month!), '\n{"key":"x","kind":"pu');
  await list.take([pupil('b')]);
  await list.settle(list.attempts()[0]!.key, false);
  expect(told(path)).toEqual([
    ['a', true],
    ['b', true],
  ]);
});

test('the list beside the backups is the same in the morning; both forget after a year', async () => {
  const [path, beside] = [tempFolder(), tempFolder()];
  const failures: unknown[] = [];
  writeFileSync(erasuresIn(beside), 'no folder');
  const cut = openErasures(path, { beside, failed: (error) => failures.push(error) });
  await cut.take([pupil('a')]);
  expect(failures.length).toBeGreaterThan(0);

  const other = tempFolder();
  mkdirSync(erasuresIn(other));
  const month = new Date(Date.now() - 3 * DAY).toISOString().slice(0, 7);
  const line = (key: string, id: string) => JSON.stringify({ key, kind: 'pupil', id });
  writeFileSync(join(erasuresIn(other), `${month}.jsonl`), `\n${line('k', 'there')}`);
  writeFileSync(join(erasuresIn(other), '2001-01.jsonl'), `\n${line('l', 'long ago')}`);
  const list = openErasures(path, { beside: other });
  await list.take([pupil('b')]);
  await list.tidy(Date.now());
  await list.tidy(Date.now());
  const ids = (folder: string) => told(folder).map(([id]) => id);
  expect(ids(path).sort()).toEqual(['a', 'b', 'there']);
  expect(ids(other).sort()).toEqual(['a', 'b', 'there']);
  await list.tidy(Date.now() + 400 * DAY);
  expect([...ids(path), ...ids(other)]).toEqual([]);
});
