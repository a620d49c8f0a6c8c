import { useQuery } from '@tanstack/react-query';
import { listReadyTasks, type ReadyTask } from '../../../server/contract/tasks.ts';
import { queryOf } from '../../app/query-of.ts';

/** Pupils play what is set ready meanwhile. */
const AGAIN_MS = 30_000;
const NONE: readonly ReadyTask[] = [];

/** What is set ready for pupils of a group, newest first; nothing until it is known. */
export function useReady(account: string, group: string) {
  const { data, error, refetch } = useQuery({
    ...queryOf(listReadyTasks, { params: { account, group } }),
    refetchInterval: AGAIN_MS,
  });
  return { tasks: data?.tasks ?? NONE, failed: error && !data ? error : undefined, refetch };
}
