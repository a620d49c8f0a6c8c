import { expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from './id.ts';

test('ids are UUIDs, all different, and in the order of their time', () => {
  const ids = Array.from({ length: 1000 }, (_, i) => newId(1_800_000_000_000 + i));
  for (const id of ids) expect(z.uuid().safeParse(id).success, id).toBe(true);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(Array.from({ length: 1000 }, () => newId(5))).size).toBe(1000);
});
