import type { Kysely } from 'kysely';
import { newId } from '../../contract/id.ts';
import { nameOfDay } from '../day.ts';

/** The numbers of the day of this migration. */
const LEAST = { school: 30, rt: 10, thuis: 2 };
const MOST = { school: 3000, rt: 500, thuis: 8 };

/** Periods of licences, what changed of them and which notices went out. A trial becomes a period, and who had none is free. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('licences')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('seats', 'integer', (col) => col.notNull())
    .addColumn('starts_on', 'text', (col) => col.notNull())
    .addColumn('ends_on', 'text')
    .addColumn('order_id', 'text')
    .addColumn('note', 'text', (col) => col.notNull().defaultTo(''))
    .addColumn('stops', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('version', 'integer', (col) => col.notNull().defaultTo(1))
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .execute();
  await schema
    .createIndex('licences_account')
    .on('licences')
    .columns(['account_id', 'starts_on'])
    .unique()
    .execute();
  await schema
    .createTable('licence_changes')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('licence_id', 'text', (col) => col.notNull().references('licences.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('why', 'text', (col) => col.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text', (col) => col.notNull())
    .execute();
  await schema
    .createIndex('licence_changes_licence')
    .on('licence_changes')
    .columns(['licence_id', 'at'])
    .execute();
  await schema
    .createTable('licence_notices')
    .addColumn('licence_id', 'text', (col) => col.notNull().references('licences.id').onDelete('cascade'))
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('ends_on', 'text', (col) => col.notNull())
    .addColumn('sent_at', 'bigint', (col) => col.notNull())
    .addPrimaryKeyConstraint('licence_notices_once', ['licence_id', 'kind', 'ends_on'])
    .execute();

  await schema.alterTable('accounts').addColumn('hold_until', 'text').execute();
  await schema.alterTable('accounts').addColumn('hold_why', 'text').execute();
  await schema.alterTable('accounts').addColumn('block', 'text').execute();
  await schema
    .alterTable('accounts')
    .addColumn('seat_turn', 'integer', (col) => col.notNull().defaultTo(0))
    .execute();
  await moveTrials(db as Kysely<Then>);
  await schema.alterTable('accounts').dropColumn('trial_ends_at').execute();
}

/** What the migration reads and writes, as it was then. */
interface Then {
  accounts: { id: string; kind: keyof typeof LEAST; created_at: number; trial_ends_at: number | null };
  pupils: { account_id: string };
  leads: { account_id: string | null; data: string };
  licences: {
    id: string;
    account_id: string;
    kind: string;
    seats: number;
    starts_on: string;
    ends_on: string | null;
    created_at: number;
  };
}

async function moveTrials(db: Kysely<Then>) {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'kind', 'created_at', 'trial_ends_at'])
    .execute();
  const leads = await db
    .selectFrom('leads')
    .select(['account_id', 'data'])
    .where('account_id', 'is not', null)
    .execute();
  const asked = new Map(
    leads.map(({ account_id, data }) => [
      account_id,
      Number((JSON.parse(data) as { pupils?: number }).pupils),
    ]),
  );
  for (const { id, kind, created_at, trial_ends_at } of accounts) {
    const { count } = await db
      .selectFrom('pupils')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    const endsOn = trial_ends_at === null ? null : nameOfDay(Number(trial_ends_at));
    const begun = nameOfDay(Number(created_at));
    const seats = endsOn === null ? MOST[kind] : Math.max(LEAST[kind], asked.get(id) || 0);
    await db
      .insertInto('licences')
      .values({
        id: newId(),
        account_id: id,
        kind: endsOn === null ? 'free' : 'trial',
        // Nobody has too few because of this.
        seats: Math.max(seats, Number(count)),
        starts_on: endsOn !== null && endsOn < begun ? endsOn : begun,
        ends_on: endsOn,
        created_at: Date.now(),
      })
      .execute();
  }
}
