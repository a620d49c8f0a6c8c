import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { z } from 'zod';
import { useStore } from 'zustand';
import { session as sessionCall } from '../../server/contract/auth.ts';
import { ApiError } from '../api/error.ts';
import { queries } from '../app/queries.ts';
import { queryOf } from '../app/query-of.ts';
import { logIn, passSecond, secondAskedBy, type SecondAsked } from '../app/session/log-in.ts';
import { secondPasskey } from '../../server/contract/second.ts';
import { knowsPasskeys } from '../app/passkeys.ts';
import { call, session } from '../app/services.ts';
import { DialogFrame } from './dialog/dialog-frame.tsx';
import { TextInput } from './form/fields.tsx';
import { useSaveForm } from './form/use-save-form.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { ui } from './wording.ts';

const schema = z.object({ password: z.string().min(1), code: z.string() });
type Values = z.input<typeof schema>;

/**
 * Asks for the password where the session ended while something was typed that is not saved. The page stays as it is,
 * behind it and out of sight.
 */
export const SessionLock = () => (useStore(session.store, ({ isLocked }) => isLocked) ? <Lock /> : null);

function Lock() {
  // Known since the page came: asking now would be refused.
  const { data: known } = useQuery({ ...queryOf(sessionCall, {}), enabled: false });
  const [asked, setAsked] = useState<SecondAsked>();
  const [fault, setFault] = useState<string>();
  const of = useSaveForm<Values, Values>({
    schema,
    start: { password: '', code: '' },
    async save({ password, code }) {
      setFault(undefined);
      try {
        if (asked) await (await passSecond(asked.challenge, { code })).enter();
        else await logIn({ username: known?.username ?? '', password });
      } catch (error) {
        const more = secondAskedBy(error);
        // A code that is wrong can be given again; all else begins with the password.
        if (!(error instanceof ApiError && error.fields['code'])) setAsked(more);
        throw error;
      }
      goOn();
    },
  });
  // What was refused meanwhile is asked again.
  const goOn = () => void queries.invalidateQueries();
  return (
    <FormProvider {...of.form}>
      <DialogFrame
        title={ui('lock.title')}
        hidesRest
        // There is no way past it.
        onClose={() => {}}
        error={fault ?? of.error}
        onSubmit={() => void of.submit()}
        actions={
          <>
            <Button color="error" onClick={() => session.logout()}>
              {ui('lock.leave')}
            </Button>
            <Button type="submit" variant="contained" loading={of.isSaving}>
              {ui('lock.ok')}
            </Button>
          </>
        }
      >
        <Typography>{ui('lock.text')}</Typography>
        {known && <Typography>{ui('lock.as', { name: known.name, username: known.username })}</Typography>}
        <TextInput<Values>
          name="password"
          type="password"
          label={ui('lock.password')}
          autoComplete="current-password"
          autoFocus
        />
        {asked?.ways.includes('passkey') && knowsPasskeys() && (
          <PasskeyButton
            ask={async () => {
              const { challenge } = asked;
              return { challenge, options: await call(secondPasskey, { body: { challenge } }) };
            }}
            send={async ({ challenge, passkey }) => {
              await (await passSecond(challenge, { passkey })).enter();
              goOn();
            }}
            onFault={setFault}
          />
        )}
        {asked && (
          <TextInput<Values> name="code" label={ui('lock.code')} autoComplete="one-time-code" autoFocus />
        )}
      </DialogFrame>
    </FormProvider>
  );
}
