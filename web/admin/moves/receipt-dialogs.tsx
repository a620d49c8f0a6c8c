import { Button, DialogContentText, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { acceptMoveReceipt } from '../../../server/contract/move-archives.ts';
import { call } from '../../app/services.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** The receipt of a file that was read here, to be given to who made it. */
export function ReceiptDialog({ receipt, onClose }: { receipt: string; onClose: () => void }) {
  const copy = () =>
    void navigator.clipboard.writeText(receipt).then(() => tell({ message: text('receipt.copied') }));
  return (
    <DialogFrame
      title={text('receipt.title')}
      width="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('receipt.close')}</Button>
          {/* Browsers have no clipboard for a page without https. */}
          {'clipboard' in navigator && (
            <Button variant="contained" onClick={copy}>
              {text('receipt.copy')}
            </Button>
          )}
        </>
      }
    >
      <DialogContentText>{text('receipt.about')}</DialogContentText>
      <TextField
        label={text('receipt.text')}
        value={receipt}
        multiline
        maxRows={8}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
    </DialogFrame>
  );
}

/** Takes in that a file was read elsewhere. */
export function AcceptDialog({ account, onClose }: { account: string; onClose: () => void }) {
  const client = useQueryClient();
  const isTrashed = useRef(false);
  const form = useSaveForm({
    schema: acceptMoveReceipt.body,
    start: { receipt: '' },
    async save(body) {
      isTrashed.current = (await call(acceptMoveReceipt, { params: { account }, body })).trashed;
    },
    onSaved() {
      tell({ message: text(isTrashed.current ? 'receipt.trashed' : 'receipt.noted') });
      void client.invalidateQueries();
      onClose();
    },
  });
  return (
    <FormDialog
      of={form}
      title={text('receipt.acceptTitle')}
      action={text('receipt.action')}
      width="sm"
      onClose={onClose}
    >
      <DialogContentText>{text('receipt.acceptAbout')}</DialogContentText>
      <TextInput name="receipt" label={text('receipt.text')} rows={4} autoFocus />
    </FormDialog>
  );
}
