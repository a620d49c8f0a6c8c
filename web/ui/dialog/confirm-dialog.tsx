import { Button, DialogContentText } from '@mui/material';
import { messageOf } from '../../api/error.ts';
import { ui } from '../wording.ts';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

interface Props extends DialogFrameProps {
  /** What happens, in a sentence. */
  note?: string | undefined;
  /** What the button says, such as "Naar de prullenbak". */
  action: string;
  /** What leaving says where it is no plain cancelling. */
  back?: string;
  /** What is done can hurt. */
  isGrave?: boolean;
  /** Where Enter leads at once; without it a field or nothing has the focus. */
  focus?: 'action' | 'back';
  /** False while something is still to be chosen, or there is nothing to be done. */
  canConfirm?: boolean;
  isBusy?: boolean;
  /** Why it did not happen; the button tries again. */
  error?: Error | null;
  onConfirm: () => void;
}

/** Asks before something is done, with what must be chosen for it. */
export const ConfirmDialog = ({
  note,
  action,
  back = ui('cancel'),
  isGrave = false,
  focus,
  canConfirm = true,
  isBusy = false,
  error,
  onConfirm,
  children,
  ...frame
}: Props) => (
  <DialogFrame
    {...frame}
    {...(error && { error: messageOf(error) })}
    actions={
      <>
        <Button autoFocus={focus === 'back'} onClick={frame.onClose}>
          {back}
        </Button>
        <Button
          variant="contained"
          color={isGrave ? 'error' : 'primary'}
          autoFocus={focus === 'action'}
          disabled={!canConfirm}
          loading={isBusy}
          onClick={onConfirm}
        >
          {action}
        </Button>
      </>
    }
  >
    {note && <DialogContentText>{note}</DialogContentText>}
    {children}
  </DialogFrame>
);
