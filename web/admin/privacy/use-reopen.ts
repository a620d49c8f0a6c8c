import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  listDataRequests,
  reopenDataRequest,
  type DataRequest,
} from '../../../server/contract/data-requests.ts';
import { messageOf } from '../../api/error.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './data-wording.ts';

/** Opens a request again that was settled. */
export function useReopen(account: string): (request: DataRequest) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id, version }: DataRequest) =>
      call(reopenDataRequest, { params: { account, request: id }, query: { basedOn: version } }),
    onSuccess: () => tell({ message: text('requests.reopened') }),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
    onSettled: () => askAnew(client, [listDataRequests], { account }),
  });
  return useCallback((request) => mutate(request), [mutate]);
}
