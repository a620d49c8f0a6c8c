import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { setMemberActive, type Member, type StaffList } from '../../../server/contract/staff.ts';
import { messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
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
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="off-dialog">
      <DialogTitle id="off-dialog">{text('offForm.title', { name: member.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{text('offForm.text', { name: member.name })}</DialogContentText>
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
        {off.error && <Alert severity="error">{messageOf(off.error)}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('cancel')}</Button>
        <Button color="error" variant="contained" loading={off.isPending} onClick={() => off.mutate()}>
          {text('offForm.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
