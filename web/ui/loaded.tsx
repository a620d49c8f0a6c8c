import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed, LoadingLines } from './states.tsx';

interface Props<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  children: (data: T) => ReactNode;
}

/** What a question gave: grey lines while it is asked, the way to try again when it failed, and what is known when it failed later on. */
export function Loaded<T>({ query: { data, error, refetch }, children }: Props<T>) {
  if (data !== undefined)
    return (
      <>
        {error && <Failed error={error} onRetry={() => void refetch()} />}
        {children(data)}
      </>
    );
  return error ? <Failed error={error} onRetry={() => void refetch()} /> : <LoadingLines />;
}
