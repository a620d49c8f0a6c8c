import { Button, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import {
  resendOfficeInvitation,
  withdrawOfficeInvitation,
  type OfficeMember,
} from '../../../server/contract/office-members.ts';
import { LiftSecond } from '../../admin/teachers/lift-second.tsx';
import { messageOf } from '../../api/error.ts';
import { paths } from '../../app/paths.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { tell } from '../../ui/toast.tsx';
import { office } from '../wording.ts';
import { columnsOf, type MemberAction } from './columns.tsx';
import { EditMember } from './edit-dialog.tsx';
import { InviteMember } from './invite-dialog.tsx';
import { SwitchMember } from './switch-dialog.tsx';
import { membersQuery, useMemberChange } from './use-members.ts';
import { text } from './wording.ts';

/** The office's own members, for a superadmin. */
export function MembersPage() {
  const query = useQuery(membersQuery);
  const [doing, setDoing] = useState<{ action: MemberAction; member: OfficeMember }>();
  const [isInviting, setInviting] = useState(false);
  const change = useMemberChange();
  const close = () => setDoing(undefined);
  const { mutate: resend } = useMutation({
    mutationFn: ({ id }: OfficeMember) => change(call(resendOfficeInvitation, { params: { user: id } })),
    onSuccess: (_, { name }) => tell({ message: text('done.resend', { name }) }),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  const withdraw = useMutation({
    mutationFn: ({ id }: OfficeMember) => change(call(withdrawOfficeInvitation, { params: { user: id } })),
    onSuccess(_, { name }) {
      tell({ message: text('done.withdraw', { name }) });
      close();
    },
  });
  const act = useCallback(
    (action: MemberAction, member: OfficeMember) =>
      action === 'resend' ? resend(member) : setDoing({ action, member }),
    [resend],
  );
  const columns = useMemo(() => columnsOf(act), [act]);
  const { action, member } = doing ?? {};
  return (
    <AdultPage
      title={text('title')}
      crumbs={[{ label: office('root'), to: paths.office }]}
      aside={
        <Button
          className="no-print"
          variant="contained"
          startIcon={<Icon name="add" size={18} />}
          onClick={() => setInviting(true)}
        >
          {text('invite.button')}
        </Button>
      }
    >
      <Typography sx={{ maxWidth: 760 }}>{text('about')}</Typography>
      <Loaded query={query}>
        {(members) => (
          <DataTable
            label={text('title')}
            rows={members}
            columns={columns}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            total={(count) => text('total', { count })}
            order={{ id: 'name', desc: false }}
            isAway={({ active }) => !active}
          />
        )}
      </Loaded>
      {isInviting && <InviteMember onClose={() => setInviting(false)} />}
      {member && action === 'edit' && <EditMember member={member} onClose={close} />}
      {member && (action === 'off' || action === 'on') && <SwitchMember member={member} onClose={close} />}
      {member && action === 'second' && (
        <LiftSecond person={member} onLifted={() => void query.refetch()} onClose={close} />
      )}
      {member && action === 'withdraw' && (
        <ConfirmDialog
          title={text('withdraw.title', { name: member.name })}
          note={text('withdraw.text', { name: member.name })}
          action={text('withdraw.ok')}
          isGrave
          focus="back"
          isBusy={withdraw.isPending}
          error={withdraw.error}
          onConfirm={() => withdraw.mutate(member)}
          onClose={close}
        />
      )}
    </AdultPage>
  );
}
