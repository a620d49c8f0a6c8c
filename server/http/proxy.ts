import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Warns once when requests come through a proxy that nobody named: then everybody seems to be at one address. */
export function warnOfProxy(logger: Logger): RequestHandler {
  let isTold = false;
  return (request, _response, next) => {
    if (!isTold && request.headers['x-forwarded-for'] !== undefined) {
      isTold = true;
      logger.warn(
        'Requests come through a proxy, and TRUST_PROXY is not set: all who log in share the limits of its address.',
      );
    }
    next();
  };
}
