import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { DataFolder } from '../data/folder.ts';
import { onceANight } from '../data/night.ts';
import { HALF, noteOf, type BackupNote } from './backup.ts';
import { Refusal } from './refusal.ts';

const EVERY_MS = 30 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** What no night came for: a machine that is off at night makes one by day. */
const LATE_MS = 48 * HOUR_MS;
/** Another process that looks after the same folder has just made one. */
const RECENT_MS = 12 * HOUR_MS;

/** Only folders that are named so are ever removed. */
const NAME = /^spelwereld-\d{4}-\d{2}-\d{2}-\d{4}$/;

/** Where backups are made each night, and how many are kept. */
export interface BackupSettings {
  dir: string;
  keep: number;
}

/**
 * `BACKUP_DIR` and `BACKUP_KEEP`; undefined when no backups are asked for. Throws a Refusal when there can be none there: whoever set
 * them believes that there are.
 */
export function readBackupSettings(env: NodeJS.ProcessEnv): BackupSettings | undefined {
  const dir = env['BACKUP_DIR'];
  if (!dir) return undefined;
  const keep = Number(env['BACKUP_KEEP'] || 14);
  if (!Number.isInteger(keep) || keep < 1)
    throw new Refusal('BACKUP_KEEP is het aantal reservekopieën dat bewaard blijft: een getal vanaf 1.');
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    accessSync(dir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new Refusal(
      `BACKUP_DIR=${dir}: daar zijn geen reservekopieën te maken. Maak die map voor de gebruiker waaronder de server draait, of kies een andere.`,
    );
  }
  return { dir, keep };
}

/** The last backup in a folder of nightly ones that succeeded; undefined when there is none. */
export function lastBackup(dir: string): { path: string; at: number } | undefined {
  for (const name of backupsIn(dir).reverse()) {
    const path = join(dir, name);
    const note = noteOf(path);
    if (note) return { path, at: note.at };
  }
  return undefined;
}

/** From old to new. */
const backupsIn = (dir: string) =>
  existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => NAME.test(name))
        .sort()
    : [];

/**
 * Makes a backup each night, on a thread of its own, and removes the oldest; by day when there was none for two days. One that failed is
 * tried again at the next look. Returns how to stop it, which does not wait for one that is being made.
 */
export function startBackups(
  folder: Pick<DataFolder, 'path' | 'database'>,
  { dir, keep }: BackupSettings,
  logger: Logger,
): () => Promise<void> {
  const isNight = onceANight();
  let isDue = false;
  let worker: Worker | undefined;
  const make = async () => {
    try {
      tidy(dir);
      worker = startWorker(folder, dir);
      const [note] = (await once(worker, 'message')) as [BackupNote];
      isDue = false;
      for (const name of backupsIn(dir).slice(0, -keep)) rmSync(join(dir, name), { recursive: true });
      if (note.lost.length > 0) logger.error({ lost: note.lost }, 'keys of the backup do not fit');
      else logger.info({ dir }, 'the nightly backup was made');
    } catch (error) {
      logger.error({ err: error, dir }, 'the nightly backup failed');
    } finally {
      worker = undefined;
    }
  };
  const look = () => {
    const age = Date.now() - (lastBackup(dir)?.at ?? -Infinity);
    isDue = (isDue || isNight() || age > LATE_MS) && age > RECENT_MS;
    if (isDue && !worker) void make();
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await worker?.terminate();
  };
}

/** Makes the folder, and removes what a process that was killed left in it. */
function tidy(dir: string) {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(dir))
    if (name.includes(HALF) && NAME.test(name.split(HALF)[0]!)) rmSync(join(dir, name), { recursive: true });
}

function startWorker({ path, database }: Pick<DataFolder, 'path' | 'database'>, dir: string): Worker {
  const [day, time] = new Date().toISOString().slice(0, 16).split('T') as [string, string];
  const workerData = { path, database, to: join(dir, `spelwereld-${day}-${time.replace(':', '')}`) };
  return new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData });
}
