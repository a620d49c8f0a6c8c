import type { z } from 'zod';
import type { Call } from '../../server/contract/call.ts';
import type { Renewal } from '../app/session/session.ts';
import { common } from '../app/wording/common.ts';
import { ApiError, networkError, readError } from './error.ts';

interface ClientDeps {
  /** As much of the session as calls need. */
  session: {
    accessToken(): string | null;
    refresh(): Promise<Renewal>;
    store: { getState(): { usingSSO: boolean } };
  };
  /** The session may not go on: log out and ask to log in again. */
  onDenied: () => void;
  /** Asks who this is once more; whether that was shown, and the same is to be sent again. */
  onUnconfirmed?: () => Promise<boolean>;
  /** A call was refused for another reason; it is thrown too. */
  onRefused?: (error: ApiError) => void;
  fetch?: typeof fetch;
}

type Nothing = Record<string, never>;
/** What a call is made with, as its definition has it. */
export type Parts<P, Q, B> = (P extends Nothing ? { params?: P } : { params: P }) & {
  query?: Q;
} & (B extends Nothing ? { body?: B } : { body: B }) & {
    signal?: AbortSignal;
    /** Goes along with a call that takes one. */
    file?: File;
  };

/** Makes any call of the contract. Throws an ApiError when it fails. */
type CallApi = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  call: Call<P, Q, B, R>,
  parts: Parts<z.input<P>, z.input<Q>, z.input<B>>,
) => Promise<z.output<R>>;

/** The same, with the server's clock when it answered; undefined where it does not say. */
type CallTimed = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  call: Call<P, Q, B, R>,
  parts: Parts<z.input<P>, z.input<Q>, z.input<B>>,
) => Promise<{ data: z.output<R>; serverTime: number | undefined }>;

/** Fetches the file that a call answers with. Throws an ApiError when there is none, or it did not come whole. */
type CallFile = <P extends z.ZodType, Q extends z.ZodType>(
  call: Call<P, Q>,
  parts: Parts<z.input<P>, z.input<Q>, Nothing>,
) => Promise<Blob>;

/** The server's clock when it gave an answer, ms since the epoch. */
export function serverTimeOf({ headers }: Response): number | undefined {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? undefined : date;
}

/**
 * The typed client of the contract. Every request carries the access token, unless a header is set. After 401
 * or 403 a single-sign-on session is renewed and the request repeated once; otherwise the session ends (spec
 * sections 4 and 8). When nobody answers the renewal nothing was refused: the line is down, and that is what is said.
 * What is refused until the password is given once more is sent again after it was.
 */
export function createClient({
  session,
  onDenied,
  onUnconfirmed,
  onRefused,
  fetch: send = (...args) => fetch(...args),
}: ClientDeps) {
  const request = async (path: string, init: RequestInit, retried = false): Promise<Response> => {
    const headers = new Headers(init.headers);
    const token = session.accessToken();
    if (token && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
    let response: Response;
    try {
      response = await send(path, { ...init, headers });
    } catch (error) {
      if (init.signal?.aborted) throw error;
      throw networkError();
    }
    if (response.status === 401 || response.status === 403) {
      const now = session.accessToken();
      if (session.store.getState().usingSSO && !retried) {
        // Others may have renewed it while this request was under way.
        const renewal = now !== token && now !== null ? 'renewed' : await session.refresh();
        if (renewal === 'renewed') return request(path, init, true);
        if (renewal === 'offline') throw networkError();
      }
      // An answer to who was logged in before says nothing of who is now.
      if (session.accessToken() === token) onDenied();
    }
    if (
      response.status === 422 &&
      onUnconfirmed &&
      (await isUnconfirmed(response)) &&
      (await onUnconfirmed())
    )
      return request(path, init, retried);
    return response;
  };

  const callTimed: CallTimed = async (definition, { params = {}, query = {}, body, signal, file }) => {
    const path = withQuery(withParams(definition.path, params), query);
    const response = await request(path, {
      method: definition.method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
      ...(file && { body: formOf(file) }),
      ...(signal && { signal }),
    });
    if (!response.ok) {
      const error = await readError(response);
      onRefused?.(error);
      throw error;
    }
    const serverTime = serverTimeOf(response);
    // Nothing to read, and no fields asked for.
    if (definition.answer === 'nothing') return { data: definition.response.parse({}), serverTime };
    const isJson = response.headers.get('content-type')?.includes('json');
    const answer: unknown = isJson ? await response.json() : await response.text();
    const parsed = definition.response.safeParse(answer);
    if (!parsed.success) {
      console.error(`The answer to ${definition.id} is not as agreed.`, parsed.error);
      throw new ApiError(response.status, 'internal', common('errors.unknown'));
    }
    return { data: parsed.data, serverTime };
  };
  /** The file that a call answers with. */
  const callFile: CallFile = async (definition, { params = {}, query = {}, signal }) => {
    const path = withQuery(withParams(definition.path, params), query);
    const response = await request(path, { method: definition.method, ...(signal && { signal }) });
    if (!response.ok) throw await readError(response);
    return response.blob().catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw networkError();
    });
  };
  const call: CallApi = async (definition, parts) => (await callTimed(definition, parts)).data;
  return { call, callTimed, callFile };
}

/** Whether something was not done because the password is to be given first; the answer can still be read. */
const isUnconfirmed = async (response: Response) =>
  (await readError(response.clone())).code === 'confirmation-needed';

function formOf(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

function withParams(path: string, params: unknown): string {
  const values = params as Record<string, string>;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

function withQuery(path: string, query: unknown): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query as Record<string, unknown>)) {
    if (value !== undefined) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
