import { expect, test } from 'vitest';
import { sharesOf, timedSpecs, timedUnits, unplayed, type PlaywrightReport } from './minutes.ts';

const spec = (file: string, title: string, ms: number, status = 'passed') => ({
  file,
  title,
  tests: [{ results: [{ duration: ms, status }] }],
});
const browser: PlaywrightReport = {
  suites: [
    {
      title: 'scenes.spec.ts',
      file: 'scenes.spec.ts',
      suites: [
        { title: 'rups', file: 'scenes.spec.ts', specs: [spec('scenes.spec.ts', 'build', 3000)] },
        { title: 'doolhof', file: 'scenes.spec.ts', specs: [spec('scenes.spec.ts', 'build', 0, 'skipped')] },
      ],
    },
    { title: 'pages.spec.ts', file: 'pages.spec.ts', specs: [spec('pages.spec.ts', 'doors', 1000)] },
  ],
};

test('the minutes of a step are divided by what its tests took', () => {
  expect(sharesOf(timedSpecs(browser), 8)).toEqual([
    { name: 'een ronde per spel', minutes: 6, perGame: true },
    { name: 'alle bladzijden', minutes: 2, perGame: false },
  ]);
  const units = {
    testResults: [
      { name: '/a/scenes/rups/contract.test.ts', startTime: 0, endTime: 30 },
      { name: '/a/server/app.test.ts', startTime: 10, endTime: 20 },
    ],
  };
  expect(sharesOf(timedUnits(units, '/a'), 4)).toEqual([
    { name: 'contract van de spellen', minutes: 3, perGame: true },
    { name: 'server', minutes: 1, perGame: false },
  ]);
});

test('a game without a round of its own is named', () => {
  expect(unplayed(browser, ['rups', 'doolhof', 'verfgooien'])).toEqual(['doolhof', 'verfgooien']);
  expect(unplayed({ suites: [] }, ['rups'])).toEqual(['rups']);
});
