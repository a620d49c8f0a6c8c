import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { removeBulletinItem, type BulletinView } from '../../../server/contract/bulletin.ts';
import { messageOf } from '../../api/error.ts';
import { paths } from '../../app/paths.ts';
import { call } from '../../app/services.ts';
import { toastState } from '../../ui/use-toast.ts';
import { bulletin as text } from './wording.ts';

/** Takes something off the site, after asking. */
export function RemoveButton({ view: { id, signUps } }: { view: BulletinView }) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => call(removeBulletinItem, { params: { item: id } }),
    onSuccess: async () => {
      await navigate(paths.bulletin, toastState({ message: text('removed') }));
      void client.invalidateQueries({ queryKey: ['bulletin'] });
    },
  });
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        {text('remove')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="remove-title">
        <DialogTitle id="remove-title">{text('removeTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{text('removeText')}</DialogContentText>
          {signUps.length > 0 && (
            <DialogContentText>{text('removeSignUps', { count: signUps.length })}</DialogContentText>
          )}
          {remove.error && <Alert severity="error">{messageOf(remove.error)}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{text('cancel')}</Button>
          <Button
            variant="contained"
            color="error"
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {text('remove')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
