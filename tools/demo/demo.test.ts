import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/data/database.ts';
import { openDataFolder } from '../../server/data/folder.ts';
import { checkPassword } from '../../server/auth/passwords.ts';
import { isDemo, markDemo } from '../../server/installation/demo.ts';
import { inviteSuperadmin } from '../../server/installation/superadmin.ts';
import { createAccount } from '../../server/people/create.ts';
import { withoutLevels } from '../../server/progress/repository.ts';

const ROOT = join(import.meta.dirname, '../..');
const run = (file: string, dataDir?: string) =>
  spawnSync(process.execPath, [join(ROOT, file)], {
    encoding: 'utf8',
    env: { ...process.env, ...(dataDir && { SPELWERELD_DATA: dataDir }) },
  });

test(
  'the demo school is filled once, and its logins are printed each time',
  { timeout: 240_000 },
  async () => {
    const path = mkdtempSync(join(tmpdir(), 'spelwereld-demo-'));
    onTestFinished(() => rmSync(path, { recursive: true }));
    if (!existsSync(join(ROOT, '.build/catalogue.json'))) expect(run('tools/catalogue.ts').status).toBe(0);
    const first = run('tools/demo/main.ts', path);
    expect([first.status, first.stderr]).toEqual([0, '']);
    const second = run('tools/demo/main.ts', path);
    const table = (text: string) => text.slice(text.indexOf('Demoschool De Regenboog'));
    expect(table(second.stdout)).toBe(table(first.stdout));

    const db = await openDatabase(openDataFolder(path).database);
    onTestFinished(() => db.destroy());
    const count = async (table: 'pupils' | 'groups' | 'accounts') =>
      (await db.selectFrom(table).select('id').execute()).length;
    expect([await count('accounts'), await count('groups'), await count('pupils')]).toEqual([3, 6, 81]);

    // What is known of the pupils is there at the first look.
    expect(await withoutLevels(db)).toEqual([]);

    // The office switched everything on, and plans of a term ago ended with what their tests say.
    const plans = await db.selectFrom('plans').select('state').execute();
    const ended = plans.filter(({ state }) => state === 'afgesloten').length;
    expect([plans.length, ended]).toEqual([7, 5]);
    expect(await db.selectFrom('plan_evaluations').select('id').execute()).toHaveLength(5);

    // Every printed login works.
    const logins = [...table(first.stdout).matchAll(/^ {2}(\S+) +(\S+) {2,}\S/gm)].slice(1);
    expect(logins.length).toBeGreaterThanOrEqual(10);
    for (const [, username, password] of logins.filter(([, name]) => name !== 'Iedere')) {
      const user = await db
        .selectFrom('users')
        .select('password_hash')
        .where('username', '=', username!)
        .executeTakeFirst();
      expect(user && (await checkPassword(user.password_hash, password!)), username).toBe(true);
    }

    // The history hangs together: counters are what the answers say, nothing lies in the future, nobody is finished.
    const answers = await db
      .selectFrom('answers')
      .innerJoin('rounds', 'rounds.id', 'answers.round_id')
      .select(['pupil_id', 'category', 'correct', 'decides', 'at', 'started_at'])
      .execute();
    expect(answers.length).toBeGreaterThan(15_000);
    for (const { at, started_at } of answers) expect(at > started_at && at <= Date.now()).toBe(true);
    const deciding = answers.filter((answer) => answer.decides);
    const skills = await db.selectFrom('skills').selectAll().execute();
    expect(skills.reduce((sum, skill) => sum + skill.answers, 0)).toBe(deciding.length);
    const share = deciding.filter((answer) => answer.correct).length / deciding.length;
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(0.9);
  },
);

test('a database that holds something else is left alone', { timeout: 60_000 }, async () => {
  const path = mkdtempSync(join(tmpdir(), 'spelwereld-demo-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  const db = await openDatabase(openDataFolder(path).database);
  // A real installation that has no more than its first administrator.
  await inviteSuperadmin(db, { name: 'Sanne', email: 'sanne@school.example' });
  const { status, stdout, stderr } = run('tools/demo/main.ts', path);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/echte installatie.*npm run serve/);
  expect(await isDemo(db)).toBe(false);
  expect(await db.selectFrom('accounts').select('id').execute()).toEqual([]);
  await db.destroy();
});

test('a demo is served to this machine alone, and never for real', { timeout: 60_000 }, async () => {
  const path = mkdtempSync(join(tmpdir(), 'spelwereld-demo-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  if (!existsSync(join(ROOT, '.build/catalogue.json'))) expect(run('tools/catalogue.ts').status).toBe(0);
  const db = await openDatabase(openDataFolder(path).database);
  await createAccount(db, { kind: 'thuis', name: 'Thuis' });
  await markDemo(db);
  await db.destroy();
  const args = (flag: string) => [join(ROOT, 'server/main.ts'), flag];
  const env = { ...process.env, SPELWERELD_DATA: path, PORT: '0' };
  const real = spawnSync(process.execPath, args('--real'), { encoding: 'utf8', env });
  expect([real.status, real.stdout]).toEqual([1, '']);
  expect(real.stderr).toMatch(/staat de demo/);

  const demo = spawn(process.execPath, args('--demo'), { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void demo.kill('SIGKILL'));
  let told = '';
  for await (const chunk of demo.stdout) if ((told += String(chunk)).includes('staat klaar')) break;
  const port = /localhost:(\d+)/.exec(told)![1]!;
  const reaches = (host: string) =>
    fetch(`http://${host}:${port}/api/auth/public-key`).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await reaches('127.0.0.1')).toBe(true);
  const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  for (const { address, family, internal } of others)
    if (!internal && family === 'IPv4') expect([address, await reaches(address)]).toEqual([address, false]);
});
