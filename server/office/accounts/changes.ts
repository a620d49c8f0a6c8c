import { sql } from 'kysely';
import { actionText } from '../../audit/actions.ts';
import { CHANGES_PER_PAGE, type AccountChange } from '../../contract/office-account-notes.ts';
import type { Db } from '../../data/database.ts';
import type { AccountRow } from '../../data/schema.ts';
import { readerOf } from '../../http/words.ts';
import { longDay } from '../../licence/long-day.ts';

/** The line after which a page goes on. */
interface Cursor {
  at: number;
  id: string;
}

/** What is kept of a period in its changes. */
interface StoredPeriod {
  seats: number;
  startsOn: string;
  endsOn: string | null;
}

/** What the office did to a customer, and every change of its licence by whomever; the newest first, a page from a line on. */
export async function changesOf(
  db: Db,
  account: AccountRow,
  after?: Cursor,
): Promise<{ changes: AccountChange[]; more: boolean }> {
  const found = [...(await doings(db, account, after)), ...(await licenceChanges(db, account.id, after))]
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    .slice(0, CHANGES_PER_PAGE + 1);
  return { changes: found.slice(0, CHANGES_PER_PAGE), more: found.length > CHANGES_PER_PAGE };
}

/** Lines of the log by members of the office; what they changed of the licence stands among its changes. */
async function doings(db: Db, account: AccountRow, after?: Cursor): Promise<AccountChange[]> {
  const members = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('account_id', 'is', null)
    .execute();
  const names = new Map(members.map(({ id, name }) => [id, name]));
  if (names.size === 0) return [];
  const rows = await db
    .selectFrom('audit')
    .select(['id', 'at', 'actor_id', 'act_id', 'action', 'detail', 'reason'])
    .where('account_id', '=', account.id)
    .where(({ or, eb }) =>
      or([eb('actor_id', 'in', [...names.keys()]), eb('act_id', 'in', [...names.keys()])]),
    )
    .where('action', '!=', 'licence-changed')
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(at, id) < (${after!.at}, ${after!.id})`))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(CHANGES_PER_PAGE + 1)
    .execute();
  const reader = readerOf(account);
  return rows.map(({ id, at, actor_id, act_id, action, detail, reason }) => ({
    id,
    at: Number(at),
    by: names.get(act_id ?? '') ?? names.get(actor_id ?? '') ?? null,
    what: actionText(action, reader),
    reason,
    detail: DETAILS_TOLD.has(action) ? detail : null,
  }));
}

/** Actions whose detail is in words that the office reads. */
const DETAILS_TOLD = new Set(['account-blocked']);

async function licenceChanges(db: Db, accountId: string, after?: Cursor): Promise<AccountChange[]> {
  const rows = await db
    .selectFrom('licence_changes')
    .innerJoin('licences', 'licences.id', 'licence_id')
    .leftJoin('users', 'users.id', 'actor_id')
    .select(['licence_changes.id', 'at', 'why', 'before', 'after', 'users.name as by'])
    .where('licences.account_id', '=', accountId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(licence_changes.at, licence_changes.id) < (${after!.at}, ${after!.id})`),
    )
    .orderBy('at', 'desc')
    .orderBy('licence_changes.id', 'desc')
    .limit(CHANGES_PER_PAGE + 1)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: Number(row.at),
    by: row.by,
    what: row.before === null ? 'Periode van de licentie gemaakt' : 'Licentie veranderd',
    reason: row.why,
    detail: periodText(JSON.parse(row.after) as StoredPeriod),
  }));
}

const periodText = ({ seats, startsOn, endsOn }: StoredPeriod): string =>
  `${seats} ${seats === 1 ? 'plaats' : 'plaatsen'}, ${longDay(startsOn)} t/m ${endsOn === null ? 'altijd' : longDay(endsOn)}`;
