import { expect, test } from 'vitest';
import { keptChoice, readChoices, reasonForTeacher, type KeptChoice } from './choices.ts';

const choice = (change: Partial<KeptChoice>): KeptChoice => ({
  reason: 'NIVEAU',
  p: 81,
  mean: 64,
  answers: 12,
  ...change,
});

test('each reason is told in a sentence of its own, with its numbers', () => {
  expect(reasonForTeacher(choice({}))).toBe('Past bij het niveau: verwachte kans op goed 81%.');
  expect(
    reasonForTeacher(
      choice({ reason: 'HERHALING', wrongAt: Date.UTC(2026, 10, 3, 9), reviews: 1, recall: 88 }),
    ),
  ).toBe('Ging fout op 3 november: herhaling 2 van 3, geschatte kans dat het woord nog bekend is 88%.');
  expect(reasonForTeacher(choice({ reason: 'PEILEN', answers: 1 }))).toBe(
    'Nog maar 1 antwoord in deze categorie: we peilen het niveau.',
  );
  expect(reasonForTeacher(choice({ reason: 'ONDERHOUD', days: 1 }))).toBe('Onderhoud: 1 dag niet geoefend.');
  expect(reasonForTeacher(choice({ reason: 'ZWAKKE_CATEGORIE' }))).toContain('64%');
  const all = ['OPPEPPER', 'HAAST', 'STEEKPROEF'] as const;
  expect(new Set(all.map((reason) => reasonForTeacher(choice({ reason })))).size).toBe(3);
});

test('what is kept of a choice is short, and read back as it was', () => {
  const kept = keptChoice(
    {
      wordId: 'ei-ij/trein',
      reason: 'HERHALING',
      p: 0.8149,
      why: { category: 'ei-ij', mean: 0.637, target: 0.8, answers: 9, days: 2.7, recall: 0.876 },
    },
    3,
  );
  expect(kept).toEqual({
    reason: 'HERHALING',
    p: 81,
    options: 3,
    mean: 64,
    answers: 9,
    days: 2,
    recall: 88,
  });
  expect(readChoices(JSON.stringify({ of: { e1: kept } })).of['e1']).toEqual(kept);
  expect(readChoices(null)).toEqual({ of: {} });
});
