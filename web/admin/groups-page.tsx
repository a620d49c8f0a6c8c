import { Button, Chip, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { listGroups, type Group } from '../../server/contract/groups.ts';
import { reachOf } from '../../server/contract/permissions.ts';
import { ApiError } from '../api/error.ts';
import { NotFoundPage } from '../app/not-found-page.tsx';
import { paths } from '../app/paths.ts';
import { call } from '../app/services.ts';
import { useUser } from '../app/use-session.ts';
import { yearText } from '../app/wording/year.ts';
import { AdultPage } from '../ui/adult-page.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Empty } from '../ui/states.tsx';
import type { Column } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { admin } from './wording.ts';

/** Groups overview (a-groepen): each group leads to its live board. */
export function GroupsPage() {
  const { adminId = '' } = useParams();
  const groups = useQuery({
    queryKey: ['groups', adminId],
    queryFn: ({ signal }) =>
      call(listGroups, { params: { account: adminId }, query: { archived: 'no' }, signal }),
  });
  if (groups.error instanceof ApiError && groups.error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage title={admin('groups.title')} crumbs={[{ label: admin('root'), to: paths.groups(adminId) }]}>
      <Loaded query={groups}>
        {(data) =>
          data.groups.length === 0 ? (
            <Empty title={admin('groups.emptyTitle')}>
              <Typography>{admin('groups.emptyText')}</Typography>
            </Empty>
          ) : (
            <GroupTable groups={data.groups} adminId={adminId} />
          )
        }
      </Loaded>
    </AdultPage>
  );
}

function GroupTable({ groups, adminId }: { groups: readonly Group[]; adminId: string }) {
  const user = useUser();
  // A teacher looks along in the own groups only; the others are there to know who teaches them.
  const reach = user ? reachOf(user.role, 'group:progress') : undefined;
  const columns = useMemo(
    () => columnsOf(adminId, (group) => reach !== undefined && (reach !== 'groups' || group.own)),
    [adminId, reach],
  );
  return (
    <DataTable
      label={admin('groups.title')}
      rows={groups}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      total={(count) => admin('groups.total', { count })}
      order={{ id: 'name', desc: false }}
    />
  );
}

const columnsOf = (adminId: string, mayWatch: (group: Group) => boolean): Column<Group>[] => [
  {
    id: 'name',
    label: admin('groups.name'),
    isHead: true,
    value: ({ name }) => name,
    cell: ({ name, own }) => (
      <span>
        {name}
        {own && <Chip label={admin('groups.own')} color="secondary" variant="outlined" sx={{ ml: 1 }} />}
      </span>
    ),
  },
  {
    id: 'years',
    label: admin('groups.years'),
    value: ({ groep }) => groep.map(yearText).join(', '),
    canFilter: true,
  },
  {
    id: 'teachers',
    label: admin('groups.teachers'),
    value: ({ teachers }) => teachers.map(({ name }) => name).join(', ') || admin('groups.noTeacher'),
  },
  { id: 'pupils', label: admin('groups.pupils'), align: 'right', value: ({ pupils }) => pupils },
  {
    id: 'active',
    label: admin('groups.active'),
    align: 'right',
    value: ({ activeThisWeek }) => activeThisWeek,
    cell: ({ activeThisWeek, pupils }) => admin('groups.activeOf', { active: activeThisWeek, pupils }),
  },
  {
    id: 'links',
    label: admin('groups.board'),
    isTool: true,
    value: () => undefined,
    cell: (group) =>
      mayWatch(group) ? (
        <Links adminId={adminId} group={group} />
      ) : (
        <Typography component="span" sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
          {admin('groups.notYours')}
        </Typography>
      ),
  },
];

const LINKS = [
  { key: 'settings', icon: 'sliders', to: paths.settings },
  { key: 'lists', icon: 'list', to: paths.wordLists },
  { key: 'progress', icon: 'dashboard', to: paths.groupOverview },
  { key: 'board', icon: 'live', to: paths.groupProgress },
] as const satisfies { key: string; icon: IconName; to: (adminId: string, groupId: string) => string }[];

const Links = ({ adminId, group }: { adminId: string; group: Group }) => (
  <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', justifyContent: { sm: 'flex-end' } }}>
    {LINKS.map(({ key, icon, to }) => (
      <Button
        key={key}
        component={Link}
        to={to(adminId, group.id)}
        {...(key === 'board' && { variant: 'outlined' })}
        startIcon={<Icon name={icon} size={18} />}
        aria-label={admin(`groups.${key}Of`, { name: group.name })}
      >
        {admin(`groups.${key}`)}
      </Button>
    ))}
  </Stack>
);
