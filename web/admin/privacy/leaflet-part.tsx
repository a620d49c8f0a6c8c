import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getLeaflet } from '../../../server/contract/leaflet.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { may, useUser } from '../../app/use-session.ts';
import { longDay } from '../progress/days.ts';
import { LeafletPdfButton } from './leaflet-pdf-button.tsx';
import { text } from './wording.ts';

/** Where the leaflet is, and who is to work with the data soon. */
export function LeafletPart({ adminId }: { adminId: string }) {
  const { data } = useQuery(queryOf(getLeaflet, { params: { account: adminId } }));
  const mayAgree = may(useUser(), 'privacy:agree');
  const coming = mayAgree ? (data?.subprocessors.filter(({ isComing }) => isComing) ?? []) : [];
  return (
    <section aria-labelledby="leaflet-title">
      <Typography variant="h2" id="leaflet-title">
        {text('leaflet')}
      </Typography>
      <Typography>{text('leafletText')}</Typography>
      {data && (
        <Typography sx={{ color: 'text.secondary' }}>
          {text('version', { version: data.version, day: longDay(data.day) })}
        </Typography>
      )}
      {coming.map(({ id, name, what, country, startsOn }) => (
        <Alert
          key={id}
          severity="info"
          role="note"
          sx={{ mt: 1 }}
          action={
            <Button component={Link} to={paths.objection(adminId, id)} color="inherit" size="small">
              {text('object')}
            </Button>
          }
        >
          {text('coming', { name, what, country, day: longDay(startsOn) })}
        </Alert>
      ))}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button component={Link} to={paths.leaflet(adminId)} variant="outlined">
          {text('look')}
        </Button>
        <LeafletPdfButton adminId={adminId} />
      </Stack>
    </section>
  );
}
