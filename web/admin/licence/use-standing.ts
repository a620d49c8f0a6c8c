import { useQuery } from '@tanstack/react-query';
import { session } from '../../../server/contract/auth.ts';
import { getLicence, type LicenceStanding } from '../../../server/contract/licence.ts';
import { queries } from '../../app/queries.ts';
import { queryOf } from '../../app/query-of.ts';
import { may, useUser } from '../../app/use-session.ts';

/**
 * How the licence of an account stands, for who looks at it: one's own, or any for the office. Undefined while that is not known, and
 * where licences do not count.
 */
export function useStanding(adminId: string): LicenceStanding | undefined {
  const user = useUser();
  const { data } = useQuery({ ...queryOf(session, {}), enabled: user !== null }, queries);
  const isOffice = may(user, 'office:licences');
  const other = useQuery(
    { ...queryOf(getLicence, { params: { account: adminId } }), enabled: isOffice && adminId !== '' },
    queries,
  );
  if (isOffice) return other.data?.standing;
  return data?.account?.id === adminId ? data.account.licence : undefined;
}

/** Why the office blocked the own account, for its administrators; undefined where it did not, or that is not theirs to know. */
export function useBlockedFor(): string | undefined {
  const user = useUser();
  const { data } = useQuery({ ...queryOf(session, {}), enabled: user !== null }, queries);
  return data?.account?.blockedFor ?? undefined;
}
