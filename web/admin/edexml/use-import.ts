import { useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { newId } from '../../../server/contract/id.ts';
import {
  commitEdexml,
  EDEX_PAGE,
  getEdexmlImport,
  listEdexmlImports,
  throwEdexmlAway,
  type EdexPreview,
} from '../../../server/contract/edexml.ts';
import { queries } from '../../app/queries.ts';
import { askAnew, queryKeyOf, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';

/** The file itself: whether it is still a proposal, and which long work stores it. */
export const useImportFile = (account: string, id: string) =>
  useQuery({
    ...queryOf(listEdexmlImports, { params: { account } }),
    staleTime: 0,
    select: ({ imports }) => imports.find((one) => one.id === id) ?? null,
  });

/** A proposal with all of its rows, compared with the account as it is now. */
export const useProposal = (account: string, id: string, enabled: boolean) =>
  useQuery({
    queryKey: queryKeyOf(getEdexmlImport, { params: { account, import: id } }),
    queryFn: async ({ signal }): Promise<EdexPreview> => {
      const ask = (page: number) =>
        call(getEdexmlImport, { params: { account, import: id }, query: { page }, signal });
      const first = await ask(1);
      const pupils = [...first.pupils];
      for (let page = 2; pupils.length < first.counts.pupils; page++) {
        const more = await ask(page);
        // Changed in between: what is shown has to be of one moment.
        if (more.stamp !== first.stamp || more.pupils.length === 0) break;
        pupils.push(...more.pupils);
        if (more.pupils.length < EDEX_PAGE) break;
      }
      return { ...first, pupils };
    },
    enabled,
    staleTime: Infinity,
    retry: false,
  });

type Decided = Omit<z.input<typeof commitEdexml.body>, 'requestId'>;

/** Carrying a proposal out, and throwing it away. */
export function useDecide(account: string, id: string, done: (job?: string) => void) {
  const params = { account, import: id };
  const after = () => askAnew(queries, [listEdexmlImports], { account });
  return {
    commit: useMutation({
      mutationFn: (decided: Decided) =>
        call(commitEdexml, { params, body: { ...decided, requestId: newId() } }),
      onSuccess: async ({ job }) => {
        await after();
        done(job);
      },
    }),
    away: useMutation({
      mutationFn: () => call(throwEdexmlAway, { params }),
      onSuccess: async () => {
        await after();
        done();
      },
    }),
  };
}
