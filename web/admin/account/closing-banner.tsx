import { Alert, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { session } from '../../../server/contract/auth.ts';
import { paths } from '../../app/paths.ts';
import { queries } from '../../app/queries.ts';
import { queryOf } from '../../app/query-of.ts';
import { may, useUser } from '../../app/use-session.ts';
import { longDay } from '../progress/days.ts';
import { text } from './closing-wording.ts';

/** On each page of an account that is closed: when it is erased, and for who may take that back the way there. */
export function ClosingBanner({ adminId }: { adminId: string }) {
  const user = useUser();
  const { data } = useQuery({ ...queryOf(session, {}), enabled: user?.adminId === adminId }, queries);
  const day = data?.account?.eraseOn;
  if (day === undefined) return null;
  return (
    <Alert severity="error" role="note" className="no-print" sx={{ mb: 1.5, py: 0 }}>
      {text('banner', { day: longDay(day) })}{' '}
      {may(user, 'privacy:erase') && (
        <Link component={RouterLink} to={paths.privacy(adminId)}>
          {text('bannerGo')}
        </Link>
      )}
    </Alert>
  );
}
