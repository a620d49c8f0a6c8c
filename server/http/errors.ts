import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Locals } from './calls.ts';
import { notFound, Problem, unknownAddress } from './problem.ts';
import { routeOf } from './watch.ts';
import { inWords, type Reader } from './words.ts';

/** What express and its body parser throw carries a status. */
const statusOf = (error: unknown) =>
  error instanceof Error && 'status' in error ? Number(error.status) : 500;

/** Any thrown thing as a problem: nothing of the inside reaches a user. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const status = statusOf(error);
  if (status === 413) return new Problem('too-large');
  if (status === 404) return notFound();
  if (status >= 400 && status < 500) return new Problem('unreadable');
  return new Problem('internal');
}

/** Who asks for what is not there at all. */
const NOBODY: Reader = { variant: 'nl', isFamily: false };

/** Answers with the error body of the contract; logs what is our own fault. */
export function answerErrors(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const problem = toProblem(error);
    const { reader = NOBODY, requestId } = response.locals as Partial<Locals>;
    if (problem.status >= 500)
      logger.error({ err: error, method: request.method, route: routeOf(request), requestId }, 'call failed');
    if (response.headersSent) {
      next(error);
      return;
    }
    if (problem.retryAfter !== undefined) response.set('Retry-After', String(problem.retryAfter));
    response
      .status(problem.status)
      .type('json')
      .send(inWords(JSON.stringify(problem.body), reader));
  };
}

/** For every path below /api that no call has. */
export const unknownCall: RequestHandler = () => {
  throw unknownAddress();
};
