import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getFriends, makeFriendLink, withdrawFriend } from '../../../server/contract/friends.ts';
import { messageOf } from '../../api/error.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** Whom an account invited. */
export const useFriends = (account: string) => useQuery(queryOf(getFriends, { params: { account } }));

/** Making the own link, and withdrawing a link or a mail. */
export function useFriendActions(account: string) {
  const client = useQueryClient();
  const { queryKey } = queryOf(getFriends, { params: { account } });
  const onError = (error: unknown) => tell({ message: messageOf(error), severity: 'error' });
  const make = useMutation({
    mutationFn: () => call(makeFriendLink, { params: { account } }),
    onSuccess: (friends) => void client.setQueryData(queryKey, friends),
    onError,
  });
  const withdraw = useMutation({
    mutationFn: ({ id }: { id: string; isLink: boolean }) =>
      call(withdrawFriend, { params: { account, friend: id } }),
    onSuccess(friends, { isLink }) {
      client.setQueryData(queryKey, friends);
      tell({ message: text(isLink ? 'link.withdrawn' : 'list.withdrawn') });
    },
    onError,
  });
  return { make, withdraw };
}
