import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { CONFIRMED_MINUTES } from '../../server/contract/account-terms.ts';
import { session as sessionCall } from '../../server/contract/auth.ts';
import { confirmIdentity } from '../../server/contract/second.ts';
import { queryOf } from '../app/query-of.ts';
import { call, confirmation } from '../app/services.ts';
import { FormDialog } from './dialog/form-dialog.tsx';
import { TextInput } from './form/fields.tsx';
import { useSaveForm } from './form/use-save-form.ts';
import { ui } from './wording.ts';

/**
 * Asks for the password where something is only done for who gave it a few minutes ago, whatever call it was. What was asked goes
 * on after it; who leaves it finds everything as it was.
 */
export function ConfirmIdentity() {
  const isAsked = useStore(confirmation.store, (state) => state.isAsked);
  useEffect(() => confirmation.attend(), []);
  return isAsked ? <Question /> : null;
}

function Question() {
  const { data: known } = useQuery(queryOf(sessionCall, {}));
  const of = useSaveForm({
    schema: confirmIdentity.body,
    start: { password: '' },
    save: (body) => call(confirmIdentity, { body }),
    onSaved: () => confirmation.settle(true),
  });
  return (
    <FormDialog
      of={of}
      title={ui('confirm.title')}
      action={ui('confirm.ok')}
      onClose={() => confirmation.settle(false)}
    >
      <Typography>{ui('confirm.text', { minutes: CONFIRMED_MINUTES })}</Typography>
      {/* A password manager offers the password that belongs to it. */}
      <input
        type="text"
        value={known?.username ?? ''}
        autoComplete="username"
        readOnly
        hidden
        aria-hidden="true"
      />
      <TextInput<{ password: string }>
        name="password"
        type="password"
        label={ui('confirm.password')}
        autoComplete="current-password"
        autoFocus
      />
    </FormDialog>
  );
}
