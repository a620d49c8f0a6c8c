import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Limiters } from '../processes/limiters.ts';
import { Router, type Request, type Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { z } from 'zod';
import type { Call } from '../contract/call.ts';
import type { Feature } from '../contract/feature-names.ts';
import { variantOf, type Variant } from '../contract/variant.ts';
import type { Access, Subject } from '../access/access.ts';
import { refuseLookOn } from '../access/look-on.ts';
import { actingFor } from '../audit/acting.ts';
import { requireConfirmed } from '../auth/confirmed.ts';
import type { Session, Sessions } from '../auth/sessions.ts';
import type { Licences } from '../licence/licences.ts';
import { parse } from './parse.ts';
import { withAdvice } from '../licence/refusal.ts';
import { notFound, Problem, unknownAddress } from './problem.ts';
import { openUpload, type Upload } from './upload.ts';
import { inWords, readerAs, type Reader } from './words.ts';

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
  /** What the browser calls itself. */
  browser: string;
  /** The host that was called, with its port where it has one. */
  host: string;
  /** The Authorization header, for calls that look at it themselves. */
  authorization: string | undefined;
  /** That of the site that was called. */
  variant: Variant;
  /** The file that comes along; undefined when there is none. */
  upload: () => Promise<Upload | undefined>;
}

type Open<P, Q, B> = Omit<Asked<P, Q, B>, 'session' | 'subject' | 'upload'>;

/** An answer that sends the browser elsewhere. */
interface Redirect {
  /** Of our own making, never what the asker sent. */
  to: string;
  /** A cookie that only this host gets and no script reads; `value` null takes it away. Lasts `seconds`. */
  cookie?: { name: `__Host-${string}`; value: string | null; seconds: number };
}

/** A file as it is sent, bit by bit. */
export interface FileAnswer {
  /** What the browser saves it as, in plain letters and without names. */
  name: string;
  type: string;
  content: Readable;
}

/** Registers the handlers of a feature. */
export interface Calls {
  router: Router;
  /** The largest body of the call that a request makes, where it may be larger than usual. */
  mostBytesOf(request: Request): number | undefined;
  /** Makes counters that limit how often something is done, at all processes together. */
  limiter: Limiters;
  /** Handles a call that needs a session; the permission table is applied before the handler runs. */
  on<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    call: Call<P, Q, B, R>,
    handler: (asked: Asked<z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<R>>,
  ): void;
  /** The same for a call that answers with a file. */
  file<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
    call: Call<P, Q, B>,
    handler: (asked: Asked<z.output<P>, z.output<Q>, z.output<B>>) => Promise<FileAnswer>,
  ): void;
  /** Handles a call that anyone may make. */
  open<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    call: Call<P, Q, B, R>,
    handler: (asked: Open<z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<R>>,
  ): void;
  /** Handles a page that anyone may ask for and that leads elsewhere; `cookie` gives what the browser brought along. */
  redirect<P extends z.ZodType, Q extends z.ZodType>(
    call: Call<P, Q>,
    handler: (
      asked: Open<z.output<P>, z.output<Q>, unknown>,
      cookie: (name: string) => string | undefined,
    ) => Promise<Redirect>,
  ): void;
}

/** What is known of a request when its answer goes out. */
export interface Locals {
  /** Whose words the answer is in: of the variant of the account that is asked about, else of the site. */
  reader: Reader;
  /** By which the log names the call (watch.ts). */
  requestId: string;
}

/**
 * The one place where HTTP becomes a call of the contract and back; `has` tells whether an account has a part of the product, `belgian`
 * names the hostnames of that variant.
 */
export function createCalls(
  sessions: Sessions,
  access: Access,
  licences: Pick<Licences, 'check'>,
  limiter: Limiters,
  has: (accountId: string, feature: Feature) => Promise<boolean>,
  belgian?: readonly string[],
): Calls {
  const router = Router();
  // In the memory of this process: it keeps one program from taking all of its time, and must cost nothing itself.
  const perUser = new RateLimiterMemory({ points: CALLS_PER_MINUTE, duration: 60 });
  const limit = async (userId: string) => {
    const refused = await perUser.consume(userId).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (refused === undefined) return;
    const retryAfter = refused instanceof RateLimiterRes ? Math.ceil(refused.msBeforeNext / 1000) : 60;
    throw new Problem('too-many-requests', undefined, { retryAfter });
  };
  const siteOf = (request: Request) => ({
    address: request.ip ?? '',
    browser: request.headers['user-agent'] ?? '',
    host: request.host ?? '',
    authorization: request.headers.authorization,
    variant: variantOf(request.hostname ?? '', belgian),
  });
  const large: { method: string; path: RegExp; most: number }[] = [];
  const add = (call: Call, run: (request: Request, locals: Locals) => Promise<unknown>) => {
    if (call.mostBytes !== undefined) {
      const path = new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}/?$`);
      large.push({ method: call.method, path, most: call.mostBytes });
    }
    router[call.method.toLowerCase() as Lowercase<Call['method']>](
      pathOf(call),
      async (request, response) => {
        const { locals } = response as Response<unknown, Locals>;
        locals.reader = { variant: siteOf(request).variant, isFamily: false };
        if (call.answer === 'nothing') {
          await run(request, locals);
          response.status(204).end();
          return;
        }
        if (call.answer === 'file') return sendFile(response, (await run(request, locals)) as FileAnswer);
        // Through the schema once more: a field that the contract does not name never leaves the server.
        const reply = call.response.parse(await run(request, locals));
        response.set('Cache-Control', call.maxAge ? `public, max-age=${call.maxAge}` : 'no-store');
        if (typeof reply === 'string') response.type('text/plain').send(reply);
        else {
          const json = JSON.stringify(reply);
          response.type('json').send(call.raw ? json : inWords(json, locals.reader));
        }
      },
    );
  };
  /** What runs a call that needs a session, once the permission table and the licence let it through. */
  const guarded = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
    call: Call<P, Q, B>,
    handler: (asked: Asked<z.output<P>, z.output<Q>, z.output<B>>) => Promise<unknown>,
  ) => {
    const { action, when } = call;
    if (action === 'public') throw new Error(`${call.id} needs no session`);
    return async (request: Request, locals: Locals) => {
      const session = await sessions.fromHeader(request.headers.authorization);
      await limit(session.act?.id ?? session.id);
      access.mayEver(session, action);
      locals.reader = readerAs(session.role, locals.reader.variant);
      // What is out of reach is not there, whatever else is wrong with the call.
      const params = paramsOf(call, request);
      const subject = await access.reach(session, action, params);
      if (subject.account) locals.reader = readerAs(session.role, subject.account.variant);
      if (call.feature !== undefined && !(await has(accountOf(subject), call.feature)))
        throw unknownAddress();
      if (session.act) refuseLookOn(call, session.act);
      if (typeof when === 'string') await licences.check(session, when, action);
      const parsed = input(call, request);
      if (typeof when === 'function') await licences.check(session, when(parsed.body), action);
      if (call.confirmed) requireConfirmed(session);
      const upload = () => openUpload(request);
      try {
        const handle = () => handler({ ...parsed, session, subject, upload, ...siteOf(request) });
        return await (session.act ? actingFor(session.act.id, handle) : handle());
      } catch (refused) {
        throw withAdvice(refused, session.role);
      }
    };
  };
  return {
    router,
    limiter,
    mostBytesOf: ({ method, path }) =>
      large.find((one) => one.method === method && one.path.test(path))?.most,
    open(call, handler) {
      add(call, async (request) => handler({ ...input(call, request), ...siteOf(request) }));
    },
    redirect(call, handler) {
      router.get(pathOf(call), async (request, response) => {
        const { to, cookie } = await handler({ ...input(call, request), ...siteOf(request) }, (name) =>
          cookieOf(request.headers.cookie, name),
        );
        if (cookie) {
          response.cookie(cookie.name, cookie.value ?? '', {
            httpOnly: true,
            secure: true,
            sameSite: 'lax',
            path: '/',
            maxAge: cookie.value === null ? 0 : cookie.seconds * 1000,
          });
        }
        response.set('Cache-Control', 'no-store').redirect(302, to);
      });
    },
    on: (call, handler) => add(call, hidden(call, guarded(call, handler))),
    file: (call, handler) => add(call, hidden(call, guarded(call, handler))),
  };
}

type Run = (request: Request, locals: Locals) => Promise<unknown>;

/** Of a part that an account may not have: whoever may not see a thing of it learns no more than of an address that nobody has. */
const hidden = (call: Pick<Call, 'feature'>, run: Run): Run =>
  call.feature === undefined
    ? run
    : (request, locals) =>
        run(request, locals).catch((error: unknown) => {
          const isHidden = error instanceof Problem && ['not-found', 'not-allowed'].includes(error.code);
          throw isHidden ? unknownAddress() : error;
        });

/** Sends a file as it comes; what breaks off half way ends the line, so that nobody takes a part for the whole. */
async function sendFile(response: Response, { name, type, content }: FileAnswer): Promise<void> {
  response.set('Cache-Control', 'no-store').type(type).attachment(name);
  try {
    await pipeline(content, response);
  } catch (error) {
    // Who asked has gone; all other faults are ours.
    if (!response.destroyed || (error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE')
      throw error;
  }
}

/** The account of what a call is about. A call of a part names it, a group or a pupil in its path. */
function accountOf({ account, group, pupil }: Subject): string {
  const id = account?.id ?? group?.account_id ?? pupil?.account_id;
  if (id === undefined) throw new Error('a call of a part of the product names no account, group or pupil');
  return id;
}

/** The path of a call as express writes it. */
const pathOf = (call: Call) => call.path.replace(/\{(\w+)\}/g, ':$1');

/** One cookie of a request; the ones that we set need no decoding. */
const cookieOf = (header: string | undefined, name: string) =>
  header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

function input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  call: Call<P, Q, B>,
  request: Request,
) {
  return {
    params: paramsOf(call, request),
    query: parse(call.query, request.query),
    body: parse(call.body, bodyOf(request)),
  };
}

function paramsOf<P extends z.ZodType>(call: Pick<Call<P>, 'params'>, request: Request): z.output<P> {
  const params = call.params.safeParse(request.params);
  // An id that can't exist is simply not there.
  if (!params.success) throw notFound();
  return params.data;
}

function bodyOf(request: Request): unknown {
  const body: unknown = request.body;
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null) throw new Problem('unreadable');
  return body;
}
