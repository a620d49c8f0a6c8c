import { Box, Button, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../../server/contract/id.ts';
import {
  getAccountHead,
  inviteAdmin,
  welcomeAgain,
  type AccountHead,
} from '../../../server/contract/office-accounts.ts';
import { messageOf } from '../../api/error.ts';
import { longDay } from '../../app/moments.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { Section } from './section.tsx';
import { text } from './wording.ts';

type Admin = AccountHead['admins'][number];

/** Who runs a customer's account, the welcome mail of who never came, and a new one when the last is gone. */
export function AdminsPart({ account }: { account: string }) {
  const query = useQuery(queryOf(getAccountHead, { params: { account } }));
  const [isInviting, setInviting] = useState(false);
  return (
    <Section
      title={text('admins.title')}
      action={query.data && <Button onClick={() => setInviting(true)}>{text('admins.invite')}</Button>}
    >
      <Loaded query={query}>
        {({ admins }) => (
          <>
            {admins.length === 0 ? (
              <Typography>{text('admins.none')}</Typography>
            ) : (
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {admins.map((admin) => (
                  <AdminLine key={admin.id} account={account} admin={admin} />
                ))}
              </Box>
            )}
            {isInviting && (
              <InviteDialog account={account} admins={admins} onClose={() => setInviting(false)} />
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function AdminLine({ account, admin: { id, name, email, lastLoginAt } }: { account: string; admin: Admin }) {
  const send = useMutation({
    mutationFn: () => call(welcomeAgain, { params: { account }, body: { admin: id } }),
    onSuccess: ({ to }) => tell({ message: text('admins.sent', { to }) }),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  const came =
    lastLoginAt === null ? text('admins.never') : text('admins.last', { day: longDay.format(lastLoginAt) });
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      {name} ({email ?? text('admins.noMail')}), {came}{' '}
      {lastLoginAt === null && email !== null && (
        <Button
          size="small"
          aria-label={text('admins.againOf', { name })}
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          {text('admins.again')}
        </Button>
      )}
    </Box>
  );
}

interface InviteProps {
  account: string;
  admins: readonly Admin[];
  onClose: () => void;
}

function InviteDialog({ account, admins, onClose }: InviteProps) {
  const queries = useQueryClient();
  // Made once: what is sent again is the same person.
  const [id] = useState(() => newId());
  const of = useSaveForm({
    schema: inviteAdmin.body,
    start: { adminName: '', email: '', reason: '' },
    save: (body) => call(inviteAdmin, { params: { account, id }, body }),
    onSaved: () => {
      tell({ message: text('admins.invited') });
      void askAnew(queries, [getAccountHead], { account });
      onClose();
    },
  });
  return (
    <FormDialog
      of={of}
      title={text('admins.inviteTitle')}
      action={text('admins.submit')}
      width="sm"
      isGrave
      onClose={onClose}
    >
      <Typography>{text('admins.inviteText')}</Typography>
      {admins.length > 0 && (
        <Typography>
          {text('admins.inviteTold', { names: admins.map(({ name }) => name).join(', ') })}
        </Typography>
      )}
      <TextInput name="adminName" label={text('admins.name')} required maxLength={100} />
      <TextInput
        name="email"
        type="email"
        label={text('admins.email')}
        help={text('admins.emailHelp')}
        required
      />
      <TextInput name="reason" label={text('admins.reason')} rows={2} maxLength={300} required />
    </FormDialog>
  );
}
