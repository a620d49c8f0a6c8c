import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { archiveGroups, type Group } from '../../../server/contract/groups.ts';
import { newId } from '../../../server/contract/id.ts';
import { call } from '../../app/services.ts';
import { Failed } from '../../ui/states.tsx';
import { text } from './wording.ts';

interface Props {
  adminId: string;
  groups: readonly Group[];
  onClose: () => void;
  onDone: (message: string, change: string) => void;
}

/** Asks before groups go out of sight, and says who is still in them. */
export function ArchiveDialog({ adminId, groups, onClose, onDone }: Props) {
  const [change] = useState(newId);
  const pupils = groups.reduce((sum, group) => sum + group.pupils, 0);
  const names = { count: groups.length, name: groups[0]!.name };
  const archive = useMutation({
    mutationFn: () =>
      call(archiveGroups, {
        params: { account: adminId },
        body: { change, groups: groups.map(({ id }) => id), archived: true },
      }),
    onSuccess: () => onDone(text('archiveForm.done', names), change),
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby="archive-dialog">
      <DialogTitle id="archive-dialog">{text('archiveForm.title', names)}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text('archiveForm.text')}</DialogContentText>
        {pupils > 0 && (
          <DialogContentText sx={{ mt: 1, color: 'warning.main' }}>
            {text('archiveForm.withPupils', { count: pupils })}
          </DialogContentText>
        )}
        {archive.error && <Failed error={archive.error} onRetry={() => archive.mutate()} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('cancel')}</Button>
        <Button variant="contained" autoFocus loading={archive.isPending} onClick={() => archive.mutate()}>
          {text('archiveForm.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
