import { LEADS_DAYS } from '../contract/account-terms.ts';
import type { LeadKind, LeadStatus } from '../contract/lead-kinds.ts';
import { LEADS_PER_PAGE, type Lead, type LeadView } from '../contract/leads.ts';
import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import { notFound, Problem } from '../http/problem.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What was dealt with is kept this long, and what nobody dealt with a year (the forms say so). */
const KEEP_SETTLED_MS = LEADS_DAYS.settled * DAY_MS;
const KEEP_MS = LEADS_DAYS.most * DAY_MS;
/** The most dead links that are kept: who makes addresses up should not fill the disk. */
const MOST_DEAD_LINKS = 500;

/**
 * Stores a form, with the variant of the site that it came from; the same id again changes nothing. Gives whether it is new. Throws `conflict` when
 * the id belongs to another form.
 */
export async function storeLead(
  db: Db,
  id: string,
  lead: Lead,
  variant: Variant,
  now = Date.now(),
): Promise<boolean> {
  const { kind, ...data } = lead;
  const text = JSON.stringify({ ...data, variant });
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('leads')
    .values({
      id,
      kind,
      status: 'new',
      data: text,
      email: lead.email || null,
      created_at: now,
      settled_at: null,
      account_id: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  const stored = await db
    .selectFrom('leads')
    .select(['kind', 'data'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (stored?.kind !== kind || stored.data !== text)
    throw new Problem(
      'conflict',
      'Dit formulier is al verstuurd. Laad de pagina opnieuw om er nog een te sturen.',
    );
  return Boolean(numInsertedOrUpdatedRows);
}

/** A form as it was filled in, and when; throws `not-found`. */
export async function readLead(db: Db, id: string): Promise<{ lead: Lead; at: number }> {
  const row = await db
    .selectFrom('leads')
    .select(['kind', 'data', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const lead = { kind: row.kind, ...(JSON.parse(row.data) as object) } as Lead;
  return { lead, at: Number(row.created_at) };
}

const views = (db: Db) =>
  db
    .selectFrom('leads')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('leads as other')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('other.email', '=', 'leads.email')
        .whereRef('other.id', '!=', 'leads.id')
        .as('others'),
    );

const viewOf = (row: Awaited<ReturnType<ReturnType<typeof views>['executeTakeFirstOrThrow']>>): LeadView => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  data: JSON.parse(row.data) as LeadView['data'],
  email: row.email,
  createdAt: Number(row.created_at),
  others: Number(row.others ?? 0),
  account: row.account_id,
});

/** How many forms nobody dealt with yet: applications, and others. */
export async function countNewLeads(db: Db): Promise<{ applications: number; letters: number }> {
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('status', '=', 'new')
    .groupBy('kind')
    .execute();
  const sum = (wanted: boolean) =>
    rows
      .filter(({ kind }) => (kind === 'application') === wanted)
      .reduce((total, { count }) => total + Number(count), 0);
  return { applications: sum(true), letters: sum(false) };
}

/** A page of the forms, the newest first. */
export async function readLeads(
  db: Db,
  { page, kind, status }: { page: number; kind?: LeadKind | undefined; status?: LeadStatus | undefined },
): Promise<{ leads: LeadView[]; total: number }> {
  const rows = await views(db)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LEADS_PER_PAGE)
    .offset((page - 1) * LEADS_PER_PAGE)
    .execute();
  const { total } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .executeTakeFirstOrThrow();
  return { leads: rows.map(viewOf), total: Number(total) };
}

/** Closes a form or opens it again; one of which an account was made stays what it is. */
export async function settleLead(
  db: Db,
  id: string,
  status: 'new' | 'closed',
  now = Date.now(),
): Promise<LeadView> {
  await db
    .updateTable('leads')
    .set({ status, settled_at: status === 'closed' ? now : null })
    .where('id', '=', id)
    .where('status', '!=', 'accepted')
    .execute();
  const row = await views(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  if (row.status !== status) throw new Problem('conflict', 'Van deze aanvraag is al een account gemaakt.');
  return viewOf(row);
}

/** Removes what has been kept long enough. */
export async function clearLeads(db: Db, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('leads')
    .where(({ eb, or }) =>
      or([eb('created_at', '<', now - KEEP_MS), eb('settled_at', '<', now - KEEP_SETTLED_MS)]),
    )
    .execute();
  await db
    .deleteFrom('dead_links')
    .where('last_at', '<', now - KEEP_SETTLED_MS)
    .execute();
}

/** Counts a link that leads nowhere; says whether it was known already. New ones are not kept when there are too many. */
export async function countDeadLink(
  db: Db,
  { path, from }: { path: string; from: string },
  now = Date.now(),
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('dead_links')
    .set(({ eb }) => ({ times: eb('times', '+', 1), last_at: now }))
    .where('path', '=', path)
    .where('from_address', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  const { total } = await db
    .selectFrom('dead_links')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (Number(total) >= MOST_DEAD_LINKS) return false;
  await db
    .insertInto('dead_links')
    .values({ path, from_address: from, times: 1, first_at: now, last_at: now })
    .onConflict((conflict) => conflict.columns(['path', 'from_address']).doNothing())
    .execute();
  return false;
}

/** All links that lead nowhere, the most followed first. */
export const readDeadLinks = async (db: Db) =>
  (
    await db
      .selectFrom('dead_links')
      .selectAll()
      .orderBy('times', 'desc')
      .orderBy('last_at', 'desc')
      .execute()
  ).map(({ path, from_address: from, times, last_at }) => ({ path, from, times, lastAt: Number(last_at) }));
