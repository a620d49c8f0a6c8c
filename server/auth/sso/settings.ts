import { audit } from '../../audit/audit.ts';
import type { SsoSetting, SsoSettings } from '../../contract/sso.ts';
import { transact, type Db } from '../../data/database.ts';
import type { AccountRow } from '../../data/schema.ts';
import { notFound, Problem } from '../../http/problem.ts';
import type { Sessions } from '../sessions.ts';
import { sharesNumber } from './match.ts';
import type { Provider } from './providers.ts';
import { codeOf } from './school-code.ts';

/** The providers that an account can use: those of its country, but for what is another school's own. */
async function providersFor(db: Db, providers: readonly Provider[], account: AccountRow) {
  if (account.kind !== 'school') return [];
  const owners = await db.selectFrom('account_platforms').selectAll().execute();
  return providers.filter(
    ({ variants, platform }) =>
      variants.includes(account.variant) &&
      !owners.some((owner) => owner.platform === platform && owner.account_id !== account.id),
  );
}

/** What a school has decided about single sign-on, and whether it is recognised. */
export async function settingsOf(
  db: Db,
  all: readonly Provider[],
  account: AccountRow,
): Promise<SsoSettings> {
  const providers = await providersFor(db, all, account);
  const [on, platformRows, links, families] = await Promise.all([
    db.selectFrom('account_providers').selectAll().where('account_id', '=', account.id).execute(),
    db.selectFrom('account_platforms').select('platform').where('account_id', '=', account.id).execute(),
    db
      .selectFrom('external_identities')
      .select(({ fn }) => ['provider', fn.count<number>('user_id').distinct().as('count')])
      .where('account_id', '=', account.id)
      .groupBy('provider')
      .execute(),
    db
      .selectFrom('token_families')
      .select(({ fn }) => ['provider', fn.count<number>('user_id').distinct().as('count')])
      .where('account_id', '=', account.id)
      .where('revoked_at', 'is', null)
      .where('ends_at', '>', Date.now())
      .groupBy('provider')
      .execute(),
  ]);
  const platforms = platformRows.map(({ platform }) => platform).sort();
  const isShared = await sharesNumber(db, account);
  const countOf = (rows: { provider: string | null; count: number }[], id: string) =>
    Number(rows.find(({ provider }) => provider === id)?.count ?? 0);
  return {
    variant: account.variant,
    number: account.number,
    platforms,
    code: await codeOf(db, account.id),
    providers: providers.map((provider): SsoSetting => {
      const { id, name, audience, kind } = provider;
      const row = on.find((one) => one.provider === id);
      return {
        provider: id,
        name,
        audience,
        enabled: row !== undefined,
        alwaysLogin: row?.always_login === 1,
        canForce: kind === 'oidc',
        ...recognition(provider, { number: account.number, isShared, platforms }),
        linked: countOf(links, id),
        loggedIn: countOf(families, id),
      };
    }),
  };
}

/** What a provider knows a school by, and what is missing for it; the number goes before the platform (match.ts). */
function recognition(
  { claims, platform }: Provider,
  school: { number: string; isShared: boolean; platforms: readonly string[] },
): Pick<SsoSetting, 'knownBy' | 'missing'> {
  const byNumber = claims.brin !== undefined || claims.institution !== undefined;
  const byPlatform = platform !== undefined || claims.platform !== undefined;
  const hasPlatform =
    platform === undefined ? school.platforms.length > 0 : school.platforms.includes(platform.toLowerCase());
  const hasNumber = school.number !== '' && !school.isShared;
  const missing =
    (byNumber && hasNumber) || (byPlatform && hasPlatform)
      ? null
      : !byNumber
        ? 'platform'
        : school.number === ''
          ? 'number'
          : 'shared-number';
  return {
    knownBy: [...(byNumber ? (['number'] as const) : []), ...(byPlatform ? (['platform'] as const) : [])],
    missing,
  };
}

/** Switches a provider on or off for a school; off ends what came in by it. Throws `not-found` for one it can't use. */
export async function setProvider(
  db: Db,
  all: readonly Provider[],
  sessions: Pick<Sessions, 'endOfProvider'>,
  account: AccountRow,
  change: { provider: string; enabled: boolean; alwaysLogin: boolean; actorId: string },
): Promise<void> {
  const { provider, enabled, alwaysLogin, actorId } = change;
  const usable = await providersFor(db, all, account);
  if (!usable.some(({ id }) => id === provider)) throw notFound();
  await transact(db, async (trx) => {
    if (enabled) {
      const row = { always_login: alwaysLogin ? 1 : 0, enabled_by: actorId, enabled_at: Date.now() };
      await trx
        .insertInto('account_providers')
        .values({ account_id: account.id, provider, ...row })
        .onConflict((conflict) => conflict.columns(['account_id', 'provider']).doUpdateSet(row))
        .execute();
    } else {
      await trx
        .deleteFrom('account_providers')
        .where('account_id', '=', account.id)
        .where('provider', '=', provider)
        .execute();
    }
    const action = enabled ? 'sso-on' : 'sso-off';
    await audit(trx, { action, actorId, accountId: account.id, detail: provider });
  });
  if (!enabled) await sessions.endOfProvider(account.id, provider);
}

/** Notes what a school is called at providers; throws `invalid-fields` for a name that another school has. */
export async function setPlatforms(
  db: Db,
  account: AccountRow,
  platforms: readonly string[],
  actorId: string,
): Promise<void> {
  if (account.kind !== 'school') throw notFound();
  await transact(db, async (trx) => {
    await trx.deleteFrom('account_platforms').where('account_id', '=', account.id).execute();
    const wanted = [...new Set(platforms)];
    const added =
      wanted.length === 0
        ? []
        : await trx
            .insertInto('account_platforms')
            .values(wanted.map((platform) => ({ platform, account_id: account.id })))
            .onConflict((conflict) => conflict.column('platform').doNothing())
            .returning('platform')
            .execute();
    const taken = wanted.find((platform) => !added.some((row) => row.platform === platform));
    if (taken !== undefined)
      throw new Problem('invalid-fields', undefined, {
        fields: { platforms: `${taken} is al van een andere school.` },
      });
    await audit(trx, {
      action: 'sso-platforms',
      actorId,
      accountId: account.id,
      detail: platforms.join(', '),
    });
  });
}
