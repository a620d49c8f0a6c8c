// Runs every check there is and closes with the number of tests that passed and failed; of the static checks, which use one core
// each, two at a time, and before that with the minutes of each part and the name of each test that failed. `npm test -- unit` or `npm test -- browser` runs a part;
// `alles`, beside it or alone, tests every game in every combination.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { madeGames } from './changed.ts';
import { sharesOf, timedSpecs, timedUnits, unplayed, type PlaywrightReport, type Share } from './minutes.ts';
import { specVerdicts, unitVerdicts, type Verdict } from './verdicts.ts';

const root = join(import.meta.dirname, '../..');
const reports = join(root, '.build/reports');
const games = madeGames(root);
const ids = games.map(idOf);
let passed = 0;
let failed = 0;

interface Step {
  part: 'static' | 'unit' | 'browser';
  title: string;
  command: string[];
  /** Counts the tests of the step from its report; a step without one counts as one test. */
  count?: () => { passed: number; failed: number };
  /** The tests of it that failed once or twice, from the same report. */
  verdicts?: () => Verdict[];
  /** What its minutes were for, from the same report. */
  shares?: (minutes: number) => Share[];
}

const report = <T>(file: string) => JSON.parse(readFileSync(join(reports, file), 'utf8')) as T;

const steps: Step[] = [
  { part: 'static', title: 'Lint (eslint)', command: ['eslint', '.'] },
  { part: 'static', title: 'Lint met typen (oxlint)', command: ['oxlint', '--type-aware'] },
  { part: 'static', title: 'Typen (tsc)', command: ['tsc', '-p', 'tsconfig.json'] },
  { part: 'static', title: 'Opmaak (prettier)', command: ['prettier', '--check', '--log-level=warn', '.'] },
  { part: 'static', title: 'Typen van de pure kamers', command: ['tsc', '-p', 'engine/tsconfig.pure.json'] },
  { part: 'static', title: 'Importregels', command: ['node', 'tools/checks/boundaries.ts'] },
  { part: 'static', title: 'Teksten', command: ['node', 'tools/checks/wording.ts'] },
  { part: 'static', title: 'Namen van spellen', command: ['node', 'tools/checks/no-game-named.ts'] },
  {
    part: 'unit',
    title: 'Unit- en servertests (vitest)',
    command: [
      'vitest',
      'run',
      '--config',
      'tools/checks/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'unit.json')}`,
    ],
    count() {
      const { numPassedTests, numFailedTests } = report<{ numPassedTests: number; numFailedTests: number }>(
        'unit.json',
      );
      return { passed: numPassedTests, failed: numFailedTests };
    },
    verdicts: () => unitVerdicts(report('unit.json'), root),
    shares: (minutes) => sharesOf(timedUnits(report('unit.json'), root), minutes),
  },
  {
    part: 'browser',
    title: 'Bouwen',
    command: ['vite', 'build', '--config', 'web/vite.config.ts', '--logLevel=warn'],
  },
  {
    part: 'browser',
    title: 'Bouwen met testhaak',
    command: ['vite', 'build', '--config', 'web/vite.config.ts', '--mode=test', '--logLevel=warn'],
  },
  {
    part: 'browser',
    title: 'Bouwen van het proefpodium',
    command: ['vite', 'build', '--config', 'tools/e2e/stage/vite.config.ts'],
  },
  {
    part: 'browser',
    title: 'Browsertests (playwright)',
    command: ['playwright', 'test', '--config', 'tools/e2e/playwright.config.ts'],
    count() {
      const { stats, ...all } = report<
        PlaywrightReport & { stats: { expected: number; unexpected: number; flaky: number } }
      >('browser.json');
      const missing = unplayed(all, ids);
      if (missing.length > 0) console.error(`  Zonder ronde in de browser: ${missing.join(', ')}`);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected + missing.length };
    },
    verdicts: () => specVerdicts(report('browser.json')),
    shares: (minutes) => sharesOf(timedSpecs(report('browser.json')), minutes),
  },
];

const ALL = 'alles';
const asked = process.argv.slice(2);
const wanted = asked.filter((one) => one !== ALL);
const env = {
  ...process.env,
  TMPDIR: temporaryFolder(),
  ...(asked.includes(ALL) && { SPELWERELD_ALL: '1' }),
};
/** What the minutes were for, step by step; static checks run side by side and together take what the longest lane does. */
const spent: Share[] = [];
/** What is named at the end of the run: tests that failed, and steps that did without saying which. */
const verdicts: Verdict[] = [];
const began = performance.now();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Runs a step; what it prints is shown as it comes, or at its end where another runs beside it. */
async function run(step: Step, stdio: 'inherit' | 'pipe') {
  const start = performance.now();
  const title = `\n▶ ${step.title}`;
  if (stdio === 'inherit') console.log(title);
  const [command, ...args] = step.command;
  const child = spawn(command!, args, { cwd: root, env, stdio: ['ignore', stdio, stdio] });
  const printed = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  const isGood = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  if (stdio === 'pipe')
    console.log([title, ...(await printed).map((one) => one.trimEnd())].filter(Boolean).join('\n'));
  const counted = step.count && safely(step.count);
  passed += counted ? counted.passed : isGood ? 1 : 0;
  failed += counted && counted.failed > 0 ? counted.failed : isGood ? 0 : 1;
  const named = step.verdicts && safely(step.verdicts);
  verdicts.push(...(named ?? []));
  if (!isGood && !named?.some(({ isMended }) => !isMended))
    verdicts.push({ name: step.title, message: 'zie hierboven', isMended: false });
  const seconds = (performance.now() - start) / 1000;
  console.log(`  ${isGood ? 'goed' : 'FOUT'} in ${seconds.toFixed(1)} s`);
  const shares = step.shares && safely(() => step.shares!(seconds / 60));
  spent.push(...(shares ?? [{ name: step.title, minutes: seconds / 60, perGame: false }]));
}

const chosen = steps.filter(({ part }) => wanted.length === 0 || wanted.includes(part));
const beside = chosen.filter(({ part }) => part === 'static');
const lane = async () => {
  for (let step = beside.shift(); step; step = beside.shift()) await run(step, 'pipe');
};
await Promise.all([lane(), lane()]);
for (const step of chosen.filter(({ part }) => part !== 'static')) await run(step, 'inherit');

/** Where tests keep their databases: in memory where that has room, so that none waits for the disk at every answer. */
function temporaryFolder(): string {
  const MEMORY = '/dev/shm';
  const ROOM = 4e9;
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM ? MEMORY : tmpdir();
}

/** The id of a game by its folder, from its manifest. */
function idOf(folder: string): string {
  const manifest = readFileSync(join(root, 'scenes', folder, 'manifest.ts'), 'utf8');
  return /\bid: '([^']+)'/.exec(manifest)?.[1] ?? folder;
}

/** Says where the minutes went. */
function printMinutes() {
  const minutes = (performance.now() - began) / 60_000;
  console.log(`\n▶ Minuten (${games.length} spellen)`);
  const width = Math.max(...spent.map(({ name }) => name.length));
  for (const share of spent) {
    const each = share.perGame ? `, per spel ${((share.minutes * 60) / games.length).toFixed(1)} s` : '';
    console.log(`  ${share.name.padEnd(width)} ${share.minutes.toFixed(1).padStart(5)}${each}`);
  }
  console.log(`  ${'samen'.padEnd(width)} ${minutes.toFixed(1).padStart(5)}`);
}

/** Names what failed, and what was only right when it was tried again. */
function printVerdicts() {
  for (const { name, message, isMended } of verdicts)
    console.log(`\n${isMended ? 'WANKEL, pas de tweede keer goed' : 'FOUT'}: ${name}\n${message}`);
}

/** A runner that broke off leaves no report; its exit code then speaks. */
function safely<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

printMinutes();
printVerdicts();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
