import { paths } from '../../app/paths.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { office } from '../wording.ts';
import { AgreementTable } from './agreement-table.tsx';
import { DueRequests } from './due-requests.tsx';
import { SubprocessorTable } from './subprocessor-table.tsx';
import { text } from './wording.ts';

/** Who has not signed an agreement, and who works with the data for us. */
export const OfficePrivacyPage = () => (
  <AdultPage title={text('title')} crumbs={[{ label: office('root'), to: paths.office }]}>
    <AgreementTable />
    <DueRequests />
    <SubprocessorTable />
  </AdultPage>
);
