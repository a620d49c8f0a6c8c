// A process that is killed while it makes an export: the next one goes on, and the export is whole.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { transact, openDatabase } from '../data/database.ts';
import { openDataFolder } from '../data/folder.ts';
import type { JobKind } from '../jobs/kind.ts';
import { addJob, readJob } from '../jobs/store.ts';
import { emptyPlace } from '../testing/places.ts';
import { createPupil } from '../people/create.ts';
import { fillSchool } from '../testing/school.ts';
import { tempFolder } from '../testing/temp.ts';
import type { Entry } from './entries.ts';
import { openExportFiles } from './export-files.ts';
import { exportKind } from './export-job.ts';
import { beginExport } from './exports.ts';

/** So much text that a process that holds all of it is out of memory: what it loads takes two thirds of its room. */
const [PUPILS, NOTES, LONG, ROOM_MB] = [400, 50, 6000, 96];

const MAIN = join(import.meta.dirname, '../testing/export-main.ts');

/** A school of which an export was asked for, and a process that makes it. */
async function asked() {
  const [place, path] = [await emptyPlace(), tempFolder()];
  const db = await openDatabase(place);
  onTestFinished(() => db.destroy());
  const school = await fillSchool(db);
  const files = openExportFiles(openDataFolder(path, place));
  const kind = exportKind('account', { files, nameOf: (id) => id, sweep: () => undefined });
  const kinds = new Map([[kind.id, kind as unknown as JobKind]]);
  const id = randomUUID();
  await beginExport(
    db,
    { id, accountId: school.account, pupilId: null, actorId: school.staff.schooladmin },
    {
      add: (trx, draft) => addJob(trx, kind, kinds, draft),
      begin: (draft) => transact(db, (trx) => addJob(trx, kind, kinds, draft)),
    },
    Date.now(),
  );
  /** Has a process work until it dies at its nth chunk, or has ended the job. Gives the signal that ended it. */
  const process = async (die: readonly [where: string, n: number] | readonly [], node: string[] = []) => {
    const child = spawn(globalThis.process.execPath, [...node, MAIN, place, path, ...die.map(String)], {
      stdio: 'inherit',
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    return signal;
  };
  /** The names of its files, once it is ready. */
  const made = async () => {
    const row = await db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.ready_at).not.toBeNull();
    return { row, names: (JSON.parse(row.entries) as Entry[]).map(({ name }) => name) };
  };
  return { db, school, files, id, path, process, made };
}

test(
  'killed when a file was written and in each transaction, it goes on, and nothing is missing',
  { timeout: 240_000 },
  async () => {
    const { db, files, id, path, process, made } = await asked();
    const done = async () => (await readJob(db, id))!.done;
    // Of each kind of chunk one: what files there are, the first of them, and one after others in the same process.
    expect([await process(['inside', 0]), await done()]).toEqual(['SIGKILL', 0]);
    expect([await process(['written', 1]), await done()]).toEqual(['SIGKILL', 0]);
    expect([await process(['inside', 0]), await done()]).toEqual(['SIGKILL', 0]);
    expect([await process(['written', 3]), await done()]).toEqual(['SIGKILL', 3]);
    expect([await process(['inside', 2]), await done()]).toEqual(['SIGKILL', 5]);
    expect(await db.selectFrom('messages').selectAll().execute()).toEqual([]);
    expect(await process([])).toBeNull();

    const job = await readJob(db, id);
    const { row, names } = await made();
    expect(job).toMatchObject({ state: 'done', done: names.length, total: names.length });
    const whole = readdirSync(join(path, 'exports', id)).filter((name) => /^\d+$/.test(name));
    expect(whole).toHaveLength(names.length);
    const zip = unzipSync(await buffer(files.zip(row, names, 0)!));
    expect(Object.keys(zip)).toEqual(names);
    for (const [name, bytes] of Object.entries(zip)) expect([name, bytes.length > 0]).toEqual([name, true]);
    expect(await db.selectFrom('messages').select('title').execute()).toHaveLength(1);
  },
);

test(
  'of 400 pupils it takes no more memory than of a few: a process without room for all of it makes it',
  { timeout: 240_000 },
  async () => {
    const { db, school, files, process, made } = await asked();
    const { account, group } = school;
    const at = Date.parse('2026-10-01T09:00:00Z');
    for (let n = 0; n < PUPILS; n++) {
      const [id, pupil_id] = [`pupil${n}`, `pupil${n}`];
      await db.transaction().execute(async (trx) => {
        await createPupil(trx, {
          ...{ id, username: id, passwordHash: 'x', account_id: account, group_id: group },
          ...{ first_name: 'Kim', infix: '', last_name: `Nr${n}`, groep: 5 },
          ...{ avatar_shape: 'rond', avatar_colour: 'blauw' },
        });
        const notes = Array.from({ length: NOTES }, (_, i) => ({
          ...{ id: `note${n}-${i}`, pupil_id: pupil_id, author_id: null, text: 'x'.repeat(LONG) },
          ...{ from_day: '2026-10-01', to_day: '2026-10-07' },
          ...{ created_at: at, changed_at: at, removed_at: null },
        }));
        await trx.insertInto('progress_notes').values(notes).execute();
      });
    }
    expect(await process([], [`--max-old-space-size=${ROOM_MB}`])).toBeNull();
    const { row, names } = await made();
    expect(names.filter((name) => name.startsWith('leerlingen/')).length).toBeGreaterThan(PUPILS);
    let zipped = 0;
    for await (const part of files.zip(row, names, 0)!) zipped += (part as Buffer).length;
    expect(zipped).toBeGreaterThan(PUPILS * 1000);
  },
);
