import { expect, test } from 'vitest';
import { createLoginLimits, TRIES_PER_ADDRESS, TRIES_PER_NAME } from './limits.ts';

test('many names from one address are guessed at: the address is locked, others are not', async () => {
  const limits = createLoginLimits();
  for (let i = 0; i < TRIES_PER_ADDRESS; i++) await limits.take(`naam${i}`, '10.0.0.1');
  await expect(limits.take('naam', '10.0.0.1')).rejects.toMatchObject({ code: 'login-locked' });
  await limits.take('naam', '10.0.0.2');
});

test('a whole school that logs in well from one address is never locked', async () => {
  const limits = createLoginLimits();
  for (let i = 0; i < 3 * TRIES_PER_ADDRESS; i++) {
    await limits.take(`leerling${i}`, '10.0.0.1');
    await limits.clear(`leerling${i}`, '10.0.0.1');
  }
});

test('tries at once count as much as tries one by one', async () => {
  const limits = createLoginLimits();
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => limits.take('noor', '10.0.0.1')));
  expect(tries.filter((attempt) => attempt.status === 'fulfilled').length).toBe(TRIES_PER_NAME);
});
