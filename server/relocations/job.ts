import { audit } from '../audit/audit.ts';
import { MOVE_UNDO_DAYS } from '../contract/account-terms.ts';
import type { Db } from '../data/database.ts';
import type { JobKind, Running, RowDraft } from '../jobs/kind.ts';
import { messageAdmins } from '../messages/to-admins.ts';
import { storedFor, type Stored } from './facts.ts';
import type { Kept } from './kept.ts';
import { moveLoose } from './loose.ts';
import { moveGroup, type Told } from './move-group.ts';
import { copyOwn, moveStaff } from './move-staff.ts';
import { moveSeats } from './seats.ts';
import type { GoingMember } from './staff.ts';
import { putAway, takeBack } from './take-back.ts';

/** What the long work is asked to do. */
export interface Relocating {
  relocation: string;
  staff: GoingMember[];
}

/** How far it is, and whom the bit before concerned: they are told once that is stored. */
interface Cursor {
  at: number;
  told: Told;
}

const NOBODY: Told = { groups: [], users: [] };
/** What comes after the groups: pupils without theirs, staff with copies, and the end. */
export const AFTER_GROUPS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Moves what was agreed to: a group at a time, then staff and copies. `gone` tells boards, and ends logins of the old account. */
export function relocationKind(gone: (told: Told) => Promise<void>): JobKind<Relocating, Cursor, void> {
  type Job = Running<Relocating, Cursor>;
  const prepare = async ({ cursor }: Job) => gone(cursor?.told ?? NOBODY);
  return {
    id: 'relocation',
    title: 'Verhuizing naar een andere klant',
    work: 'een verhuizing',
    action: 'office:moves',
    writes: true,
    outcomes: {
      groups: '{groepen} verhuisd',
      pupils: '{leerlingen} verhuisd',
      staff: 'medewerkers verhuisd',
      lists: 'woordenlijsten gekopieerd',
      methods: 'methodes gekopieerd',
      gone: 'niet meer gevonden',
      back: 'teruggezet',
      stays: 'gebleven',
    },
    ofLine: {
      groups: 'verhuisd',
      pupils: 'verhuisd',
      staff: 'verhuisd',
      lists: 'gekopieerd',
      methods: 'gekopieerd',
      gone: 'niet meer gevonden',
      back: 'teruggezet',
      stays: 'gebleven',
    },
    cancel: 'no',
    stays: 'Een verhuizing stopt niet halverwege. Is zij klaar, dan kan ze terug.',
    retry: 'on',
    run: {
      prepare,
      async chunk(trx, job) {
        const of = await storedFor(trx, job.params.relocation);
        const at = job.cursor?.at ?? 0;
        const moving = { job: job.id, by: job.madeBy, now: Date.now() };
        const total = of.items.groups.length + AFTER_GROUPS;
        const group = of.items.groups[at];
        if (group !== undefined) {
          const { rows, told } = await moveGroup(trx, of, group, moving);
          return { next: { at: at + 1, told }, done: 1, total, step: 'Verhuizen', rows };
        }
        const after = at - of.items.groups.length;
        if (after === 0) {
          const { rows, told } = await moveLoose(trx, of, moving);
          return { next: { at: at + 1, told }, done: 1, total, rows };
        }
        if (after === 1) {
          const { rows, told } = await moveStaff(trx, of, job.params.staff, await groupsThere(trx, job.id));
          const copies = await copyOwn(trx, of, moving);
          return {
            ...{ next: { at: at + 1, told }, done: 1, total, step: 'Medewerkers en lijsten verhuizen' },
            rows: [...rows, ...copies],
          };
        }
        await settle(trx, of, job, 'done');
        return { next: null, done: 1, total };
      },
    },
    undo: {
      withinMs: MOVE_UNDO_DAYS * DAY_MS,
      prepare,
      async chunk(trx, job) {
        const of = await storedFor(trx, job.params.relocation);
        // Who comes back needs a seat there.
        if (job.cursor === null) await moveSeats(trx, of, { actorId: job.madeBy, isBack: true });
        const { rows, lines, next } = await backTo(trx, of, job);
        if (next !== null) {
          const told = { groups: lines, users: lines };
          return { next: { at: next, told }, done: rows.length, step: 'Terugzetten', rows };
        }
        await settle(trx, of, job, 'undone');
        return { next: null, done: 0 };
      },
    },
  };
}

/** What each group that moved is in the other account. */
async function groupsThere(trx: Db, job: string): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('job_rows')
    .select(['subject_id', 'detail'])
    .where('job_id', '=', job)
    .where('outcome', '=', 'groups')
    .execute();
  return new Map(
    rows.map(({ subject_id, detail }) => [(JSON.parse(detail!) as { from: string }).from, subject_id!]),
  );
}

/** Takes back the lines up to and with the next group, from the last one on. */
async function backTo(trx: Db, of: Stored, job: Running<Relocating, Cursor>) {
  const lines = await trx
    .selectFrom('job_rows')
    .selectAll()
    .where('job_id', '=', job.undoOf)
    .$if(job.cursor !== null, (some) => some.where('n', '<', job.cursor!.at))
    .orderBy('n', 'desc')
    .limit(100)
    .execute();
  // A group is the last line of its own: with it goes all before, down to the group before it.
  const other = lines.findIndex(({ outcome }, i) => i > 0 && outcome === 'groups');
  const some = other === -1 ? lines : lines.slice(0, other);
  const rows: RowDraft[] = [];
  for (const line of some) {
    const row = await takeBack(trx, of, line, { job: job.undoOf!, now: Date.now() });
    if (row) rows.push(row);
  }
  // What was made for them goes once they are back.
  for (const { detail, subject_id } of some) {
    const why = detail === null ? undefined : await putAway(trx, subject_id!, JSON.parse(detail) as Kept);
    const row = rows.find(({ subjectId }) => subjectId === subject_id);
    if (why !== undefined && row) row.note = [row.note ?? [], why].flat().join(' ');
  }
  return {
    rows,
    lines: some.flatMap(({ subject_id }) => subject_id ?? []),
    next: some.length === 0 ? null : some.at(-1)!.n,
  };
}

/** Ends it, and tells both sides. */
async function settle(
  trx: Db,
  of: Stored,
  job: Running<Relocating, Cursor>,
  state: 'done' | 'undone',
): Promise<void> {
  const { row, source, target } = of;
  const now = Date.now();
  await trx.updateTable('relocations').set({ state, changed_at: now }).where('id', '=', row.id).execute();
  const isDone = state === 'done';
  for (const account of [source, target]) {
    await audit(trx, {
      action: isDone ? 'relocated' : 'relocation-back',
      ...{ accountId: account.id, subject: row.id },
      ...(job.madeBy !== null && { actorId: job.madeBy }),
    });
    await messageAdmins(
      trx,
      {
        ...{ kind: 'nieuws', accountId: account.id, link: 'verhuizingen' },
        title: isDone ? 'De verhuizing is klaar' : 'De verhuizing is teruggedraaid',
        text: isDone
          ? `Het kantoor van Spelwereld verhuisde van ${source.name} naar ${target.name} wat was afgesproken. Klopt er iets niet? Tot ${MOVE_UNDO_DAYS} dagen daarna draait het kantoor het terug.`
          : `Wat van ${source.name} naar ${target.name} was verhuisd, is terug. Wat daarna veranderd is, bleef waar het was.`,
        source: `relocation-${state}-${job.id}-${account.id}`,
      },
      now,
    );
  }
}
