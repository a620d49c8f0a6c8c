import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import {
  decidePlacements,
  endPlacement,
  getPlacement,
  listPlacements,
  removePlacement,
  type PlacementOfPupil,
} from '../../../server/contract/placement.ts';
import { messageOf } from '../../api/error.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** What is done with results. */
export type Decision = z.input<typeof decidePlacements.body>['decision'];

/** How long between two looks while somebody takes a test, ms. */
const LOOK_AGAIN = 20_000;

/** The placement tests of a group; while somebody takes one it is looked at again and again. */
export function usePlacements(params: { account: string; group: string }) {
  return useQuery({
    ...queryOf(listPlacements, { params }),
    refetchInterval: ({ state: { data } }) =>
      data?.pupils.some(({ placement }) => placement?.state === 'bezig') ? LOOK_AGAIN : false,
  });
}

/** What can be done with placement tests of a group; each says what came of it. */
export function usePlacementActions(params: { account: string; group: string }) {
  const client = useQueryClient();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const refresh = () => askAnew(client, [listPlacements, getPlacement], { account: params.account });
  const onError = (error: unknown) => tell({ message: messageOf(error), severity: 'error' });

  const decide = useMutation({
    mutationFn: (body: { decision: Decision; tests: string[] }) => call(decidePlacements, { params, body }),
    onSuccess(done, { decision }) {
      setFailed(done.failed);
      if (done.failed.length === 0 || done.decided > 0)
        tell({
          message: done.decided > 0 ? text(`did.${decision}`, { count: done.decided }) : text('did.nothing'),
        });
      return refresh();
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: ({ test, removed }: { test: string; name: string; removed: boolean }) =>
      call(removePlacement, { params: { ...params, test }, body: { removed } }),
    onSuccess(_, { test, name, removed }) {
      tell(
        removed
          ? {
              message: text('removed', { name }),
              action: { label: text('back'), run: () => remove.mutate({ test, name, removed: false }) },
            }
          : { message: text('restored', { name }) },
      );
      return refresh();
    },
    onError,
  });
  const end = useMutation({
    mutationFn: ({ test }: { test: string }) => call(endPlacement, { params: { ...params, test } }),
    onSuccess({ name }: PlacementOfPupil) {
      tell({ message: text('ended', { name }) });
      return refresh();
    },
    onError,
  });
  return {
    ...{ decide, remove, end, failed, refresh },
    forgetFailed: () => setFailed([]),
    isBusy: decide.isPending || remove.isPending || end.isPending,
  };
}
