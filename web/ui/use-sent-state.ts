import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * What the page before sent along under this name in the router's state, undefined without. It is taken out of the history, which
 * outlives a reload: it is there once, not again after a reload or on coming back.
 */
export function useSentState<T>(name: string): T | undefined {
  const { state, ...here } = useLocation();
  const sent = (state as Record<string, T> | null)?.[name];
  const [first] = useState(sent);
  const navigate = useNavigate();
  const path = `${here.pathname}${here.search}${here.hash}`;
  useEffect(() => {
    if (sent !== undefined) void navigate(path, { replace: true, state: null, preventScrollReset: true });
  }, [sent, path, navigate]);
  return first;
}
