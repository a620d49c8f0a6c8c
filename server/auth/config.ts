import { originIn } from '../installation/setting.ts';
import { LIFETIMES, type Lifetimes } from './lifetimes.ts';
import type { KeyPlaces } from './keys.ts';
import { readProviders, type Provider } from './sso/providers.ts';

/** How people log in here; everything has a default that suits one machine. */
export interface AuthConfig {
  keys: KeyPlaces;
  lifetimes: Lifetimes;
  /**
   * Our own origins, such as `https://spelwereld.nl`: the first is the issuer of tokens, and single sign-on returns to
   * no others. With none it returns to this machine alone (localhost, any port), and never in production.
   */
  origins: readonly string[];
  providers: readonly Provider[];
  production: boolean;
}

export const AUTH_DEFAULTS: AuthConfig = {
  keys: {},
  lifetimes: LIFETIMES,
  origins: [],
  providers: [],
  production: false,
};

/** Who our tokens say that they are of. */
export const issuerOf = ({ origins }: AuthConfig) => origins[0] ?? 'http://localhost';

/** Reads the configuration from the environment (server/auth/README.md); throws a Refusal when it can't be right. */
export function readAuthConfig(env: NodeJS.ProcessEnv): AuthConfig {
  const production = env['NODE_ENV'] === 'production';
  const origins = (env['SPELWERELD_ORIGINS'] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => originIn('SPELWERELD_ORIGINS', text));
  return {
    ...AUTH_DEFAULTS,
    keys: {
      production,
      ...(env['TOKEN_KEY_FILE'] && { keyFile: env['TOKEN_KEY_FILE'] }),
      ...(env['TOKEN_PREVIOUS_KEY_FILE'] && { previousKeyFile: env['TOKEN_PREVIOUS_KEY_FILE'] }),
    },
    origins,
    providers: env['SSO_PROVIDERS_FILE'] ? readProviders(env['SSO_PROVIDERS_FILE'], env, production) : [],
    production,
  };
}
