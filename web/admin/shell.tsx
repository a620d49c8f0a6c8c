import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { listGroups } from '../../server/contract/groups.ts';
import { messageNews } from '../../server/contract/inbox.ts';
import { queries } from '../app/queries.ts';
import { queryOf } from '../app/query-of.ts';
import { KIND_OF, READER } from '../app/session/family.ts';
import { useFeature } from '../app/use-features.ts';
import { useUser } from '../app/use-session.ts';
import { speakTo } from '../app/wording/define.ts';
import { ClosingBanner } from './account/closing-banner.tsx';
import { SecondBanner } from './account/second-banner.tsx';
import { JobWatch } from './jobs/job-watch.tsx';
import { StaffClosed, useClosed } from './licence/closed.tsx';
import { LicenceBanner } from './licence/licence-banner.tsx';
import { useSeatsOffer } from './licence/use-seats-offer.ts';
import { useStanding } from './licence/use-standing.ts';
import { AdultShell } from '../ui/adult-shell.tsx';
import { menuOf } from './menu.ts';

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
  const hasCare = useFeature(adminId, 'featureZorgtraject');
  const kind = (user?.adminId === adminId ? KIND_OF[user.role] : undefined) ?? data?.account.kind;
  // A teacher's role does not say whether they work at a school or at a practice.
  if (user?.role === 'docent' && kind) speakTo(READER[kind]);
  const standing = useStanding(adminId);
  const isClosed = useClosed(standing);
  useSeatsOffer(adminId, standing !== undefined && data?.account.kind !== 'thuis');
  return (
    <>
      <JobWatch />
      <AdultShell
        notice={
          !isClosed && (
            <>
              <ClosingBanner adminId={adminId} />
              <LicenceBanner adminId={adminId} />
              <SecondBanner adminId={adminId} />
            </>
          )
        }
        instead={isClosed && standing && <StaffClosed adminId={adminId} standing={standing} />}
        menu={menuOf({
          adminId,
          kind,
          mayImport: data?.account.mayImport ?? user?.role !== 'docent',
          hasCare,
          hasLicence: standing !== undefined,
          news: (news.data?.unread ?? 0) + (news.data?.threads ?? 0),
        })}
      />
    </>
  );
}
