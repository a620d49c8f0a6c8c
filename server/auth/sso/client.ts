import * as oidc from 'openid-client';
import { SsoError } from './error.ts';

/** Seconds that a provider has for one answer. */
export const TIMEOUT_SECONDS = 10;
/** Answers of a provider that are larger are not read. */
const MOST_BYTES = 256 * 1024;

/** A fetch that follows no redirects and reads no more than it should. */
export const carefulFetch: oidc.CustomFetch = async (url, options) => {
  const response = await fetch(url, { ...options, redirect: 'manual' } as RequestInit);
  if (!response.body) return response;
  let size = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > MOST_BYTES) controller.error(new Error('too large'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, response);
};

/** Where the browser came back to: of our own configuration, with the query as it came, never by the Host header. */
export function callbackUrl(redirectUri: string, query: Record<string, string>): URL {
  const url = new URL(redirectUri);
  url.search = new URLSearchParams(query).toString();
  return url;
}

/** What a library threw, as our own error: who stopped at the provider cancelled, all else is the provider's fault. */
export function asSsoError(error: unknown): SsoError {
  if (error instanceof SsoError) return error;
  const cancelled = error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
  const isClock = error instanceof oidc.ClientError && error.code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED';
  return new SsoError(cancelled ? 'SSO_CANCELLED' : isClock ? 'SSO_CLOCK' : 'SSO_PROVIDER', { cause: error });
}
