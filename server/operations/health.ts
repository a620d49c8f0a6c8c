import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from '../data/database.ts';
import { isOnPostgres } from '../data/postgres.ts';
import type { Outbox } from '../mail/outbox.ts';
import { VERSION } from './version.ts';

/** Whoever asks again within this time gets the same answer: anybody may ask, and it writes to the database. */
const KEPT_MS = 5000;
/** A part that does not answer within this time is not well. */
const PATIENCE_MS = 3000;
/** With less than this left, answers will soon be refused. */
const LEAST_FREE_BYTES = 200 * 1024 * 1024;

/** A backup is made each night, by day too when two were missed (installation/nightly-backups.ts). */
const BACKUP_LATE_MS = 52 * 60 * 60 * 1000;

/** How a server is; a part that is not `ok` says why where that is known. */
export interface Health {
  version: string;
  /** The last migration that ran; undefined when the database does not say it. */
  migration: string | undefined;
  database: { ok: boolean; kind: 'sqlite' | 'postgres'; why?: string };
  disk: { ok: boolean; freeBytes?: number };
  mail: { ok: boolean; configured: boolean; waiting?: number; lastSentAt?: string };
  backup: { ok: boolean; configured: boolean; lastAt?: string };
}

/** Whether it can do its work. A mail server that is away stops no pupil. */
export const canWork = ({ database, disk }: Health): boolean => database.ok && disk.ok;

/** The parts that are not well. */
export const failing = ({ database, disk, mail, backup }: Health): string[] =>
  Object.entries({ database, disk, mail, backup }).flatMap(([part, { ok }]) => (ok ? [] : [part]));

interface HealthDeps {
  db: Db;
  /** The data folder. */
  path: string;
  outbox: Pick<Outbox, 'standing'>;
  isMailing: boolean;
  /** When the last backup succeeded; left out where none are made. */
  lastBackupAt?: (() => number | undefined) | undefined;
  clock?: () => number;
  /** How long an answer is kept. */
  keptMs?: number;
  leastFreeBytes?: number;
}

/** Makes the look at how a server is; it never fails, and answers within some seconds. */
export function createHealth({
  db,
  path,
  outbox,
  isMailing,
  lastBackupAt,
  clock = Date.now,
  keptMs = KEPT_MS,
  leastFreeBytes = LEAST_FREE_BYTES,
}: HealthDeps): () => Promise<Health> {
  const beganAt = clock();
  let kept: { at: number; health: Promise<Health> } | undefined;

  async function database(): Promise<Pick<Health, 'database' | 'migration'>> {
    const kind = isOnPostgres(db) ? 'postgres' : 'sqlite';
    try {
      return await inTime(async () => {
        // A row as it is: it is written and kept all the same, as an answer is.
        await db
          .updateTable('key_marks')
          .set(({ ref }) => ({ at: ref('at') }))
          .where('name', '=', 'networks')
          .execute();
        const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(
          db,
        );
        return { database: { ok: true, kind }, migration: rows[0]?.name };
      });
    } catch (error) {
      const { code = 'failed' } = error as { code?: string };
      return { database: { ok: false, kind, why: String(code) }, migration: undefined };
    }
  }

  async function disk(): Promise<Health['disk']> {
    try {
      const { bavail, bsize } = await inTime(() => statfs(path));
      return { ok: bavail * bsize >= leastFreeBytes, freeBytes: bavail * bsize };
    } catch {
      return { ok: false };
    }
  }

  async function mail(): Promise<Health['mail']> {
    const configured = isMailing;
    try {
      const { waiting, lastSentAt, isFailing } = await inTime(() => outbox.standing());
      return {
        ok: !isFailing,
        configured,
        waiting,
        ...(lastSentAt !== undefined && { lastSentAt: new Date(lastSentAt).toISOString() }),
      };
    } catch {
      // The outbox is in the database: that is what is not well.
      return { ok: true, configured };
    }
  }

  function backup(): Health['backup'] {
    if (!lastBackupAt) return { ok: true, configured: false };
    try {
      const at = lastBackupAt();
      // A server that has just begun has made none yet.
      const ok = clock() - Math.max(beganAt, at ?? 0) < BACKUP_LATE_MS;
      return { ok, configured: true, ...(at !== undefined && { lastAt: new Date(at).toISOString() }) };
    } catch {
      return { ok: false, configured: true };
    }
  }

  const look = async (): Promise<Health> => {
    const [stored, room, post] = await Promise.all([database(), disk(), mail()]);
    return { version: VERSION, ...stored, disk: room, mail: post, backup: backup() };
  };
  return () => {
    const now = Date.now();
    if (!kept || now - kept.at >= keptMs) kept = { at: now, health: look() };
    return kept.health;
  };
}

/** What `work` gives; throws when that takes too long. */
async function inTime<T>(work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('too late'), { code: 'no-answer' })),
      PATIENCE_MS,
    );
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
