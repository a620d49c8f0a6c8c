import type { z } from 'zod';
import type { AuditAction } from '../audit/actions.ts';
import { audit } from '../audit/audit.ts';
import { BACKUPS_DAYS, REQUEST_MONTHS } from '../contract/account-terms.ts';
import type { DataRequest, newRequestSchema, settleDataRequest } from '../contract/data-requests.ts';
import { sameDateAfter } from '../contract/days.ts';
import { transact, type Db } from '../data/database.ts';
import { dayFrom, nameOfDay } from '../data/day.ts';
import type { DataRequestRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { pupilName } from '../pupils/name.ts';

const GONE = 'Dit verzoek is er niet.';

/** Which request, and who does something with it. */
interface Asked {
  id: string;
  accountId: string;
  actorId: string;
}

/** All requests of an account: open ones first, the most urgent on top; then those that were settled last. `titleOf` names a kind of job. */
export async function requestsOf(
  db: Db,
  accountId: string,
  titleOf: (kind: string) => string,
  only?: string,
): Promise<DataRequest[]> {
  const rows = await db
    .selectFrom('data_requests')
    .leftJoin('users as maker', 'maker.id', 'data_requests.made_by')
    .leftJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'data_requests.about_id')
        // Who moved to another account is not called by name here any more.
        .onRef('users.account_id', '=', 'data_requests.account_id'),
    )
    .leftJoin('pupils', (join) => join.onRef('pupils.id', '=', 'users.id'))
    .leftJoin('jobs', 'jobs.id', 'data_requests.job_id')
    .selectAll('data_requests')
    .select(['maker.name as by', 'users.name as member', 'jobs.kind as job'])
    .select(['pupils.first_name', 'pupils.infix', 'pupils.last_name', 'group_id', 'pupils.trashed_at'])
    .where('data_requests.account_id', '=', accountId)
    .$if(only !== undefined, (some) => some.where('data_requests.id', '=', only!))
    .execute();
  const erased = await erasedOf(
    db,
    accountId,
    rows.flatMap((row) => (row.member === null && row.about_id !== null ? [row.about_id] : [])),
  );
  const requests = rows.map((row): DataRequest => ({
    id: row.id,
    about: row.about,
    aboutId: row.about_id,
    name:
      row.first_name !== null
        ? pupilName({ first_name: row.first_name, infix: row.infix ?? '', last_name: row.last_name ?? '' })
        : (row.member ?? ''),
    group: row.trashed_at === null ? row.group_id : null,
    kind: row.kind,
    receivedOn: row.received_on,
    askedBy: row.asked_by,
    dueOn: row.due_on,
    extendedWhy: row.extended_why,
    state: row.state,
    outcome: row.outcome,
    settledOn: row.settled_on,
    job: row.job_id !== null && row.job !== null ? { id: row.job_id, title: titleOf(row.job) } : null,
    erased: erased.get(row.about_id ?? '') ?? null,
    by: row.by ?? '',
    version: row.version,
  }));
  const rank = ({ state, dueOn, settledOn }: DataRequest) =>
    state === 'open' ? `0${dueOn}` : `1${99999999 - Number((settledOn ?? '').replaceAll('-', ''))}`;
  return requests.sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : a.id < b.id ? -1 : 1));
}

/** When each of these was erased, as the log of that says: whoever did it, and by what work. */
async function erasedOf(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, NonNullable<DataRequest['erased']>>> {
  const found = new Map<string, NonNullable<DataRequest['erased']>>();
  if (ids.length === 0) return found;
  const log = await db
    .selectFrom('deletion_log')
    .select(['at', 'ids'])
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['pupil', 'staff'])
    .execute();
  const wanted = new Set(ids);
  for (const { at, ids: gone } of log)
    for (const id of JSON.parse(gone) as string[])
      if (wanted.has(id))
        found.set(id, { on: nameOfDay(at), outOfBackups: nameOfDay(dayFrom(at, BACKUPS_DAYS)) });
  return found;
}

/** Writes a request down; sent twice it is one. */
export async function addRequest(
  db: Db,
  { id, accountId, actorId }: Asked,
  body: z.output<typeof newRequestSchema>,
  now: number,
): Promise<void> {
  await transact(db, async (trx) => {
    if (body.receivedOn > nameOfDay(now)) throw wrong('receivedOn', 'Deze dag moet nog komen.');
    if (body.aboutId !== null && !(await isOf(trx, accountId, body.about, body.aboutId)))
      throw wrong('aboutId', 'Deze persoon is hier niet (meer).');
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('data_requests')
      .values({
        id,
        account_id: accountId,
        about_id: body.aboutId,
        about: body.about,
        kind: body.kind,
        received_on: body.receivedOn,
        asked_by: body.askedBy,
        due_on: sameDateAfter(body.receivedOn, REQUEST_MONTHS.usual),
        extended_why: null,
        state: 'open',
        outcome: '',
        settled_on: null,
        job_id: null,
        made_by: actorId,
        created_at: now,
        version: 1,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return void (await find(trx, id, accountId));
    await audit(trx, {
      ...{ action: 'data-request-added', actorId, accountId, detail: body.kind },
      ...(body.aboutId !== null && { subject: body.aboutId }),
    });
  });
}

/** Notes how a request ended. */
export async function settleRequest(
  db: Db,
  asked: Asked,
  { basedOn, state, outcome, job }: z.output<typeof settleDataRequest.body>,
  now: number,
): Promise<void> {
  if (state === 'afgewezen' && outcome === '')
    throw wrong('outcome', 'Schrijf waarom het is afgewezen: dat moet je ook laten weten.');
  await transact(db, async (trx) => {
    if (job !== null) {
      const found = await trx
        .selectFrom('jobs')
        .select('id')
        .where('id', '=', job)
        .where('account_id', '=', asked.accountId)
        .executeTakeFirst();
      if (!found) throw wrong('job', 'Dit werk is er niet meer.');
    }
    await change(trx, asked, basedOn, ['open'], {
      ...{ state, outcome, settled_on: nameOfDay(now) },
      ...(job !== null && { job_id: job }),
    });
    await note(trx, asked, 'data-request-settled', state);
  });
}

/** Opens a request again that was settled. */
export const reopenRequest = (db: Db, asked: Asked, basedOn: number): Promise<void> =>
  transact(db, async (trx) => {
    await change(trx, asked, basedOn, ['gedaan', 'afgewezen', 'ingetrokken'], {
      state: 'open',
      settled_on: null,
    });
    await note(trx, asked, 'data-request-reopened');
  });

/** Gives a request two months more: once, and told within the first month (GDPR art. 12.3). */
export const extendRequest = (
  db: Db,
  asked: Asked,
  { basedOn, why }: { basedOn: number; why: string },
  now: number,
): Promise<void> =>
  transact(db, async (trx) => {
    const row = await find(trx, asked.id, asked.accountId);
    if (row.version === basedOn && row.extended_why !== null)
      throw new Problem('conflict', 'Een verzoek kan één keer langer duren.');
    if (row.version === basedOn && row.due_on < nameOfDay(now))
      throw new Problem('conflict', 'De termijn is al voorbij. Verlengen had vóór die dag gemoeten.');
    const months = REQUEST_MONTHS.usual + REQUEST_MONTHS.more;
    await change(trx, asked, basedOn, ['open'], {
      extended_why: why,
      due_on: sameDateAfter(row.received_on, months),
    });
    await note(trx, asked, 'data-request-extended');
  });

/** Changes a request as somebody saw it; throws `conflict` when it is otherwise by now. */
async function change(
  trx: Db,
  { id, accountId }: Asked,
  basedOn: number,
  from: readonly DataRequestRow['state'][],
  values: Partial<DataRequestRow>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('data_requests')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('version', '=', basedOn)
    .where('state', 'in', from)
    .executeTakeFirst();
  if (Number(numUpdatedRows) > 0) return;
  await find(trx, id, accountId);
  throw new Problem('conflict', 'Iemand anders heeft dit net veranderd. Bekijk eerst wat er nu staat.');
}

async function find(db: Db, id: string, accountId: string): Promise<DataRequestRow> {
  const row = await db
    .selectFrom('data_requests')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw notFound(GONE);
  return row;
}

/** Whether somebody is a pupil, or of the staff, of an account. */
async function isOf(db: Db, accountId: string, about: 'leerling' | 'medewerker', id: string) {
  const user = await db
    .selectFrom('users')
    .leftJoin('pupils', 'pupils.id', 'users.id')
    .select(['users.role', 'pupils.arriving'])
    .where('users.id', '=', id)
    .where('users.account_id', '=', accountId)
    .executeTakeFirst();
  if (!user || user.arriving !== null) return false;
  return about === 'leerling' ? user.role === 'leerling' : user.role !== 'leerling' && user.role !== 'demo';
}

async function note(trx: Db, { id, accountId, actorId }: Asked, action: AuditAction, detail?: string) {
  const { about_id: about } = await find(trx, id, accountId);
  await audit(trx, {
    ...{ action, actorId, accountId },
    ...(about !== null && { subject: about }),
    ...(detail !== undefined && { detail }),
  });
}

const wrong = (field: string, message: string) =>
  new Problem('invalid-fields', message, { fields: { [field]: message } });
