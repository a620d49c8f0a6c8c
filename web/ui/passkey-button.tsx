import { Button } from '@mui/material';
import { useState } from 'react';
import type { PasskeyAnswer, PasskeyAsking } from '../../server/contract/passkey-schemas.ts';
import { messageOf } from '../api/error.ts';
import { askPasskey } from '../app/passkeys.ts';
import { ui } from './wording.ts';

interface Props {
  /** What the browser is to ask of the passkey, and what goes back with its answer. */
  ask: () => Promise<{ challenge: string; options: PasskeyAsking }>;
  /** Sends what it answers; what this throws is told too. */
  send: (answer: { challenge: string; passkey: PasskeyAnswer }) => Promise<void>;
  /** Tells what went wrong; undefined once it is tried again. */
  onFault: (message: string | undefined) => void;
}

/** Asks for a passkey, in the dialogs that want to know who sits there. */
export function PasskeyButton({ ask, send, onFault }: Props) {
  const [isBusy, setBusy] = useState(false);
  const use = async () => {
    onFault(undefined);
    setBusy(true);
    try {
      const { challenge, options } = await ask();
      await send({ challenge, passkey: await askPasskey(options) });
    } catch (error) {
      onFault(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" loading={isBusy} onClick={() => void use()}>
      {ui('passkey')}
    </Button>
  );
}
