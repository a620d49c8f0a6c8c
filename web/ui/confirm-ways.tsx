import { Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { z } from 'zod';
import {
  confirmationMail,
  confirmationPasskey,
  confirmIdentity,
  type getConfirmation,
} from '../../server/contract/confirmation.ts';
import { messageOf } from '../api/error.ts';
import { knowsPasskeys } from '../app/passkeys.ts';
import { call } from '../app/services.ts';
import { begin, canSso } from '../auth/login-sso/flow.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { ui } from './wording.ts';

/** What of a person's own is typed: a code that was mailed comes with the question that it answers. */
export type Typed = { by: 'password' | 'code' } | { by: 'mailed'; challenge: string };

/** How somebody can show who it is. */
export type Confirmable = z.output<typeof getConfirmation.response>;

interface Props {
  ways: Confirmable;
  /** What is typed now. */
  by: Typed['by'];
  isSso: boolean;
  /** Something else is to be typed. */
  onTyped: (typed: Typed) => void;
  /** It was shown without typing. */
  onShown: () => void;
  onFault: (message: string | undefined) => void;
}

/** The other ways to show who one is. */
export function ConfirmWays({ ways: { ways, provider, mail }, by, isSso, onTyped, onShown, onFault }: Props) {
  const { pathname, search } = useLocation();
  const onError = (error: unknown) => onFault(messageOf(error));
  const mailing = useMutation({
    mutationFn: () => call(confirmationMail, {}),
    onSuccess: ({ challenge }) => onTyped({ by: 'mailed', challenge }),
    onError,
  });
  const again = useMutation({
    // It is led back to this page, in a login of which the provider has just said whose it is.
    mutationFn: (id: string) => begin(id, { wanted: pathname + search, anew: true }),
    onError,
  });
  const hasPasskey = ways.includes('passkey') && knowsPasskeys();
  const hasCode = ways.includes('app') || ways.includes('recovery');
  const canProvider = provider !== null && canSso();
  const others = [hasPasskey, hasCode && by !== 'code', by !== 'password', mail !== null, canProvider];
  if (!others.includes(true)) return null;
  return (
    <>
      <Typography>{ui('confirm.other')}</Typography>
      {hasPasskey && (
        <PasskeyButton
          ask={() => call(confirmationPasskey, {})}
          send={async (answer) => {
            await call(confirmIdentity, { body: answer });
            onShown();
          }}
          onFault={onFault}
        />
      )}
      {hasCode && by !== 'code' && (
        <Button onClick={() => onTyped({ by: 'code' })}>{ui('confirm.byCode')}</Button>
      )}
      {mail !== null && (
        <Button loading={mailing.isPending} onClick={() => mailing.mutate()}>
          {by === 'mailed' ? ui('confirm.mailAgain') : ui('confirm.byMail', { address: mail })}
        </Button>
      )}
      {by !== 'password' && (
        <Button onClick={() => onTyped({ by: 'password' })}>{ui('confirm.byPassword')}</Button>
      )}
      {canProvider && (
        <>
          <Button loading={again.isPending} onClick={() => again.mutate(provider.id)}>
            {ui('confirm.byProvider', { provider: provider.name })}
          </Button>
          {isSso && (
            <Typography sx={{ fontSize: '0.9rem', color: 'text.secondary' }}>
              {ui('confirm.providerNote')}
            </Typography>
          )}
        </>
      )}
    </>
  );
}
