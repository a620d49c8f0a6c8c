import { describe, expect, it, vi } from 'vitest';
import type { RoundReward } from '../../server/contract/live.ts';
import { memoryOutboxStore, type Parcel } from './outbox-store.ts';
import { Outbox, type SendParcel } from './outbox.ts';

const ROUND = '11111111-1111-4111-8111-111111111111';
const answer = (n: number): Parcel => ({
  kind: 'answer',
  event: {
    id: crypto.randomUUID(),
    roundId: ROUND,
    exerciseId: `e${n}`,
    n,
    given: { form: 'type', text: 'trein' },
    ms: 1200,
    tick: n,
    at: 0,
  },
});
const ended = (): Parcel => ({
  kind: 'roundEnded',
  event: { id: crypto.randomUUID(), roundId: ROUND, tips: 0, feat: false, complete: true, at: 0 },
});
const REWARD: RoundReward = { stars: 2, coins: 20, totalStars: 9, totalCoins: 120, opened: [] };

/** A server that applies each id once and can be cut off, like the real one. */
function fakeLine() {
  const stored: Parcel[] = [];
  const line = { up: true, stored, loseReply: false };
  const send: SendParcel = (parcel) => {
    if (!line.up) return Promise.reject(new Error('no line'));
    if (!stored.some((known) => known.event.id === parcel.event.id)) stored.push(parcel);
    if (line.loseReply) return Promise.reject(new Error('reply lost'));
    return Promise.resolve({
      ok: true,
      data: parcel.kind === 'roundEnded' ? REWARD : { id: parcel.event.id },
    });
  };
  return Object.assign(line, { send });
}
/** A disk, as far as the outbox can tell. */
const disk = () => ({ ...memoryOutboxStore(), durable: true });
const quiet = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const numbers = (parcels: readonly Parcel[]) =>
  parcels.map((parcel) => (parcel.kind === 'answer' ? parcel.event.n : 'end'));

describe('outbox', () => {
  it('sends in order and tells what a round brought', async () => {
    const line = fakeLine();
    const outbox = new Outbox({
      store: memoryOutboxStore(),
      userId: 'u',
      send: line.send,
      online: () => true,
    });
    const end = ended();
    const reward = outbox.reward(end.event.id);
    await Promise.all([outbox.add(answer(0)), outbox.add(answer(1)), outbox.add(end)]);
    expect(await reward).toEqual(REWARD);
    await outbox.settled(1000);
    expect(numbers(line.stored)).toEqual([0, 1, 'end']);
    expect(outbox.state.getState().waiting).toBe(0);
  });

  it('keeps answers over a lost line and a reload, and sends them once', async () => {
    const warn = quiet();
    const line = fakeLine();
    const store = memoryOutboxStore();
    line.up = false;
    const before = new Outbox({
      store,
      userId: 'u',
      send: line.send,
      online: () => true,
      pause: () => 60_000,
    });
    for (let n = 0; n < 5; n++) await before.add(answer(n));
    expect(before.state.getState().waiting).toBe(5);
    before.close();

    line.up = true;
    line.loseReply = true;
    const after = new Outbox({ store, userId: 'u', send: line.send, online: () => true, pause: () => 5 });
    await after.add(answer(5));
    await vi.waitFor(() => expect(line.stored.length).toBe(1));
    line.loseReply = false;
    await after.settled(2000);
    expect(numbers(line.stored)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await store.waiting('u')).toEqual([]);
    warn.mockRestore();
  });

  it('keeps the parcels of another user apart', async () => {
    const line = fakeLine();
    const store = memoryOutboxStore();
    await store.add('noor', answer(0));
    const outbox = new Outbox({ store, userId: 'sem', send: line.send, online: () => true });
    await outbox.settled(100);
    expect(line.stored).toEqual([]);
    expect((await store.waiting('noor')).length).toBe(1);
  });

  it('lays aside what is refused for good and goes on, but tries again what may still come right', async () => {
    const warn = quiet();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = memoryOutboxStore();
    let busy = 2;
    const stored: Parcel[] = [];
    const send: SendParcel = (parcel) => {
      if (parcel.kind === 'answer' && parcel.event.n === 0) {
        return Promise.resolve({ ok: false, error: { code: 'not-found', message: 'Onbekende ronde.' } });
      }
      if (busy-- > 0)
        return Promise.resolve({ ok: false, error: { code: 'unavailable', message: 'Even druk.' } });
      stored.push(parcel);
      return Promise.resolve({ ok: true, data: { id: parcel.event.id } });
    };
    const outbox = new Outbox({ store, userId: 'u', send, online: () => true, pause: () => 5 });
    await outbox.add(answer(0));
    await outbox.add(answer(1));
    await outbox.settled(2000);
    expect(numbers(stored)).toEqual([1]);
    expect(await store.waiting('u')).toEqual([]);
    warn.mockRestore();
    error.mockRestore();
  });

  it('keeps what was earned by skill until the end of its round, for each pupil apart', async () => {
    const line = fakeLine();
    const store = memoryOutboxStore();
    const open = (userId: string) =>
      new Outbox({ store, userId, send: line.send, online: () => true, pause: () => 60_000 });
    const before = open('noor');
    void before.keepEarned(ROUND, { tips: 1, feat: false });
    void before.keepEarned(ROUND, { tips: 3, feat: true });
    expect(await before.earned(ROUND)).toEqual({ tips: 3, feat: true });
    before.close();

    const after = open('noor');
    expect(await after.earned(ROUND)).toEqual({ tips: 3, feat: true });
    expect(await open('sem').earned(ROUND)).toBeUndefined();
    await after.add(answer(0));
    expect(await after.earned(ROUND)).toEqual({ tips: 3, feat: true });
    await after.add(ended());
    expect(await after.earned(ROUND)).toBeUndefined();
  });

  it('keeps in memory what the disk refuses, says so, and sends it all the same', async () => {
    const warn = quiet();
    const line = fakeLine();
    const full = { ...disk(), add: () => Promise.reject(new Error('QuotaExceeded')) };
    let up = false;
    const outbox = new Outbox({ store: full, userId: 'u', send: line.send, online: () => up });
    await outbox.add(answer(0));
    await outbox.add(answer(1));
    expect(outbox.state.getState()).toEqual({ waiting: 2, durable: false, counted: true });
    up = true;
    await outbox.retry();
    expect(numbers(line.stored)).toEqual([0, 1]);
    warn.mockRestore();
  });

  it('is durable again as soon as the disk is: what was done meanwhile is there after a reload, in order, once', async () => {
    const warn = quiet();
    const store = disk();
    const refusals = { add: 1, waiting: 1 };
    const fickle = {
      ...store,
      add: (...what: Parameters<typeof store.add>) =>
        refusals.add-- > 0 ? Promise.reject(new Error('InvalidStateError')) : store.add(...what),
      waiting: (userId: string) =>
        refusals.waiting-- > 0 ? Promise.reject(new Error('InvalidStateError')) : store.waiting(userId),
    };
    await store.add('u', answer(0));
    const before = new Outbox({
      store: fickle,
      userId: 'u',
      send: () => Promise.reject(new Error('no line')),
      online: () => false,
      pause: () => 60_000,
    });
    await before.waiting();
    expect(before.state.getState()).toEqual({ waiting: 0, durable: false, counted: false });
    await before.add(answer(1));
    expect(before.state.getState()).toEqual({ waiting: 2, durable: false, counted: true });
    await before.add(answer(2));
    await before.add(answer(3));
    expect(before.state.getState()).toEqual({ waiting: 4, durable: true, counted: true });
    before.close();

    const line = fakeLine();
    const after = new Outbox({ store, userId: 'u', send: line.send, online: () => true });
    await after.waiting();
    await after.settled(1000);
    expect(numbers(line.stored)).toEqual([0, 1, 2, 3]);
    expect(await store.waiting('u')).toEqual([]);
    warn.mockRestore();
  });

  it('tries the disk again by itself, also when its pupil has left', async () => {
    const warn = quiet();
    const store = disk();
    let refusals = 3;
    const add: typeof store.add = (...what) =>
      refusals-- > 0 ? Promise.reject(new Error('InvalidStateError')) : store.add(...what);
    const outbox = new Outbox({
      store: { ...store, add },
      userId: 'u',
      send: () => Promise.reject(new Error('no line')),
      online: () => false,
      pause: () => 5,
    });
    await outbox.add(answer(0));
    outbox.close();
    await vi.waitFor(async () => expect(await store.waiting('u')).toHaveLength(1));
    expect(outbox.state.getState()).toEqual({ waiting: 1, durable: true, counted: true });
    warn.mockRestore();
  });

  it('sends all the same what a disk that can’t be read, or cleared, has no word of', async () => {
    const warn = quiet();
    const broken = () => Promise.reject(new Error('UnknownError'));
    for (const fault of [{ waiting: broken }, { remove: broken }]) {
      const line = fakeLine();
      const store = { ...disk(), ...fault };
      const outbox = new Outbox({ store, userId: 'u', send: line.send, online: () => true });
      await outbox.add(answer(0));
      await outbox.add(answer(1));
      await outbox.settled(1000);
      expect(numbers(line.stored)).toEqual([0, 1]);
      expect(outbox.state.getState()).toEqual({
        waiting: 0,
        durable: 'remove' in fault,
        counted: 'remove' in fault,
      });
    }
    warn.mockRestore();
  });
});
