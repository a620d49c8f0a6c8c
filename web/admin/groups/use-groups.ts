import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getRosters,
  listGroups,
  undoGroupChange,
  undoGroupsSetting,
} from '../../../server/contract/groups.ts';
import { newId } from '../../../server/contract/id.ts';
import { messageOf } from '../../api/error.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { tell, type ToastText } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** The groups of an account; those of the archive when asked. */
export const useGroups = (adminId: string, archived = false) =>
  useQuery(
    queryOf(listGroups, { params: { account: adminId }, query: { archived: archived ? 'yes' : 'no' } }),
  );

/** Who is in which group, and who can teach. */
export const useRosters = (adminId: string, enabled = true) =>
  useQuery({
    ...queryOf(getRosters, { params: { account: adminId } }),
    enabled,
  });

/** After a change of groups: all that shows them is asked anew, and the change can be undone. */
export interface GroupChanges {
  /** `link` is a page to look at, behind the message. */
  done: (message: string, change: string, link?: ToastText['link']) => void;
  /** The same of a setting that groups were given. */
  shared: (message: string, batch: string) => void;
  failed: (error: unknown) => void;
}

/** Tells what was done, and lets it be undone. */
export function useGroupChanges(adminId: string): GroupChanges {
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: async ({ change, what }: { change: string; what: 'groups' | 'setting' }) => {
      if (what === 'groups')
        await call(undoGroupChange, { params: { account: adminId, groupChange: change } });
      else await call(undoGroupsSetting, { params: { account: adminId, change }, body: { batch: newId() } });
    },
    onSuccess: () => {
      tell({ message: text('undone') });
      return client.invalidateQueries();
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  const done =
    (what: 'groups' | 'setting') => (message: string, change: string, link?: ToastText['link']) => {
      tell({
        message,
        action: { label: text('undo'), run: () => undo.mutate({ change, what }) },
        ...(link && { link }),
      });
      void client.invalidateQueries();
    };
  return {
    done: done('groups'),
    shared: done('setting'),
    failed(error) {
      tell({ message: messageOf(error), severity: 'error' });
      void client.invalidateQueries();
    },
  };
}
