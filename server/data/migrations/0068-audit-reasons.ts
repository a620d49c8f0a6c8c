import type { Kysely } from 'kysely';

/**
 * A line of the audit log says why, and who did it in the name of somebody else. It is looked through by moment, person, account, action and
 * subject, each from the newest back.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('audit').addColumn('reason', 'text').execute();
  await schema.alterTable('audit').addColumn('act_id', 'text').execute();
  for (const name of ['audit_actor', 'audit_subject']) await schema.dropIndex(name).execute();
  for (const [name, columns] of INDEXES)
    await schema
      .createIndex(name)
      .on('audit')
      .columns([...columns])
      .execute();
}

const INDEXES = [
  ['audit_at', ['at', 'id']],
  ['audit_actor', ['actor_id', 'at']],
  ['audit_act', ['act_id', 'at']],
  ['audit_subject', ['subject', 'at']],
  ['audit_action', ['action', 'at']],
] as const;
