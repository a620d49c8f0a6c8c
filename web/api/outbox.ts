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
  /** Whether what waited on disk when the page came is counted; before that nobody knows whether all is stored. */
  counted: boolean;
}

interface OutboxDeps {
  store: OutboxStore;
  userId: string;
  send: SendParcel;
  /** Whether sending makes sense now; `retry` is called when that changes. */
  online: () => boolean;
  /** Time between tries in ms, by the number of the try: to send, and to keep on disk what the disk refused. */
  pause?: (failures: number) => number;
}

/** A parcel that waits, and the store that keeps it now. */
interface Row {
  kept: KeptParcel;
  store: OutboxStore;
}

/**
 * Keeps what a pupil did until the server says it is stored, and sends it in the order it was done. Parcels
 * keep their ids, so that sending one twice counts once. One outbox serves one user. What the disk refuses is kept in
 * memory and offered to the disk again, in its order, until it takes it: a browser in the background loses its disk for a while.
 */
export class Outbox {
  readonly state: StoreApi<OutboxState>;
  #deps: OutboxDeps;
  #rows: Row[] = [];
  #memory = memoryOutboxStore();
  /** Whether what waited on disk when the page came is among the rows. */
  #isRead = false;
  #rewards = new Map<string, (reward: RoundReward) => void>();
  #idle: (() => void)[] = [];
  #opened: Promise<void>;
  #writing: Promise<unknown> = Promise.resolve();
  #sending = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refusals = 0;
  #savingTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
    this.state = createStore<OutboxState>()(() => ({
      waiting: 0,
      durable: deps.store.durable,
      counted: false,
    }));
    this.#opened = this.#open();
  }

  async #open() {
    await this.#save();
    void this.retry();
  }

  /** Keeps a parcel and sends it when its turn comes. Resolves when it is kept. */
  add(parcel: Parcel): Promise<void> {
    const kept = this.#writing.then(async () => {
      await this.#opened;
      const { userId } = this.#deps;
      const row = { kept: await this.#memory.add(userId, parcel), store: this.#memory };
      this.#rows.push(row);
      await this.#save();
      void this.retry();
      // The end of a round says what was earned in it.
      if (parcel.kind !== 'roundEnded') return;
      await this.#memory.dropEarned(userId, parcel.event.roundId);
      await this.#safely((store) => store.dropEarned(userId, parcel.event.roundId));
    });
    this.#writing = kept;
    return kept;
  }

  /** Keeps what play skill brought so far in a round that goes on; it is not sent by itself. */
  keepEarned(roundId: string, earned: Earned): Promise<void> {
    const { userId } = this.#deps;
    const kept = this.#writing.then(async () => {
      await this.#memory.keepEarned(userId, roundId, earned);
      await this.#safely((store) => store.keepEarned(userId, roundId, earned));
    });
    this.#writing = kept;
    return kept;
  }

  /** What play skill brought in a round that was left without an end. */
  async earned(roundId: string): Promise<Earned | undefined> {
    const { userId } = this.#deps;
    await this.#writing;
    return (
      (await this.#memory.earned(userId, roundId)) ??
      (await this.#safely((store) => store.earned(userId, roundId)))
    );
  }

  /** What the round brought, once the server has stored its end. */
  reward(parcelId: string): Promise<RoundReward> {
    return new Promise((resolve) => this.#rewards.set(parcelId, resolve));
  }

  /** Parcels that wait, oldest first. */
  async waiting(): Promise<readonly Parcel[]> {
    await this.#opened;
    await this.#writing;
    return this.#rows.map(({ kept }) => kept.parcel);
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

  /** Stops sending; what waits stays kept, and what is not on disk yet still goes there. */
  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #sendFirst(row: Row) {
    const { kept } = row;
    const reply = await this.#deps.send(kept.parcel);
    if (!reply.ok) {
      if (!FINAL_REFUSALS.has(reply.error.code))
        throw new Error(`${reply.error.code}: ${reply.error.message}`);
      const { code } = reply.error;
      console.error('The server refused a parcel for good.', reply.error, kept.parcel);
      await this.#done(row, (store) => store.refuse(row.kept, code));
    } else {
      await this.#done(row, (store) => store.remove(row.kept.seq));
      if ('totalCoins' in reply.data) this.#rewards.get(kept.parcel.event.id)?.(reply.data);
    }
    this.#rewards.delete(kept.parcel.event.id);
    this.#rows.splice(this.#rows.indexOf(row), 1);
    this.#count();
  }

  /** Reads what is on disk, if that is still to be done, and writes what is in memory only, oldest first. */
  async #save() {
    const { store, userId } = this.#deps;
    clearTimeout(this.#savingTimer);
    try {
      await this.#read();
      for (const row of this.#rows.filter((one) => one.store === this.#memory)) {
        const inMemory = row.kept;
        row.kept = await store.add(userId, inMemory.parcel);
        row.store = store;
        await this.#memory.remove(inMemory.seq);
        // It was sent meanwhile.
        if (!this.#rows.includes(row)) await store.remove(row.kept.seq);
      }
      this.#refusals = 0;
    } catch (error) {
      if (this.#refusals === 0) console.warn('The disk refuses: answers are kept in memory for now.', error);
      this.#saveLater();
    }
    this.#count();
  }

  async #read() {
    if (this.#isRead) return;
    const { store, userId } = this.#deps;
    const known = new Set(this.#rows.map(({ kept }) => kept.parcel.event.id));
    const onDisk = await store.waiting(userId);
    this.#rows.unshift(
      ...onDisk.filter(({ parcel }) => !known.has(parcel.event.id)).map((kept) => ({ kept, store })),
    );
    this.#isRead = true;
  }

  #saveLater() {
    this.#savingTimer = setTimeout(
      () => void (this.#writing = this.#writing.then(() => this.#save())),
      this.#pauseAfter(++this.#refusals),
    );
  }

  #pauseAfter(failures: number): number {
    return this.#deps.pause?.(failures) ?? Math.min(30_000, 500 * 2 ** failures);
  }

  /** The server has had its say. What stays on disk all the same is sent again by the next page, and counts once. */
  async #done({ store }: Row, run: (store: OutboxStore) => Promise<void>) {
    try {
      await run(store);
    } catch (error) {
      console.warn('What the server has could not be taken off the disk.', error);
    }
  }

  /** What was earned by skill is in memory too: this page can do without the disk. */
  async #safely<T>(run: (store: OutboxStore) => Promise<T>): Promise<T | undefined> {
    try {
      return await run(this.#deps.store);
    } catch (error) {
      console.warn('What was earned by skill could not be kept.', error);
      return undefined;
    }
  }

  #later() {
    this.#timer = setTimeout(() => void this.retry(), this.#pauseAfter(++this.#failures));
  }

  #count() {
    const isKept = this.#isRead && this.#rows.every(({ store }) => store !== this.#memory);
    this.state.setState({
      waiting: this.#rows.length,
      durable: this.#deps.store.durable && isKept,
      counted: this.#isRead,
    });
    if (this.#rows.length > 0) return;
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
