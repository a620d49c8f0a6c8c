import type { Kysely } from 'kysely';

/** How a passkey can be reached, and whether somebody was asked anew by the provider of single sign-on. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('second_factors').addColumn('transports', 'text').execute();
  await schema
    .alterTable('sso_codes')
    .addColumn('fresh', 'integer', (col) => col.notNull().defaultTo(0))
    .execute();
}
