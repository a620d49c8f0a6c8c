import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { z } from 'zod';
import { passwordToken, setPassword } from '../../../server/contract/reset.ts';
import { messageOf } from '../../api/error.ts';
import { paths } from '../../app/paths.ts';
import { call, session } from '../../app/services.ts';
import { ChooseForm } from './choose-form.tsx';
import { Sheet } from './sheet.tsx';
import { reset } from './wording.ts';

type Look = z.infer<typeof passwordToken.response>;

/** Choosing a password with the link from a mail (wachtwoordherstellen). */
export function ResetPasswordPage() {
  const { userId = '', herstelToken = '' } = useParams();
  const [look, setLook] = useState<Look>();
  const [error, setError] = useState<unknown>();
  const [isDone, setDone] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    call(passwordToken, { params: { user: userId, token: herstelToken }, signal: stop.signal }).then(
      setLook,
      (failure: unknown) => !stop.signal.aborted && setError(failure),
    );
    return () => stop.abort();
  }, [userId, herstelToken, tries]);
  const askAgain = () => {
    setError(undefined);
    setTries(tries + 1);
  };

  if (isDone) return <Done />;
  if (error !== undefined)
    return (
      <Sheet title={reset('bad.failedTitle')} face="oops">
        <p role="alert">{messageOf(error)}</p>
        <button type="button" className="paper-button" onClick={askAgain}>
          {reset('retry')}
        </button>
      </Sheet>
    );
  if (!look)
    return (
      <Sheet title={reset('choose.title')} face="look">
        <p role="status">{reset('looking')}</p>
      </Sheet>
    );
  if (look.state !== 'open') return <Ended state={look.state} />;
  const { username = '' } = look;
  return (
    <Sheet title={reset(look.purpose === 'welcome' ? 'choose.welcomeTitle' : 'choose.title')}>
      <p>{reset('choose.username', { username })}</p>
      <ChooseForm
        username={username}
        save={(password) => call(setPassword, { body: { user: userId, token: herstelToken, password } })}
        onEnded={askAgain}
        onDone={() => {
          // The session that this browser may still have, has ended.
          if (session.store.getState().user?._id === userId) session.logout();
          setDone(true);
        }}
      />
    </Sheet>
  );
}

const Done = () => (
  <Sheet title={reset('done.title')} isLast>
    <p role="status">
      {reset('done.text')} {reset('done.elsewhere')}
    </p>
    <Link className="paper-button" to={paths.login}>
      {reset('toLogin')}
    </Link>
  </Sheet>
);

const Ended = ({ state }: { state: 'used' | 'expired' | 'wrong' }) => (
  <Sheet title={reset(`bad.${state}Title`)} face="oops">
    <p role="alert">{reset(`bad.${state}`)}</p>
    <Link className="paper-button" to={paths.requestPassword}>
      {reset('again')}
    </Link>
  </Sheet>
);
