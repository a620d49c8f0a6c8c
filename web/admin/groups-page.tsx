import {
  Button,
  Chip,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { listGroups, type Group } from '../../server/contract/groups.ts';
import { reachOf } from '../../server/contract/permissions.ts';
import { ApiError } from '../api/error.ts';
import { NotFoundPage } from '../app/not-found-page.tsx';
import { paths } from '../app/paths.ts';
import { call } from '../app/services.ts';
import { useUser } from '../app/use-session.ts';
import { AdultPage } from '../ui/adult-page.tsx';
import { Icon } from '../ui/icon.tsx';
import { Empty, Failed, LoadingLines } from '../ui/states.tsx';
import { admin } from './wording.ts';

/** Groups overview (a-groepen): each group leads to its live board. */
export function GroupsPage() {
  const { adminId = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['groups', adminId],
    queryFn: ({ signal }) => call(listGroups, { params: { account: adminId }, signal }),
  });
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={admin('groups.title')}
      crumbs={[{ label: admin('root'), to: paths.groups(adminId) }]}
      aside={
        data && (
          <Typography sx={{ color: 'text.secondary' }}>
            {admin('groups.total', { count: data.total })}
          </Typography>
        )
      }
    >
      {error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingLines />
      ) : data.groups.length === 0 ? (
        <Empty title={admin('groups.emptyTitle')}>
          <Typography>{admin('groups.emptyText')}</Typography>
        </Empty>
      ) : (
        <GroupTable groups={data.groups} adminId={adminId} />
      )}
    </AdultPage>
  );
}

function GroupTable({ groups, adminId }: { groups: readonly Group[]; adminId: string }) {
  const user = useUser();
  // A teacher looks along in the own groups only; the others are there to know who teaches them.
  const reach = user ? reachOf(user.role, 'group:progress') : undefined;
  const mayWatch = (group: Group) => reach !== undefined && (reach !== 'groups' || group.own);
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label={admin('groups.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{admin('groups.name')}</TableCell>
            <TableCell>{admin('groups.years')}</TableCell>
            <TableCell>{admin('groups.teachers')}</TableCell>
            <TableCell align="right">{admin('groups.pupils')}</TableCell>
            <TableCell align="right">{admin('groups.active')}</TableCell>
            <TableCell>
              <span className="visually-hidden">{admin('groups.board')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {groups.map((group) => (
            <TableRow key={group.id} hover>
              <TableCell component="th" scope="row" sx={{ fontWeight: 700, fontSize: '1rem' }}>
                {group.name}
                {group.own && (
                  <Chip label={admin('groups.own')} color="secondary" variant="outlined" sx={{ ml: 1 }} />
                )}
              </TableCell>
              <TableCell>{group.groep.map((year) => admin('groups.year', { year })).join(', ')}</TableCell>
              <TableCell>{group.teachers.join(', ') || admin('groups.noTeacher')}</TableCell>
              <TableCell align="right">{group.pupils}</TableCell>
              <TableCell align="right">
                {admin('groups.activeOf', { active: group.activeThisWeek, pupils: group.pupils })}
              </TableCell>
              <TableCell align="right">
                {mayWatch(group) ? (
                  <Stack
                    direction="row"
                    useFlexGap
                    sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}
                  >
                    <Button
                      component={Link}
                      to={paths.settings(adminId, group.id)}
                      startIcon={<Icon name="sliders" size={18} />}
                      aria-label={admin('groups.settingsOf', { name: group.name })}
                    >
                      {admin('groups.settings')}
                    </Button>
                    <Button
                      component={Link}
                      to={paths.wordLists(adminId, group.id)}
                      startIcon={<Icon name="list" size={18} />}
                      aria-label={admin('groups.listsOf', { name: group.name })}
                    >
                      {admin('groups.lists')}
                    </Button>
                    <Button
                      component={Link}
                      to={paths.groupOverview(adminId, group.id)}
                      startIcon={<Icon name="dashboard" size={18} />}
                      aria-label={admin('groups.progressOf', { name: group.name })}
                    >
                      {admin('groups.progress')}
                    </Button>
                    <Button
                      component={Link}
                      to={paths.groupProgress(adminId, group.id)}
                      variant="outlined"
                      startIcon={<Icon name="live" size={18} />}
                      aria-label={admin('groups.boardOf', { name: group.name })}
                    >
                      {admin('groups.board')}
                    </Button>
                  </Stack>
                ) : (
                  <Typography component="span" sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
                    {admin('groups.notYours')}
                  </Typography>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
