import { expect, test } from 'vitest';
import type {
  ProgressCategory,
  ProgressLevel,
  PupilProgressRow,
  Standing,
} from '../../../server/contract/progress.ts';
import type { ReadyTask } from '../../../server/contract/tasks.ts';
import { firstText, helpIn, meanIn, perLook } from './in-category.ts';

const CATEGORY: ProgressCategory = {
  id: 'ei-ij',
  name: 'ei of ij',
  title: 'Korte ei of lange ij',
  kind: 'spelling',
};
const STUCK = { status: 'stap-terug', reason: 'komt-niet-verder' } as const;
const HARD = { status: 'stap-terug', reason: 'te-moeilijk', p: 30 } as const;

const pupil = (id: string, level?: Partial<ProgressLevel>, first?: Standing['first']) =>
  ({
    id,
    name: id,
    standings: level
      ? [
          {
            category: 'ei-ij',
            answers: 10,
            correct: 8,
            minutes: 4,
            first,
            level: { status: 'bezig', reason: 'oefent', p: 80, low: 70, high: 90, known: 20, ...level },
          },
        ]
      : [],
  }) as unknown as PupilProgressRow;

const ids = (rows: readonly PupilProgressRow[]) => rows.map(({ id }) => id);

test('everyone is in one standing, what asks for help first; the mean leaves out what is a guess', () => {
  const rows = [
    pupil('a', {}),
    pupil('b'),
    pupil('c', STUCK),
    pupil('d', HARD),
    pupil('e', { known: 3, p: 1 }),
  ];
  expect(perLook(rows, CATEGORY).map(({ look, pupils }) => [look, ids(pupils)])).toEqual([
    ['stap-terug', ['d']],
    ['stuck', ['c']],
    ['bezig', ['a']],
    ['few', ['e']],
    ['nieuw', ['b']],
  ]);
  expect(meanIn(rows, CATEGORY)).toEqual({ p: 63, count: 3 });
  expect(meanIn([pupil('b')], CATEGORY)).toBeUndefined();
});

test('who gets no further is offered what comes before it, or else the category; not what stands ready', () => {
  const first = { category: 'cvc', title: 'Korte klankwoorden' };
  const rows = [
    pupil('goed', {}),
    pupil('vast', STUCK),
    pupil('zwaar', HARD),
    pupil('eerst', HARD, first),
    pupil('ook-eerst', STUCK, first),
    pupil('staat-klaar', HARD),
  ];
  const ready: ReadyTask = {
    id: 't',
    category: 'ei-ij',
    name: 'ei of ij',
    setAt: 0,
    pupils: ['staat-klaar', 'zwaar'],
    // Played since: it may be set ready again.
    played: ['zwaar'],
  };
  expect(helpIn(rows, CATEGORY, [ready]).map(({ id, pupils }) => [id, ids(pupils)])).toEqual([
    ['ei-ij', ['vast', 'zwaar']],
    ['cvc', ['eerst', 'ook-eerst']],
  ]);
});

test('what comes before a category is only called weak where it was practised', () => {
  const first = { category: 'cvc', title: 'Korte klankwoorden' };
  expect(firstText(first)).toContain('gaat nog niet goed. Begin met “Korte klankwoorden”.');
  expect(firstText({ ...first, isNew: true })).toContain(
    'is nog niet geoefend. Begin met “Korte klankwoorden”.',
  );
});
