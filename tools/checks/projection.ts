// `npm test -- projectie`: what a run of every check takes with all games of the book. It is really run, on a copy of the tree in
// which each game to come is what `npm run new-game` writes, with art from nothing; the copy is removed afterwards.
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { BOOK } from '../../scenes/book.ts';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'spelwereld-45-'));
const node = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' });

/** The files that git knows or would know, and the packages that are there. */
function copyTree() {
  for (const file of git(root, 'ls-files', '-co', '--exclude-standard', '-z').split('\0')) {
    if (!file || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}

/** Writes the games to come, and takes them out of the book. */
function writeGames() {
  for (const id of Object.keys(BOOK)) node('tools/new-game/main.ts', id);
  const book = join(copy, 'scenes/book.ts');
  const text = readFileSync(book, 'utf8');
  writeFileSync(book, text.slice(0, text.indexOf(' = {') + 3) + '{};\n');
  execFileSync(join(copy, 'node_modules/.bin/prettier'), ['--write', '--log-level=warn', 'scenes'], {
    cwd: copy,
  });
  // What is checked is what git knows of.
  git(copy, 'init', '-q');
  git(copy, 'add', '-A');
  git(
    copy,
    '-c',
    'user.name=projectie',
    '-c',
    'user.email=projectie@localhost',
    'commit',
    '-qm',
    'Projectie',
  );
}

/** Runs every check, shows what it prints, and gives its last line, which is the last of this run too. */
async function check(): Promise<{ last: string; code: number }> {
  const child = spawn(process.execPath, ['tools/checks/test.ts'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  let last = '';
  for await (const line of createInterface({ input: child.stdout })) {
    if (last) console.log(last);
    last = line || last;
  }
  return { last, code: await closed };
}

const minutesSince = (begin: number) => (performance.now() - begin) / 60_000;

// Also when it is broken off.
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

console.log(`Een kopie met ${Object.keys(BOOK).length} spellen erbij maken: ${copy}`);
copyTree();
writeGames();
const begin = performance.now();
node('tools/art/build.ts');
node('tools/catalogue.ts');
const art = minutesSince(begin);
const { last, code } = await check();
const all = minutesSince(begin);
console.log(
  `\nMet alle spellen van het boek: ${all.toFixed(1)} minuten, waarvan tekeningen en geluiden ${art.toFixed(1)}`,
);
console.log(`\n${last}`);
process.exit(code);
