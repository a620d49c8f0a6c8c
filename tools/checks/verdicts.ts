// What went wrong in a run, read from the reports of the test runners: it closes the run, so that nobody has to search for it.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed at least once; `isMended` if it passed when it was tried again. */
export interface Verdict {
  name: string;
  message: string;
  isMended: boolean;
}

interface VitestFailures {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightFailures {
  title: string;
  suites?: PlaywrightFailures[];
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

const LINES = 6;

/** The first lines of a message, without the colours of a terminal. */
const brief = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, LINES)
    .join('\n');

/** Unit and server tests that failed, those that passed the second time too, and files that could not be run. */
export const unitVerdicts = ({ testResults }: VitestFailures, root: string): Verdict[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter(({ status, failureMessages }) => status === 'failed' || (failureMessages ?? []).length > 0)
      .map(({ fullName, status, failureMessages }) => ({
        name: `${file} › ${fullName}`,
        message: brief(failureMessages?.[0]),
        isMended: status === 'passed',
      }));
    const isBroken = status === 'failed' && tests.every(({ isMended }) => isMended);
    return isBroken ? [{ name: file, message: brief(message), isMended: false }, ...tests] : tests;
  });

/** Browser tests that failed, those that passed the second time too. */
export function specVerdicts({ suites }: { suites: PlaywrightFailures[] }): Verdict[] {
  // The outermost is the file; those within it say what of it: a game, a page.
  const ofSuite = ({ suites = [], specs = [] }: PlaywrightFailures, within: string[]): Verdict[] => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => ({
          name: [file, ...within, title].join(' › '),
          message: brief(results.find(({ error }) => error)?.error?.message),
          isMended: status === 'flaky',
        })),
    ),
    ...suites.flatMap((suite) => ofSuite(suite, [...within, suite.title])),
  ];
  return suites.flatMap((suite) => ofSuite(suite, []));
}
