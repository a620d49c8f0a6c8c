import { expect, test } from 'vitest';
import { specVerdicts, unitVerdicts } from './verdicts.ts';

test('units: what failed, what passed the second time, and a file that could not be run', () => {
  const fine = { fullName: 'a sum', status: 'passed', failureMessages: [] };
  const report = {
    testResults: [
      {
        name: '/a/server/app.test.ts',
        status: 'failed',
        assertionResults: [
          fine,
          {
            fullName: 'a login',
            status: 'failed',
            failureMessages: ['\u001b[31mExpected 1\u001b[39m\n\n  got 2'],
          },
          { fullName: 'a socket', status: 'passed', failureMessages: ['too late'] },
        ],
      },
      { name: '/a/web/page.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
      { name: '/a/web/other.test.ts', status: 'passed', assertionResults: [fine] },
    ],
  };
  expect(unitVerdicts(report, '/a')).toEqual([
    { name: 'server/app.test.ts › a login', message: 'Expected 1\n  got 2', isMended: false },
    { name: 'server/app.test.ts › a socket', message: 'too late', isMended: true },
    { name: 'web/page.test.ts', message: 'No such module', isMended: false },
  ]);
});

test('browser: what failed, and what passed the second time', () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: 'map.spec.ts',
    title,
    tests: [{ status, results: [message ? { error: { message } } : {}, {}] }],
  });
  const suites = [
    {
      title: 'map.spec.ts',
      suites: [{ title: 'list', specs: [spec('by key', 'unexpected', 'not seen')] }],
      specs: [spec('by mouse', 'expected'), spec('by finger', 'flaky', 'moved')],
    },
  ];
  expect(specVerdicts({ suites })).toEqual([
    { name: 'map.spec.ts › by finger', message: 'moved', isMended: true },
    { name: 'map.spec.ts › list › by key', message: 'not seen', isMended: false },
  ]);
});
