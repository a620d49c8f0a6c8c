import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { reportDeadLink } from '../../server/contract/leads.ts';
import { call } from './services.ts';

/** The longest address that is reported. */
const MOST = 300;
const reported = new Set<string>();

/** Tells the office that this address is no page, and where its link stood; once for as long as the tab is open. */
export function useDeadLink(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const path = `/app${pathname}`.slice(0, MOST);
    if (reported.has(path)) return;
    reported.add(path);
    // Without line or when there are too many the report is not worth bothering anybody with.
    call(reportDeadLink, { body: { path, from: comingFrom() } }).catch(() => undefined);
  }, [pathname]);
}

/** Where the visitor came from, without what comes after the path: it may hold what somebody typed. */
function comingFrom(): string {
  if (!URL.canParse(document.referrer)) return '';
  const { origin, pathname } = new URL(document.referrer);
  return (origin === location.origin ? pathname : origin + pathname).slice(0, MOST);
}
