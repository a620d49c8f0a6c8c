import { DialogContentText } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { archiveGroups, type Group } from '../../../server/contract/groups.ts';
import { newId } from '../../../server/contract/id.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
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
    <ConfirmDialog
      title={text('archiveForm.title', names)}
      note={text('archiveForm.text')}
      action={text('archiveForm.ok')}
      focus="action"
      isBusy={archive.isPending}
      error={archive.error}
      onConfirm={() => archive.mutate()}
      onClose={onClose}
    >
      {pupils > 0 && (
        <DialogContentText sx={{ color: 'warning.main' }}>
          {text('archiveForm.withPupils', { count: pupils })}
        </DialogContentText>
      )}
    </ConfirmDialog>
  );
}
