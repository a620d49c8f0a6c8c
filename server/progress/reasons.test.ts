import { expect, test } from 'vitest';
import type { KeptChoice } from '../practice/policy/choices.ts';
import { reasonsOfRound } from './reasons.ts';

const choice = (reason: KeptChoice['reason'], p: number, more: Partial<KeptChoice> = {}): KeptChoice => ({
  reason,
  p,
  mean: 60,
  answers: 20,
  ...more,
});

test('words that were dealt for the same reason are told together, and only those that were asked', () => {
  const of = {
    e1: choice('NIVEAU', 76),
    e2: choice('NIVEAU', 80),
    e3: choice('NIVEAU', 78),
    e4: choice('HERHALING', 70, { recall: 55 }),
    e5: choice('HERHALING', 70, { recall: 77 }),
    e6: choice('STEEKPROEF', 50),
  };
  expect(reasonsOfRound(JSON.stringify({ of }), new Set(['e1', 'e2', 'e3', 'e4', 'e5']))).toEqual([
    { text: 'Past bij het niveau: verwachte kans op goed 78%.', words: 3 },
    {
      text: 'Gingen eerder fout en komen terug; geschatte kans dat ze nog bekend zijn 55 tot 77%.',
      words: 2,
    },
  ]);
});

test('a single word that comes back says when it went wrong', () => {
  const wrongAt = Date.parse('2026-11-13T10:00:00+01:00');
  const of = { e1: choice('HERHALING', 70, { wrongAt, reviews: 1, recall: 55 }) };
  expect(reasonsOfRound(JSON.stringify({ of }), new Set(['e1']))[0]!.text).toBe(
    'Ging fout op 13 november: herhaling 2 van 3, geschatte kans dat het woord nog bekend is 55%.',
  );
  expect(reasonsOfRound(null, new Set(['e1']))).toEqual([]);
});

test('of words that went wrong a moment ago no share is told that is known', () => {
  const wrongAt = Date.parse('2026-11-13T10:00:00+01:00');
  const of = {
    e1: choice('HERHALING', 70, { wrongAt, recall: 100 }),
    e2: choice('HERHALING', 70, { recall: 99 }),
  };
  const told = (ids: string[]) => reasonsOfRound(JSON.stringify({ of }), new Set(ids))[0]!.text;
  expect(told(['e1'])).toBe('Ging fout op 13 november: herhaling 1 van 3.');
  expect(told(['e1', 'e2'])).toBe('Gingen eerder fout en komen terug.');
});
