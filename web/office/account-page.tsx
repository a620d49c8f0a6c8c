import { useParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { OrganisationPart } from '../admin/account/organisation-part.tsx';
import { AdultPage } from '../ui/adult-page.tsx';
import { office } from './wording.ts';

/** The account details of a customer, as the office keeps them. */
export function OfficeAccountPage() {
  const { adminId = '' } = useParams();
  return (
    <AdultPage title={office('account.title')} crumbs={[{ label: office('root'), to: paths.office }]}>
      <OrganisationPart adminId={adminId} isOffice />
    </AdultPage>
  );
}
