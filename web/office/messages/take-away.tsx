import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  getOfficeMessage,
  listOfficeMessages,
  removeOfficeMessage,
  withdrawMessage,
  type OfficeMessage,
} from '../../../server/contract/office-messages.ts';
import { messageOf } from '../../api/error.ts';
import { paths } from '../../app/paths.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** Takes a message away: a draft is thrown away, what is out is withdrawn after asking. */
export function TakeAway({ message: { id, standing } }: { message: OfficeMessage }) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const isDraft = standing === 'draft';
  const take = useMutation({
    mutationFn: async () => {
      if (isDraft) await call(removeOfficeMessage, { params: { message: id } });
      else await call(withdrawMessage, { params: { message: id } });
    },
    onSuccess: async () => {
      await navigate(paths.officeMessages);
      tell({ message: text(isDraft ? 'removed' : 'withdraw.done') });
      void askAnew(client, [listOfficeMessages, getOfficeMessage]);
    },
    onError: (error) => isDraft && tell({ message: messageOf(error), severity: 'error' }),
  });
  return (
    <>
      <Button
        color="error"
        loading={isDraft && take.isPending}
        onClick={() => (isDraft ? take.mutate() : setOpen(true))}
      >
        {text(isDraft ? 'remove' : 'withdraw.button')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={text('withdraw.title')}
          note={text('withdraw.note')}
          action={text('withdraw.button')}
          isGrave
          isBusy={take.isPending}
          error={take.error}
          onConfirm={() => take.mutate()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
