import * as oidc from 'openid-client';
import { z } from 'zod';
import type { Adapter } from './adapter.ts';
import { asSsoError, callbackUrl, carefulFetch, TIMEOUT_SECONDS } from './client.ts';
import { isLoopback, type Provider } from './providers.ts';

const claimsSchema = z.record(z.string(), z.unknown());

/**
 * Plain OAuth 2.0, without discovery and ID token: who it is comes from the provider's own user address, asked by us
 * with a token that we got by client secret. A token that a browser brings along is never taken.
 */
export function createOAuth2(provider: Provider & { kind: 'oauth2' }): Adapter {
  const config = new oidc.Configuration(
    {
      issuer: provider.issuer,
      authorization_endpoint: provider.authorize,
      token_endpoint: provider.token,
    },
    provider.clientId,
    provider.secret,
    oidc.ClientSecretPost(provider.secret),
  );
  config.timeout = TIMEOUT_SECONDS;
  config[oidc.customFetch] = carefulFetch;
  // Only a test provider on this machine gets so far without https (providers.ts).
  if (isLoopback(provider.issuer)) oidc.allowInsecureRequests(config);

  return {
    async begin({ state, verifier, redirectUri }) {
      return oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: provider.scopes.join(' '),
        state,
        // Who does not know PKCE ignores it.
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async finish({ state, verifier, redirectUri }, query) {
      try {
        const tokens = await oidc.authorizationCodeGrant(config, callbackUrl(redirectUri, query), {
          pkceCodeVerifier: verifier,
          expectedState: state,
        });
        const answer = await oidc.fetchProtectedResource(
          config,
          tokens.access_token,
          new URL(provider.userinfo),
          'GET',
        );
        if (!answer.ok) throw new Error(`userinfo answered ${answer.status}`);
        return claimsSchema.parse(await answer.json());
      } catch (error) {
        throw asSsoError(error);
      }
    },
  };
}
