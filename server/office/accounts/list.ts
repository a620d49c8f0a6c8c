import type { z } from 'zod';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { daysAfter } from '../../contract/days.ts';
import { LICENCE_STATES, seatsIn, type LicenceState, type Standing } from '../../contract/licence-state.ts';
import {
  ACCOUNTS_PER_PAGE,
  TRIAL_SOON_DAYS,
  MOST_WRITTEN_TO,
  type AccountFilter,
  type ACCOUNT_ORDERS,
  type listAccounts,
  type OfficeAccountRow,
} from '../../contract/office-accounts.ts';
import { readDetails } from '../../accounts/details.ts';
import { nameOfDay } from '../../data/day.ts';
import type { Db } from '../../data/database.ts';
import { containing } from '../../data/fold.ts';
import type { Database } from '../../data/schema.ts';
import { standingsOn } from '../../licence/repository.ts';
import { unsignedAccounts } from '../../privacy/office-agreements.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Page = z.output<typeof listAccounts.response>;

/** Customers by what they are, and their pupils together. */
export interface AccountNumbers extends Pick<Page, 'total' | 'pupils' | 'practised' | 'countedAt'> {
  states: Record<LicenceState, number>;
  trialsSoon: number;
  unordered: number;
  over: number;
  unsigned: number;
}

interface Order {
  order: (typeof ACCOUNT_ORDERS)[number];
  desc?: 'ja' | undefined;
}

interface Found {
  id: string;
  used: number;
  practised: number;
}

/** How the licence stands of an account that was found. */
type Stands = ReadonlyMap<string, Standing>;

/** What the list looks at. */
export interface ListDeps {
  db: Db;
  licencesOff: boolean;
  now: number;
}

/** One page of the customers that fit. */
export async function accountPage(
  deps: ListDeps,
  { page, ids: wantsIds, ...wanted }: AccountFilter & Order & { page: number; ids?: 'ja' | undefined },
): Promise<Page> {
  const found = await findThose(deps, wanted);
  const ids = found.map(({ id }) => id);
  return {
    accounts: await rowsOf(deps, ids.slice((page - 1) * ACCOUNTS_PER_PAGE, page * ACCOUNTS_PER_PAGE)),
    total: found.length,
    ...together(found),
    ids: wantsIds && found.length <= MOST_WRITTEN_TO ? ids : [],
    countedAt: await countedAt(deps.db),
  };
}

/** All customers that fit, by name. */
export const allAccounts = async (deps: ListDeps, filter: AccountFilter): Promise<OfficeAccountRow[]> =>
  rowsOf(
    deps,
    (await findThose(deps, { ...filter, order: 'name' })).map(({ id }) => id),
  );

/** How many customers there are, of one variant or of both: each number is the total of the list with that filter. */
export async function countAccounts(
  deps: ListDeps,
  variant: AccountFilter['variant'],
): Promise<AccountNumbers> {
  const found = await findThose(deps, { variant, order: 'name' });
  const facts = await factsOf(deps);
  const unsigned = new Set(await unsignedAccounts(deps.db, deps.licencesOff));
  const count = (filter: AccountFilter) => found.filter(fits(facts, filter)).length;
  return {
    total: found.length,
    states: Object.fromEntries(LICENCE_STATES.map((state) => [state, count({ state })])) as Record<
      LicenceState,
      number
    >,
    trialsSoon: count({ soon: 'trial' }),
    unordered: count({ soon: 'unordered' }),
    over: count({ over: 'ja' }),
    unsigned: found.filter(({ id }) => unsigned.has(id)).length,
    ...together(found),
    countedAt: await countedAt(deps.db),
  };
}

/** Pupils of these customers together. */
const together = (found: readonly Found[]) => ({
  pupils: found.reduce((sum, { used }) => sum + used, 0),
  practised: found.reduce((sum, { practised }) => sum + practised, 0),
});

/** When the pupils of each customer were counted; null before that was done for the first time. */
async function countedAt(db: Db): Promise<number | null> {
  const { at } = await db
    .selectFrom('account_figures')
    .select(({ fn }) => fn.min<number | null>('at').as('at'))
    .executeTakeFirstOrThrow();
  return at === null ? null : Number(at);
}

/**
 * Which customers fit, in order. What stands in their rows the database looks at; how a licence stands is worked out here, as everywhere, and
 * only when it is asked for: customers are thousands, pupils and lines of the log are not looked at.
 */
async function findThose(
  deps: ListDeps,
  { order, desc, ...filter }: AccountFilter & Order,
): Promise<Found[]> {
  const { db, licencesOff, now } = deps;
  const unsigned = filter.unsigned && (await unsignedAccounts(db, licencesOff));
  if (unsigned?.length === 0) return [];
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('account_figures as figures', 'figures.account_id', 'accounts.id')
    .select(['accounts.id', 'figures.used', 'figures.practised'])
    .$if(filter.kind !== undefined, (query) => query.where('kind', '=', filter.kind!))
    .$if(filter.variant !== undefined, (query) => query.where('variant', '=', filter.variant!))
    .$if(filter.search !== undefined, (query) => query.where(said(filter.search!)))
    .$if(filter.inactive !== undefined, (query) =>
      query.where(
        ({ fn, ref }) => fn.coalesce(ref('figures.active_at'), ref('accounts.created_at')),
        '<',
        now - filter.inactive! * DAY_MS,
      ),
    )
    .$if(unsigned !== undefined, (query) => query.where('accounts.id', 'in', unsigned!))
    .$if(order === 'used', (query) => query.orderBy(sql`coalesce(figures.used, 0)`, desc ? 'desc' : 'asc'))
    // Who never came stands at the end, whichever way the order runs.
    .$if(order === 'active', (query) =>
      query
        .orderBy(sql`case when figures.active_at is null then 1 else 0 end`)
        .orderBy('figures.active_at', desc ? 'desc' : 'asc'),
    )
    .orderBy('search_key', order === 'name' && desc ? 'desc' : 'asc')
    .orderBy('accounts.id')
    .execute();
  const found = rows.map(({ id, used, practised }) => ({
    id,
    used: Number(used ?? 0),
    practised: Number(practised ?? 0),
  }));
  if (!filter.state && !filter.soon && !filter.over && order !== 'end') return found;
  const facts = await factsOf(deps);
  const fitting = found.filter(fits(facts, filter));
  return order === 'end' ? byEnd(fitting, facts.stands, desc !== undefined) : fitting;
}

/** What it follows from how a licence stands. */
interface Facts {
  stands: Stands;
  /** Accounts of which an order waits for the office. */
  ordered: ReadonlySet<string>;
  /** The last day on which a trial ends soon. */
  soon: string;
}

async function factsOf({ db, now }: ListDeps): Promise<Facts> {
  const today = nameOfDay(now);
  const orders = await db.selectFrom('orders').select('account_id').where('state', '=', 'asked').execute();
  return {
    stands: await standingsOn(db, today),
    ordered: new Set(orders.flatMap(({ account_id }) => account_id ?? [])),
    soon: daysAfter(today, TRIAL_SOON_DAYS),
  };
}

/** Whether a text stands in what an account is called, its number or place, or in the name or mail address of one of its staff. */
const said =
  (search: string) =>
  ({ or, eb, selectFrom }: ExpressionBuilder<Database, 'accounts'>): Expression<SqlBool> => {
    const text = containing(search);
    const like = (column: string) => sql<SqlBool>`${sql.ref(column)} like ${text} escape '\\'`;
    return or([
      like('accounts.search_key'),
      sql<SqlBool>`lower(accounts.number) like ${text} escape '\\'`,
      eb(
        'accounts.id',
        'in',
        selectFrom('users')
          .select('users.account_id')
          // Of staff alone: the index has no pupils.
          .where('staff_key', 'is not', null)
          .where('users.account_id', 'is not', null)
          .where(or([like('users.staff_key'), like('users.email_key')]))
          .$castTo<{ account_id: string }>(),
      ),
    ]);
  };

const fits =
  ({ stands, ordered, soon }: Facts, filter: AccountFilter) =>
  ({ id, used }: Found): boolean => {
    const standing = stands.get(id);
    if (!standing || (filter.state !== undefined && standing.state !== filter.state)) return false;
    if (filter.over && (standing.state === 'blocked' || seatsIn(standing) === 0 || used <= seatsIn(standing)))
      return false;
    if (filter.soon === 'unordered') return standing.state === 'ending' && !ordered.has(id);
    if (filter.soon === 'trial')
      return standing.state === 'trial' && (standing.period?.endsOn ?? soon) <= soon;
    return true;
  };

/** By the last day of the licence; those without one stand at the end. */
function byEnd(found: readonly Found[], stands: Stands, desc: boolean): Found[] {
  const endOf = ({ id }: Found) => stands.get(id)?.period?.endsOn ?? null;
  return found.toSorted((a, b) => {
    const [one, other] = [endOf(a), endOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (one === other) return 0;
    return one < other === desc ? 1 : -1;
  });
}

/** The rows of these accounts, in the same order. */
async function rowsOf({ db, now }: ListDeps, ids: readonly string[]): Promise<OfficeAccountRow[]> {
  if (ids.length === 0) return [];
  const stands = await standingsOn(db, nameOfDay(now), ids);
  const accounts = await db
    .selectFrom('accounts')
    .leftJoin('account_figures as figures', 'figures.account_id', 'accounts.id')
    .select(['accounts.id', 'name', 'number', 'kind', 'variant', 'details', 'used', 'active_at'])
    .where('accounts.id', 'in', ids)
    .execute();
  const rows = new Map(accounts.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    const standing = stands.get(id);
    if (!row || !standing) return [];
    const { name, number, kind, variant, used, active_at } = row;
    return {
      ...{ id, name, number, kind, variant },
      place: readDetails(row).city,
      state: standing.state,
      seats: { used: Number(used ?? 0), total: seatsIn(standing) },
      endsOn: standing.period?.endsOn ?? null,
      activeAt: active_at === null ? null : Number(active_at),
    };
  });
}
