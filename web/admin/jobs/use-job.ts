import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { newId } from '../../../server/contract/id.ts';
import {
  cancelJob,
  getJob,
  isOpen,
  retryJob,
  undoJob,
  type Job,
  type JobProgress,
} from '../../../server/contract/jobs.ts';
import { messageOf } from '../../api/error.ts';
import { live } from '../../app/live-service.ts';
import { queries } from '../../app/queries.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';

/** How often is asked how far it is: at first, and once it takes long. */
const SOON_MS = 2000;
const LATER_MS = 10_000;
const LONG_MS = 60_000;

/** How far long work is: asked for now and then, and told by the server in between. */
export function useJob(id: string) {
  const asked = queryOf(getJob, { params: { job: id } });
  // Named, for it is followed beside all pages too.
  const query = useQuery(
    {
      ...asked,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data && !isOpen(data.state)
          ? false
          : Date.now() - (data?.at ?? Date.now()) > LONG_MS
            ? LATER_MS
            : SOON_MS,
    },
    queries,
  );
  const isGoingOn = query.data !== undefined && isOpen(query.data.state);
  useEffect(() => {
    if (!isGoingOn) return;
    const { queryKey } = queryOf(getJob, { params: { job: id } });
    const { socket } = live();
    const hear = (progress: JobProgress) => {
      if (progress.id !== id) return;
      queries.setQueryData(queryKey, (job) => (job ? { ...job, ...progress } : job));
      // Its report and what can be done with it come along with the answer.
      if (!isOpen(progress.state)) void queries.invalidateQueries({ queryKey });
    };
    socket.on('job', hear);
    return () => void socket.off('job', hear);
  }, [id, isGoingOn]);
  return query;
}

/** Stopping, trying again and undoing; each gives the job that goes on. */
export function useJobActions(id: string, next: (job: Job) => void) {
  const client = useQueryClient();
  const options = {
    onSuccess: (job: Job) => {
      client.setQueryData(queryOf(getJob, { params: { job: job.id } }).queryKey, job);
      next(job);
      return client.invalidateQueries();
    },
    onError: (error: unknown) => {
      tell({ message: messageOf(error), severity: 'error' });
      void client.invalidateQueries();
    },
  };
  const params = { job: id };
  return {
    cancel: useMutation({ mutationFn: () => call(cancelJob, { params }), ...options }),
    retry: useMutation({ mutationFn: () => call(retryJob, { params }), ...options }),
    undo: useMutation({ mutationFn: () => call(undoJob, { params, body: { id: newId() } }), ...options }),
  };
}
