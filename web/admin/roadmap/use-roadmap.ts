import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  followItem,
  getRoadmapItem,
  likeIdeas,
  listRoadmap,
  voteForItem,
} from '../../../server/contract/roadmap.ts';
import { messageOf } from '../../api/error.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** Voting for one item and following it. */
export function useItemActions(item: string) {
  const client = useQueryClient();
  const params = { item };
  const onError = (error: unknown) => tell({ message: messageOf(error), severity: 'error' });
  const vote = useMutation({
    mutationFn: (on: boolean) => call(voteForItem, { params, body: { vote: on } }),
    onSuccess(view) {
      client.setQueryData(queryOf(getRoadmapItem, { params }).queryKey, view);
      return askAnew(client, [listRoadmap, likeIdeas]);
    },
    onError,
  });
  const follow = useMutation({
    mutationFn: (on: boolean) => call(followItem, { params, body: { follow: on } }),
    onSuccess(view, on) {
      client.setQueryData(queryOf(getRoadmapItem, { params }).queryKey, view);
      tell({ message: text(on ? 'followed' : 'unfollowed') });
      return askAnew(client, [listRoadmap]);
    },
    onError,
  });
  return { vote, follow };
}
