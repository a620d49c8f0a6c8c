import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getCare, getPlan, listCarePupils, setPlanState } from '../../../server/contract/care-plans.ts';
import { getGroupPlan } from '../../../server/contract/group-plans.ts';
import { messageOf } from '../../api/error.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './edit-wording.ts';
import { dayText } from './labels.ts';
import type { CarePlace } from './use-care.ts';

interface Options {
  /** Stores what is still being written; gives whether nothing is left. */
  save?: () => Promise<boolean>;
  /** After it began. */
  onBegun?: () => Promise<void> | void;
}

/** Lets a concept begin. */
export function useActivate(
  { adminId, pupilId }: CarePlace,
  planId: string,
  { save, onBegun }: Options = {},
) {
  const client = useQueryClient();
  const at = { pupil: pupilId, plan: planId };
  return useMutation({
    async mutationFn() {
      if (save && !(await save())) return undefined;
      return call(setPlanState, { params: at, body: { to: 'actief' } });
    },
    async onSuccess(fresh) {
      if (!fresh) return;
      client.setQueryData(queryOf(getPlan, { params: at }).queryKey, fresh);
      void askAnew(client, [getCare], { pupil: pupilId });
      void askAnew(client, [listCarePupils, getGroupPlan], { account: adminId });
      tell({ message: text('check.activated', { day: dayText(fresh.to) }) });
      await onBegun?.();
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
}
