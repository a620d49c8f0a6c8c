import { useQueryClient } from '@tanstack/react-query';
import {
  getCare,
  getPlan,
  listCarePupils,
  listPlanVersions,
} from '../../../../server/contract/care-plans.ts';
import { getGroupPlan, listGroupPlans, type GroupPlan } from '../../../../server/contract/group-plans.ts';
import { askAnew, queryOf } from '../../../app/query-of.ts';

/** Which group plan is open, by which calls name it. */
export interface GroupAt {
  account: string;
  plan: string;
}

/** Shows a group plan as it is after a change, everywhere, with the plans in it. */
export function useShowGroup(): (at: GroupAt, plan: GroupPlan | undefined) => void {
  const client = useQueryClient();
  return (at, plan) => {
    if (plan) client.setQueryData(queryOf(getGroupPlan, { params: at }).queryKey, plan);
    else void askAnew(client, [getGroupPlan], at);
    void askAnew(client, [listGroupPlans, listCarePupils, getCare, getPlan, listPlanVersions]);
  };
}
