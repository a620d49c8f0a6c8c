import type { Kysely } from 'kysely';

/** Whom the office invited, a way out in the head of a mail, and what was promised of the price of a first order. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('campaigns')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('template_key', 'text', (col) => col.notNull())
    .addColumn('trial_days', 'integer', (col) => col.notNull())
    .addColumn('seats', 'integer')
    .addColumn('percent_off', 'integer')
    .addColumn('expires_on', 'text', (col) => col.notNull())
    .addColumn('ground', 'text', (col) => col.notNull())
    .addColumn('by_id', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('counts', 'text')
    .execute();
  await schema.createIndex('campaigns_at').on('campaigns').columns(['created_at', 'id']).execute();
  await schema.createIndex('campaigns_expires').on('campaigns').column('expires_on').execute();
  await schema.createIndex('campaigns_by').on('campaigns').column('by_id').execute();

  await schema
    .createTable('campaign_invitees')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('campaign_id', 'text', (col) => col.notNull().references('campaigns.id').onDelete('cascade'))
    .addColumn('n', 'integer', (col) => col.notNull())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('digest', 'text', (col) => col.notNull())
    .addColumn('organisation', 'text', (col) => col.notNull())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('variant', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('why', 'text', (col) => col.notNull())
    .addColumn('code', 'text', (col) => col.notNull().unique())
    .addColumn('mail_id', 'text', (col) => col.unique())
    .addColumn('lead_id', 'text', (col) => col.unique())
    .addColumn('account_id', 'text', (col) => col.unique().references('accounts.id').onDelete('set null'))
    .addColumn('sent_at', 'bigint')
    .addColumn('opened_at', 'bigint')
    .addColumn('applied_at', 'bigint')
    .addColumn('resent_at', 'bigint')
    .addColumn('changed_at', 'bigint', (col) => col.notNull())
    .execute();
  await schema
    .createIndex('campaign_invitees_place')
    .on('campaign_invitees')
    .columns(['campaign_id', 'n'])
    .execute();
  await schema.createIndex('campaign_invitees_state').on('campaign_invitees').column('state').execute();
  await schema.createIndex('campaign_invitees_digest').on('campaign_invitees').column('digest').execute();

  await schema.alterTable('mails').addColumn('unsubscribe', 'text').execute();
  await schema.alterTable('accounts').addColumn('promised_off', 'integer').execute();
}
