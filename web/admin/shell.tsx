import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { listGroups } from '../../server/contract/groups.ts';
import { queries } from '../app/queries.ts';
import { queryOf } from '../app/query-of.ts';
import { useUser } from '../app/use-session.ts';
import { text as edexml } from './edexml/wording.ts';
import { JobWatch } from './jobs/job-watch.tsx';
import { text as teachers } from './teachers/wording.ts';
import { text as trash } from './trash/wording.ts';
import { AdultShell } from '../ui/adult-shell.tsx';
import { paths } from '../app/paths.ts';
import { admin } from './wording.ts';

/** The admin area of one account. */
export function AdminShell() {
  const { adminId = '' } = useParams();
  const user = useUser();
  // Whoever comes from elsewhere may look into a home, which has no teachers; of the others the role says so.
  const { data } = useQuery(
    {
      ...queryOf(listGroups, { params: { account: adminId }, query: { archived: 'no' } }),
      enabled: user !== null && user.adminId !== adminId,
    },
    queries,
  );
  const hasTeachers = data?.account.kind !== 'thuis';
  // Of the own account the role says so.
  const isSchool = user?.adminId === adminId || data?.account.kind === 'school';
  return (
    <>
      <JobWatch />
      <AdultShell
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
          ...(isSchool
            ? ([
                {
                  label: edexml('title'),
                  to: paths.edexml(adminId),
                  icon: 'upload',
                  action: 'edexml:import',
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
