import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { session } from '../app/services.ts';
import { LeaveQuestion } from './dialog/leave-question.tsx';

/** What is changed and not saved now; each form or dialog has a mark of its own. */
const UnsavedContext = createContext<Set<symbol> | undefined>(undefined);

/**
 * Asks before a page is left on which something is changed and not saved. It stands around all pages: a router asks only one,
 * while a page may have several forms, and a form a dialog.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [marks] = useState(() => new Set<symbol>());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      marks.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => session.lockWhile(() => marks.size > 0), [marks]);
  return (
    <UnsavedContext value={marks}>
      {children}
      <LeaveQuestion
        open={blocker.state === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </UnsavedContext>
  );
}

/**
 * Has it asked before the page is left while `changed`; also when the tab is closed. What it gives is called once that is saved:
 * then nothing is asked any more, until something else is changed.
 */
export function useUnsaved(changed: boolean): () => void {
  const marks = useContext(UnsavedContext);
  if (!marks) throw new Error('A form stands in an UnsavedGuard.');
  const [mark] = useState(() => Symbol('unsaved'));
  useEffect(() => {
    if (!changed) return undefined;
    marks.add(mark);
    const ask = (event: BeforeUnloadEvent) => marks.has(mark) && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      marks.delete(mark);
      window.removeEventListener('beforeunload', ask);
    };
  }, [changed, marks, mark]);
  return () => void marks.delete(mark);
}
