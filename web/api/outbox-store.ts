import { openDB, type DBSchema } from 'idb';
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
}

interface Schema extends DBSchema {
  parcels: { key: number; value: Omit<KeptParcel, 'seq'> & { seq?: number }; indexes: { userId: string } };
}

/** Opens the store in IndexedDB, or one in memory where the browser refuses (private window, blocked). */
export async function openOutboxStore(): Promise<OutboxStore> {
  try {
    return await indexedStore();
  } catch (error) {
    console.warn('No IndexedDB: answers that are not sent yet are kept in memory only.', error);
    return memoryOutboxStore();
  }
}

async function indexedStore(): Promise<OutboxStore> {
  const db = await openDB<Schema>('spelwereld', 1, {
    upgrade(fresh) {
      const parcels = fresh.createObjectStore('parcels', { keyPath: 'seq', autoIncrement: true });
      parcels.createIndex('userId', 'userId');
    },
  });
  return {
    durable: true,
    async waiting(userId) {
      const rows = (await db.getAllFromIndex('parcels', 'userId', userId)) as KeptParcel[];
      return rows.filter((row) => !row.refused).sort((a, b) => a.seq - b.seq);
    },
    async add(userId, parcel) {
      const transaction = db.transaction('parcels', 'readwrite', { durability: 'strict' });
      const seq = await transaction.store.add({ userId, parcel });
      await transaction.done;
      return { seq, userId, parcel };
    },
    remove: (seq) => db.delete('parcels', seq),
    async refuse(kept, refused) {
      await db.put('parcels', { ...kept, refused });
    },
  };
}

/** Keeps parcels for as long as the page is open. */
export function memoryOutboxStore(): OutboxStore {
  const rows = new Map<number, KeptParcel>();
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
  };
}
