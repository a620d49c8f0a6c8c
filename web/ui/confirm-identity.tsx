import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { z } from 'zod';
import { CONFIRMED_MINUTES } from '../../server/contract/account-terms.ts';
import { session as sessionCall } from '../../server/contract/auth.ts';
import { confirmIdentity, getConfirmation } from '../../server/contract/confirmation.ts';
import { queryOf } from '../app/query-of.ts';
import { call, confirmation, session } from '../app/services.ts';
import { ConfirmWays, type Confirmable, type Typed } from './confirm-ways.tsx';
import { FormDialog } from './dialog/form-dialog.tsx';
import { TextInput } from './form/fields.tsx';
import { useSaveForm } from './form/use-save-form.ts';
import { LoadingLines } from './states.tsx';
import { ui } from './wording.ts';

type Values = z.input<typeof confirmIdentity.body>;

/**
 * Asks who this is where something is only done for who showed that a few minutes ago, whatever call it was. What was asked goes
 * on after it; who leaves it finds everything as it was.
 */
export function ConfirmIdentity() {
  const isAsked = useStore(confirmation.store, (state) => state.isAsked);
  useEffect(() => confirmation.attend(), []);
  return isAsked ? <Question /> : null;
}

function Question() {
  const { data: ways, error } = useQuery({ ...queryOf(getConfirmation, {}), gcTime: 0, retry: false });
  const [typed, setTyped] = useState<Typed>();
  const isSso = useStore(session.store, ({ usingSSO }) => usingSSO);
  // Who came in without a password may have none: an app is asked first where there is one.
  const by = typed ?? { by: isSso && ways?.ways.includes('app') ? 'code' : 'password' };
  const isKnown = !isSso || ways !== undefined || error !== null;
  return (
    <Form
      key={JSON.stringify(by)}
      typed={isKnown ? by : undefined}
      ways={ways}
      isSso={isSso}
      onTyped={setTyped}
    />
  );
}

interface FormProps {
  /** What is typed; nothing yet while it is not known what there is. */
  typed: Typed | undefined;
  ways: Confirmable | undefined;
  isSso: boolean;
  onTyped: (typed: Typed) => void;
}

function Form({ typed, ways, isSso, onTyped }: FormProps) {
  const [fault, setFault] = useState<string>();
  const done = () => confirmation.settle(true);
  const start: Values = typed
    ? { [typed.by]: '', ...(typed.by === 'mailed' && { challenge: typed.challenge }) }
    : {};
  const of = useSaveForm({
    schema: confirmIdentity.body,
    start,
    save(body) {
      setFault(undefined);
      return call(confirmIdentity, { body });
    },
    onSaved: done,
  });
  const isStuck = isSso && ways?.ways.length === 0 && ways.mail === null && ways.provider === null;
  return (
    <FormDialog
      of={{ ...of, error: fault ?? of.error }}
      title={ui('confirm.title')}
      action={ui('confirm.ok')}
      onClose={() => confirmation.settle(false)}
    >
      <Typography>{ui('confirm.text', { minutes: CONFIRMED_MINUTES })}</Typography>
      {ways?.ways.includes('other-site') && <Typography>{ui('confirm.otherSite')}</Typography>}
      {typed ? <TypedInput typed={typed} ways={ways} /> : <LoadingLines />}
      {isStuck && <Typography>{ui('confirm.stuck')}</Typography>}
      {ways && typed && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <ConfirmWays {...{ ways, isSso, onTyped }} by={typed.by} onFault={setFault} onShown={done} />
        </Box>
      )}
    </FormDialog>
  );
}

/** The one field of a way to show who one is. */
function TypedInput({ typed: { by }, ways }: { typed: Typed; ways: Confirmable | undefined }) {
  const { data: known } = useQuery(queryOf(sessionCall, {}));
  if (by === 'password')
    return (
      <>
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
      </>
    );
  const isPaper = by === 'code' && !ways?.ways.includes('app');
  return (
    <>
      {by === 'mailed' && (
        <Typography role="status">{ui('confirm.mailSent', { address: ways?.mail ?? '' })}</Typography>
      )}
      <TextInput<Record<typeof by, string>>
        name={by}
        label={ui(by === 'mailed' ? 'confirm.mailed' : isPaper ? 'confirm.onlyRecovery' : 'confirm.code')}
        autoComplete="one-time-code"
        autoFocus
      />
    </>
  );
}
