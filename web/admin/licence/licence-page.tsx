import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { getLicence } from '../../../server/contract/licence.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { admin } from '../wording.ts';
import { LicenceCard } from './licence-card.tsx';
import { SeatTable } from './seat-table.tsx';
import { text } from './wording.ts';

/** The licence (licentie): how long, for how many, what happens at its end, and who uses a seat. */
export function LicencePage() {
  const { adminId = '' } = useParams();
  const query = useQuery(queryOf(getLicence, { params: { account: adminId } }));
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage title={text('title')} crumbs={[{ label: admin('root'), to: paths.groups(adminId) }]}>
      <Loaded query={query}>{(licence) => <LicenceCard adminId={adminId} licence={licence} />}</Loaded>
      <SeatTable adminId={adminId} />
    </AdultPage>
  );
}
