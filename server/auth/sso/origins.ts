import { isLoopback } from './providers.ts';

/**
 * The own origin that a host name stands for; undefined for every other host, so that nobody is ever sent elsewhere.
 * Without configured origins only this machine is ours, which never happens in production.
 */
export function originOf(host: string, origins: readonly string[], production: boolean): string | undefined {
  const configured = origins.find((origin) => new URL(origin).host === host.toLowerCase());
  if (configured !== undefined || production || origins.length > 0) return configured;
  const url = URL.parse(`http://${host}`);
  return url && url.host === host.toLowerCase() && isLoopback(url.origin) ? url.origin : undefined;
}
