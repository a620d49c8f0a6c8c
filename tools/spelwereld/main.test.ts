import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../server/data/database.ts';
import { openDataFolder } from '../../server/data/folder.ts';
import { createAccount } from '../../server/people/create.ts';
import { readFrequency } from '../../server/words/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'spelwereld-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command line as an author would, from a folder of their own. */
function spelwereld(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync('node', [join(import.meta.dirname, 'main.ts'), ...args], {
    input,
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder },
  });
  return { status, stdout, stderr };
}
const json = <T>(args: string[], input?: string) =>
  spelwereld([...args, '--json'], input)
    .stdout.trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

it('checks the words of a file and of standard input', () => {
  writeFileSync(join(folder, 'dictee.txt'), '1. fiets\n2. kijzer\n3. 12\n');
  const lines = json<{ verdict: string; suggestions?: string[] }>(['words', 'check', 'dictee.txt']);
  expect(lines.map(({ verdict }) => verdict)).toEqual(['found', 'misspelled', 'refused']);
  expect(lines[1]?.suggestions?.[0]).toBe('keizer');
  expect(json(['words', 'check', '-'], '1. fiets\n2. kijzer\n3. 12\n')).toEqual(lines);
});

it('analyses words, and gives a reason for what is none', () => {
  const input = "bomen\n\n's morgens\n12\n" + 'x'.repeat(500) + '\n';
  const [bomen, morgens, number, long] = json<Record<string, unknown>>(['words', 'analyse', '-'], input);
  expect(bomen).toMatchObject({
    word: 'bomen',
    graphemes: ['b', 'o', 'm', 'e', 'n'],
    syllables: ['bo', 'men'],
  });
  expect(Object.keys(bomen!)).toEqual(['word', 'graphemes', 'syllables', 'klankgroepen', 'categories']);
  expect(morgens).toMatchObject({ word: "'s morgens" });
  expect(number).toMatchObject({ word: '12', refused: 'digits', syllables: [] });
  expect(long).toMatchObject({ refused: 'too-long', reason: 'Dit is langer dan 30 letters.' });
  expect(json(['words', 'analyse', 'bomen'])).toEqual([bomen]);
});

it('gives misspellings that are no words, most plausible first', () => {
  const [keizer] = json<{ word: string; misspellings: { text: string; rule: string; category: string }[] }>([
    'words',
    'misspell',
    'keizer',
  ]);
  expect(keizer?.misspellings[0]).toEqual({ text: 'kijzer', rule: 'D07', category: 'ei-ij' });
});

it('names the rule behind what was typed', () => {
  const [found] = json<{ right: boolean; errors: object[] }>(['words', 'diagnose', 'keizer', 'kijzer']);
  expect(found).toMatchObject({ right: false, errors: [{ rule: 'D07', given: 'ij' }], slips: [] });
  expect(spelwereld(['words', 'diagnose', '12', 'x']).status).toBe(1);
});

it('takes four hundred words at once', () => {
  const words = readFrequency().words.slice(0, 400).join('\n');
  for (const command of ['analyse', 'misspell'])
    expect(json(['words', command, '-'], words)).toHaveLength(400);
});

it('writes a table for people', () => {
  const { stdout } = spelwereld(['words', 'check', '-'], 'kijzer\n');
  expect(stdout).toMatch(/regel +gegeven +oordeel/);
  expect(stdout).toMatch(/kijzer +fout gespeld +keizer/);
});

it('counts what there is, of all and of each category', () => {
  const [all, ...each] = json<{ category: string; words: number; sentences: number }>(['words', 'stats']);
  expect(all?.category).toBe('all');
  expect(all?.words).toBeGreaterThan(400);
  expect(Math.max(...each.map(({ words }) => words))).toBeLessThan(all!.words);
  expect(each).toHaveLength(82);
  const texts = each.find(({ category }) => category === 'read-text-meaning')!;
  expect(texts.words).toBe(0);
  expect(texts.sentences).toBeGreaterThanOrEqual(150);
});

it('says in Dutch what is wrong, on standard error, with an exit code', () => {
  expect(spelwereld(['words', 'check', 'er-niet.txt'])).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Het bestand er-niet.txt is er niet.\n',
  });
  for (const args of [
    [],
    ['words'],
    ['words', 'check'],
    ['words', 'stats', 'x'],
    ['--raar'],
    ['words', 'toString'],
  ]) {
    const { status, stdout, stderr } = spelwereld(args);
    expect({ status, stdout }, args.join(' ')).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('Gebruik:');
  }
  const help = spelwereld(['--help']);
  expect(help.status).toBe(0);
  expect(help.stdout).toContain('words analyse');
});

it('makes the first superadmin of an installation, with a link', () => {
  const env = {
    ...process.env,
    SPELWERELD_DATA: join(folder, 'data'),
    SITE_NL: 'https://spelwereld.example',
  };
  const admin = (...args: string[]) =>
    spawnSync('node', [join(import.meta.dirname, 'main.ts'), 'admin', ...args], { encoding: 'utf8', env });
  const { status, stdout } = admin('Sanne de Vries', 'Sanne@School.example', '--json');
  expect(status).toBe(0);
  const { username, link } = JSON.parse(stdout) as Record<string, string>;
  expect(username).toBe('sanne@school.example');
  expect(link).toMatch(/^https:\/\/spelwereld\.example\/app\/auth\/wachtwoordherstellen\/\S+\/\S{40,}$/);
  expect(admin('Sanne', 'geen adres')).toMatchObject({
    status: 1,
    stderr: 'geen adres is geen e-mailadres.\n',
  });
  expect(admin('Sanne').status).toBe(2);
});

it('copies a database that is in use with its keys, into an empty folder alone', async () => {
  const path = join(folder, 'in-use');
  const source = openDataFolder(path);
  const secret = source.secret('pupil-logins');
  const db = await openDatabase(source.database);
  // What was stored last stands in the log beside the file.
  await createAccount(db, { kind: 'school', name: 'De Proefschool' });
  const backup = () =>
    spawnSync('node', [join(import.meta.dirname, 'main.ts'), 'backup', 'kopie'], {
      encoding: 'utf8',
      env: { ...process.env, SPELWERELD_DATA: path, INIT_CWD: folder },
    });
  expect(backup().status).toBe(0);
  expect(backup()).toMatchObject({ status: 1, stderr: expect.stringMatching(/niet leeg/) as string });
  await db.destroy();
  const copy = openDataFolder(join(folder, 'kopie'));
  expect(copy.secret('pupil-logins')).toBe(secret);
  const copied = await openDatabase(copy.database);
  expect(await copied.selectFrom('accounts').select('name').execute()).toEqual([{ name: 'De Proefschool' }]);
  await copied.destroy();
});
