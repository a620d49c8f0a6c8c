import type { Kysely } from 'kysely';

/** How a wrong text was typed, kept with the answer; of answers before this it is not known. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('answers').addColumn('typed', 'text').execute();
}
