import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';
import { cards as text } from './wording.ts';

interface Props {
  title: string;
  note: string;
  ok: string;
  onOk: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something that can't be taken back: a password that children know ends. */
export const ConfirmDialog = ({ title, note, ok, onOk, onClose, children }: Props) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="confirm-title">
    <DialogTitle id="confirm-title">{title}</DialogTitle>
    <DialogContent sx={{ display: 'grid', gap: 2 }}>
      <DialogContentText>{note}</DialogContentText>
      {children}
    </DialogContent>
    <DialogActions>
      <Button autoFocus onClick={onClose}>
        {text('cancel')}
      </Button>
      <Button
        variant="contained"
        onClick={() => {
          onClose();
          onOk();
        }}
      >
        {ok}
      </Button>
    </DialogActions>
  </Dialog>
);
