import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newId } from '../../../server/contract/id.ts';
import {
  getTomorrow,
  listReadyTasks,
  setReadyTask,
  takeBackReadyTask,
} from '../../../server/contract/tasks.ts';
import { messageOf } from '../../api/error.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { evenIfKept } from '../even-if-kept.ts';
import { matterOf, type Topic } from '../board/topic.ts';
import { progress as text } from './wording.ts';

const LIST = 'lijst/';

/** A category or list of these pages as something that can be set ready. */
export const topicOf = ({ id, title }: { id: string; title: string }): Topic =>
  id.startsWith(LIST) ? { list: id.slice(LIST.length), name: title } : { category: id, name: title };

/** Sets a category or a list ready for pupils of a group; the message says so, and lets it be undone. */
export function useSetReady(account: string, group: string) {
  const client = useQueryClient();
  /** What comes next for a pupil begins with what stands ready. */
  const renew = () => {
    void askAnew(client, [getTomorrow]);
    void askAnew(client, [listReadyTasks], { account, group });
  };
  const fail = (error: unknown) => tell({ message: messageOf(error), severity: 'error' });
  const takeBack = useMutation({
    mutationFn: ({ ready }: { ready: string; task: string }) =>
      call(takeBackReadyTask, { params: { account, group, ready } }),
    onSuccess: (_, { task }) => {
      tell({ message: text('takenBack', { task }) });
      renew();
    },
    onError: fail,
  });
  const set = useMutation({
    mutationFn: ({ ready, topic, pupils }: { ready: string; topic: Topic; pupils: readonly string[] }) =>
      evenIfKept((anyway) =>
        call(setReadyTask, {
          params: { account, group, ready },
          body: { ...matterOf(topic), pupils: [...pupils], anyway },
        }),
      ),
    onSuccess: (_, { ready, topic: { name: task }, pupils }) => {
      tell({
        message: text('ready', { task, count: pupils.length }),
        action: { label: text('undo'), run: () => takeBack.mutate({ ready, task }) },
      });
      renew();
    },
    onError: fail,
  });
  return {
    setReady: (of: { id: string; title: string }, pupils: readonly string[], onDone?: () => void) =>
      set.mutate({ ready: newId(), topic: topicOf(of), pupils }, { onSuccess: () => onDone?.() }),
    busy: set.isPending,
  };
}
