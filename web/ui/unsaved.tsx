import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { ui } from './wording.ts';

/** Guards what was changed and not saved. */
interface Unsaved {
  /** To be shown on the page; it opens when somebody is about to leave. */
  dialog: ReactNode;
  /** It is saved: nothing is asked any more. */
  forget: () => void;
}

/** Asks before the page is left while `changed`; also when the tab is closed. */
export function useUnsaved(changed: boolean): Unsaved {
  const saved = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere = currentLocation.pathname !== nextLocation.pathname;
    return changed && !saved.current && isElsewhere;
  });
  useEffect(() => {
    if (!changed) {
      // What is changed after a save is asked about again.
      saved.current = false;
      return undefined;
    }
    const ask = (event: BeforeUnloadEvent) => !saved.current && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [changed]);
  const isAsking = blocker.state === 'blocked';
  const dialog = (
    <Dialog open={isAsking} onClose={() => blocker.reset?.()} aria-labelledby="unsaved-title">
      <DialogTitle id="unsaved-title">{ui('unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{ui('unsaved.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => blocker.proceed?.()}>
          {ui('unsaved.leave')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset?.()}>
          {ui('unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
  return { dialog, forget: () => (saved.current = true) };
}
