import { useQuery } from '@tanstack/react-query';
import { session } from '../../server/contract/auth.ts';
import { getFeatures, type Feature } from '../../server/contract/features.ts';
import { queries } from './queries.ts';
import { queryOf } from './query-of.ts';
import { may, useUser } from './use-session.ts';

/** Whether an account has a part that the office switches on; false until that is known. The office asks for the account that it looks at; also where no client of queries is around, as in a shell. */
export function useFeature(adminId: string, feature: Feature): boolean {
  const user = useUser();
  const isOffice = may(user, 'office:features');
  const own = useQuery({ ...queryOf(session, {}), enabled: user !== null && !isOffice }, queries);
  const theirs = useQuery(
    { ...queryOf(getFeatures, { params: { account: adminId } }), enabled: isOffice },
    queries,
  );
  return isOffice
    ? theirs.data?.some((one) => one.feature === feature && one.on) === true
    : own.data?.account?.features?.includes(feature) === true;
}
