import type { Db } from '../data/database.ts';

/** Has an account sign its agreement, on paper long ago. */
export async function haveSigned(db: Db, accountId: string): Promise<void> {
  await db
    .insertInto('agreements')
    .values({
      id: `agreement-${accountId}`,
      account_id: accountId,
      via: 'paper',
      version: '1',
      leaflet: 1,
      signed_by: null,
      signer: 'Directeur',
      task: '',
      signed_on: '2020-01-01',
      at: Date.parse('2020-01-01'),
      pdf: null,
      sha256: null,
    })
    .execute();
}
