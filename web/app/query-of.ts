import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Call } from '../../server/contract/call.ts';
import type { Parts } from '../api/client.ts';
import { call } from './services.ts';

/** What is asked with a call. */
interface Asked {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Under which key the answer to a call is kept: that of the call and of what was asked. */
export const queryKeyOf = ({ id }: Pick<Call, 'id'>, { params = {}, query = {}, body }: Asked = {}) =>
  [id, { params, query, ...(body !== undefined && { body }) }] as const;

/** Asks something of the server and keeps the answer, for `useQuery` and for who writes or reads what is kept. */
export const queryOf = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  definition: Call<P, Q, B, R>,
  parts: Parts<z.input<P>, z.input<Q>, z.input<B>>,
) =>
  queryOptions({
    queryKey: queryKeyOf(definition, parts),
    queryFn: ({ signal }) => call(definition, { ...parts, signal }),
  });

/**
 * Has the answers to some calls asked anew: those with these parameters, whatever their other ones. Resolves when what is on the
 * screen is fresh.
 */
export const askAnew = async (
  client: QueryClient,
  calls: readonly Pick<Call, 'id'>[],
  params: object = {},
): Promise<void> => {
  await Promise.all(calls.map(({ id }) => client.invalidateQueries({ queryKey: [id, { params }] })));
};
