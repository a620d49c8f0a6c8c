import { expect, test } from 'vitest';
import { checkPlan, type Checked } from './check.ts';

/** A goal that begins with practice, or with a start test. */
const goal = (category: string, source: 'oefenen' | 'begintoets') => ({
  ...{ id: category, kind: 'categorie', category, text: 'Een zin.', target: 0.8 },
  start: { p: 0.4, low: 0.3, high: 0.5, answers: 20, source, day: '2026-11-01' },
});

const notesOf = (...goals: object[]) => {
  const fields = { hulpvraag: [], beginsituatie: [], parents: { informedOn: '2026-11-01' } };
  const checked = { fields, goals, weeks: 12, hasOwner: true, today: '2026-11-29' };
  return checkPlan(checked as unknown as Checked).notes;
};

test('a plan without a start test says so', () => {
  expect(notesOf(goal('ei-ij', 'oefenen'))).toEqual([expect.stringMatching(/^Er is geen begintoets\./)]);
  expect(notesOf(goal('ei-ij', 'begintoets'))).toEqual([]);
});

test('of goals that the start test had too few words for, each is named', () => {
  const [note] = notesOf(
    goal('ei-ij', 'begintoets'),
    goal('diminutive-etje-nkje', 'oefenen'),
    goal('i-as-ie', 'oefenen'),
  );
  expect(note).toMatch(/^De begintoets zegt niets over ‘Verkleinwoord -etje en -nkje’ en ‘i klinkt als ie/);
  expect(note).not.toMatch(/ei of ij/);
});
