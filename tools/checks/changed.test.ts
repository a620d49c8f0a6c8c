import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { baseOf, changedFiles, fullGames, madeGames, SENTINELS } from './changed.ts';

const GAMES = ['ballengooien', 'doolhof', 'pizzabakken', 'rups', 'verfgooien'];
let root = '';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: root, stdio: 'pipe' });

function write(file: string, text: string) {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function commit(file: string, text = file) {
  write(file, text);
  git('add', '-A');
  git('commit', '-qm', file);
}

/** What is tested in full of the tree as it stands now. */
const inFull = (told = '') => fullGames(root, changedFiles(root, baseOf(root, told)));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-'));
  for (const game of GAMES) write(`scenes/${game}/manifest.ts`, game);
  git('init', '-q', '-b', 'main');
  commit('README.md');
});
afterEach(() => rmSync(root, { recursive: true }));

test('the sentinels are games that are there', () => {
  expect(madeGames(join(import.meta.dirname, '../..'))).toEqual(expect.arrayContaining([...SENTINELS]));
});

test('a branch is compared with where it left the main line, with what is not committed yet', () => {
  git('checkout', '-qb', 'work');
  commit('scenes/doolhof/scene.ts');
  commit('web/page.tsx');
  expect(inFull()).toEqual(['doolhof']);
  write('scenes/verfgooien/new.ts', 'x');
  expect(inFull()).toEqual(['doolhof', 'verfgooien']);
});

test('the main line is compared with its parent, or with the commit that is told', () => {
  commit('scenes/doolhof/scene.ts');
  commit('scenes/verfgooien/scene.ts');
  expect(inFull()).toEqual(['verfgooien']);
  expect(inFull('HEAD~2')).toEqual(['doolhof', 'verfgooien']);
});

test('a book entry alone changes no game', () => {
  commit('scenes/doolhof/README.md');
  expect(inFull()).toEqual([]);
});

test.each(['engine/stage/offer.ts', 'engine/exercise/judge.ts', 'engine/testing/robot.ts'])(
  'the sentinels stand for all when %s changes',
  (file) => {
    commit(file);
    expect(inFull()).toEqual([...SENTINELS].sort());
  },
);

test('the sentinels stand for all where nothing is known of what was before', () => {
  expect(baseOf(root, '')).toBeUndefined();
  expect(inFull()).toEqual([...SENTINELS].sort());
  expect(inFull('no-such-commit')).toEqual([...SENTINELS].sort());
});
