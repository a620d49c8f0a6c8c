import { useQueryClient } from '@tanstack/react-query';
import { listOfficeMembers, type OfficeMembers } from '../../../server/contract/office-members.ts';
import { ApiError } from '../../api/error.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';

/** The list of the office's own members, as it is asked for. */
export const membersQuery = queryOf(listOfficeMembers, {});

/** Does something about a member and takes over the list that comes back; of a conflict, what stands there now is to be seen. */
export function useMemberChange(): (work: Promise<OfficeMembers>) => Promise<void> {
  const client = useQueryClient();
  return async (work) => {
    try {
      client.setQueryData(membersQuery.queryKey, await work);
    } catch (error) {
      if (error instanceof ApiError && (error.code === 'conflict' || error.code === 'not-found'))
        void askAnew(client, [listOfficeMembers], {});
      throw error;
    }
  };
}
