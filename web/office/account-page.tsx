import { Tab, Tabs } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { getAccountHead } from '../../server/contract/office-accounts.ts';
import { paths } from '../app/paths.ts';
import { queryOf } from '../app/query-of.ts';
import { OrganisationPart } from '../admin/account/organisation-part.tsx';
import { SsoPart } from '../admin/account/sso-part.tsx';
import { AdultPage } from '../ui/adult-page.tsx';
import { AccountHead, HeadAlerts } from './accounts/account-head.tsx';
import { KeptPart } from './accounts/kept-part.tsx';
import { text as accounts } from './accounts/wording.ts';
import { FeaturesPart } from './features/features-part.tsx';
import { LicencePart } from './licence/licence-part.tsx';
import { AgreementsPart } from './privacy/agreements-part.tsx';
import { RelocationsPart } from './relocations/relocations-page.tsx';
import { PeoplePart } from './second/people-part.tsx';
import { office } from './wording.ts';

/** The account details of a customer, as the office keeps them. */
export function OfficeAccountPage() {
  const { adminId = '' } = useParams();
  return (
    <Frame part="organisation">
      <OrganisationPart adminId={adminId} isOffice />
    </Frame>
  );
}

/** With what a school logs in, as the office keeps it. */
export function OfficeSsoPage() {
  const { adminId = '' } = useParams();
  return (
    <Frame part="sso">
      <SsoPart adminId={adminId} isOffice />
    </Frame>
  );
}

/** The licence of a customer, as the office keeps it. */
export function OfficeLicencePage() {
  const { adminId = '' } = useParams();
  return (
    <Frame part="licence">
      <LicencePart adminId={adminId} />
    </Frame>
  );
}

/** What a customer signed, as the office keeps it. */
export function OfficeAgreementsPage() {
  const { adminId = '' } = useParams();
  return (
    <Frame part="privacy">
      <AgreementsPart adminId={adminId} />
    </Frame>
  );
}

/** Who works for a customer, and the second step of who lost it. */
export function OfficePeoplePage() {
  const { adminId = '' } = useParams();
  return (
    <Frame part="people">
      <PeoplePart adminId={adminId} />
    </Frame>
  );
}

/** What the office keeps of a customer for itself. */
export function OfficeKeptPage() {
  const { adminId = '' } = useParams();
  return (
    <Frame part="kept">
      <KeptPart adminId={adminId} />
    </Frame>
  );
}

/** The extra parts of the product that a customer has. */
export function OfficeFeaturesPage() {
  const { adminId = '' } = useParams();
  return (
    <Frame part="features">
      <FeaturesPart adminId={adminId} />
    </Frame>
  );
}

/** What moves from a customer to another one, or came of one. */
export function OfficeRelocationsPage() {
  const { adminId = '' } = useParams();
  return (
    <Frame part="relocations">
      <RelocationsPart adminId={adminId} />
    </Frame>
  );
}

const PARTS = {
  organisation: paths.officeAccount,
  licence: paths.officeLicence,
  privacy: paths.officePrivacy,
  sso: paths.officeSso,
  people: paths.officePeople,
  features: paths.officeFeatures,
  kept: paths.officeKept,
  relocations: paths.officeRelocations,
};

/** Each part has an address of its own, so that leaving one with changes is asked about. */
function Frame({ part, children }: { part: keyof typeof PARTS; children: ReactNode }) {
  const { adminId = '' } = useParams();
  // Counted anew whenever it is opened: who runs it may be on the telephone.
  const head = useQuery({
    ...queryOf(getAccountHead, { params: { account: adminId } }),
    staleTime: 0,
  });
  const name = head.data?.name ?? office('account.title');
  return (
    <AdultPage
      title={name}
      crumbs={[
        { label: office('root'), to: paths.office },
        { label: accounts('title'), to: paths.officeAccounts },
      ]}
      aside={head.data && <AccountHead head={head.data} />}
    >
      {head.data && <HeadAlerts head={head.data} />}
      <Tabs
        value={part}
        aria-label={office('account.title')}
        variant="scrollable"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {(
          ['organisation', 'licence', 'privacy', 'sso', 'people', 'features', 'kept', 'relocations'] as const
        ).map((one) => (
          <Tab
            key={one}
            value={one}
            component={Link}
            to={PARTS[one](adminId)}
            label={office(`account.tabs.${one}`)}
          />
        ))}
      </Tabs>
      {children}
    </AdultPage>
  );
}
