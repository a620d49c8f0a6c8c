import type { Dispatch, SetStateAction } from 'react';
import type { YearPlan } from '../../../../server/contract/school-years.ts';
import type { z } from 'zod';
import type { proposeSchoolYear } from '../../../../server/contract/school-years.ts';

/** A plan to begin with, and what is needed to change it. */
export type Proposal = z.output<typeof proposeSchoolYear.response>;

/** What each part of the plan is given. */
export interface PartProps {
  plan: YearPlan;
  proposal: Proposal;
  setPlan: Dispatch<SetStateAction<YearPlan>>;
}
