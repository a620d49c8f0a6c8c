import { sql, type Kysely } from 'kysely';

/** What is to be paid back of an invoice that was paid before it was taken back, and why the office refused an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('invoices')
    .addColumn('refund_due', 'integer', (col) => col.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('orders').addColumn('refusal', 'text').execute();
  // Notes of before: all of them that take back what was paid. Whether it went back already nobody noted.
  const { rows } = await sql<{ id: string; totals: string }>`
    select notes.id, notes.totals from invoices notes join invoices paid on paid.id = notes.corrects_id
    where paid.paid_on is not null
  `.execute(db);
  for (const { id, totals } of rows) {
    const { incl } = JSON.parse(totals) as { incl: number };
    await sql`update invoices set refund_due = ${-incl} where id = ${id}`.execute(db);
  }
}
