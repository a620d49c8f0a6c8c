import { expect, test } from 'vitest';
import { inMemory } from '../processes/limiters.ts';
import { slowedInMemory } from '../processes/slowed-names.ts';
import { createLoginLimits, TRIES_ANYWHERE, TRIES_PER_ADDRESS, TRIES_PER_NAME } from './limits.ts';

/** Limits with a clock that nobody waits for, and how long each try waited in seconds. */
function setup() {
  const waited: number[] = [];
  const limits = createLoginLimits(inMemory, slowedInMemory(), (ms) => {
    waited.push(Math.round(ms / 1000));
    return Promise.resolve();
  });
  const take = (name: string, address: string, device?: string) => limits.take({ name, address, device });
  const takeAll = async (count: number, name: (i: number) => string, address: (i: number) => string) => {
    for (let i = 0; i < count; i++) await take(name(i), address(i));
  };
  return { limits, waited, take, takeAll };
}

test('wrong tries for a name from one address get slower, and slow nobody else', async () => {
  const { limits, waited, take, takeAll } = setup();
  await takeAll(
    TRIES_PER_NAME,
    () => 'noor',
    () => '10.0.0.1',
  );
  expect(waited).toEqual([]);
  expect([...(await limits.slowAmong(['noor']))]).toEqual([]);
  const begun = [];
  for (let i = 0; i < 7; i++) begun.push((await take('noor', '10.0.0.1')).begins);
  expect(waited).toEqual([1, 2, 4, 8, 16, 30, 30]);
  expect(begun).toEqual(['name', ...Array<undefined>(6).fill(undefined)]);
  expect([...(await limits.slowAmong(['noor']))]).toEqual(['noor']);
  await take('noor', '10.0.0.2');
  await take('daan', '10.0.0.1');
  await take('noor', '10.0.0.1', 'her tablet');
  expect(waited).toHaveLength(7);
  expect([...(await limits.slowAmong(['daan']))]).toEqual([]);
});

test('one who keeps guessing at one name costs the others behind the address nothing', async () => {
  const { waited, take, takeAll } = setup();
  await takeAll(
    2 * TRIES_PER_ADDRESS,
    () => 'noor',
    () => '10.0.0.1',
  );
  waited.length = 0;
  await takeAll(
    TRIES_PER_ADDRESS - TRIES_PER_NAME,
    (i) => `leerling${i}`,
    () => '10.0.0.1',
  );
  expect(waited).toEqual([]);
  expect((await take('een.meer', '10.0.0.1')).begins).toBe('address');
  expect(waited).toEqual([1]);
});

test('a name that is tried from very many addresses is slow everywhere but on its own device', async () => {
  const { limits, waited, take, takeAll } = setup();
  await takeAll(
    TRIES_ANYWHERE,
    () => 'noor',
    (i) => `10.0.1.${i}`,
  );
  expect(waited).toEqual([]);
  expect((await take('noor', '10.0.0.9')).begins).toBe('name');
  await take('noor', '10.0.0.8');
  expect(waited).toEqual([1, 2]);
  await take('noor', '10.0.0.9', 'her tablet');
  expect(waited).toHaveLength(2);
  await limits.lift('noor');
  await take('noor', '10.0.0.9');
  expect(waited).toHaveLength(2);
});

test('a device that a name knows has a count of its own', async () => {
  const { waited, take } = setup();
  for (let i = 0; i < TRIES_PER_NAME; i++) await take('noor', '10.0.0.1', 'her tablet');
  expect(waited).toEqual([]);
  await take('noor', '10.0.0.1', 'her tablet');
  expect(waited).toEqual([1]);
});

test('a right password takes its try back, and forgets the wrong ones before it', async () => {
  const { limits, waited, take } = setup();
  for (let i = 0; i < 3 * TRIES_PER_ADDRESS; i++) await (await take(`leerling${i}`, '10.0.0.1')).right();
  for (let i = 0; i < TRIES_PER_NAME + 2; i++) await take('noor', '10.0.0.1');
  await (await take('noor', '10.0.0.1')).right();
  expect([...(await limits.slowAmong(['noor']))]).toEqual([]);
  waited.length = 0;
  await take('noor', '10.0.0.1');
  expect(waited).toEqual([]);
});

test('its owner is heard on another device while a classmate keeps guessing beside it', async () => {
  const waiting: (() => void)[] = [];
  const limits = createLoginLimits(
    inMemory,
    slowedInMemory(),
    () => new Promise<void>((resolve) => void waiting.push(resolve)),
  );
  const attempt = { name: 'noor', address: '10.0.0.1' };
  for (let i = 0; i < TRIES_PER_NAME; i++) await limits.take(attempt);
  const [guess, owner] = [limits.take(attempt), limits.take(attempt)];
  while (waiting.length < 2) await new Promise(setImmediate);
  for (const go of waiting.splice(0)) go();
  expect((await guess).isSlow).toBe(true);
  await (await owner).right();
  expect([...(await limits.slowAmong(['noor']))]).toEqual([]);
});

test('who sends tries faster than they are answered is refused', async () => {
  const limits = createLoginLimits(inMemory, slowedInMemory(), () => new Promise(() => undefined));
  let refused = 0;
  for (let i = 0; i < 50; i++)
    limits.take({ name: 'noor', address: '10.0.0.1' }).catch((error: { code: string }) => {
      if (error.code === 'login-locked') refused++;
    });
  await expect(limits.take({ name: 'noor', address: '10.0.0.1' })).rejects.toMatchObject({
    code: 'login-locked',
  });
  // The first eight at once, then three who wait beside each other.
  expect(refused).toBe(50 - TRIES_PER_NAME - 3);
});

test('what is lifted is as if nobody had tried', async () => {
  const { limits, waited, take } = setup();
  for (let i = 0; i < TRIES_PER_NAME + 3; i++) await take('noor', '10.0.0.1');
  await limits.lift('noor');
  expect([...(await limits.slowAmong(['noor']))]).toEqual([]);
  waited.length = 0;
  for (let i = 0; i < TRIES_PER_NAME; i++) await take('noor', '10.0.0.1');
  expect(waited).toEqual([]);
});
