import type { Kysely } from 'kysely';

interface Tables {
  accounts: { id: string; agreement: string | null };
  agreements: {
    id: string;
    account_id: string;
    via: string;
    version: string;
    leaflet: number;
    signed_by: null;
    signer: string;
    task: string;
    signed_on: string;
    at: number;
    pdf: null;
    sha256: null;
  };
}

/** Agreements on pupils' data, what is kept of whom by version, and who works for whoever runs the installation. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('leaflets')
    .addColumn('version', 'integer', (col) => col.primaryKey())
    .addColumn('content', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute();

  await schema
    .createTable('agreements')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('via', 'text', (col) => col.notNull())
    .addColumn('version', 'text', (col) => col.notNull())
    .addColumn('leaflet', 'integer', (col) => col.notNull())
    .addColumn('signed_by', 'text', (col) => col.references('users.id').onDelete('set null'))
    .addColumn('signer', 'text', (col) => col.notNull())
    .addColumn('task', 'text', (col) => col.notNull())
    .addColumn('signed_on', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('pdf', 'text')
    .addColumn('sha256', 'text')
    // Of two who sign the same, one does.
    .addUniqueConstraint('agreements_once', ['account_id', 'via', 'version', 'leaflet'])
    .execute();
  await schema.createIndex('agreements_signer').on('agreements').column('signed_by').execute();

  await schema
    .createTable('subprocessors')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('what', 'text', (col) => col.notNull())
    .addColumn('country', 'text', (col) => col.notNull())
    .addColumn('starts_on', 'text', (col) => col.notNull())
    .addColumn('ends_on', 'text')
    .addColumn('version', 'integer', (col) => col.notNull())
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .execute();

  // What the office noted of agreements on paper.
  const noted = await db
    .selectFrom('accounts')
    .select(['id', 'agreement'])
    .where('agreement', 'is not', null)
    .execute();
  for (const { id, agreement } of noted) {
    const { version, signer, signedOn } = JSON.parse(agreement!) as Record<string, string | undefined>;
    if (!version || !signer || !signedOn) continue;
    await db
      .insertInto('agreements')
      .values({
        id: `paper-${id}`,
        account_id: id,
        via: 'paper',
        version,
        leaflet: 1,
        signed_by: null,
        signer,
        task: '',
        signed_on: signedOn,
        at: Date.parse(`${signedOn}T12:00Z`),
        pdf: null,
        sha256: null,
      })
      .execute();
  }
  await schema.alterTable('accounts').dropColumn('agreement').execute();
}
