import { Box } from '@mui/material';
import { may, useUser } from '../../app/use-session.ts';
import { AgreementPart } from '../privacy/agreement-part.tsx';
import { LeafletPart } from '../privacy/leaflet-part.tsx';
import { RetentionList } from './retention-list.tsx';

/** What was agreed on pupils' data, and how long what is kept. */
export function PrivacyPart({ adminId }: { adminId: string }) {
  const mayAgree = may(useUser(), 'privacy:agree');
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      {mayAgree && <AgreementPart adminId={adminId} />}
      <LeafletPart adminId={adminId} />
      <RetentionList />
    </Box>
  );
}
