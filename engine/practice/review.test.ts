import { expect, test } from 'vitest';
import { createEngine, type EngineOptions } from './index.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 8, 7, 9);
const form = { kind: 'open' } as const;

test('where a list is so short that all of it went wrong, words come back when they are due, not as chance has it', () => {
  const words = Array.from({ length: 30 }, (_, i) => ({ id: `w${i}`, category: 'c' }));
  const engine = createEngine({
    words,
    categories: [{ id: 'c', groep: 4 }],
    groepNorms: { 4: 1 },
    seed: 'kort',
    params: { sampleShare: 0 },
  });
  engine.addPupil({ id: 'p', groep: 4 });
  const met = new Set<string>();
  const back = new Set<string>();
  for (const [session, day] of [0, 2, 4].entries())
    for (let n = 0; n < 30; n++) {
      const asked = { pupil: 'p', now: START + day * DAY + n * 20_000, session, form };
      const { wordId, reason } = engine.next(asked);
      if (session > 0 && reason === 'HERHALING') back.add(wordId);
      // The first time every word goes wrong, later hardly any.
      engine.record({ ...asked, wordId, correct: met.has(wordId) && n % 5 !== 0 });
      met.add(wordId);
    }
  expect(back.size).toBeGreaterThan(4);
});

test('of words that are due for the second time, the one that fits comes first and not the one that is hopeless', () => {
  const words = Array.from({ length: 60 }, (_, i) => ({
    id: `w${i}`,
    category: 'c',
    difficulty: (i - 30) / 10,
  }));
  const engine = createEngine({
    words,
    categories: [{ id: 'c', groep: 4 }],
    groepNorms: { 4: 1 },
    seed: 'passend',
    params: { sampleShare: 0, introductionAnswers: 0 },
  });
  engine.addPupil({ id: 'p', groep: 4 });
  // Both went wrong, and right two days later; the hard one is due a little longer.
  const fits = 'w29';
  const [hard] = ['w38', 'w39', 'w37'].filter((wordId) => {
    const p = engine.predict({ pupil: 'p', wordId, form, now: START });
    return p > 0.5 && p < 0.65;
  });
  const answered = (wordId: string, day: number, n: number, correct: boolean) =>
    engine.record({ pupil: 'p', now: START + day * DAY + n * 20_000, session: day, wordId, form, correct });
  for (const [n, wordId] of [hard!, fits].entries()) answered(wordId, 0, n, false);
  for (const [n, wordId] of [hard!, fits].entries()) answered(wordId, 2, n, true);
  // Others in between, so that neither was just seen.
  for (let n = 0; n < 12; n++) answered(`w${n}`, 3, n, true);
  const { wordId, reason } = engine.next({ pupil: 'p', now: START + 30 * DAY, session: 30, form });
  expect({ wordId, reason }).toEqual({ wordId: fits, reason: 'HERHALING' });
});

test('what went wrong on another day comes back before what went wrong just now, and that too when nothing else is due', () => {
  const words = Array.from({ length: 60 }, (_, i) => ({ id: `w${i}`, category: 'c', difficulty: 0 }));
  const engine = createEngine({
    words,
    categories: [{ id: 'c', groep: 4 }],
    groepNorms: { 4: 1 },
    seed: 'later',
    params: { sampleShare: 0, introductionAnswers: 0 },
  });
  engine.addPupil({ id: 'p', groep: 4 });
  const answered = (wordId: string, day: number, n: number, correct: boolean) =>
    engine.record({ pupil: 'p', now: START + day * DAY + n * 20_000, session: day, wordId, form, correct });
  const next = (day: number) =>
    engine.next({ pupil: 'p', now: START + day * DAY + 600_000, session: day, form });
  answered('w0', 0, 0, false);
  for (let n = 1; n < 9; n++) answered(`w${n}`, 0, n, true);
  expect(next(0)).toMatchObject({ wordId: 'w0', reason: 'HERHALING' });
  answered('w20', 5, 0, false);
  for (let n = 1; n < 9; n++) answered(`w${20 + n}`, 5, n, true);
  expect(next(5)).toMatchObject({ wordId: 'w0', reason: 'HERHALING' });
});

test('to whom a whole list is hard, what went wrong comes back as well', () => {
  const words = Array.from({ length: 40 }, (_, i) => ({ id: `w${i}`, category: 'c' }));
  const back = (params: EngineOptions['params']) => {
    const engine = createEngine({
      words,
      categories: [{ id: 'c', groep: 4 }],
      groepNorms: { 4: 0 },
      seed: 'zwaar',
      params,
    });
    engine.addPupil({ id: 'p', groep: 4 });
    const missed = new Set<string>();
    let returns = 0;
    for (let day = 0; day < 14; day++)
      for (let n = 0; n < 15; n++) {
        const asked = { pupil: 'p', now: START + day * DAY + n * 20_000, session: day, form };
        const { wordId, reason } = engine.next(asked);
        if (reason === 'HERHALING' && missed.has(`${wordId} ${day - 1}`)) returns++;
        const correct = n % 2 === 0;
        if (!correct) for (let later = day; later < day + 7; later++) missed.add(`${wordId} ${later}`);
        engine.record({ ...asked, wordId, correct, responseMs: 4000 });
      }
    return returns;
  };
  expect(back({})).toBeGreaterThan(1.2 * back({ reviewShortReach: 0 }));
});
