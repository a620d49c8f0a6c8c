import * as oidc from 'openid-client';
import type { Adapter } from './adapter.ts';
import { asSsoError, callbackUrl, carefulFetch, TIMEOUT_SECONDS } from './client.ts';
import { SsoError } from './error.ts';
import { isLoopback, type Provider } from './providers.ts';

/** What a provider publishes of itself is read again after this long. */
const REREAD_MS = 24 * 60 * 60_000;

/** Seconds that the clock of a provider may be ahead of ours: what the library allows `nbf` and `exp`. */
const CLOCK_SECONDS = 30;

/** OpenID Connect: authorization code with PKCE, nonce, and an ID token whose signature is checked. */
export function createOidc(provider: Provider & { kind: 'oidc' }): Adapter {
  let known: { config: Promise<oidc.Configuration>; at: number } | undefined;

  function configuration() {
    if (known && Date.now() - known.at < REREAD_MS) return known.config;
    const config = oidc.discovery(new URL(provider.issuer), provider.clientId, provider.secret, undefined, {
      [oidc.customFetch]: carefulFetch,
      timeout: TIMEOUT_SECONDS,
      execute: [
        oidc.enableNonRepudiationChecks,
        // Only a test provider on this machine gets so far without https (providers.ts).
        ...(isLoopback(provider.issuer) ? [oidc.allowInsecureRequests] : []),
      ],
    });
    const reading = { config, at: Date.now() };
    known = reading;
    // A provider that was not there is asked again the next time.
    config.catch(() => {
      if (known === reading) known = undefined;
    });
    return config;
  }

  return {
    async begin({ state, nonce, verifier, forced, redirectUri }) {
      try {
        return oidc.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: provider.scopes.join(' '),
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          // With an age asked for, the ID token says when somebody was last asked.
          ...(forced && { prompt: 'login', max_age: '0' }),
        });
      } catch (error) {
        throw asSsoError(error);
      }
    },
    async finish({ state, nonce, verifier, redirectUri }, query) {
      try {
        const config = await configuration();
        const tokens = await oidc.authorizationCodeGrant(config, callbackUrl(redirectUri, query), {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const idToken = tokens.claims()!;
        // The library looks at `nbf` and `exp` alone, and many providers send no `nbf`.
        if (idToken.iat > Date.now() / 1000 + CLOCK_SECONDS)
          throw new SsoError('SSO_CLOCK', {
            cause: new RangeError('The ID token was issued in the future.'),
          });
        // Claims of a school are at the userinfo endpoint; its `sub` has to be that of the ID token.
        const user = await oidc.fetchUserInfo(config, tokens.access_token, idToken.sub);
        // When somebody was asked is signed by the ID token alone.
        return { ...idToken, ...user, auth_time: idToken.auth_time };
      } catch (error) {
        throw asSsoError(error);
      }
    },
  };
}
