import { EXPORT_DAYS } from '../contract/account-terms.ts';
import type { Db } from '../data/database.ts';
import type { ExportRow } from '../data/schema.ts';
import { JobRefusal, type JobKind, type Running } from '../jobs/kind.ts';
import { sendMessage } from '../messages/send.ts';
import { contentOf, entriesOf, type Entry, type Writing } from './entries.ts';
import type { ExportFiles } from './export-files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Which file comes next. */
interface Cursor {
  n: number;
}
type Export = Running<null, Cursor>;
/** Which files there are to be; null once that is known. */
type Planned = Entry[] | null;

export interface ExportJobDeps {
  files: ExportFiles;
  nameOf: Writing['nameOf'];
  /** Removes files that nobody needs any more. */
  sweep: () => void;
}

const REFUSED = 'Er is intussen iets gewist dat in deze export stond. Maak een nieuwe.';

/**
 * The long work that makes an export, of a pupil or of an account: first what files there are, then one after the other. A file is written
 * before the transaction that says it is there; who goes on after a crash writes it once more.
 */
export const exportKind = (
  what: 'pupil' | 'account',
  { files, nameOf, sweep }: ExportJobDeps,
): JobKind<null, Cursor, Planned> => ({
  id: `export-${what}`,
  title: what === 'pupil' ? 'Gegevens van {een leerling} exporteren' : 'Alle gegevens exporteren',
  work: 'een export',
  action: 'privacy:export',
  writes: false,
  outcomes: { made: 'bestanden gemaakt' },
  cancel: 'back',
  retry: 'no',
  run: {
    async prepare(job, db) {
      const row = await find(db, job);
      const writing = { db, row, nameOf, now: Date.now() };
      if (job.cursor === null) return entriesOf(writing);
      const { n } = job.cursor;
      await files.write(row, n, contentOf(writing, (JSON.parse(row.entries) as Entry[])[n]!));
      return null;
    },
    async chunk(trx, job, _budget, planned) {
      const row = await find(trx, job);
      if (planned) {
        const entries = JSON.stringify(planned);
        await trx.updateTable('exports').set({ entries }).where('id', '=', job.id).execute();
        return { next: { n: 0 }, done: 0, total: planned.length, step: 'Gegevens verzamelen' };
      }
      const next = job.cursor!.n + 1;
      const isLast = next === (JSON.parse(row.entries) as Entry[]).length;
      if (isLast) await finish(trx, job, Date.now());
      return { next: isLast ? null : { n: next }, done: 1, counts: { made: 1 } };
    },
  },
  back: {
    async chunk(trx, { id }) {
      await trx.deleteFrom('exports').where('id', '=', id).execute();
      return { next: null, done: 0 };
    },
  },
  ended: sweep,
});

async function find(db: Db, { id }: Export): Promise<ExportRow> {
  const row = await db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new JobRefusal(REFUSED);
  return row;
}

/** All files are there: it can be fetched, and who asked for it hears so. */
async function finish(trx: Db, { id, accountId, madeBy }: Export, now: number) {
  await trx
    .updateTable('exports')
    .set({ ready_at: now, expires_at: now + EXPORT_DAYS * DAY_MS })
    .where('id', '=', id)
    .execute();
  if (madeBy === null || accountId === null) return;
  await sendMessage(
    trx,
    {
      kind: 'privacy',
      title: 'Je export staat klaar',
      text: `Je kunt hem ${EXPORT_DAYS} dagen lang ophalen bij Privacy. Daarna wordt hij gewist.`,
      link: 'accountgegevens/privacy',
      receivers: [madeBy],
      source: `export ${id}`,
    },
    now,
  );
}
