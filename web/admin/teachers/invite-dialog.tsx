import { Alert, Button, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { emailAddress, formMessage, line } from '../../../server/contract/messages.ts';
import { inviteStaff, MOST_INVITED, type StaffList, type StaffRole } from '../../../server/contract/staff.ts';
import { messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { ui } from '../../ui/wording.ts';
import { readAddresses, type Line } from './read-addresses.ts';
import { text } from './wording.ts';
import './teachers.css';

interface Props {
  adminId: string;
  roles: StaffList['roles'];
  onClose: () => void;
  /** Some were invited. */
  onInvited: (count: number) => void;
}

/** Invites one or many: addresses are pasted, looked over and sent; what is faulty stays to be mended. */
export function InviteDialog({ adminId, roles, onClose, onInvited }: Props) {
  const [pasted, setPasted] = useState('');
  const [lines, setLines] = useState<readonly Line[]>();
  const [role, setRole] = useState<StaffRole>('docent');
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const isTouched = pasted !== '' || (lines?.length ?? 0) > 0;
  const forget = useUnsaved(isTouched);
  const send = useMutation({
    mutationFn: (good: readonly Line[]) =>
      call(inviteStaff, {
        params: { account: adminId },
        body: { people: good.map((one) => ({ ...one, role, groups: [], allGroups: false })) },
      }),
    onSuccess({ invited, refused }) {
      const left = (lines ?? []).filter(({ id }) => !invited.includes(id));
      setRefusals(new Map(refused.map(({ id, message }) => [id, message])));
      setLines(left);
      if (invited.length > 0) onInvited(invited.length);
      if (left.length === 0) {
        forget();
        onClose();
      }
    },
  });
  const read = () => {
    setLines([...(lines ?? []), ...readAddresses(pasted)]);
    setPasted('');
  };
  const change = (id: string, part: Partial<Line>) => {
    setLines((now) => now?.map((one) => (one.id === id ? { ...one, ...part } : one)));
    setRefusals((now) => new Map([...now].filter(([of]) => of !== id)));
  };
  const good = (lines ?? []).filter((one) => faultsOf(one) === undefined && !refusals.has(one.id));
  const tooMany = good.length > MOST_INVITED;
  return (
    <DialogFrame
      title={text('inviteForm.title')}
      width="md"
      isTouched={isTouched}
      {...(send.error && { error: messageOf(send.error) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          {lines === undefined ? (
            <Button variant="contained" disabled={pasted.trim() === ''} onClick={read}>
              {text('inviteForm.read')}
            </Button>
          ) : (
            <Button
              variant="contained"
              loading={send.isPending}
              disabled={good.length === 0 || tooMany}
              onClick={() => send.mutate(good)}
            >
              {text('inviteForm.send', { count: good.length })}
            </Button>
          )}
        </>
      }
    >
      {lines === undefined ? (
        <>
          <Typography>{text('inviteForm.help')}</Typography>
          <TextField
            autoFocus
            multiline
            minRows={5}
            label={text('inviteForm.paste')}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
        </>
      ) : (
        <>
          <TextField
            select
            label={text('inviteForm.role')}
            value={role}
            onChange={(event) => setRole(event.target.value as StaffRole)}
            sx={{ maxWidth: 420 }}
          >
            {roles.map((one) => (
              <MenuItem key={one} value={one}>
                {`${text(`roles.${one}`)}: ${text(`roleHelp.${one}`)}`}
              </MenuItem>
            ))}
          </TextField>
          <ul className="invitees">
            {lines.map((one) => (
              <Invitee
                key={one.id}
                line={one}
                refusal={refusals.get(one.id)}
                onChange={(part) => change(one.id, part)}
                onRemove={() => setLines(lines.filter(({ id }) => id !== one.id))}
              />
            ))}
          </ul>
          {lines.length === 0 && <Typography>{text('inviteForm.nothing')}</Typography>}
          {refusals.size > 0 && <Alert severity="warning">{text('inviteForm.faulty')}</Alert>}
          {tooMany && <Alert severity="error">{text('inviteForm.tooMany', { most: MOST_INVITED })}</Alert>}
        </>
      )}
    </DialogFrame>
  );
}

/** What is not right with a line, per field; undefined when nothing is. */
function faultsOf({ name, email }: Line): { name?: string; email?: string } | undefined {
  const faults = {
    ...faultOf('name', line(100).safeParse(name, { error: formMessage })),
    ...faultOf('email', emailAddress.safeParse(email, { error: formMessage })),
  };
  return Object.keys(faults).length > 0 ? faults : undefined;
}

const faultOf = (field: string, { error }: { error?: { issues: { message: string }[] } | undefined }) =>
  error && { [field]: error.issues[0]!.message };

interface InviteeProps {
  line: Line;
  /** Why the server did not take it. */
  refusal: string | undefined;
  onChange: (part: Partial<Line>) => void;
  onRemove: () => void;
}

function Invitee({ line: { name, email, ...one }, refusal, onChange, onRemove }: InviteeProps) {
  const faults = faultsOf({ ...one, name, email });
  const wrong = faults?.email ?? refusal;
  return (
    <li>
      <TextField
        label={text('name')}
        value={name}
        error={faults?.name !== undefined}
        helperText={faults?.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label={text('email')}
        type="email"
        value={email}
        error={wrong !== undefined}
        helperText={wrong}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <IconButton size="small" aria-label={text('inviteForm.remove', { email })} onClick={onRemove}>
        <Icon name="close" size={18} />
      </IconButton>
    </li>
  );
}
