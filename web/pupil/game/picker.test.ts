import { expect, test, vi } from 'vitest';
import { createEngine } from '../../../engine/practice/index.ts';
import { fetchPolicy, pickerFor } from './picker.ts';

const game = { id: 'proef', pace: 'T' } as const;
const category = { id: 'ei-ij', groep: 4 };
const words = ['a', 'b'].map((id) => ({ id, category: category.id, difficulty: 0 }));
const engine = createEngine({ words, categories: [category], groepNorms: { 4: 0 }, seed: 'proef' });
engine.addPupil({ id: 'noor', groep: 4 });
const handover = {
  pupil: engine.exportPupil('noor'),
  category,
  words,
  about: {},
  calibration: engine.exportState().shared,
  session: 'vandaag',
  now: Date.UTC(2026, 10, 2, 9),
};
const round = { dealt: [], handover };

test('the policy that dealt a round chooses within it', async () => {
  expect(await pickerFor(fetchPolicy(), round, game)).toBeDefined();
});

test('a round is asked as it was dealt when the policy is not there, or older than the server’s', async () => {
  expect(await pickerFor(Promise.reject(new Error('no line')), round, game)).toBeUndefined();
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const later = { ...handover, pupil: { ...handover.pupil, version: handover.pupil.version + 1 } };
  expect(
    await pickerFor(fetchPolicy(), { dealt: [], handover: later as unknown as typeof handover }, game),
  ).toBeUndefined();
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});
