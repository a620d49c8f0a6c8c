import { Button, Chip, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { getRosters } from '../../../server/contract/groups.ts';
import {
  resendInvitation,
  setMemberActive,
  withdrawInvitation,
  type Member,
  type StaffList,
  listStaff,
} from '../../../server/contract/staff.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { may, useUser } from '../../app/use-session.ts';
import { dayOf, ZONE } from '../../app/day.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { MailCell, NamesCell } from '../../ui/table/parts-cell.tsx';
import { tell } from '../../ui/toast.tsx';
import { StaffLinks } from '../sso/links-of.tsx';
import { WaitingStaff } from '../sso/waiting-staff.tsx';
import { admin } from '../wording.ts';
import { EditDialog } from './edit-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberMenu, type MemberAction } from './member-menu.tsx';
import { LiftSecond } from './lift-second.tsx';
import { OffDialog } from './off-dialog.tsx';
import { StandInDialog } from './stand-in-dialog.tsx';
import { useStaff, useStaffList } from './use-staff.ts';
import { text } from './wording.ts';

/** Teachers and administrators (docenten): who they are, what they reach, and inviting them. */
export function TeachersPage() {
  const { adminId = '' } = useParams();
  const staff = useStaff(adminId);
  const take = useStaffList(adminId);
  const client = useQueryClient();
  const [isInviting, setInviting] = useState(false);
  const [doing, setDoing] = useState<{
    action: 'edit' | 'standIn' | 'off' | 'sso' | 'second' | 'export' | 'erase';
    member: Member;
  }>();
  const close = () => setDoing(undefined);
  const done = (list: StaffList, message: string) => {
    close();
    take(list);
    tell({ message });
  };
  const { mutate: run } = useMutation({
    mutationFn: ({ action, member }: { action: 'resend' | 'withdraw' | 'on'; member: Member }) => {
      const params = { account: adminId, user: member.id };
      if (action === 'resend') return call(resendInvitation, { params });
      if (action === 'withdraw') return call(withdrawInvitation, { params });
      return call(setMemberActive, { params, body: { active: true } });
    },
    onSuccess: (list, { action, member }) => {
      const now = list.staff.find(({ id }) => id === member.id);
      // The groups were handed over when somebody was switched off.
      const isGroupless =
        action === 'on' && now?.role === 'docent' && !now.allGroups && now.groups.length === 0;
      done(list, text(isGroupless ? 'done.onGroupless' : `done.${action}`, { name: member.name }));
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  // Only schools have a login of their own.
  const hasLogin = may(useUser(), 'sso:link-staff');
  const act = useCallback(
    (action: MemberAction, member: Member) => {
      if (action === 'resend' || action === 'withdraw' || action === 'on') run({ action, member });
      else setDoing({ action, member });
    },
    [run],
  );
  const columns = useMemo(() => columnsOf(act).filter(({ id }) => id !== 'sso' || hasLogin), [act, hasLogin]);
  if (staff.error instanceof ApiError && staff.error.status === 404) return <NotFoundPage />;
  const invite = (
    <Button
      className="no-print"
      variant="contained"
      startIcon={<Icon name="add" size={18} />}
      onClick={() => setInviting(true)}
    >
      {text('invite')}
    </Button>
  );
  const isAlone = (staff.data?.staff.length ?? 0) <= 1;
  return (
    <AdultPage
      title={text('title')}
      crumbs={[{ label: admin('root'), to: paths.groups(adminId) }]}
      aside={staff.data && !isAlone && invite}
    >
      <Loaded query={staff}>
        {(list) => (
          <>
            <WaitingStaff account={adminId} staff={list.staff} />
            {list.staff.length > 0 && (
              <DataTable
                label={text('title')}
                rows={list.staff}
                columns={columns}
                idOf={({ id }) => id}
                nameOf={({ name }) => name}
                total={(count) => text('total', { count })}
                order={{ id: 'name', desc: false }}
              />
            )}
            {isAlone && (
              <Empty title={text('empty')}>
                <Typography>{text('emptyText')}</Typography>
                {invite}
              </Empty>
            )}
            {isInviting && (
              <InviteDialog
                {...{ adminId, roles: list.roles }}
                onClose={() => setInviting(false)}
                onInvited={(count) => {
                  tell({ message: text('done.invited', { count }) });
                  void askAnew(client, [listStaff, getRosters], { account: adminId });
                }}
              />
            )}
            {doing?.action === 'edit' && (
              <EditDialog {...{ adminId, list, member: doing.member }} onClose={close} onDone={done} />
            )}
            {doing?.action === 'standIn' && (
              <StandInDialog
                {...{ adminId, groups: list.groups, member: doing.member }}
                onClose={close}
                onDone={done}
              />
            )}
            {doing?.action === 'sso' && <StaffLinks account={adminId} user={doing.member} onClose={close} />}
            {doing?.action === 'second' && (
              <LiftSecond
                person={doing.member}
                onLifted={() => void askAnew(client, [listStaff], { account: adminId })}
                onClose={close}
              />
            )}
            {doing?.action === 'export' && (
              <ExportDialog {...{ adminId, member: doing.member }} onClose={close} />
            )}
            {doing?.action === 'erase' && (
              <EraseDialog {...{ adminId, member: doing.member }} onClose={close} onDone={done} />
            )}
            {doing?.action === 'off' && (
              <OffDialog {...{ adminId, list, member: doing.member }} onClose={close} onDone={done} />
            )}
          </>
        )}
      </Loaded>
    </AdultPage>
  );
}

const DAY = new Intl.DateTimeFormat('nl', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: ZONE,
});
const stateOf = ({ active, invited }: Member) => text(`states.${active ? (invited ?? 'none') : 'off'}`);
const groupsOf = ({ groups, standIns, allGroups }: Member) => [
  ...(allGroups ? [text('allGroups')] : []),
  ...groups.map(({ name }) => name),
  ...standIns.map(({ group, until }) =>
    text('standIn', { group: group.name, day: DAY.format(new Date(`${until}T12:00Z`)) }),
  ),
];

const columnsOf = (onAction: (action: MemberAction, member: Member) => void): Column<Member>[] => [
  {
    id: 'name',
    label: text('name'),
    isHead: true,
    value: ({ name }) => name,
    cell: ({ name, self }) => (
      <span>
        {name} {self && <Chip label={text('you')} color="secondary" variant="outlined" />}
      </span>
    ),
  },
  {
    id: 'email',
    label: text('email'),
    value: ({ email }) => email ?? '',
    cell: ({ email, isUnreachable }) => (
      <>
        <MailCell address={email} />
        {isUnreachable && <Chip label={text('unreachable')} color="error" variant="outlined" size="small" />}
      </>
    ),
  },
  { id: 'role', label: text('role'), value: ({ role }) => text(`roles.${role}`), canFilter: true },
  {
    id: 'groups',
    label: text('groups'),
    value: (member) => groupsOf(member).join(', '),
    cell: (member) => <NamesCell names={groupsOf(member)} />,
  },
  {
    id: 'login',
    label: text('lastLogin'),
    value: ({ lastLogin }) => (lastLogin === null ? undefined : dayOf(lastLogin)),
    cell: ({ lastLogin }) => (lastLogin === null ? text('never') : DAY.format(lastLogin)),
  },
  { id: 'state', label: text('state'), value: stateOf, canFilter: true },
  { id: 'sso', label: text('sso'), value: ({ sso }) => text(sso ? 'yes' : 'no'), canFilter: true },
  {
    id: 'menu',
    label: text('tools'),
    isTool: true,
    value: () => undefined,
    cell: (member) => <MemberMenu member={member} onAction={onAction} />,
  },
];
