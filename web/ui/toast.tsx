import { Alert, Button, Snackbar } from '@mui/material';

/** A short message at the foot of the page, with at most one thing to do. */
export interface ToastText {
  message: string;
  severity?: 'success' | 'error';
  action?: { label: string; run: () => void };
}

/** Long enough to read it and to reach the button. */
const SHOWN_MS = 8000;

interface Props {
  text: ToastText | undefined;
  onClose: () => void;
}

let last = 0;
const turns = new WeakMap<ToastText, number>();
/** Each message has a turn of its own: one that says the same as that before it stays as long. */
function turnOf(text: ToastText | undefined): number {
  if (!text) return 0;
  const turn = turns.get(text) ?? ++last;
  turns.set(text, turn);
  return turn;
}

/** Says what was done, and lets it be undone. */
export const Toast = ({ text, onClose }: Props) => (
  <Snackbar
    key={turnOf(text)}
    open={text !== undefined}
    autoHideDuration={SHOWN_MS}
    onClose={(_, reason) => reason !== 'clickaway' && onClose()}
  >
    <Alert
      severity={text?.severity ?? 'success'}
      variant="filled"
      onClose={onClose}
      action={
        text?.action && (
          <Button
            color="inherit"
            onClick={() => {
              onClose();
              text.action!.run();
            }}
          >
            {text.action.label}
          </Button>
        )
      }
    >
      {text?.message}
    </Alert>
  </Snackbar>
);
