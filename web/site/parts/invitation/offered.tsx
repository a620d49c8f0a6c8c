import { useEffect, useState } from 'react';
import { messageOf } from '../../../api/error.ts';
import { ask } from '../../ask.ts';
import { Note } from '../../ui/index.ts';
import { invitation } from '../../wording/invitation.ts';

/** What an invitation of Spelwereld says of who has it, and what they get. */
export interface Offered {
  name: string;
  email: string;
  organisation: string;
  kind: string;
  days: number;
  seats: number | null;
  percentOff: number | null;
  expiresOn: string;
  isCustomer: boolean;
}

const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });

/** For who came by an invitation of Spelwereld: says what they get, and gives what is known of them to the form. */
export function Offered({ onFound }: { onFound: (offered: Offered, code: string) => void }) {
  const [found, setFound] = useState<Offered>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    const code = new URLSearchParams(location.search).get('uitnodiging');
    if (code === null) return;
    ask<Offered>('POST', '/api/site/invitation-visits', { code }).then(
      (offered) => {
        setFound(offered);
        onFound(offered, code);
      },
      (error: unknown) => setFault(messageOf(error)),
    );
  }, [onFound]);
  if (fault !== undefined)
    return (
      <Note>
        <p role="status">{fault}</p>
      </Note>
    );
  if (!found) return null;
  const { days, seats, percentOff, expiresOn, isCustomer } = found;
  return (
    <Note>
      {isCustomer && (
        <p>
          {invitation('customer')} <a href="/app/auth/login">{invitation('logIn')}</a>
        </p>
      )}
      <p>{invitation('offer', { days, until: day.format(new Date(expiresOn)) })}</p>
      {seats !== null && <p>{invitation('seats', { seats })}</p>}
      {percentOff !== null && <p>{invitation('price', { percent: percentOff })}</p>}
      <p>{invitation('check')}</p>
    </Note>
  );
}
