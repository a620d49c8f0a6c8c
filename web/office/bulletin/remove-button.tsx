import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { removeBulletinItem, type BulletinView, listBulletin } from '../../../server/contract/bulletin.ts';
import { paths } from '../../app/paths.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { tell } from '../../ui/toast.tsx';
import { bulletin as text } from './wording.ts';

/** Takes something off the site, after asking. */
export function RemoveButton({ view: { id } }: { view: BulletinView }) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => call(removeBulletinItem, { params: { item: id } }),
    onSuccess: async () => {
      await navigate(paths.bulletin);
      tell({ message: text('removed') });
      void askAnew(client, [listBulletin]);
    },
  });
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        {text('remove')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={text('removeTitle')}
          note={text('removeText')}
          action={text('remove')}
          back={text('cancel')}
          isGrave
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
