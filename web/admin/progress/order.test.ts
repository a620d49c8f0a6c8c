import { expect, test } from 'vitest';
import type { ProgressLevel, PupilProgressRow } from '../../../server/contract/progress.ts';
import { inOrder } from './order.ts';

const pupil = (name: string, level?: Partial<ProgressLevel>, row: Partial<PupilProgressRow> = {}) =>
  ({
    id: name,
    name,
    groep: 5,
    days: 1,
    answers: 10,
    correct: 8,
    minutes: 4,
    standings: level
      ? [
          {
            category: 'ei-ij',
            answers: 10,
            correct: 8,
            minutes: 4,
            level: { status: 'bezig', reason: 'oefent', p: 80, low: 70, high: 90, known: 20, ...level },
          },
        ]
      : [],
    ...row,
  }) as PupilProgressRow;

const names = (rows: readonly PupilProgressRow[]) => rows.map(({ name }) => name);

test('by a category the weakest come first, then those of whom too little is known, then who never practised it', () => {
  const rows = [
    pupil('Nooit'),
    pupil('Weinig', { p: 3, known: 2 }),
    pupil('Sterk', { p: 90 }),
    pupil('Zwak', { p: 20 }),
  ];
  expect(names(inOrder(rows, 'ei-ij'))).toEqual(['Zwak', 'Sterk', 'Weinig', 'Nooit']);
});

test('who are alike stand by name, in Dutch order', () => {
  const rows = [pupil('Zoë'), pupil('Émile'), pupil('Dirk')];
  for (const sort of ['name', 'need', 'effort', 'ei-ij'])
    expect(names(inOrder(rows, sort)), sort).toEqual(['Dirk', 'Émile', 'Zoë']);
});

test('who practised least comes first, and who needs help most', () => {
  const rows = [
    pupil('Veel', { p: 90 }, { minutes: 90 }),
    pupil('Moeilijk', { p: 20, status: 'stap-terug', reason: 'te-moeilijk' }, { minutes: 60 }),
    pupil('Niets', undefined, { answers: 0, minutes: 0 }),
  ];
  expect(names(inOrder(rows, 'effort'))).toEqual(['Niets', 'Moeilijk', 'Veel']);
  expect(names(inOrder(rows, 'need'))).toEqual(['Niets', 'Moeilijk', 'Veel']);
});
