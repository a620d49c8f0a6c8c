import { Alert, Button, Link, useTheme } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { Toaster, toast } from 'sonner';
import { session } from '../app/services.ts';
import { FOOT } from './sticky-foot.tsx';
import { ui } from './wording.ts';

/** A short message at the foot of the page, with at most one thing to do and one page to look at. */
export interface ToastText {
  message: string;
  severity?: 'success' | 'error';
  action?: { label: string; run: () => void };
  /** Where it leads to, behind the message. */
  link?: { label: string; to: string };
}

/** Long enough to read it and to reach the button; it waits while it is pointed at or has the focus. */
const SHOWN_MS = 8000;
/** Wide enough for a line with its button. */
const WIDTH = '460px';
/** So many stand above each other. */
const MOST = 3;

// What was told to one user is not there for the next one.
session.store.subscribe((now, before) => {
  if (now.user?._id !== before.user?._id) toast.dismiss();
});

/** Says what was done, and lets it be undone, whichever page one is on by then. */
export function tell({ message, severity = 'success', action, link }: ToastText): void {
  toast.custom(
    (id) => {
      const close = () => void toast.dismiss(id);
      const textId = `toast-${id}`;
      return (
        // The place where messages stand is read aloud as it is.
        <Alert
          role="none"
          severity={severity}
          variant="filled"
          onClose={close}
          action={
            action && (
              <Button
                color="inherit"
                aria-describedby={textId}
                sx={{ whiteSpace: 'nowrap' }}
                onClick={() => {
                  close();
                  action.run();
                }}
              >
                {action.label}
              </Button>
            )
          }
        >
          <span id={textId}>{message}</span>
          {link && (
            <>
              {' '}
              <Link component={RouterLink} to={link.to} color="inherit" underline="always" onClick={close}>
                {link.label}
              </Link>
            </>
          )}
        </Alert>
      );
    },
    { duration: SHOWN_MS },
  );
}

/** The place where messages stand: one for all pages of an area. */
export function Toasts() {
  const { zIndex } = useTheme();
  return (
    <Toaster
      className="no-print"
      position="bottom-left"
      offset={{ bottom: `calc(24px + ${FOOT})` }}
      mobileOffset={{ bottom: `calc(16px + ${FOOT})` }}
      expand
      visibleToasts={MOST}
      customAriaLabel={ui('messages')}
      style={{ zIndex: zIndex.snackbar, ['--width' as string]: WIDTH }}
    />
  );
}
