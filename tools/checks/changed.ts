// Which games are tested in full: the contract test has a short form for every game, and the whole matrix for those that
// may have broken. Nothing here fails a run: where git can't tell, the sentinels stand for all.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** One game for each way to play: a whole answer at once, an answer step by step, and one that is steered. */
export const SENTINELS = ['pizzabakken', 'ballengooien', 'rups'] as const;

/** A change in here may break any game. */
const SHARED = ['engine/stage/', 'engine/exercise/', 'engine/testing/', 'engine/host/'];

/** Folders of the games that can be played. */
export const madeGames = (root: string): string[] =>
  globSync('scenes/*/manifest.ts', { cwd: root })
    .map((file) => basename(dirname(file)))
    .sort();

/** What git says; undefined where it has no answer or there is no git. */
function git(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/**
 * The commit that this tree is compared with: SPELWERELD_BASE where it is told, else where the branch left the main line, and on
 * the main line itself its first parent. Undefined in a clone that doesn't reach so far back.
 */
export function baseOf(root: string, told = process.env['SPELWERELD_BASE']): string | undefined {
  if (told) return git(root, 'rev-parse', '--verify', '--quiet', `${told}^{commit}`);
  const head = git(root, 'rev-parse', 'HEAD');
  for (const main of ['origin/HEAD', 'origin/main', 'main']) {
    const left = git(root, 'merge-base', 'HEAD', main);
    if (left && left !== head) return left;
  }
  return git(root, 'rev-parse', '--verify', '--quiet', 'HEAD^1');
}

/** Files that differ from that commit, those that git does not know yet among them; undefined where git can't tell. */
export function changedFiles(root: string, base: string | undefined): string[] | undefined {
  const differ = base === undefined ? undefined : git(root, 'diff', '--name-only', '--no-renames', base);
  if (differ === undefined) return undefined;
  const fresh = git(root, 'ls-files', '--others', '--exclude-standard') ?? '';
  return `${differ}\n${fresh}`.split('\n').filter(Boolean);
}

/** Folders of the games whose contract is tested in full. */
export function fullGames(root: string, files: readonly string[] | undefined): string[] {
  const made = madeGames(root);
  const isSuspect = !files || files.some((file) => SHARED.some((room) => file.startsWith(room)));
  return made.filter(
    (game) =>
      (isSuspect && (SENTINELS as readonly string[]).includes(game)) ||
      files?.some((file) => file.startsWith(`scenes/${game}/`) && !file.endsWith('.md')),
  );
}

/** The same for the tree that this file stands in. `npm test -- alles` asks for all. */
export function gamesInFull(): string[] {
  const root = join(import.meta.dirname, '../..');
  if (process.env['SPELWERELD_ALL']) return madeGames(root);
  if (!existsSync(join(root, '.git'))) return fullGames(root, undefined);
  return fullGames(root, changedFiles(root, baseOf(root)));
}
