import { Alert, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { session } from '../../../server/contract/auth.ts';
import { longDay } from '../../app/moments.ts';
import { paths } from '../../app/paths.ts';
import { queries } from '../../app/queries.ts';
import { queryOf } from '../../app/query-of.ts';
import { useUser } from '../../app/use-session.ts';
import { accountSecond as text } from './second-wording.ts';

/** By when a second step is to be set up, on each page, for who has to and has none. */
export function SecondBanner({ adminId }: { adminId: string }) {
  const user = useUser();
  const { data } = useQuery({ ...queryOf(session, {}), enabled: user !== null }, queries);
  if (data?.secondBy === undefined) return null;
  return (
    <Alert severity="warning" role="note" className="no-print" sx={{ mb: 1.5, py: 0 }}>
      {text('banner', { day: longDay.format(data.secondBy) })}{' '}
      <Link component={RouterLink} to={paths.ownDetails(adminId)}>
        {text('bannerGo')}
      </Link>
    </Alert>
  );
}
