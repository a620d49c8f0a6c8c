import { audit } from '../audit/audit.ts';
import type { Seal } from '../cards/seal.ts';
import { newId } from '../contract/id.ts';
import type { Db } from '../data/database.ts';
import { JobRefusal, type JobKind, type Running } from '../jobs/kind.ts';
import { storePupilSettings } from '../settings/repository.ts';
import { emptyChild, fill, showChild, storeForChild, type Cursor } from './arriving.ts';
import { comesAlong } from './copied-rows.ts';
import { copyId } from './copy-id.ts';
import { noteStrange } from './known-issuers.ts';
import type { Payload } from './payload.ts';
import { payloadSource } from './read-payload.ts';
import type { Source } from './source.ts';
import { calledOf, tellFailed, tellUsed } from './told.ts';

/** A file that is read in; what is in it stands, sealed, with the move until it is there. */
export interface Reading {
  archive: string;
  child: string;
  group: string;
  /** Of a server that nobody knows. */
  strange?: true;
}
type Read = Running<Reading, Cursor>;

/** What undoing what was read must know. */
export interface ReadLeft {
  read: true;
  shownAt: number;
}

/** The long work that reads a file in, as that which copies: the child is there whole or not at all, and a file that failed can be read again. */
export function readKind(seal: Seal, ended: (reading: Reading) => void): JobKind<Reading, Cursor, Payload> {
  const opened = payloads(seal);
  return {
    id: 'move-read',
    title: 'Verhuisbestand inlezen',
    work: 'een verhuizing',
    action: 'move:read',
    writes: true,
    outcomes: { copied: 'overgenomen', gone: 'teruggedraaid' },
    cancel: 'back',
    retry: 'no',
    run: {
      prepare: ({ id }, db) => opened.of(db, id),
      async chunk(trx, job, budget, payload) {
        if (job.cursor && 'show' in job.cursor) return show(trx, job, payload);
        if (!job.cursor) await storeLists(trx, job, payload);
        return fill(
          listed(payload, job.id),
          {
            cursor: job.cursor,
            comes: (table) => comesAlong(table, payload.head.scope),
            store: (table, rows) => storeForChild(trx, job, job.params.child, table, rows),
          },
          budget,
        );
      },
    },
    back: {
      async chunk(trx, { id, accountId, params }) {
        if (await emptyChild(trx, params.child))
          return { next: { show: true }, done: 0, step: 'Terugdraaien' };
        await giveFileBack(trx, { id, accountId, archive: params.archive });
        return { next: null, done: 0, counts: { gone: 1 } };
      },
    },
    ended({ id, params }) {
      opened.forget(id);
      ended(params);
    },
  };
}

/** Opens what stands with moves, once for all parts of a job. Throws a JobRefusal when it is not there. */
export function payloads(seal: Seal) {
  let last: { id: string; payload: Payload } | undefined;
  return {
    async of(db: Db, id: string): Promise<Payload> {
      if (last?.id === id) return last.payload;
      const { detail } = await db
        .selectFrom('moves')
        .select('detail')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (detail === null) throw new JobRefusal('Het bestand is er niet meer. Lees het opnieuw in.');
      const payload = JSON.parse(seal.open(detail, id)) as Payload;
      last = { id, payload };
      return payload;
    },
    forget(id: string) {
      if (last?.id === id) last = undefined;
    },
  };
}

/** Takes back that a file was read: it can be read again. Who read it is told. */
export async function giveFileBack(
  trx: Db,
  { id, accountId, archive }: { id: string; accountId: string | null; archive: string },
): Promise<void> {
  await trx.deleteFrom('read_archives').where('archive', '=', archive).execute();
  await trx
    .updateTable('moves')
    .set({ state: 'failed', pupil_id: null, detail: null, receipt: null })
    .where('id', '=', id)
    .execute();
  await audit(trx, { action: 'move-failed', accountId, detail: archive });
  await tellFailed(trx, id, undefined, Date.now());
}

/** The rows of a file, whose places of lists name the lists as they are stored here. */
export function listed(payload: Payload, move: string): Source {
  const tasks = payload.rows.tasks.map((task) => ({
    ...task,
    word_list_id: task.word_list_id === null ? null : copyId(move, task.word_list_id),
  }));
  return payloadSource({ ...payload, rows: { ...payload.rows, tasks } });
}

/** Lists that were practised elsewhere keep their names at the rounds; their words stayed there, so that they are as thrown away. */
export async function storeLists(
  trx: Db,
  { id, accountId }: Pick<Read, 'id' | 'accountId'>,
  { lists }: Payload,
): Promise<void> {
  if (lists.length === 0) return;
  const now = Date.now();
  await trx
    .insertInto('word_lists')
    .values(
      lists.map((list) => ({
        id: copyId(id, list.id),
        account_id: accountId!,
        maker_id: null,
        name: list.name,
        words: '[]',
        created_at: now,
        changed_at: now,
        removed_at: now,
        removed_by: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function show(trx: Db, { id, accountId, madeBy, params }: Read, payload: Payload) {
  const { child, group, archive } = params;
  const now = Date.now();
  const { settings, coins } = payload;
  if (coins > 0)
    await trx
      .insertInto('rewards')
      .values({
        id: newId(now),
        pupil_id: child,
        round_id: null,
        kind: 'begin',
        subject: null,
        coins,
        at: now,
      })
      .execute();
  if (settings)
    await storePupilSettings(trx, [
      {
        pupil_id: child,
        setting_id: null,
        fields: settings.fields,
        in_game: settings.inGame,
        from_day: null,
        to_day: null,
        changed_at: now,
      },
    ]);
  if (params.strange) await noteStrange(trx, id, child, now);
  await showChild(trx, { move: id, child, group });
  const undo: ReadLeft = { read: true, shownAt: now };
  await trx
    .updateTable('moves')
    .set({ state: 'done', detail: JSON.stringify(undo) })
    .where('id', '=', id)
    .execute();
  await audit(trx, {
    action: 'move-used',
    subject: child,
    accountId,
    detail: archive,
    ...(madeBy !== null && { actorId: madeBy }),
  });
  await tellUsed(trx, id, { here: await calledOf(trx, child) }, now);
  return { next: null, done: 1, rows: [{ subjectId: child, outcome: 'copied' }] };
}
