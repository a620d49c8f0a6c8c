// Where the minutes of a run go, read from the reports of the test runners.
import { relative } from 'node:path';

/** A test file and how long it took, in ms of its worker. */
interface Timed {
  file: string;
  ms: number;
}

/** What takes a share of a step: its minutes, and whether each game adds to it. */
export interface Share {
  name: string;
  minutes: number;
  perGame: boolean;
}

interface VitestReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface PlaywrightSuite {
  title: string;
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: { file: string; title: string; tests: { results: { duration: number; status: string }[] }[] }[];
}

/** A report of Playwright, as far as it is read here. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

/** Files of unit and server tests. */
export const timedUnits = ({ testResults }: VitestReport, root: string): Timed[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    ms: endTime - startTime,
  }));

/** Files of browser tests. */
export function timedSpecs({ suites }: PlaywrightReport): Timed[] {
  const ofSuite = ({ suites = [], specs = [] }: PlaywrightSuite): Timed[] => [
    ...specs.map(({ file, tests }) => ({
      file,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...suites.flatMap(ofSuite),
  ];
  return suites.flatMap(ofSuite);
}

/** What a test file belongs to, as it is printed. */
function kindOf(file: string): string {
  if (/^scenes\/[^/]+\/contract\.test\.ts$/.test(file)) return 'contract van de spellen';
  if (/^scenes\/[^/]+\//.test(file)) return 'eigen tests van de spellen';
  if (file.startsWith('server/')) return 'server';
  if (file === 'scenes.spec.ts') return 'een ronde per spel';
  if (file === 'inputs.spec.ts') return 'soorten invoer';
  if (file === 'pages.spec.ts') return 'alle bladzijden';
  return file.endsWith('.spec.ts') ? 'wat gebruikers doen' : 'pure kamers, web en gereedschap';
}

const PER_GAME = new Set(['contract van de spellen', 'eigen tests van de spellen', 'een ronde per spel']);

/** Divides the minutes of a step over what it tested: files run side by side, so each gets its share of the wall clock. */
export function sharesOf(files: readonly Timed[], minutes: number): Share[] {
  const total = files.reduce((sum, { ms }) => sum + ms, 0);
  const kinds = new Map<string, number>();
  for (const { file, ms } of files) kinds.set(kindOf(file), (kinds.get(kindOf(file)) ?? 0) + ms);
  return [...kinds]
    .map(([name, ms]) => ({ name, minutes: (minutes * ms) / total, perGame: PER_GAME.has(name) }))
    .sort((a, b) => b.minutes - a.minutes);
}

/** Games of which no round was played in the browser. */
export function unplayed({ suites }: PlaywrightReport, ids: readonly string[]): string[] {
  const played = new Set<string>();
  for (const { suites: games = [], file } of suites)
    if (file === 'scenes.spec.ts')
      for (const { title, specs = [] } of games)
        if (
          specs.some(({ tests }) =>
            tests.some(({ results }) => results.some(({ status }) => status !== 'skipped')),
          )
        )
          played.add(title);
  return ids.filter((id) => !played.has(id));
}
