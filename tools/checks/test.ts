// Runs every check there is and closes with the number of tests that passed and failed; of the static checks, which use one core
// each, two at a time. `npm test -- unit` or `npm test -- browser` runs a part; `alles` beside it has every game played with both hands.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '../..');
const reports = join(root, '.build/reports');
let passed = 0;
let failed = 0;

interface Step {
  part: 'static' | 'unit' | 'browser';
  title: string;
  command: string[];
  /** Counts the tests of the step from its report; a step without one counts as one test. */
  count?: () => { passed: number; failed: number };
}

const report = <T>(file: string) => JSON.parse(readFileSync(join(reports, file), 'utf8')) as T;

const steps: Step[] = [
  { part: 'static', title: 'Lint (eslint)', command: ['eslint', '.'] },
  { part: 'static', title: 'Typen (tsc)', command: ['tsc', '-p', 'tsconfig.json'] },
  { part: 'static', title: 'Opmaak (prettier)', command: ['prettier', '--check', '--log-level=warn', '.'] },
  { part: 'static', title: 'Typen van de pure kamers', command: ['tsc', '-p', 'engine/tsconfig.pure.json'] },
  { part: 'static', title: 'Importregels', command: ['node', 'tools/checks/boundaries.ts'] },
  { part: 'static', title: 'Teksten', command: ['node', 'tools/checks/wording.ts'] },
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
      const { stats } = report<{ stats: { expected: number; unexpected: number; flaky: number } }>(
        'browser.json',
      );
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  },
];

const ALL = 'alles';
const asked = process.argv.slice(2);
const wanted = asked.filter((one) => one !== ALL);
const env = {
  ...process.env,
  TMPDIR: temporaryFolder(),
  ...(asked.includes(ALL) && { SPELWERELD_E2E_HANDS: 'both' }),
};
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
  console.log(`  ${isGood ? 'goed' : 'FOUT'} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
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

/** A runner that broke off leaves no report; its exit code then speaks. */
function safely<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
