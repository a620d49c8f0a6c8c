import { MenuItem, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { setMemberActive, type Member, type StaffList } from '../../../server/contract/staff.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { text } from './wording.ts';

interface Props {
  adminId: string;
  member: Member;
  list: StaffList;
  onClose: () => void;
  onDone: (list: StaffList, message: string) => void;
}

/** Switches somebody off, and asks who takes over each group. */
export function OffDialog({ adminId, member, list, onClose, onDone }: Props) {
  const [heirs, setHeirs] = useState<Readonly<Record<string, string>>>({});
  const others = list.staff.filter(({ id, active }) => active && id !== member.id);
  const off = useMutation({
    mutationFn: () =>
      call(setMemberActive, {
        params: { account: adminId, user: member.id },
        body: {
          active: false,
          handOver: member.groups.map(({ id }) => ({ group: id, to: heirs[id] || null })),
        },
      }),
    onSuccess: (stored) => onDone(stored, text('done.off', { name: member.name })),
  });
  return (
    <ConfirmDialog
      title={text('offForm.title', { name: member.name })}
      note={text('offForm.text', { name: member.name })}
      action={text('offForm.ok')}
      width="sm"
      isGrave
      isTouched={Object.keys(heirs).length > 0}
      isBusy={off.isPending}
      error={off.error}
      onConfirm={() => off.mutate()}
      onClose={onClose}
    >
      {member.groups.map(({ id, name }) => (
        <TextField
          key={id}
          select
          label={text('offForm.handOver', { group: name })}
          value={heirs[id] ?? ''}
          onChange={(event) => setHeirs((now) => ({ ...now, [id]: event.target.value }))}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{text('offForm.nobody')}</MenuItem>
          {others.map((other) => (
            <MenuItem key={other.id} value={other.id}>
              {other.name}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </ConfirmDialog>
  );
}
