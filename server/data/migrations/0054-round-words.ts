import type { Kysely } from 'kysely';

/** What a round says of its words, kept where it is counted; null is a round that was counted before. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('counted_rounds').addColumn('words', 'text').execute();
}
