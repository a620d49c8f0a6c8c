import { expect, test } from 'vitest';
import { createEngine } from './index.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 8, 7, 9);
const form = { kind: 'open' } as const;

test('where a list is so short that all of it went wrong, words come back when they are due, not as chance has it', () => {
  const words = Array.from({ length: 30 }, (_, i) => ({ id: `w${i}`, category: 'c' }));
  const engine = createEngine({
    ...{ words, categories: [{ id: 'c', groep: 4 }], groepNorms: { 4: 1 }, seed: 'kort' },
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
