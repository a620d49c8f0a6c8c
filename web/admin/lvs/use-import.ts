import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { newId } from '../../../server/contract/id.ts';
import {
  decideLvsProposals,
  fixLvsImport,
  getLvsImport,
  listLvsImports,
  MOST_DECIDED,
  removeLvsImport,
  storeLvsImport,
  type LvsImport,
} from '../../../server/contract/lvs.ts';
import { getPupilProgress } from '../../../server/contract/progress.ts';
import { messageOf } from '../../api/error.ts';
import { inParts } from '../../api/in-parts.ts';
import { askAnew, queryKeyOf, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** What is done with proposals. */
export type Decision = z.input<typeof decideLvsProposals.body>['decision'];

/** A table of test results and what can be done with it; each says what came of it. */
export function useImport(account: string, id: string) {
  const client = useQueryClient();
  const params = { account, import: id };
  const query = useQuery(queryOf(getLvsImport, { params }));
  const [failed, setFailed] = useState<readonly string[]>([]);
  // Asked again after a line that fell away, it is the same request.
  const [requestId, setRequestId] = useState(newId);
  const onError = (error: unknown) => tell({ message: messageOf(error), severity: 'error' });
  const show = (found: LvsImport) => {
    client.setQueryData(queryKeyOf(getLvsImport, { params }), found);
    return Promise.all([
      askAnew(client, [listLvsImports], { account }),
      client.invalidateQueries({ queryKey: [getPupilProgress.id] }),
    ]);
  };
  const fix = useMutation({
    mutationFn: (body: z.input<typeof fixLvsImport.body>) => call(fixLvsImport, { params, body }),
    onSuccess: show,
  });
  const store = useMutation({
    mutationFn: (_count: number) => call(storeLvsImport, { params, body: { requestId } }),
    onSuccess: (found, count) => {
      setRequestId(newId());
      tell({ message: text('import.storedNow', { count }) });
      return show(found);
    },
    onError,
  });
  const decide = useMutation({
    mutationFn: async ({ decision, ids }: { decision: Decision; ids: readonly string[] }) => {
      const parts = await inParts(ids, MOST_DECIDED, (proposals) =>
        call(decideLvsProposals, { params, body: { decision, proposals } }),
      );
      return {
        count: parts.reduce((sum, { decided }) => sum + decided, 0),
        failed: parts.flatMap((part) => part.failed),
      };
    },
    onSuccess: (done, { decision, ids }) => {
      setFailed(done.failed);
      if (done.count > 0)
        tell({
          message: text(`proposals.${DONE[decision]}`, { count: done.count }),
          ...(decision !== 'undo' && {
            action: { label: text('proposals.undo'), run: () => decide.mutate({ decision: 'undo', ids }) },
          }),
        });
      return client.invalidateQueries();
    },
    onError,
  });
  const remove = useMutation({ mutationFn: () => call(removeLvsImport, { params }), onError });
  return { query, fix, store, decide, remove, failed, forget: () => setFailed([]) };
}

const DONE = { accept: 'accepted', reject: 'rejected', undo: 'undone' } as const;
