import type { Logger } from 'pino';
import type { SsoErrorCode } from '../../contract/sso.ts';
import type { Variant } from '../../contract/variant.ts';
import type { Db } from '../../data/database.ts';
import type { SsoTransactionRow } from '../../data/schema.ts';
import { notFound, Problem } from '../../http/problem.ts';
import type { AuthConfig } from '../config.ts';
import type { Adapter } from './adapter.ts';
import { adapterOf } from './adapters.ts';
import { addCode, takeCode } from './codes.ts';
import { SsoError } from './error.ts';
import { toIdentity } from './identity.ts';
import { linkSelf } from './links.ts';
import { accountOf, userOf } from './match.ts';
import { originOf } from './origins.ts';
import type { Provider } from './providers.ts';
import { addTransaction, takeTransaction } from './transactions.ts';

/** Page of the web app where every login at a provider ends. */
const LOGIN_PAGE = '/app/auth/login-sso';

/** How far the clock of a provider may be behind ours. */
const CLOCK_MS = 30_000;

export interface SsoDeps {
  db: Db;
  config: AuthConfig;
  /** For the digests of identifiers (identifiers.ts). */
  secret: string;
  logger: Logger;
}

interface Leads {
  to: string;
  /** The new cookie; null takes the old one away. */
  cookie: string | null;
}

/** A login at a provider, from start to code (server/auth/sso/README.md 1, steps 2 to 6). */
interface SsoFlow {
  providers(variant: Variant): readonly Provider[];
  nameOf(provider: string): string;
  start(
    asked: {
      provider: string;
      code_challenge: string;
      state: string;
      return_host: string;
      fresh?: '1' | undefined;
      link?: string | undefined;
    },
    variant: Variant,
  ): Promise<Leads>;
  /** Always leads to the login page of the app, with a code or with why not. */
  callback(provider: string, query: Record<string, string>, cookie: string | undefined): Promise<Leads>;
}

export function createSsoFlow({ db, config, secret, logger }: SsoDeps): SsoFlow {
  const adapters = new Map(
    config.providers.map((provider) => [provider.id, { provider, adapter: adapterOf(provider) }]),
  );
  const redirectUri = ({ origin, provider }: Pick<SsoTransactionRow, 'origin' | 'provider'>) =>
    `${origin}/api/auth/sso/callback/${provider}`;

  async function begin(
    adapter: Adapter,
    begun: Omit<Parameters<typeof addTransaction>[1], 'expires_at'>,
  ): Promise<Leads> {
    const expires_at = Date.now() + config.lifetimes.transaction;
    const { transaction, cookie } = await addTransaction(db, { ...begun, expires_at });
    try {
      const url = await adapter.begin({ ...transaction, redirectUri: redirectUri(transaction) });
      return { to: url.href, cookie };
    } catch (error) {
      return { to: failed(transaction, error), cookie: null };
    }
  }

  /** The address that says what went wrong; what is logged holds no claims, codes or addresses with a query. */
  function failed(transaction: SsoTransactionRow, error: unknown): string {
    const code: SsoErrorCode = error instanceof SsoError ? error.code : 'SSO_PROVIDER';
    const cause = error instanceof SsoError ? error.cause : error;
    logger.warn(
      {
        provider: transaction.provider,
        code,
        transaction: transaction.id,
        ...(cause instanceof Error && { library: cause.name, libraryCode: codeOf(cause) }),
      },
      'single sign-on failed',
    );
    const isStaff = error instanceof SsoError && error.isStaff;
    return back(transaction, { error: code, via: transaction.provider, ...(isStaff && { who: 'staff' }) });
  }

  async function finish(
    { provider, adapter }: { provider: Provider; adapter: Adapter },
    transaction: SsoTransactionRow,
    query: Record<string, string>,
  ): Promise<Leads> {
    const claims = await adapter.finish({ ...transaction, redirectUri: redirectUri(transaction) }, query);
    const identity = toIdentity(provider, claims);
    const told = (error: unknown): never => {
      if (error instanceof SsoError) error.isStaff = identity.affiliation === 'employee';
      throw error;
    };
    const account = await accountOf(db, secret, identity, transaction.link_user_id).catch(told);
    if (transaction.link_user_id !== null) {
      await linkSelf(db, identity, account.id, transaction.link_user_id);
      return { to: back(transaction, { linked: '1', via: provider.id }), cookie: null };
    }
    // The school wants everyone to log in anew at the provider: only now is it known which school.
    if (account.alwaysLogin && !transaction.forced) return begin(adapter, { ...transaction, forced: 1 });
    const user = await userOf(db, secret, identity, account.id).catch(told);
    const code = await addCode(db, {
      user_id: user.id,
      provider: provider.id,
      challenge: transaction.app_challenge,
      fresh: isFresh(provider, transaction, claims) ? 1 : 0,
      expires_at: Date.now() + config.lifetimes.code,
    });
    return { to: back(transaction, { auth_code: code, via: provider.id }), cookie: null };
  }

  /** Whether the provider says that it asked who this is since this login began: not all do what they are told. */
  function isFresh(
    { kind }: Provider,
    { forced, expires_at }: SsoTransactionRow,
    { auth_time: asked }: Record<string, unknown>,
  ): boolean {
    const begun = expires_at - config.lifetimes.transaction - CLOCK_MS;
    return kind === 'oidc' && forced === 1 && typeof asked === 'number' && asked * 1000 >= begun;
  }

  return {
    providers: (variant) => config.providers.filter((provider) => provider.variants.includes(variant)),
    nameOf: (id) => adapters.get(id)?.provider.name ?? id,
    async start({ provider: id, code_challenge, state, return_host, fresh, link }, variant) {
      const origin = originOf(return_host, config.origins, config.production);
      if (origin === undefined)
        throw new Problem('invalid-fields', undefined, {
          fields: { return_host: 'Dit adres is niet van ons.' },
        });
      const known = adapters.get(id);
      if (!known?.provider.variants.includes(variant)) throw notFound();
      const linking = link === undefined ? undefined : await takeCode(db, link);
      if (link !== undefined && linking?.provider !== '') throw notFound();
      return begin(known.adapter, {
        provider: id,
        origin,
        app_challenge: code_challenge,
        app_state: state,
        forced: fresh ? 1 : 0,
        link_user_id: linking?.user_id ?? null,
      });
    },
    async callback(id, query, cookie) {
      const known = adapters.get(id);
      const transaction = known && cookie ? await takeTransaction(db, cookie, id) : undefined;
      // Of whose login this is nothing is known: the app says that it got lost, on the host that was asked.
      if (!known || !transaction) return { to: `${LOGIN_PAGE}?error=SSO_LOST`, cookie: null };
      try {
        return await finish(known, transaction, query);
      } catch (error) {
        return { to: failed(transaction, error), cookie: null };
      }
    },
  };
}

/** The login page of the app, on the host where the login began. */
const back = ({ origin, app_state }: SsoTransactionRow, parameters: Record<string, string>) =>
  `${origin}${LOGIN_PAGE}?${new URLSearchParams({ ...parameters, state: app_state })}`;

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : undefined);
