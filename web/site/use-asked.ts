import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../api/error.ts';
import { ask } from './ask.ts';

/** What an open call answers, asked for once the page is there; both undefined while it is under way. */
interface Asked<T> {
  data: T | undefined;
  error: string | undefined;
  again: () => void;
}

/** Asks for something when the page has come to life. */
export function useAsked<T>(path: `/api/${string}`): Asked<T> {
  const [answer, setAnswer] = useState<Pick<Asked<T>, 'data' | 'error'>>({
    data: undefined,
    error: undefined,
  });
  const fetchIt = useCallback(
    () =>
      ask<T>('GET', path).then(
        (data) => setAnswer({ data, error: undefined }),
        (caught: unknown) => setAnswer({ data: undefined, error: messageOf(caught) }),
      ),
    [path],
  );
  useEffect(() => void fetchIt(), [fetchIt]);
  return { ...answer, again: () => void fetchIt() };
}
