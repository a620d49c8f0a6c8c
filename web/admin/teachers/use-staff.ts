import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listStaff, type StaffList } from '../../../server/contract/staff.ts';
import { call } from '../../app/services.ts';

/** Everybody who works for an account. */
export const useStaff = (adminId: string) =>
  useQuery({
    queryKey: ['staff', adminId],
    queryFn: ({ signal }) => call(listStaff, { params: { account: adminId }, signal }),
  });

/** Takes over the list that a change answers with; what shows teachers elsewhere is asked anew. */
export function useStaffList(adminId: string): (list: StaffList) => void {
  const client = useQueryClient();
  return (list) => {
    client.setQueryData(['staff', adminId], list);
    void client.invalidateQueries({ queryKey: ['groups', adminId] });
    void client.invalidateQueries({ queryKey: ['rosters', adminId] });
  };
}
