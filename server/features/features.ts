import { audit } from '../audit/audit.ts';
import { FEATURES, type AccountFeatures, type Feature } from '../contract/features.ts';
import { transact, type Db } from '../data/database.ts';
import { Problem } from '../http/problem.ts';

/** Which parts of the product an account has. */
export async function featuresOf(db: Db, accountId: string): Promise<Feature[]> {
  const rows = await db
    .selectFrom('account_features')
    .select('feature')
    .where('account_id', '=', accountId)
    .where('enabled', '=', 1)
    .execute();
  return FEATURES.filter((feature) => rows.some((row) => row.feature === feature));
}

/** Every part, with when and by whom it was last switched. */
export async function featureList(db: Db, accountId: string): Promise<AccountFeatures> {
  const rows = await db
    .selectFrom('account_features')
    .leftJoin('users', 'users.id', 'account_features.set_by')
    .selectAll('account_features')
    .select('users.name as by')
    .where('account_features.account_id', '=', accountId)
    .execute();
  return FEATURES.map((feature) => {
    const row = rows.find((one) => one.feature === feature);
    return {
      feature,
      on: row?.enabled === 1,
      at: row?.at ?? null,
      by: row?.by ?? null,
      version: row?.version ?? 0,
    };
  });
}

/** A wish of the office; `basedOn` is the version that it saw. */
interface Switching {
  accountId: string;
  feature: Feature;
  on: boolean;
  basedOn: number;
  by: string;
}

/** Switches a part; nothing that belongs to it is removed. The same again is fine; a `conflict` when somebody else was there before. */
export async function switchFeature(
  db: Db,
  { accountId, feature, on, basedOn, by }: Switching,
): Promise<void> {
  const enabled = on ? 1 : 0;
  await transact(db, async (trx) => {
    const row = await trx
      .selectFrom('account_features')
      .select(['enabled', 'version'])
      .where('account_id', '=', accountId)
      .where('feature', '=', feature)
      .executeTakeFirst();
    if ((row?.enabled ?? 0) === enabled) return;
    if ((row?.version ?? 0) !== basedOn)
      throw new Problem('conflict', 'Iemand anders heeft dit net omgezet. Kijk nog eens.');
    const values = { enabled, set_by: by, at: Date.now(), version: basedOn + 1 };
    await trx
      .insertInto('account_features')
      .values({ account_id: accountId, feature, ...values })
      .onConflict((conflict) => conflict.columns(['account_id', 'feature']).doUpdateSet(values))
      .execute();
    const action = on ? 'feature-on' : 'feature-off';
    await audit(trx, { action, actorId: by, accountId, subject: accountId, detail: feature });
  });
}
