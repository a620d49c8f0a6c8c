import { Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { useFeature } from '../../app/use-features.ts';
import { may, useUser } from '../../app/use-session.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { HolidaysPart } from './holidays-part.tsx';
import { OrganisationPart } from './organisation-part.tsx';
import { OwnPart } from './own-part.tsx';
import { PrivacyPart } from './privacy-part.tsx';
import { SsoPart } from './sso-part.tsx';
import { account as text } from './wording.ts';

const PARTS = ['organisation', 'sso', 'holidays', 'own', 'privacy'] as const;
type Part = (typeof PARTS)[number];

/** Each part has an address of its own, so that leaving one with changes is asked about. */
const addressOf: Record<Part, (adminId: string) => string> = {
  organisation: paths.account,
  sso: paths.accountSso,
  holidays: paths.holidays,
  own: paths.ownDetails,
  privacy: paths.privacy,
};

/** What the organisation keeps of itself. */
export function AccountPage() {
  const { adminId = '' } = useParams();
  // A teacher has no organisation to keep, only the own name, mail and password.
  if (!may(useUser(), 'account:details')) return <Navigate to={paths.ownDetails(adminId)} replace />;
  return (
    <Frame part="organisation">
      <OrganisationPart adminId={adminId} />
    </Frame>
  );
}

/** With what the school logs in. */
export function SchoolSsoPage() {
  const { adminId = '' } = useParams();
  return (
    <Frame part="sso">
      <SsoPart adminId={adminId} />
    </Frame>
  );
}

/** When there is no school: by that plans count their weeks, so that it is there where the care trajectory is. */
export function HolidaysPage() {
  const { adminId = '' } = useParams();
  if (!useFeature(adminId, 'featureZorgtraject')) return <NotFoundPage />;
  return (
    <Frame part="holidays">
      <HolidaysPart adminId={adminId} />
    </Frame>
  );
}

/** The own name, mail address, password and sessions. */
export const OwnDetailsPage = () => (
  <Frame part="own">
    <OwnPart />
  </Frame>
);

/** The agreement on pupils' data, and how long what is kept. */
export function PrivacyPage() {
  const { adminId = '' } = useParams();
  return (
    <Frame part="privacy">
      <PrivacyPart adminId={adminId} />
    </Frame>
  );
}

function Frame({ part, children }: { part: Part; children: ReactNode }) {
  const { adminId = '' } = useParams();
  const user = useUser();
  const hasCare = useFeature(adminId, 'featureZorgtraject');
  const shown = PARTS.filter(
    (one) =>
      (one !== 'organisation' || may(user, 'account:details')) &&
      (one !== 'sso' || may(user, 'sso:settings')) &&
      (one !== 'holidays' || (hasCare && may(user, 'calendar:edit'))),
  );
  return (
    <AdultPage
      title={text('title')}
      crumbs={[{ label: text('root'), to: paths.groups(adminId) }]}
      part={part === shown[0] ? undefined : { label: text(`tabs.${part}`), to: paths.account(adminId) }}
    >
      <Tabs
        value={part}
        aria-label={text('title')}
        variant="scrollable"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {shown.map((one) => (
          <Tab
            key={one}
            value={one}
            component={Link}
            to={addressOf[one](adminId)}
            label={text(`tabs.${one}`)}
          />
        ))}
      </Tabs>
      {children}
    </AdultPage>
  );
}
