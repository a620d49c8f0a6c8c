import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { memoryStore } from '../../app/session/storage.ts';
import { createTestOutbox, type Entry } from './test-outbox.ts';

const stored = new Map<number, Entry>([[1, { rev: 2, given: 'boom', ms: 0, noSound: false }]]);

test('what is written is sent word by word, and forgotten here once it is stored', async () => {
  const sent: [number, Entry][] = [];
  const storage = memoryStore();
  const send = (n: number, entry: Entry) => Promise.resolve(sent.push([n, entry]));
  const box = createTestOutbox({ key: 't', stored, send, storage });
  box.write(1, { given: 'bomen', ms: 300 });
  box.write(1, { given: 'boom', ms: 200 });
  box.write(2, { noSound: true });
  expect(box.state.getState().waiting).toBe(2);
  await box.flush();
  expect(sent).toEqual([
    [1, { rev: 4, given: 'boom', ms: 500, noSound: false }],
    [2, { rev: 1, given: null, ms: 0, noSound: true }],
  ]);
  expect(box.state.getState().waiting).toBe(0);
  expect(storage.get('t')).toBeNull();
  // Time that was told is not told again.
  box.write(1, { given: 'bomen', ms: 100 });
  await box.flush();
  expect(sent.at(-1)).toEqual([1, { rev: 5, given: 'bomen', ms: 100, noSound: false }]);
});

test('without a line it is kept in the browser, goes before what is stored, and is sent again', async () => {
  vi.useFakeTimers();
  try {
    const storage = memoryStore();
    let line = false;
    const sent: number[] = [];
    const send = (n: number) =>
      line ? Promise.resolve(sent.push(n)) : Promise.reject(new TypeError('no line'));
    const before = createTestOutbox({ key: 't', stored, send, storage });
    before.write(1, { given: 'bomen' });
    await expect(before.flush()).rejects.toThrow('no line');
    before.close();
    const box = createTestOutbox({ key: 't', stored, send, storage });
    expect(box.state.getState().entries.get(1)!.given).toBe('bomen');
    await expect(box.flush()).rejects.toThrow('no line');
    line = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([1]);
    expect(box.state.getState().waiting).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('another device took over: that is said, and nothing is sent again', async () => {
  const refused = new ApiError(409, 'conflict', 'x', { device: 'elsewhere' });
  const box = createTestOutbox({
    key: 't',
    stored,
    send: () => Promise.reject(refused),
    storage: memoryStore(),
  });
  box.write(3, { given: 'kat' });
  await expect(box.flush()).rejects.toThrow();
  expect(box.state.getState()).toMatchObject({ isElsewhere: true, waiting: 1 });
});
