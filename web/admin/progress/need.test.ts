import { expect, test } from 'vitest';
import type { ProgressLevel, Standing } from '../../../server/contract/progress.ts';
import { lookOf, trendOf } from './looks.ts';
import { latestDay, needOf, needText } from './need.ts';

const standing = (level: Partial<ProgressLevel>): Standing => ({
  category: 'ei-ij',
  answers: 10,
  correct: 8,
  minutes: 4,
  level: { status: 'bezig', reason: 'oefent', p: 80, low: 70, high: 90, known: 20, ...level },
});

test('who has what is too hard comes before who has what is weak, and who did nothing is seen too', () => {
  const score = (...standings: Standing[]) => needOf({ answers: 10, standings }).score;
  const [fine, weak, hard] = [standing({}), standing({ p: 45 }), standing({ status: 'stap-terug', p: 30 })];
  expect(score(hard)).toBeGreaterThan(score(weak));
  expect(score(weak)).toBeGreaterThan(score(fine));
  expect(score(standing({ trend: { points: -8, since: '2026-11-02' } }))).toBeGreaterThan(score(fine));
  expect(needOf({ answers: 0, standings: [] })).toMatchObject({ idle: true, score: 2 });
});

test('who practises much does not seem to need more help by that alone', () => {
  const [fine, hard] = [standing({}), standing({ status: 'stap-terug', p: 30 })];
  const many = [...Array.from({ length: 20 }, () => fine), hard, hard];
  const score = (standings: Standing[]) => needOf({ answers: 10, standings }).score;
  expect(score([fine, fine, hard, hard])).toBeGreaterThan(score(many));
  // One of one says less than six of six.
  expect(score(Array.from({ length: 6 }, () => hard))).toBeGreaterThan(score([hard]));
});

test('with too few answers nothing is called weak, hard or sinking', () => {
  const few = standing({
    status: 'stap-terug',
    p: 20,
    trend: { points: -30, since: '2026-11-02' },
    known: 7,
  });
  expect([lookOf(few), trendOf(few)]).toEqual(['few', undefined]);
  expect(needOf({ answers: 10, standings: [few] }).score).toBe(0);
});

test('what no longer grows is told apart from what is too hard, and asks for less', () => {
  const stuck = standing({ status: 'stap-terug', reason: 'komt-niet-verder', p: 73 });
  const hard = standing({ status: 'stap-terug', reason: 'te-moeilijk', p: 30 });
  expect([stuck, hard].map(lookOf)).toEqual(['stuck', 'stap-terug']);
  const [one, two] = [stuck, hard].map((of) => needOf({ answers: 10, standings: [of] }));
  expect(one).toMatchObject({ stuck: ['ei-ij'], hard: [] });
  expect(one!.score).toBeLessThan(two!.score);
});

test('small changes are no trend', () => {
  const since = '2026-11-02';
  expect([4, 5, -4, -5].map((points) => trendOf(standing({ trend: { points, since } })))).toEqual([
    'same',
    'up',
    'same',
    'down',
  ]);
});

test('who stayed away for a week while others went on is told; in a holiday nobody is', () => {
  const away = { answers: 10, standings: [standing({})], lastDay: '2026-11-13' };
  expect(needOf(away, '2026-11-20')).toMatchObject({ away: '2026-11-13', score: 0.5 });
  expect(needText(needOf(away, '2026-11-20'), [])).toBe('sinds 13 nov niet geoefend');
  expect(needOf(away, '2026-11-19')).not.toHaveProperty('away');
  expect(needOf(away, latestDay([away, { lastDay: '2026-11-10' }, {}]))).not.toHaveProperty('away');
});

test('of whom nothing is measured yet it is not said that all goes well', () => {
  expect(needText(needOf({ answers: 5, standings: [standing({ known: 3 })] }), [])).toBe(
    'nog te weinig bekend',
  );
  expect(needText(needOf({ answers: 5, standings: [standing({})] }), [])).toBe('goed op weg');
});

test('it is said in words what is the matter: the most urgent first, two by name', () => {
  const of = (category: string, level: Partial<ProgressLevel>) => ({ ...standing(level), category });
  const names = ['ei of ij', 'au of ou', 'open lettergreep', 'stomme e'].map((name) => ({ id: name, name }));
  const need = needOf({
    answers: 30,
    standings: [
      of('stomme e', { p: 45 }),
      of('ei of ij', { status: 'stap-terug', p: 30 }),
      of('au of ou', { status: 'stap-terug', p: 32 }),
      of('open lettergreep', { status: 'stap-terug', p: 35 }),
    ],
  });
  expect(needText(need, names)).toBe('te moeilijk: ei of ij, au of ou en nog 1; vaak fout: stomme e');
  expect(needText(need, names, 1)).toBe('te moeilijk: ei of ij, au of ou en nog 1');
});
