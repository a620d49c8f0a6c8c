import { expect, it } from 'vitest';
import { CALM_SUCCESS, isSame, layered, PRESETS, someFieldsSchema } from './practice-fields.ts';

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

it('days are the same in any order, hours in any order of their ends', () => {
  expect(isSame('days', [1, 2, 5], [5, 1, 2])).toBe(true);
  expect(isSame('days', [1, 2], [1, 2, 3])).toBe(false);
  expect(isSame('hours', { from: '08:30', to: '15:00' }, { to: '15:00', from: '08:30' })).toBe(true);
  expect(isSame('hours', null, { from: '08:30', to: '15:00' })).toBe(false);
});

it.each([
  [{ days: [1, 7], hours: { from: '00:00', to: '23:59' } }, true],
  [{ days: null, hours: null }, true],
  [{ days: [] }, false],
  [{ days: [0] }, false],
  [{ days: [8] }, false],
  [{ hours: { from: '8:30', to: '15:00' } }, false],
  [{ hours: { from: '08:30', to: '24:00' } }, false],
  [{ hours: { from: '08:30', to: '08:45' } }, true],
  [{ hours: { from: '08:30', to: '08:44' } }, false],
  [{ hours: { from: '22:00', to: '06:00' } }, false],
])('of days and hours %j can be set: %s', (fields, can) => {
  expect(someFieldsSchema.safeParse(fields).success).toBe(can);
});
