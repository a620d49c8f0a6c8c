import { Alert, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { daysBetween } from '../../../server/contract/days.ts';
import type { LicenceStanding } from '../../../server/contract/licence.ts';
import { paths } from '../../app/paths.ts';
import { may, useUser } from '../../app/use-session.ts';
import { daysOf } from './days.ts';
import { useBlockedFor, useStanding } from './use-standing.ts';
import { text } from './wording.ts';

/** Days before the end of a trial from which it is told on each page. */
const TRIAL_LATE_DAYS = 14;

/** What a licence that ends means today, on each page: for administrators in time, for teachers from its end on. */
export function LicenceBanner({ adminId }: { adminId: string }) {
  const standing = useStanding(adminId);
  const isAdmin = may(useUser(), 'licence:read');
  const why = useBlockedFor();
  const told = standing && bannerOf(standing, isAdmin);
  if (!told) return null;
  return (
    <Alert severity={told.severity} role="note" className="no-print" sx={{ mb: 1.5, py: 0 }}>
      {told.message} {standing.state === 'blocked' && why && `${text('blockedFor', { why })} `}
      {isAdmin ? (
        <Link
          component={RouterLink}
          // Where all else is closed, the office can be written to.
          to={standing.state === 'blocked' ? paths.messages(adminId) : paths.licence(adminId)}
        >
          {text(standing.state === 'blocked' ? 'closed.write' : 'banner.look')}
        </Link>
      ) : (
        text('banner.askAdmin')
      )}
    </Alert>
  );
}

function bannerOf(
  standing: LicenceStanding,
  isAdmin: boolean,
): { severity: 'info' | 'warning' | 'error'; message: string } | undefined {
  const { state, kind, endsOn, nextOn, today } = standing;
  const days = daysOf(standing);
  switch (state) {
    case 'active':
      return undefined;
    case 'trial':
      // What was ordered goes on by itself.
      if (!isAdmin || nextOn !== null || daysBetween(today, endsOn!) > TRIAL_LATE_DAYS) return undefined;
      return { severity: 'info', message: text('banner.trial', days) };
    case 'ending':
      return isAdmin ? { severity: 'info', message: text('banner.ending', days) } : undefined;
    case 'readOnly':
      return {
        severity: 'warning',
        message: text(kind === 'trial' ? 'banner.readOnlyTrial' : 'banner.readOnly', days),
      };
    case 'lapsed':
    case 'erased':
      return { severity: 'error', message: text('banner.lapsed', days) };
    case 'blocked':
      return { severity: 'error', message: text('banner.blocked') };
    default:
      return { severity: 'warning', message: text(`banner.${state}`, days) };
  }
}
