import { Box, Button, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { MOST_ATTACHMENTS } from '../../../server/contract/account-terms.ts';
import {
  addAttachment,
  getOfficeAttachment,
  removeAttachment,
  type Attachment,
} from '../../../server/contract/attachments.ts';
import { newId } from '../../../server/contract/id.ts';
import {
  getOfficeMessage,
  listOfficeMessages,
  type OfficeMessage,
} from '../../../server/contract/office-messages.ts';
import { AttachmentButton } from '../../admin/messages/attachment-button.tsx';
import { messageOf } from '../../api/error.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** The files of a message that is stored: adding some and taking them away. They count at once, without saving the message. */
export function Attachments({ message: { id: message, attachments } }: { message: OfficeMessage }) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  // Of the file that was chosen: sent again it is the same one.
  const [id, setId] = useState(() => newId());
  const changed = () => askAnew(client, [getOfficeMessage, listOfficeMessages]);
  const failed = (error: Error) => tell({ message: messageOf(error), severity: 'error' });
  const add = useMutation({
    mutationFn: (file: File) => call(addAttachment, { params: { message, attachment: id }, file }),
    onSuccess: () => {
      setId(newId());
      return changed();
    },
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: (attachment: string) => call(removeAttachment, { params: { message, attachment } }),
    onSuccess: changed,
    onError: failed,
  });
  return (
    <Box component="section" aria-labelledby="attachments-title" sx={{ maxWidth: 760 }}>
      <Typography variant="h2" id="attachments-title">
        {text('attachments.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {text('attachments.help', { most: MOST_ATTACHMENTS })}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {attachments.map((one: Attachment) => (
          <Stack
            key={one.id}
            component="li"
            direction="row"
            useFlexGap
            sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
          >
            <AttachmentButton
              of={one}
              get={() => call(getOfficeAttachment, { params: { message, attachment: one.id } })}
            />
            <Button
              color="error"
              disabled={remove.isPending}
              aria-label={text('attachments.remove', { name: one.name })}
              onClick={() => remove.mutate(one.id)}
            >
              {text('attachments.away')}
            </Button>
          </Stack>
        ))}
      </Stack>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.png,.jpg,.jpeg"
        aria-label={text('attachments.add')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be chosen again after it was refused.
          event.target.value = '';
          if (file) add.mutate(file);
        }}
      />
      {attachments.length < MOST_ATTACHMENTS && (
        <Button variant="outlined" loading={add.isPending} onClick={() => input.current?.click()}>
          {text('attachments.add')}
        </Button>
      )}
    </Box>
  );
}
