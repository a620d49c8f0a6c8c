import { Router, type Request } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { variantOf, type Variant } from '../contract/variant.ts';
import type { Access, Subject } from '../access/access.ts';
import type { Session, Sessions } from '../auth/sessions.ts';
import { parse } from './parse.ts';
import { notFound, Problem } from './problem.ts';

/** Far more than a person with several tabs can ask for. */
const CALLS_PER_MINUTE = 600;

/** A call as its handler gets it: parsed, permitted, and with what its address names. */
interface Asked<P, Q, B> {
  params: P;
  query: Q;
  body: B;
  session: Session;
  subject: Subject;
  /** Where the call comes from, for limits. */
  address: string;
  /** That of the site that was called. */
  variant: Variant;
}

/** Registers the handlers of a feature. */
export interface Calls {
  router: Router;
  /** Handles a call that needs a session; the permission table is applied before the handler runs. */
  on<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    call: Call<P, Q, B, R>,
    handler: (asked: Asked<z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<R>>,
  ): void;
  /** Handles a call that anyone may make. */
  open<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    call: Call<P, Q, B, R>,
    handler: (
      asked: Omit<Asked<z.output<P>, z.output<Q>, z.output<B>>, 'session' | 'subject'>,
    ) => Promise<z.input<R>>,
  ): void;
}

/** The one place where HTTP becomes a call of the contract and back; `belgian` names the hostnames of that variant. */
export function createCalls(sessions: Sessions, access: Access, belgian?: readonly string[]): Calls {
  const router = Router();
  const limiter = new RateLimiterMemory({ points: CALLS_PER_MINUTE, duration: 60 });
  const limit = async (userId: string) => {
    const refused = await limiter.consume(userId).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (refused === undefined) return;
    const retryAfter = refused instanceof RateLimiterRes ? Math.ceil(refused.msBeforeNext / 1000) : 60;
    throw new Problem('too-many-requests', undefined, { retryAfter });
  };
  const siteOf = (request: Request) => ({
    address: request.ip ?? '',
    variant: variantOf(request.hostname ?? '', belgian),
  });
  const add = (call: Call, run: (request: Request) => Promise<unknown>) => {
    const path = call.path.replace(/\{(\w+)\}/g, ':$1');
    router[call.method.toLowerCase() as Lowercase<Call['method']>](path, async (request, response) => {
      // Through the schema once more: a field that the contract does not name never leaves the server.
      const reply = call.response.parse(await run(request));
      if (typeof reply === 'string') response.type('text/plain').send(reply);
      else response.set('Cache-Control', 'no-store').json(reply);
    });
  };
  return {
    router,
    open(call, handler) {
      add(call, async (request) => handler({ ...input(call, request), ...siteOf(request) }));
    },
    on(call, handler) {
      const { action } = call;
      if (action === 'public') throw new Error(`${call.id} needs no session`);
      add(call, async (request) => {
        const session = await sessions.fromHeader(request.headers.authorization);
        await limit(session.id);
        access.mayEver(session, action);
        const asked = input(call, request);
        const subject = await access.reach(session, action, asked.params);
        return handler({ ...asked, session, subject, ...siteOf(request) });
      });
    },
  };
}

function input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  call: Call<P, Q, B>,
  request: Request,
) {
  const params = call.params.safeParse(request.params);
  // An id that can't exist is simply not there.
  if (!params.success) throw notFound();
  return {
    params: params.data,
    query: parse(call.query, request.query),
    body: parse(call.body, bodyOf(request)),
  };
}

function bodyOf(request: Request): unknown {
  const body: unknown = request.body;
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null) throw new Problem('unreadable');
  return body;
}
