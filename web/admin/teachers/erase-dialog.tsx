import { TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ERASE_MEMBER_WORD,
  eraseMember,
  FORMER_STAFF,
  type Member,
  type StaffList,
} from '../../../server/contract/staff.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { longDay } from '../progress/days.ts';
import { text } from './wording.ts';

interface Props {
  adminId: string;
  member: Member;
  onClose: () => void;
  onDone: (list: StaffList, message: string) => void;
}

/** Erases somebody who left for good. A word must be typed, so that it is not done by a slip. */
export function EraseDialog({ adminId, member: { id, name }, onClose, onDone }: Props) {
  const [typed, setTyped] = useState('');
  const erase = useMutation({
    mutationFn: () => call(eraseMember, { params: { account: adminId, user: id }, body: { typed } }),
    onSuccess: ({ outOfBackups, ...list }) =>
      onDone(list, text('done.erase', { name, day: longDay(outOfBackups) })),
  });
  return (
    <ConfirmDialog
      title={text('eraseForm.title', { name })}
      note={text('eraseForm.text', { name, former: FORMER_STAFF })}
      action={text('eraseForm.ok')}
      width="sm"
      isGrave
      canConfirm={typed.trim().toUpperCase() === ERASE_MEMBER_WORD}
      isBusy={erase.isPending}
      error={erase.error}
      onConfirm={() => erase.mutate()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={text('eraseForm.proof', { word: ERASE_MEMBER_WORD })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
    </ConfirmDialog>
  );
}
