import { Button, DialogContentText } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  cancelWebinar,
  getWebinar,
  listWebinars,
  removeWebinar,
  type WholeWebinar,
} from '../../../server/contract/webinars.ts';
import { paths } from '../../app/paths.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** Takes a webinar away: a draft is thrown away, what is still to come does not take place. */
export function TakeAway({ webinar }: { webinar: WholeWebinar }) {
  const [isOpen, setOpen] = useState(false);
  if (webinar.standing === 'held' || webinar.standing === 'cancelled') return null;
  const Dialog = webinar.standing === 'draft' ? RemoveDialog : CancelDialog;
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        {text(webinar.standing === 'draft' ? 'remove' : 'cancel.button')}
      </Button>
      {isOpen && <Dialog webinar={webinar} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Props {
  webinar: WholeWebinar;
  onClose: () => void;
}

function RemoveDialog({ webinar: { id }, onClose }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => call(removeWebinar, { params: { webinar: id } }),
    onSuccess: async () => {
      await navigate(paths.webinars);
      tell({ message: text('removed') });
      void askAnew(client, [listWebinars]);
    },
  });
  return (
    <ConfirmDialog
      title={text('removeTitle')}
      note={text('removeText')}
      action={text('remove')}
      isGrave
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}

function CancelDialog({ webinar: { id, version, signUps }, onClose }: Props) {
  const client = useQueryClient();
  const of = useSaveForm({
    schema: cancelWebinar.body.omit({ basedOn: true }),
    start: { reason: '' },
    save: ({ reason }) =>
      call(cancelWebinar, { params: { webinar: id }, body: { reason, basedOn: version } }),
    onSaved: () => {
      onClose();
      tell({ message: text('cancel.done') });
      void askAnew(client, [listWebinars, getWebinar]);
    },
  });
  return (
    <FormDialog
      of={of}
      title={text('cancel.title')}
      action={text('cancel.button')}
      back={text('cancel.keep')}
      isGrave
      onClose={onClose}
    >
      <DialogContentText>{text('cancel.note', { count: signUps.length })}</DialogContentText>
      <TextInput
        name="reason"
        label={text('cancel.reason')}
        help={text('cancel.reasonHelp')}
        rows={2}
        maxLength={300}
        width="100%"
        required
      />
    </FormDialog>
  );
}
