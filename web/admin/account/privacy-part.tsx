import { Box } from '@mui/material';
import { may, useUser } from '../../app/use-session.ts';
import { AgreementPart } from '../privacy/agreement-part.tsx';
import { ExportsPart } from '../privacy/exports-part.tsx';
import { LeafletPart } from '../privacy/leaflet-part.tsx';
import { OfficePart } from '../privacy/office-part.tsx';
import { RequestsLink } from '../privacy/requests-link.tsx';
import { ClosingPart } from './closing-part.tsx';
import { LeaversPart } from './leavers-part.tsx';
import { RetentionList } from './retention-list.tsx';

/** What was agreed on pupils' data, how long what is kept, taking it along, and who asked for it. */
export function PrivacyPart({ adminId }: { adminId: string }) {
  const user = useUser();
  const mayAgree = may(user, 'privacy:agree');
  // A family has nobody who leaves for another school.
  const chooses = may(user, 'privacy:retention') && user?.role !== 'thuisadmin';
  const mayClose = may(user, 'account:close');
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      {mayAgree && <AgreementPart adminId={adminId} />}
      <LeafletPart adminId={adminId} />
      {may(user, 'privacy:export') && <ExportsPart adminId={adminId} />}
      {may(user, 'privacy:requests') && <RequestsLink adminId={adminId} />}
      {may(user, 'privacy:look-ons') && <OfficePart adminId={adminId} />}
      <RetentionList adminId={adminId} />
      {chooses && <LeaversPart account={adminId} />}
      {mayClose && <ClosingPart account={adminId} />}
    </Box>
  );
}
