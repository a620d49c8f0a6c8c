import type { Kysely } from 'kysely';

/** Where a pupil differs from the group may hold in a period; what the pupil chose in a game lasts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pupil_settings').addColumn('from_day', 'text').execute();
  await db.schema.alterTable('pupil_settings').addColumn('to_day', 'text').execute();
  await db.schema.alterTable('pupil_settings').addColumn('lasting', 'text').execute();
}
