import { DialogContentText } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  trashGroups,
  weighGroupTrash,
  type Group,
  type TrashWeight,
} from '../../../server/contract/groups.ts';
import { newId } from '../../../server/contract/id.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { text } from './wording.ts';

interface Props {
  adminId: string;
  groups: readonly Group[];
  onClose: () => void;
  onDone: (message: string, change: string) => void;
}

const PARTS = ['pupils', 'ready', 'settings'] as const satisfies (keyof TrashWeight)[];

/** Asks before groups go to the trash, and says what goes along; not before that is known. */
export function TrashDialog({ adminId, groups, onClose, onDone }: Props) {
  const [change] = useState(newId);
  const ids = groups.map(({ id }) => id);
  const names = { count: groups.length, name: groups[0]!.name };
  const params = { account: adminId };
  const trash = useMutation({
    mutationFn: () => call(trashGroups, { params, body: { change, groups: ids } }),
    onSuccess: () => onDone(text('trashForm.done', names), change),
  });
  const weight = useQuery({
    ...queryOf(weighGroupTrash, { params, query: { groups: ids.join(',') } }),
    // Not any more once they go: there is nothing to be found then.
    enabled: trash.isIdle || trash.isError,
    gcTime: 0,
  });
  return (
    <ConfirmDialog
      title={text('trashForm.title', names)}
      action={text('toTrash')}
      width="sm"
      focus="back"
      canConfirm={weight.data !== undefined}
      isBusy={trash.isPending}
      error={trash.error}
      onConfirm={() => trash.mutate()}
      onClose={onClose}
    >
      <Loaded query={weight}>{(found) => <Weight found={found} />}</Loaded>
    </ConfirmDialog>
  );
}

function Weight({ found }: { found: TrashWeight }) {
  const there = PARTS.filter((part) => found[part] > 0);
  if (there.length === 0) return <DialogContentText>{text('trashForm.nothing')}</DialogContentText>;
  return (
    <>
      <DialogContentText>{text('trashForm.text')}</DialogContentText>
      <ul>
        {there.map((part) => (
          <li key={part}>{text(`trashForm.${part}`, { count: found[part] })}</li>
        ))}
      </ul>
    </>
  );
}
