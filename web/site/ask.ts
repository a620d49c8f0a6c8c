import { ApiError, messageOf, networkError, readError } from '../api/error.ts';

/**
 * Makes an open call from the public site: without a session, and without the schemas of the contract, which are too heavy for a
 * page. Throws an ApiError whose message may be shown.
 */
export async function ask<T>(method: 'GET' | 'POST', path: `/api/${string}`, body?: object): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  }).catch(() => {
    throw networkError();
  });
  if (!response.ok) throw await readError(response);
  return (await response.json()) as T;
}

/** What to say about a failure at this field of a form, in Dutch. */
export const faultOf = (error: unknown, field: string): string =>
  (error instanceof ApiError ? error.fields[field] : undefined) ?? messageOf(error);
