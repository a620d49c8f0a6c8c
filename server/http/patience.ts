import type { ServerOptions } from 'node:http';

/** How long browsers may take over a request, so that nobody keeps connections by sending a byte now and then. */
export const PATIENCE = {
  /** All headers; they fit in one or two packets. */
  headersTimeout: 15_000,
  /** All of the request: the largest body in this time is a line of 10 kbit/s. */
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5000,
  /** Longer than a proxy keeps a line that nothing goes over (nginx: 60 s): else it sends a call into one that has just ended. */
  keepAliveTimeout: 65_000,
} as const satisfies ServerOptions;
