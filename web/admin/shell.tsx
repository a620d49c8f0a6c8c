import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { listGroups } from '../../server/contract/groups.ts';
import { messageNews } from '../../server/contract/inbox.ts';
import { queries } from '../app/queries.ts';
import { queryOf } from '../app/query-of.ts';
import { useUser } from '../app/use-session.ts';
import { text as edexml } from './edexml/wording.ts';
import { text as friends } from './friends/wording.ts';
import { JobWatch } from './jobs/job-watch.tsx';
import { StaffClosed, useClosed } from './licence/closed.tsx';
import { LicenceBanner } from './licence/licence-banner.tsx';
import { useSeatsOffer } from './licence/use-seats-offer.ts';
import { useStanding } from './licence/use-standing.ts';
import { text as licence } from './licence/wording.ts';
import { text as lvs } from './lvs/wording.ts';
import { text as messages } from './messages/wording.ts';
import { text as roadmap } from './roadmap/wording.ts';
import { text as teachers } from './teachers/wording.ts';
import { text as trash } from './trash/wording.ts';
import { AdultShell } from '../ui/adult-shell.tsx';
import { paths } from '../app/paths.ts';
import { admin } from './wording.ts';

/** The admin area of one account. */
export function AdminShell() {
  const { adminId = '' } = useParams();
  const user = useUser();
  // Whoever comes from elsewhere may look into a home, which has no teachers; of the others the role says so. A teacher may have more rights.
  const { data } = useQuery(
    {
      ...queryOf(listGroups, { params: { account: adminId }, query: { archived: 'no' } }),
      enabled: user !== null && (user.adminId !== adminId || user.role === 'docent'),
    },
    queries,
  );
  // In a tab that is looked at, once a minute.
  const news = useQuery({ ...queryOf(messageNews, {}), refetchInterval: 60_000 }, queries);
  const hasTeachers = data?.account.kind !== 'thuis';
  const mayImport = data?.account.mayImport ?? user?.role !== 'docent';
  // Of the own account the role says so.
  const isSchool = data ? data.account.kind === 'school' : user?.adminId === adminId;
  const standing = useStanding(adminId);
  const isClosed = useClosed(standing);
  useSeatsOffer(adminId, standing !== undefined && data?.account.kind !== 'thuis');
  return (
    <>
      <JobWatch />
      <AdultShell
        notice={!isClosed && <LicenceBanner adminId={adminId} />}
        instead={isClosed && standing && <StaffClosed adminId={adminId} standing={standing} />}
        menu={[
          { label: admin('groups.title'), to: paths.groups(adminId), icon: 'group', action: 'group:list' },
          ...(hasTeachers
            ? ([
                {
                  label: teachers('title'),
                  to: paths.teachers(adminId),
                  icon: 'school',
                  action: 'staff:manage',
                },
              ] as const)
            : []),
          ...(isSchool && mayImport
            ? ([
                {
                  label: edexml('title'),
                  to: paths.edexml(adminId),
                  icon: 'upload',
                  action: 'edexml:import',
                },
              ] as const)
            : []),
          {
            label: messages('title'),
            to: paths.messages(adminId),
            icon: 'message',
            action: 'message:read',
            count: (news.data?.unread ?? 0) + (news.data?.threads ?? 0),
          },
          ...(hasTeachers && mayImport
            ? ([
                { label: lvs('title'), to: paths.lvs(adminId), icon: 'tests', action: 'lvs:import' },
              ] as const)
            : []),
          { label: roadmap('title'), to: paths.roadmap(adminId), icon: 'road', action: 'roadmap:use' },
          ...(standing
            ? ([
                {
                  label: licence('title'),
                  to: paths.licence(adminId),
                  icon: 'licence',
                  action: 'licence:read',
                },
                {
                  label: friends('title'),
                  to: paths.friends(adminId),
                  icon: 'friend',
                  action: 'friend:invite',
                },
              ] as const)
            : []),
          { label: trash('title'), to: paths.trash(adminId), icon: 'trash', action: 'trash:read' },
          { label: admin('account'), to: paths.account(adminId), icon: 'account', action: 'profile:own' },
        ]}
      />
    </>
  );
}
