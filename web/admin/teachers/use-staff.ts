import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listGroups, getRosters } from '../../../server/contract/groups.ts';
import { listStaff, type StaffList } from '../../../server/contract/staff.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';

/** Everybody who works for an account. */
export const useStaff = (adminId: string) => useQuery(queryOf(listStaff, { params: { account: adminId } }));

/** Takes over the list that a change answers with; what shows teachers elsewhere is asked anew. */
export function useStaffList(adminId: string): (list: StaffList) => void {
  const client = useQueryClient();
  return (list) => {
    client.setQueryData(queryOf(listStaff, { params: { account: adminId } }).queryKey, list);
    void askAnew(client, [listGroups, getRosters], { account: adminId });
  };
}
