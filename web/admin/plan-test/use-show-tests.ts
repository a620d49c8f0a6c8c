import { useQueryClient } from '@tanstack/react-query';
import { getPlan } from '../../../server/contract/care-plans.ts';
import { getPlanTests } from '../../../server/contract/plan-test-calls.ts';
import type { PlanTests } from '../../../server/contract/plan-tests.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';

/** Of which plan, as calls name it. */
export interface PlanAt {
  pupil: string;
  plan: string;
}

/** Shows the tests of a plan as they are after a change; the plan itself is asked for anew. */
export function useShowTests(at: PlanAt): (tests: PlanTests) => void {
  const client = useQueryClient();
  return (tests) => {
    client.setQueryData(queryOf(getPlanTests, { params: at }).queryKey, tests);
    void askAnew(client, [getPlan], { pupil: at.pupil });
  };
}
