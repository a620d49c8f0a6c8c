import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { addSampleGroup, removeSampleGroup } from '../../../server/contract/groups.ts';
import { newId } from '../../../server/contract/id.ts';
import { messageOf } from '../../api/error.ts';
import { paths } from '../../app/paths.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** A group to look at: making it leads to its pupils; taking it away is told. */
export function useSample(adminId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [id] = useState(newId);
  const onError = (error: unknown) => tell({ message: messageOf(error), severity: 'error' });
  const params = { account: adminId };
  const { mutate: make, isPending: isMaking } = useMutation({
    mutationFn: () => call(addSampleGroup, { params, body: { id } }),
    async onSuccess(made) {
      await client.invalidateQueries();
      await navigate(paths.pupils(adminId, made.id));
    },
    onError,
  });
  const { mutate: remove, isPending: isRemoving } = useMutation({
    mutationFn: () => call(removeSampleGroup, { params }),
    async onSuccess() {
      tell({ message: text('sampleGone') });
      await client.invalidateQueries();
    },
    onError,
  });
  return useMemo(
    () => ({ make: () => make(), remove: () => remove(), isMaking, isRemoving }),
    [make, remove, isMaking, isRemoving],
  );
}
