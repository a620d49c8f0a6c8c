import { useQuery, type QueryKey } from '@tanstack/react-query';
import { listReadyTasks, type ReadyTask } from '../../../server/contract/tasks.ts';
import { call } from '../../app/services.ts';

/** Pupils play what is set ready meanwhile. */
const AGAIN_MS = 30_000;
const NONE: readonly ReadyTask[] = [];

export const readyKey = (group: string): QueryKey => ['ready-tasks', group];

/** What is set ready for pupils of a group, newest first; nothing until it is known. */
export function useReady(account: string, group: string) {
  const { data, error, refetch } = useQuery({
    queryKey: readyKey(group),
    queryFn: ({ signal }) => call(listReadyTasks, { params: { account, group }, signal }),
    refetchInterval: AGAIN_MS,
  });
  return { tasks: data?.tasks ?? NONE, failed: error && !data ? error : undefined, refetch };
}
