import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { ui } from '../wording.ts';

interface Props {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether what was typed and is not saved may be lost. */
export function LeaveQuestion({ open, onStay, onLeave }: Props) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onStay} aria-labelledby={id}>
      <DialogTitle id={id}>{ui('unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{ui('unsaved.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onLeave}>
          {ui('unsaved.leave')}
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {ui('unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
