import { Box, Typography } from '@mui/material';
import { may, useUser } from '../../app/use-session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { ZONE } from '../../app/day.ts';
import { RetentionList } from './retention-list.tsx';
import { account as text } from './wording.ts';

const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: ZONE });
import { AgreementPart } from '../privacy/agreement-part.tsx';
import { LeafletPart } from '../privacy/leaflet-part.tsx';
import { account as text } from './wording.ts';

const KEPT = ['pupils', 'mails', 'logins', 'forms', 'never'] as const;

/** What was agreed on pupils' data, and how long what is kept. */
export function PrivacyPart({ adminId }: { adminId: string }) {
  const mayAgree = may(useUser(), 'privacy:agree');
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      {isAdmin && <Agreement adminId={adminId} />}
      <RetentionList />
      {mayAgree && <AgreementPart adminId={adminId} />}
      <LeafletPart adminId={adminId} />
      <section>
        <Typography variant="h2">{text('privacy.keep')}</Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
          {KEPT.map((one) => (
            <li key={one}>{text(`privacy.${one}`)}</li>
          ))}
        </Box>
      </section>
    </Box>
  );
}
