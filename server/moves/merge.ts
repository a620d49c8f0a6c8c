import { audit } from '../audit/audit.ts';
import type { Seal } from '../cards/seal.ts';
import type { MoveScope } from '../contract/moves.ts';
import type { FieldName } from '../contract/practice-fields.ts';
import type { Db } from '../data/database.ts';
import type { PupilRow, SkillRow, TaskRow } from '../data/schema.ts';
import { JobRefusal, type Budget, type Chunk, type JobKind, type Running } from '../jobs/kind.ts';
import { coinsOf } from '../rewards/ledger.ts';
import { liftNothing } from '../rewards/balloon.ts';
import { fill, storeForChild, type Cursor as Filled } from './arriving.ts';
import { comesAlong, storeCopied, type CopiedRow, type CopiedTable } from './copied-rows.ts';
import { copyId } from './copy-id.ts';
import { giveTokenBack, leaveFor, named } from './copy.ts';
import { hiddenRights, noteHiddenRounds, storeHiddenTasks } from './hidden-place.ts';
import { noteStrange } from './known-issuers.ts';
import { leaveTwins } from './leave-twins.ts';
import type { Payload } from './payload.ts';
import { plansCome, type Stopped } from './plans-along.ts';
import { copyPlans } from './plans-copied.ts';
import { giveFileBack, listed, payloads, storeLists } from './read.ts';
import { takeFields, wantedIn, wantedOf } from './settings-along.ts';
import { databaseSource, type Source } from './source.ts';
import { calledOf, tellUsed } from './told.ts';
import { unite, type Earned, type United } from './united.ts';
import { addSkills, type UnitedSkill } from './united-skills.ts';
import { emptyHidden, type Emptying } from './unmerge.ts';

/** What is added to a child that is there; no names. */
export interface Merging {
  into: string;
  group: string;
  scope: MoveScope;
  /** Settings of elsewhere that are taken over. */
  fields: FieldName[];
  /** The pupil of another account of this server, one of the same account who is the same child, or the file of another server. */
  from:
    | { token: string; source: string; account: string; group: string | null; leaves: boolean }
    | { twin: true; source: string; account: string; group: string; leaves: true }
    | { archive: string; strange?: true };
}

/**
 * How far it is: rows of elsewhere, what came there since (`last`: until then), and when all of it is seen, the rounds that are to be
 * counted with the days (`count`: those after an id).
 */
type Cursor = Filled | Emptying | { last: number } | { count: string };
type Merge = Running<Merging, Cursor>;

/** What undoing a merge must know. */
export interface MergeLeft {
  merged: true;
  /** Who went to the trash for it, and where from; null when nobody did. */
  gone: { account: string; group: string | null; source: string; stopped?: Stopped[] } | null;
  united: United;
  /** The group whose balloon was not lifted by so many rights. */
  lift: { group: string; rights: number };
  notes: string[];
  /** Absent in what was kept before plans came along. */
  plans?: string[];
  skills: UnitedSkill[];
}

/** Tables of which rows are stored bit by bit; the rest has few, and comes at the end. */
const BY_BITS: ReadonlySet<CopiedTable> = new Set(['tasks', 'rounds', 'answers', 'keepsakes', 'sweeps']);
/** More than any pupil has of what comes at the end. */
const ALL = 10_000;

/**
 * The long work that adds what a child did elsewhere to a child that is there. What it practised here goes on meanwhile; coins, things and
 * what is known of it change in the last transaction. What fails is taken away, and the code works again.
 */
export function mergeKind(
  seal: Seal,
  ended: (touched: { into: string; groups: string[]; left: string[] }) => void,
): JobKind<Merging, Cursor, Payload | undefined> {
  const opened = payloads(seal);
  return {
    id: 'move-merge',
    title: 'Verhuizing samenvoegen',
    work: 'een verhuizing',
    action: 'move:read',
    writes: true,
    outcomes: { merged: 'samengevoegd', gone: 'teruggedraaid' },
    cancel: 'back',
    retry: 'no',
    run: {
      prepare: async ({ id, params }, db) => ('archive' in params.from ? opened.of(db, id) : undefined),
      async chunk(trx, job, budget, payload) {
        const { cursor } = job;
        const source = sourceOf(trx, job, payload);
        if (!cursor && payload) await storeLists(trx, job, payload);
        if (cursor && 'show' in cursor) return catchUp(trx, job, source);
        if (cursor && 'last' in cursor) return finish(trx, job, { source, payload, since: cursor.last });
        if (cursor && 'count' in cursor) return countRounds(trx, job.id, cursor.count, budget);
        const { into, scope } = job.params;
        return fill(
          source,
          {
            cursor: cursor && 'table' in cursor ? cursor : null,
            comes: (table) => BY_BITS.has(table) && comesAlong(table, scope),
            store: (table, rows) => store(trx, { move: job.id, into }, table, rows),
          },
          budget,
        );
      },
    },
    back: {
      async chunk(trx, job, budget) {
        // All of it is there already: what is left of it is done, and it is taken back where moves are.
        if (job.reached && 'count' in job.reached)
          return countRounds(trx, job.id, countedIn(job.cursor) ?? job.reached.count, budget);
        const { into, from } = job.params;
        const chunk = await emptyHidden(trx, { move: job.id, pupil: into }, budget);
        if (chunk.next !== null) return chunk;
        if ('archive' in from)
          await giveFileBack(trx, { id: job.id, accountId: job.accountId, archive: from.archive });
        else if ('twin' in from) await leaveTwins(trx, job.id, { into, ...from });
        else await giveTokenBack(trx, { id: job.id, accountId: job.accountId, ...from });
        return { next: null, done: 0, counts: { gone: 1 } };
      },
    },
    ended({ id, params: { into, group, from } }) {
      opened.forget(id);
      const isHere = 'source' in from;
      ended({
        into,
        groups: [group, ...(isHere && from.group !== null ? [from.group] : [])],
        left: isHere && from.leaves ? [from.source] : [],
      });
    },
  };
}

const sourceOf = (trx: Db, { id, params: { from } }: Merge, payload: Payload | undefined): Source =>
  'archive' in from ? listed(payload!, id) : databaseSource(trx, from.source);

async function store(
  trx: Db,
  merge: { move: string; into: string },
  table: CopiedTable,
  rows: readonly CopiedRow[],
) {
  if (table === 'tasks') await storeHiddenTasks(trx, merge, rows as unknown as TaskRow[], Date.now());
  else await storeCopied(trx, table, rows, { move: merge.move, child: merge.into });
}

const countedIn = (cursor: Cursor | null) => (cursor && 'count' in cursor ? cursor.count : undefined);

/** What came there since the work began, but for what comes from now on. */
async function catchUp(trx: Db, job: Merge, source: Source): Promise<Chunk<Cursor>> {
  const last = Date.now();
  const { at } = await trx
    .selectFrom('moves')
    .select('at')
    .where('id', '=', job.id)
    .executeTakeFirstOrThrow();
  return { next: { last }, done: await storeSince(trx, job, source, at), step: STEP };
}

async function storeSince(trx: Db, { id, params }: Merge, source: Source, since: number): Promise<number> {
  const { into, scope } = params;
  const found = await source.since(since, (table) => BY_BITS.has(table) && comesAlong(table, scope));
  for (const [table, rows] of found) await store(trx, { move: id, into }, table, rows);
  return found.reduce((sum, [, rows]) => sum + rows.length, 0);
}

/** Has the rounds that came be counted with the days, a few at a time: answers of pupils come in between. */
async function countRounds(trx: Db, move: string, after: string, budget: Budget): Promise<Chunk<Cursor>> {
  let last: string | undefined = after;
  let noted = 0;
  for (; last !== undefined && !budget.isOver(noted); noted += ROUNDS)
    last = await noteHiddenRounds(trx, move, last, ROUNDS);
  return { next: last === undefined ? null : { count: last }, done: noted, step: STEP };
}

/** Rounds that are noted at once. */
const ROUNDS = 100;
const STEP = 'Samenvoegen';

interface Finish {
  source: Source;
  payload: Payload | undefined;
  /** Until when what came there is here already; ms since the epoch. */
  since: number;
}

/** The transaction in which all of it is seen. */
async function finish(trx: Db, job: Merge, { source, payload, since }: Finish): Promise<Chunk<Cursor>> {
  const { id, accountId, madeBy, params } = job;
  const { into, group, scope, from } = params;
  const now = Date.now();
  const pupil = await targetOf(trx, into, accountId!);
  if (!pupil) throw new JobRefusal('Het kind is hier intussen weg. Er is niets samengevoegd.');
  const old = 'source' in from ? await named(trx, from.source) : undefined;
  if ('source' in from && (!old || old.trashed_at !== null))
    throw new JobRefusal('{De leerling} is daar intussen weg. Er is niets samengevoegd.');
  const merge = { move: id, into };
  await storeSince(trx, job, source, since);
  const rights = await hiddenRights(trx, id);
  await liftNothing(trx, { pupilId: into, groupId: group, rights });
  const united = await unite(
    trx,
    merge,
    scope.rewards ? await earnedBy(trx, job, source, payload) : NOTHING,
    now,
  );
  const skills = scope.results
    ? await addSkills(trx, into, (await source.page('skills', null, ALL)).rows as unknown as SkillRow[])
    : [];
  const notes = await storeAll(trx, job, source, 'progress_notes');
  await storeAll(trx, job, source, 'lvs_results');
  const plans =
    'source' in from && (await plansCome(trx, from.account, scope))
      ? await copyPlans(trx, { move: id, source: from.source, child: into, account: accountId!, now })
      : [];
  const wanted = old
    ? (await wantedOf(trx, old, now)).wanted
    : payload?.settings && wantedIn(payload.settings.fields);
  if (wanted && scope.settings && madeBy !== null)
    await takeFields(trx, { pupil, wanted, fields: params.fields }, { batch: id, actorId: madeBy, now });
  const isTwin = 'twin' in from;
  const stopped =
    old && 'leaves' in from && from.leaves
      ? await leaveFor(trx, old, now, isTwin ? 'samengevoegd' : 'verhuisd')
      : [];
  await trx
    .updateTable('pupils')
    .set(({ eb }) => ({ log_turn: eb('log_turn', '+', 1) }))
    .where('id', '=', into)
    .execute();
  const left: MergeLeft = {
    merged: true,
    gone:
      'leaves' in from && from.leaves
        ? { account: from.account, group: old!.group_id, source: from.source, stopped }
        : null,
    united,
    lift: { group, rights },
    notes,
    plans,
    skills,
  };
  await trx
    .updateTable('moves')
    .set({ state: 'done', detail: JSON.stringify(left) })
    .where('id', '=', id)
    .execute();
  if ('strange' in from) await noteStrange(trx, id, into, now);
  const detail = isTwin ? id : 'token' in from ? from.token : from.archive;
  if ('token' in from)
    await trx
      .updateTable('move_tokens')
      .set({ state: 'used', settled_at: now })
      .where('id', '=', from.token)
      .execute();
  const line = { action: isTwin ? 'twins-merged' : 'move-used', detail } as const;
  await audit(trx, [
    { ...line, subject: into, accountId, ...(madeBy !== null && { actorId: madeBy }) },
    ...('source' in from ? [{ ...line, subject: from.source, accountId: from.account }] : []),
  ]);
  await tellUsed(trx, id, { here: await calledOf(trx, into), there: old?.username }, now);
  return { next: { count: '' }, done: 1, step: STEP, rows: [{ subjectId: into, outcome: 'merged' }] };
}

const NOTHING = { coins: 0, belongings: [], trophies: [], kites: [] };

/** A pupil of an account who is there to be added to. */
export const targetOf = (trx: Db, id: string, accountId: string): Promise<PupilRow | undefined> =>
  trx
    .selectFrom('pupils')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();

/** What was earned elsewhere besides the rounds; coins of a file as far as they are believed (read-payload.ts). */
async function earnedBy(
  trx: Db,
  { params: { from } }: Merge,
  source: Source,
  payload: Payload | undefined,
): Promise<Earned> {
  const all = async <R>(table: CopiedTable) => (await source.page(table, null, ALL)).rows as unknown as R[];
  return {
    coins: payload
      ? payload.coins + payload.rows.rewards.reduce((sum, row) => sum + row.coins, 0)
      : 'source' in from
        ? await coinsOf(trx, from.source)
        : 0,
    belongings: await all('belongings'),
    trophies: await all('trophies'),
    kites: await all('kites'),
  };
}

/** Stores all rows of a small table, where they come along; gives their ids. Of two results of one test that of here stays. */
async function storeAll(
  trx: Db,
  job: Merge,
  source: Source,
  table: 'progress_notes' | 'lvs_results',
): Promise<string[]> {
  const { into, scope } = job.params;
  if (!comesAlong(table, scope)) return [];
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const { rows, next } = await source.page(table, after, 100);
    await storeForChild(trx, job, into, table, rows);
    ids.push(...rows.map((row) => copyId(job.id, row['id'] as string)));
    if (next === null) return ids;
    after = next;
  }
}
