import { useQueryClient } from '@tanstack/react-query';
import type { Plan } from '../../../server/contract/care-plan.ts';
import { getCare, getPlan, listCarePupils, listPlanVersions } from '../../../server/contract/care-plans.ts';
import { getGroupPlan, listGroupPlans } from '../../../server/contract/group-plans.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';

/** Of which pupil a plan is, by which calls name it. */
export interface PlanAt {
  pupil: string;
  plan: string;
}

/** Shows a plan as it is after a change, everywhere. */
export function useShowPlan(): (at: PlanAt, plan: Plan) => void {
  const client = useQueryClient();
  return (at, plan) => {
    client.setQueryData(queryOf(getPlan, { params: at }).queryKey, plan);
    void askAnew(client, [getCare, listPlanVersions], { pupil: at.pupil });
    void askAnew(client, [listCarePupils, getGroupPlan, listGroupPlans]);
  };
}
