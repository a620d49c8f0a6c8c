import { useLocation } from 'react-router';
import { MessagePage } from '../../app/message-page.tsx';
import { paths } from '../../app/paths.ts';
import { may, useUser } from '../../app/use-session.ts';
import type { LicenceStanding } from '../../../server/contract/licence.ts';
import { Link } from 'react-router';
import { daysOf } from './days.ts';
import { useBlockedFor } from './use-standing.ts';
import { text } from './wording.ts';

/** Parts of the area that an administrator keeps while all else is closed. */
const KEPT = /\/(licentie|accountgegevens|berichten|achtergrondwerk)(\/|$)/;
const KEPT_WHEN_BLOCKED = /\/(accountgegevens\/mijn-gegevens|berichten)(\/|$)/;

/** Whether a page of the area is closed, by how the licence stands. */
export function useClosed(standing: LicenceStanding | undefined): boolean {
  const user = useUser();
  const { pathname } = useLocation();
  if (!standing || may(user, 'office:licences')) return false;
  if (standing.state === 'blocked') return !KEPT_WHEN_BLOCKED.test(pathname);
  if (standing.state !== 'lapsed' && standing.state !== 'erased') return false;
  return !may(user, 'licence:read') || !KEPT.test(pathname);
}

/** In place of a page: that it is closed, why, and what can be done. */
export function StaffClosed({ adminId, standing }: { adminId: string; standing: LicenceStanding }) {
  const isAdmin = may(useUser(), 'licence:read');
  const why = useBlockedFor();
  const isBlocked = standing.state === 'blocked';
  const told = textFor(standing, isAdmin);
  return (
    <MessagePage
      title={text('closed.title')}
      text={isBlocked && why ? `${told} ${text('blockedFor', { why })}` : told}
      face="sleep"
    >
      {isAdmin && !isBlocked && (
        <Link className="paper-button" to={paths.licence(adminId)}>
          {text('banner.look')}
        </Link>
      )}
      {isAdmin && isBlocked && (
        <Link className="paper-button" to={paths.messages(adminId)}>
          {text('closed.write')}
        </Link>
      )}
    </MessagePage>
  );
}

function textFor(standing: LicenceStanding, isAdmin: boolean): string {
  const isBlocked = standing.state === 'blocked';
  if (!isAdmin) return text(isBlocked ? 'closed.teacherBlocked' : 'closed.teacher');
  return isBlocked ? text('closed.blocked') : text('closed.admin', daysOf(standing));
}
