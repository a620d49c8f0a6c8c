import { z } from 'zod';
import { EDEX_CODES } from './edexml-codes.ts';
import type { Feature } from './feature-names.ts';
import type { Action } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * What a call is to an account whose licence has ended or that is blocked: which states let it through stands in
 * `licence-state.ts`. `answers`: of a round that was begun. `core`: logging in, one's own profile, and what an
 * administrator needs to go on or to leave. `read`: looking, printing, and what stores nothing. `less`: throwing
 * away, taking back, switching off. `practice`: beginning to practise and setting it ready. `change`: all else.
 */
export type When = 'answers' | 'core' | 'read' | 'less' | 'practice' | 'change';

/** The class of a call that depends on what is sent: throwing away goes on longer than bringing back. */
interface WhenOf<Body> {
  // A method, so that a call with any body is one of `CALLS`.
  of(body: Body): When;
}

/**
 * One HTTP call, defined once: the server handler, the typed client and the OpenAPI document follow from it.
 * `path` names its parameters as `{name}`. `action` is looked up in the permission table; `public` needs no
 * session.
 */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  id: string;
  method: Method;
  path: `/api/${string}`;
  action: Action | 'public';
  /** When an account may make it. Calls for anyone say `core`: no account is looked at. */
  when: When | WhenOf<z.output<Body>>['of'];
  /** One Dutch sentence for the reader at /api/docs. */
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  response: Response;
  /** Error codes it can answer besides the general ones. */
  errors: readonly ErrorCode[];
  /** What a good answer is: content by default, nothing (204), another address (302), or a file. */
  answer?: 'content' | 'nothing' | 'redirect' | 'file';
  /** Seconds for which the answer may be kept by anyone; never kept without it. */
  maxAge?: number;
  /** The largest body in bytes, where it may be larger than usual. */
  mostBytes?: number;
  /** A file goes along, as a form with the field `file`. */
  takesFile?: boolean;
  /** Only for who gave the password, or what stands for it, a few minutes ago: else `confirmation-needed`. */
  confirmed?: boolean;
  /** A part that the account in the path must have: without it, and for who may not do this, there is no such address. */
  feature?: Feature;
  /** What is stored is given as it is, for an editor: no words of a variant are put in it. */
  raw?: boolean;
  /** For staff it only shows something, though it is no GET: who looks on may do it (access/look-on.ts). */
  onlyShows?: boolean;
}

/** Every error code; the message that goes with it is Dutch and fit to show. */
export const ERROR_CODES = [
  'unreadable',
  'invalid-fields',
  'wrong-credentials',
  'login-locked',
  /** Single sign-on: the code can't be exchanged, whatever is wrong with it. */
  'SSO_CODE_INVALID',
  /** Single sign-on: this session did not come from it. */
  'SSO_NOT_ACTIVE',
  /** The password is right, and a second step is asked: `fields` has the `challenge` to answer and by which `ways` (server/auth/second). */
  'second-factor',
  /** The password is to be given once more before this is done (`confirmed`); nothing was done yet. */
  'confirmation-needed',
  'no-session',
  'not-allowed',
  'not-found',
  'conflict',
  /** A member of the office looks on as somebody, and may change nothing. */
  'looking-on',
  /** What this shows is not for a member of the office who looks on. */
  'not-while-looking',
  /** Other long work of this account is under way. */
  'job-busy',
  /** Outside the days and hours in which a pupil practises; the message says when they come, in a child's words. */
  'not-practice-time',
  /** The licence of the account has ended, or it is blocked; the message says what can be done, in the asker's words. */
  'licence-ended',
  /** More pupils than there is room for; `fields` tells how many are `needed` and `free`, and how many `seats` there are. */
  'seats-full',
  'too-large',
  /** A table of test results (server/lvs) in which there is nothing, too much, nothing that says who and how, or no spelling. */
  'LVS_EMPTY',
  'LVS_TOO_LARGE',
  'LVS_COLUMNS',
  'LVS_ONLY_OTHER',
  'too-many-requests',
  'unavailable',
  'internal',
  ...EDEX_CODES,
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Body of every answer that is not 2xx. `fields` gives a Dutch message per faulty field, by its path. */
export const errorSchema = z.object({
  message: z.string(),
  code: z.enum(ERROR_CODES),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorSchema>;

const NOTHING = z.object({});

/** Whatever changes something says when it may be done; looking is `read` unless it says `core`. */
type Timing<Body extends z.ZodType> =
  | { method: 'GET'; when?: 'core' }
  | { method: Exclude<Method, 'GET'>; when: When | ((body: z.output<Body>) => When) };

/** Defines a call; parts that are left out are empty. */
export function defineCall<
  Params extends z.ZodType = typeof NOTHING,
  Query extends z.ZodType = typeof NOTHING,
  Body extends z.ZodType = typeof NOTHING,
  Response extends z.ZodType = typeof NOTHING,
>(
  call: Pick<
    Call,
    | 'id'
    | 'path'
    | 'action'
    | 'summary'
    | 'answer'
    | 'maxAge'
    | 'mostBytes'
    | 'takesFile'
    | 'raw'
    | 'onlyShows'
    | 'confirmed'
    | 'feature'
  > &
    Timing<Body> & {
      params?: Params;
      query?: Query;
      body?: Body;
      response?: Response;
      errors?: readonly ErrorCode[];
    },
): Call<Params, Query, Body, Response> {
  return {
    params: NOTHING as unknown as Params,
    query: NOTHING as unknown as Query,
    body: NOTHING as unknown as Body,
    response: NOTHING as unknown as Response,
    errors: [],
    when: 'read',
    ...call,
  };
}

/** Ids are made by the server or, where a call may be retried, by the client (UUID). */
export const idSchema = z.string().min(1).max(64);
