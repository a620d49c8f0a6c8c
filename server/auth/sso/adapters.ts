import type { Adapter } from './adapter.ts';
import { createOAuth2 } from './oauth2.ts';
import { createOidc } from './oidc.ts';
import type { Provider } from './providers.ts';

/** The adapter of a provider. */
export const adapterOf = (provider: Provider): Adapter =>
  provider.kind === 'oidc' ? createOidc(provider) : createOAuth2(provider);
