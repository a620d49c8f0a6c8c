import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';

/** How long to wait for whoever has the database for itself alone. */
const WAIT_MS = 10_000;

/**
 * Copies a database of SQLite as it is at this moment, also while others write to it: all that was stored is in it, and nothing that was
 * erased. It takes the thread for as long as it lasts.
 */
export function copySqlite(file: string, to: string): void {
  whole(to, (half) => {
    const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: WAIT_MS });
    try {
      // A backup page by page begins anew whenever somebody writes, and so never ends while a school plays.
      sqlite.exec(`vacuum into '${half.replaceAll("'", "''")}'`);
    } finally {
      sqlite.close();
    }
  });
}

/** Gives a database of SQLite that nobody has open another name, with what belongs to it. */
export function renameSqlite(file: string, to: string): void {
  for (const end of ['-wal', '-shm', '']) if (existsSync(file + end)) renameSync(file + end, to + end);
}

/**
 * Has a file written beside its place, for this user alone, and gives it its name when it is on the disk: nobody finds half of it. What
 * was there under that name is replaced.
 */
function whole(to: string, write: (half: string) => void): void {
  const half = begin(to);
  try {
    write(half);
    finish(half, to);
  } finally {
    rmSync(half, { force: true });
  }
}

/** Has a file written as `whole` does, by a writer that takes time. */
export async function wholeLater(to: string, write: (half: string) => Promise<void>): Promise<void> {
  const half = begin(to);
  try {
    await write(half);
    finish(half, to);
  } finally {
    rmSync(half, { force: true });
  }
}

function begin(to: string): string {
  const half = `${to}.half`;
  rmSync(half, { force: true });
  // Whoever writes into a file that is there already leaves its rights as they are.
  writeFileSync(half, '', { mode: 0o600, flag: 'wx' });
  return half;
}

function finish(half: string, to: string) {
  sync(half);
  renameSync(half, to);
  sync(dirname(to));
}

/** Waits until what is in a file, or which names are in a folder, is on the disk. */
export function sync(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
