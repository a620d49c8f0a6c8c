import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** What the address says of how a page is shown, and what changes one value of it; the standard does not stand in the address. */
export function useAddressValue(): [URLSearchParams, (key: string, value: string, standard: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (key: string, value: string, standard: string) =>
      setParams(
        (before) => {
          if (value === standard) before.delete(key);
          else before.set(key, value);
          return before;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [params, set];
}
