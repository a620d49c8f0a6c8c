import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getMailTemplate,
  listMailTemplates,
  resetMailTemplate,
  type MailTemplate,
} from '../../../server/contract/mail-templates.ts';
import type { Variant } from '../../../server/contract/variant.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

interface Props {
  template: MailTemplate;
  variant: Variant;
  onReset: () => void;
}

/** Has the text of Spelwereld itself mailed again, after asking. */
export function ResetButton({ template: { key, texts }, variant, onReset }: Props) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const reset = useMutation({
    mutationFn: () =>
      call(resetMailTemplate, {
        params: { template: key, variant },
        body: { basedOn: texts[variant].version },
      }),
    onSuccess: (after) => {
      client.setQueryData(queryOf(getMailTemplate, { params: { template: key } }).queryKey, after);
      void askAnew(client, [listMailTemplates]);
      tell({ message: text('reset.done') });
      onReset();
    },
    onError: () => void askAnew(client, [getMailTemplate]),
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('reset.button')}</Button>
      {isOpen && (
        <ConfirmDialog
          title={text('reset.title')}
          note={text('reset.note')}
          action={text('reset.button')}
          isBusy={reset.isPending}
          error={reset.error}
          onConfirm={() => reset.mutate()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
