import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Earned } from '../../engine/exercise/index.ts';
import { FINAL_REFUSALS, type Ack, type RoundReward } from '../../server/contract/live.ts';
import { memoryOutboxStore, type KeptParcel, type OutboxStore, type Parcel } from './outbox-store.ts';

/** Sends one parcel and resolves with the server's word; rejects when no word comes. */
export type SendParcel = (parcel: Parcel) => Promise<Ack<{ id: string } | RoundReward>>;

interface OutboxState {
  /** Parcels that the server has not stored yet. */
  waiting: number;
  /** Whether they outlive this page. */
  durable: boolean;
}

interface OutboxDeps {
  store: OutboxStore;
  userId: string;
  send: SendParcel;
  /** Whether sending makes sense now; `retry` is called when that changes. */
  online: () => boolean;
  /** Time between tries in ms, by the number of the try. */
  pause?: (failures: number) => number;
}

/**
 * Keeps what a pupil did until the server says it is stored, and sends it in the order it was done. Parcels
 * keep their ids, so that sending one twice counts once. One outbox serves one user.
 */
export class Outbox {
  readonly state: StoreApi<OutboxState>;
  #deps: OutboxDeps;
  #rows: KeptParcel[] = [];
  #rewards = new Map<string, (reward: RoundReward) => void>();
  #idle: (() => void)[] = [];
  #opened: Promise<void>;
  #writing: Promise<unknown> = Promise.resolve();
  #sending = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
    this.state = createStore<OutboxState>()(() => ({ waiting: 0, durable: deps.store.durable }));
    this.#opened = this.#open();
  }

  async #open() {
    try {
      this.#rows.push(...(await this.#deps.store.waiting(this.#deps.userId)));
    } catch (error) {
      this.#fallBack('What waits on disk could not be read', error);
    }
    this.#count();
    void this.retry();
  }

  /** Keeps a parcel and sends it when its turn comes. Resolves when it is kept. */
  add(parcel: Parcel): Promise<void> {
    const kept = this.#writing.then(async () => {
      await this.#opened;
      this.#rows.push(await this.#keep(parcel));
      this.#count();
      void this.retry();
      // The end of a round says what was earned in it.
      if (parcel.kind === 'roundEnded')
        await this.#safely((store, user) => store.dropEarned(user, parcel.event.roundId));
    });
    this.#writing = kept;
    return kept;
  }

  /** Keeps what play skill brought so far in a round that goes on; it is not sent by itself. */
  keepEarned(roundId: string, earned: Earned): Promise<void> {
    const kept = this.#writing.then(() =>
      this.#safely((store, user) => store.keepEarned(user, roundId, earned)),
    );
    this.#writing = kept;
    return kept;
  }

  /** What play skill brought in a round that was left without an end. */
  async earned(roundId: string): Promise<Earned | undefined> {
    await this.#writing;
    return this.#safely((store, user) => store.earned(user, roundId));
  }

  /** What the round brought, once the server has stored its end. */
  reward(parcelId: string): Promise<RoundReward> {
    return new Promise((resolve) => this.#rewards.set(parcelId, resolve));
  }

  /** Parcels that wait, oldest first. */
  async waiting(): Promise<readonly Parcel[]> {
    await this.#opened;
    await this.#writing;
    return this.#rows.map((row) => row.parcel);
  }

  /** Resolves when nothing waits any more, or after `ms`; with whether anything had to be waited for. */
  async settled(ms: number): Promise<boolean> {
    await this.#opened;
    await this.#writing;
    if (this.#rows.length === 0) return false;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#idle.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
    return true;
  }

  /** Sends what waits, now: the line is back. */
  async retry(): Promise<void> {
    if (this.#sending || this.#closed) return;
    clearTimeout(this.#timer);
    this.#sending = true;
    try {
      while (this.#rows.length > 0 && this.#deps.online() && !this.#closed)
        await this.#sendFirst(this.#rows[0]!);
      this.#failures = 0;
    } catch (error) {
      console.warn('Sending will be tried again.', error);
      this.#later();
    } finally {
      this.#sending = false;
    }
  }

  /** Stops sending; what waits stays kept. */
  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #sendFirst(kept: KeptParcel) {
    const reply = await this.#deps.send(kept.parcel);
    if (!reply.ok) {
      if (!FINAL_REFUSALS.has(reply.error.code))
        throw new Error(`${reply.error.code}: ${reply.error.message}`);
      const { code } = reply.error;
      console.error('The server refused a parcel for good.', reply.error, kept.parcel);
      await this.#done((store) => store.refuse(kept, code));
    } else {
      await this.#done((store) => store.remove(kept.seq));
      if ('totalCoins' in reply.data) this.#rewards.get(kept.parcel.event.id)?.(reply.data);
    }
    this.#rewards.delete(kept.parcel.event.id);
    this.#rows.shift();
    this.#count();
  }

  async #keep(parcel: Parcel): Promise<KeptParcel> {
    try {
      return await this.#deps.store.add(this.#deps.userId, parcel);
    } catch (error) {
      this.#fallBack('An answer could not be kept on disk', error);
      return this.#deps.store.add(this.#deps.userId, parcel);
    }
  }

  #fallBack(what: string, error: unknown) {
    console.warn(`${what}; answers are kept in memory from now on.`, error);
    this.#deps.store = memoryOutboxStore();
    this.state.setState({ durable: false });
  }

  /** The server has had its say. What stays on disk all the same is sent again by the next page, and counts once. */
  async #done(run: (store: OutboxStore) => Promise<void>) {
    try {
      await run(this.#deps.store);
    } catch (error) {
      console.warn('What the server has could not be taken off the disk.', error);
    }
  }

  /** Without what was earned by skill a round can be played all the same. */
  async #safely<T>(run: (store: OutboxStore, userId: string) => Promise<T>): Promise<T | undefined> {
    try {
      return await run(this.#deps.store, this.#deps.userId);
    } catch (error) {
      console.warn('What was earned by skill could not be kept.', error);
      return undefined;
    }
  }

  #later() {
    this.#failures++;
    const wait = this.#deps.pause?.(this.#failures) ?? Math.min(30_000, 500 * 2 ** this.#failures);
    this.#timer = setTimeout(() => void this.retry(), wait);
  }

  #count() {
    this.state.setState({ waiting: this.#rows.length });
    if (this.#rows.length > 0) return;
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
