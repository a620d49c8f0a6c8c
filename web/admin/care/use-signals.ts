import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { decideSignal, listCareSignals, type CareSignal } from '../../../server/contract/care-signals.ts';
import { messageOf } from '../../api/error.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './signal-wording.ts';

/** Has the signals of an account asked anew. */
export const showSignals = (client: QueryClient, account: string): Promise<void> =>
  askAnew(client, [listCareSignals], { account });

/** Takes back that a signal was put off. */
export function useReopen(adminId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: Pick<CareSignal, 'id' | 'version' | 'pupil'>) =>
      call(decideSignal, {
        params: { account: adminId, signal: id },
        body: { state: 'open', basedOn: version },
      }),
    onSuccess: (_, { pupil }) => tell({ message: text('dialog.reopened', { name: pupil.name }) }),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
    onSettled: () => showSignals(client, adminId),
  });
}

/** Says that a plan came of a signal. */
export async function tellPlanned(client: QueryClient, account: string, id: string): Promise<void> {
  const { signals } = await client.fetchQuery(queryOf(listCareSignals, { params: { account } }));
  const signal = signals.find((one) => one.id === id);
  if (!signal) return;
  await call(decideSignal, {
    params: { account, signal: id },
    body: { state: 'plan', basedOn: signal.version },
  });
  await showSignals(client, account);
}
