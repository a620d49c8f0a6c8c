import { useState } from 'react';
import { cardLogin } from '../../../server/contract/cards.ts';
import { messageOf } from '../../api/error.ts';
import { callTimed, session } from '../../app/services.ts';
import { TokenError } from '../../app/session/token.ts';
import { common } from '../../app/wording/common.ts';

/** Logging in with the token of a card: whether it is under way, and why it did not work. */
export function useCardLogin() {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const enter = async (token: string) => {
    setBusy(true);
    setFault(undefined);
    try {
      const { data, serverTime } = await callTimed(cardLogin, { body: { card: token } });
      await session.start(data.token, serverTime);
    } catch (error) {
      setFault(error instanceof TokenError ? common(`errors.${error.fault}`) : messageOf(error));
    }
    setBusy(false);
  };
  return { enter, isBusy, fault };
}
