import { expect, it } from 'vitest';
import { CALM_SUCCESS, PRESETS, someFieldsSchema } from './practice-fields.ts';

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
