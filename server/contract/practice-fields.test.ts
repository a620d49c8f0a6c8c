import { expect, it } from 'vitest';
import { CALM_SUCCESS, layered, PRESETS, someFieldsSchema } from './practice-fields.ts';

it.each(PRESETS)('preset $name says only what can be set', ({ fields }) => {
  expect(someFieldsSchema.safeParse(fields).success).toBe(true);
});

it('a calm preset promises no other success than that of calm pupils, and no more that comes back', () => {
  const calm = PRESETS.filter(({ fields }) => fields.calm);
  expect(calm.map(({ id }) => id)).toContain('dyslexie');
  for (const { fields } of calm) {
    expect(fields).not.toHaveProperty('targetSuccess');
    expect(fields).not.toHaveProperty('reviewShare');
  }
  expect(PRESETS.find(({ id }) => id === 'dyslexie')!.about).toContain(`${100 * CALM_SUCCESS} %`);
});

it('the reading ruler is off where nobody asked for it, also in what was stored before it was there, and only the preset Dyslexie brings it', () => {
  expect(layered().ruler).toBe(false);
  expect(layered({ tint: 'cream', largeLetters: true }, { calm: true }).ruler).toBe(false);
  expect(layered({ ruler: true }, { calm: true }).ruler).toBe(true);
  expect(layered({ ruler: true }, { ruler: false }).ruler).toBe(false);
  expect(PRESETS.filter(({ fields }) => fields.ruler).map(({ id }) => id)).toEqual(['dyslexie']);
});
