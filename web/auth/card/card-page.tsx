import { useEffect, useRef, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useStore } from 'zustand';
import { paths, startScreen } from '../../app/paths.ts';
import { session } from '../../app/services.ts';
import { Sheet } from '../reset/sheet.tsx';
import { tokenOf } from './address.ts';
import { useCardLogin } from './use-card-login.ts';
import { card as text } from './wording.ts';
import './card.css';

/** Logging in by opening the address of a card, as the camera of a device does. */
export function CardPage() {
  const [token] = useState(() => tokenOf(window.location.href));
  const { user } = useStore(session.store);
  const { enter, isBusy, fault } = useCardLogin();
  const begun = useRef(false);
  // Who was logged in here before makes place for whose card it is.
  const [before] = useState(user);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // Nobody finds the token in the history of a shared computer.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (token !== undefined) void enter(token);
  });
  if (user && user !== before) return <Navigate to={startScreen(user)} replace />;
  const why = token === undefined ? text('unreadable') : fault;
  if (why === undefined)
    return (
      <Sheet title={text('title')}>
        <p role="status">{text('entering')}</p>
      </Sheet>
    );
  return (
    <Sheet title={text('failed')} face="oops" isLast>
      <p role="alert">{why}</p>
      {token !== undefined && (
        <button type="button" className="paper-button" disabled={isBusy} onClick={() => void enter(token)}>
          {text('again')}
        </button>
      )}
      <Link className="paper-button" to={paths.login}>
        {text('toLogin')}
      </Link>
    </Sheet>
  );
}
