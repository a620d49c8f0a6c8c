import { Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { z } from 'zod';
import { FRIEND_MAILS_PER_WEEK, FRIEND_WORDS } from '../../../server/contract/account-terms.ts';
import { getFriends, previewFriendMail, sendFriendMails } from '../../../server/contract/friends.ts';
import { newId } from '../../../server/contract/id.ts';
import { emailAddress, FORM_MESSAGES } from '../../../server/contract/messages.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

const addressesOf = (typed: string) => typed.split(/[\s,;]+/).filter(Boolean);

/** What is typed, with what is no address told. */
const formSchema = z.object({
  addresses: z
    .string()
    .trim()
    .min(1)
    .superRefine((typed, context) => {
      const all = addressesOf(typed);
      const faulty = all.find((address) => !emailAddress.safeParse(address).success);
      if (faulty !== undefined)
        context.addIssue({ code: 'custom', message: text('mail.faulty', { address: faulty }) });
      else if (all.length > FRIEND_MAILS_PER_WEEK)
        context.addIssue({ code: 'custom', message: FORM_MESSAGES.tooMany(FRIEND_MAILS_PER_WEEK) });
    }),
  text: z.string().trim().max(FRIEND_WORDS),
});
type FormValues = z.output<typeof formSchema>;

interface Shown {
  values: FormValues;
  subject: string;
  letter: string;
}

/** A mail of our server in one's name: it is shown whole before it goes out. */
export function MailPart({ left }: { left: number }) {
  const { adminId = '' } = useParams();
  const client = useQueryClient();
  // Made once: what is sent again goes out once.
  const [id] = useState(() => newId());
  const [shown, setShown] = useState<Shown>();
  const params = { account: adminId };
  const of = useSaveForm<FormValues, FormValues>({
    schema: formSchema,
    start: { addresses: '', text: '' },
    keeps: false,
    fieldOf: (path) => (path.startsWith('addresses') ? 'addresses' : path),
    async save(values) {
      const { subject, text: letter } = await call(previewFriendMail, {
        params,
        body: { text: values.text },
      });
      setShown({ values, subject, letter });
    },
  });
  const send = useMutation({
    mutationFn: ({ values }: Shown) =>
      call(sendFriendMails, {
        params: { ...params, mail: id },
        body: { addresses: addressesOf(values.addresses), text: values.text },
      }),
    onSuccess(friends, { values }) {
      setShown(undefined);
      client.setQueryData(queryOf(getFriends, { params }).queryKey, friends);
      tell({ message: text('mail.sent', { count: addressesOf(values.addresses).length }) });
    },
  });
  const count = shown ? addressesOf(shown.values.addresses).length : 0;
  return (
    <>
      <Typography>{text('mail.text')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {left === 0 ? text('mail.none') : text('mail.left', { count: left })}
      </Typography>
      {left > 0 && (
        <SaveFormView of={of} action={text('mail.look')} isNew>
          <TextInput
            name="addresses"
            label={text('mail.addresses')}
            help={text('mail.addressesHelp')}
            rows={2}
            width="100%"
            required
          />
          <TextInput
            name="text"
            label={text('mail.words')}
            help={text('mail.wordsHelp')}
            rows={3}
            width="100%"
            maxLength={FRIEND_WORDS}
          />
        </SaveFormView>
      )}
      {shown && (
        <ConfirmDialog
          title={text('mail.previewTitle', { count })}
          action={text('mail.send')}
          width="sm"
          isBusy={send.isPending}
          error={send.error}
          onConfirm={() => send.mutate(shown)}
          onClose={() => {
            send.reset();
            setShown(undefined);
          }}
        >
          <Typography sx={{ fontWeight: 700 }}>{text('mail.subject', { subject: shown.subject })}</Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{shown.letter}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
