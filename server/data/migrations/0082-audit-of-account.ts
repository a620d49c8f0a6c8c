import type { Kysely } from 'kysely';

/** What members of the office did to an account is found among all that was done there without reading each line. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('audit_account').execute();
  await schema
    .createIndex('audit_account')
    .on('audit')
    .columns(['account_id', 'at', 'actor_id', 'act_id'])
    .execute();
}
