import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Earned } from '../../engine/exercise/index.ts';
import type { AnswerEvent, RoundEndedEvent } from '../../server/contract/live.ts';

/** What is kept until the server has stored it. */
export type Parcel = { kind: 'answer'; event: AnswerEvent } | { kind: 'roundEnded'; event: RoundEndedEvent };

/** A parcel with its owner and its place in the row; `refused` holds why the server will never take it. */
export interface KeptParcel {
  seq: number;
  userId: string;
  parcel: Parcel;
  refused?: string;
}

/** Where parcels wait. */
export interface OutboxStore {
  /** Whether what is kept outlives this page. */
  readonly durable: boolean;
  /** Parcels of a user, oldest first; those that were refused not counted. */
  waiting(userId: string): Promise<KeptParcel[]>;
  add(userId: string, parcel: Parcel): Promise<KeptParcel>;
  remove(seq: number): Promise<void>;
  refuse(kept: KeptParcel, reason: string): Promise<void>;
  /** What play skill brought in a round that has not ended; the server hears of it with the end. */
  earned(userId: string, roundId: string): Promise<Earned | undefined>;
  keepEarned(userId: string, roundId: string, earned: Earned): Promise<void>;
  dropEarned(userId: string, roundId: string): Promise<void>;
}

interface Schema extends DBSchema {
  parcels: { key: number; value: Omit<KeptParcel, 'seq'> & { seq?: number }; indexes: { userId: string } };
  earned: { key: [userId: string, roundId: string]; value: EarnedRow; indexes: { at: number } };
}

/** `at` is when it was kept, in ms since the epoch. */
type EarnedRow = Earned & { userId: string; roundId: string; at: number };

/** An open round can't be gone on with any more after this, and what was earned in it can go. */
const EARNED_MS = 2 * 24 * 60 * 60 * 1000;

/** A disk that has said nothing after so many ms has forgotten us. */
const PATIENCE_MS = 4000;

/**
 * The store in IndexedDB. A browser may take the connection away from a page in the background; then it is opened again, and what
 * failed is tried once more. It rejects where the browser refuses (private window, blocked, full).
 */
export function diskOutboxStore(): OutboxStore {
  let connection: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    void connection?.then(
      (db) => db.close(),
      () => {},
    );
    connection = undefined;
  };
  const attempt = <T>(run: (db: IDBPDatabase<Schema>) => Promise<T>) =>
    inTime((connection ??= connect(() => (connection = undefined))).then(run));
  const on = async <T>(run: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    try {
      return await attempt(run);
    } catch {
      forget();
      return attempt(run);
    }
  };
  return {
    durable: true,
    waiting: (userId) =>
      on(async (db) => {
        const rows = (await db.getAllFromIndex('parcels', 'userId', userId)) as KeptParcel[];
        return rows.filter((row) => !row.refused).sort((a, b) => a.seq - b.seq);
      }),
    add: (userId, parcel) =>
      on(async (db) => {
        const transaction = db.transaction('parcels', 'readwrite', { durability: 'strict' });
        const seq = await transaction.store.add({ userId, parcel });
        await transaction.done;
        return { seq, userId, parcel };
      }),
    remove: (seq) => on((db) => db.delete('parcels', seq)),
    refuse: (kept, refused) => on(async (db) => void (await db.put('parcels', { ...kept, refused }))),
    earned: (userId, roundId) =>
      on(async (db) => {
        const row = await db.get('earned', [userId, roundId]);
        return row && { tips: row.tips, feat: row.feat };
      }),
    keepEarned: (userId, roundId, earned) =>
      on(async (db) => void (await db.put('earned', { userId, roundId, at: Date.now(), ...earned }))),
    dropEarned: (userId, roundId) => on((db) => db.delete('earned', [userId, roundId])),
  };
}

/** Opens the database; `onClosed` is called when the browser takes it away. */
async function connect(onClosed: () => void): Promise<IDBPDatabase<Schema>> {
  const db = await openDB<Schema>('spelwereld', 2, {
    upgrade(fresh, version) {
      if (version < 1) {
        const parcels = fresh.createObjectStore('parcels', { keyPath: 'seq', autoIncrement: true });
        parcels.createIndex('userId', 'userId');
      }
      const earned = fresh.createObjectStore('earned', { keyPath: ['userId', 'roundId'] });
      earned.createIndex('at', 'at');
    },
    // A newer page waits for this one before it can open a newer store; what this page still has goes on in memory.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    terminated: onClosed,
  });
  const old = IDBKeyRange.upperBound(Date.now() - EARNED_MS);
  for (const key of await db.getAllKeysFromIndex('earned', 'at', old)) await db.delete('earned', key);
  return db;
}

/** Rejects when nothing has come of it in time. */
function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The disk does not answer.')), PATIENCE_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Keeps parcels for as long as the page is open. */
export function memoryOutboxStore(): OutboxStore {
  const rows = new Map<number, KeptParcel>();
  const skill = new Map<string, Earned>();
  let last = 0;
  return {
    durable: false,
    waiting: (userId) =>
      Promise.resolve([...rows.values()].filter((row) => row.userId === userId && !row.refused)),
    add(userId, parcel) {
      const kept = { seq: ++last, userId, parcel };
      rows.set(kept.seq, kept);
      return Promise.resolve(kept);
    },
    remove: (seq) => Promise.resolve(void rows.delete(seq)),
    refuse: (kept, refused) => Promise.resolve(void rows.set(kept.seq, { ...kept, refused })),
    earned: (userId, roundId) => Promise.resolve(skill.get(`${userId} ${roundId}`)),
    keepEarned: (userId, roundId, earned) => Promise.resolve(void skill.set(`${userId} ${roundId}`, earned)),
    dropEarned: (userId, roundId) => Promise.resolve(void skill.delete(`${userId} ${roundId}`)),
  };
}
