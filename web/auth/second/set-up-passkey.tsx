import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { MadePasskey } from '../../../server/contract/passkey-schemas.ts';
import { secondPasskeySetUp } from '../../../server/contract/second.ts';
import { messageOf } from '../../api/error.ts';
import { makePasskey } from '../../app/passkeys.ts';
import { queries } from '../../app/queries.ts';
import { queryOf } from '../../app/query-of.ts';
import { second } from './wording.ts';

interface Props {
  challenge: string;
  isBusy: boolean;
  /** Sends the passkey once the browser made it. */
  onMake: (make: () => Promise<MadePasskey>) => void;
  onFailed: (why: string) => void;
}

/** Has the browser make a passkey, for who may not go on without a second step. */
export function SetUpPasskey({ challenge, isBusy, onMake, onFailed }: Props) {
  // Before the button is pressed: some browsers make one only right after a press.
  const { data, error } = useQuery(
    {
      ...queryOf(secondPasskeySetUp, { body: { challenge } }),
      ...{ gcTime: 0, staleTime: Infinity, retry: false },
      ...{ refetchOnWindowFocus: false, refetchOnReconnect: false },
    },
    queries,
  );
  const fail = useEffectEvent(() => onFailed(messageOf(error)));
  useEffect(() => {
    if (error) fail();
  }, [error]);
  if (!data) return <p role="status">{second('setUp.loading')}</p>;
  return (
    <>
      <p className="second-note">{second('setUp.passkeySite', { host: data.rp.id })}</p>
      <button
        type="button"
        className="paper-button"
        disabled={isBusy}
        autoFocus
        onClick={() => onMake(() => makePasskey(data))}
      >
        {second(isBusy ? 'busy' : 'setUp.makePasskey')}
      </button>
    </>
  );
}
