import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Meters } from '../operations/meters.ts';
import type { Locals } from './calls.ts';

/**
 * The pattern of the call that a request came to, such as /api/groups/:group, for logs and meters: the address itself has ids in it.
 * Pages that are caught by an expression are `page`; files, and what is not there, are `other`.
 */
export function routeOf({ route, baseUrl }: Request): string {
  const path = (route as { path?: unknown } | undefined)?.path;
  if (path === undefined) return 'other';
  return typeof path === 'string' ? baseUrl + path : 'page';
}

/** Gives each call an id, which its answer tells (`X-Request-Id`), and has it counted when it is over. */
export function watchCalls(logger: Logger, meters: Pick<Meters, 'call'>): RequestHandler {
  return (request, response: Response<unknown, Partial<Locals>>, next) => {
    const began = performance.now();
    const requestId = randomUUID();
    response.locals.requestId = requestId;
    response.set('X-Request-Id', requestId);
    response.once('close', () => {
      const seconds = (performance.now() - began) / 1000;
      const { method } = request;
      const route = routeOf(request);
      const status = response.writableFinished ? response.statusCode : 'aborted';
      meters.call({ method, route, status, seconds });
      logger.debug({ requestId, method, route, status, ms: Math.round(seconds * 1000) }, 'call answered');
    });
    next();
  };
}
