import type { Kysely } from 'kysely';

/** Action plans that come along from another account: since when, and which plan there they go on with. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const plans = schema.alterTable('plans');
  await plans.addColumn('moved_on', 'text').execute();
  await plans.addColumn('follows', 'integer').execute();
}
