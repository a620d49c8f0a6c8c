import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { session as sessionCall } from '../../../server/contract/auth.ts';
import { call, onRefusal, session } from '../services.ts';
import { useUser } from '../use-session.ts';
import { lookingHere, noteClosed } from './looking.ts';
import { text } from './wording.ts';
import './banner.css';

const MINUTE_MS = 60_000;
/** How often the minutes are counted again. */
const COUNT_MS = 10_000;

/** Says on every screen of a tab in which somebody looks on that it is one, how long it lasts, and stops it. */
export function LookingBanner() {
  const user = useUser();
  const { pathname } = useLocation();
  const [looking] = useState(lookingHere);
  const [now, setNow] = useState(() => Date.now());
  const isShown = looking !== null && user !== null;
  useEffect(() => {
    if (!isShown) return;
    const timer = setInterval(() => setNow(Date.now()), COUNT_MS);
    document.body.classList.add('has-looking-banner');
    return () => {
      clearInterval(timer);
      document.body.classList.remove('has-looking-banner');
    };
  }, [isShown]);
  // The customer may let the office in, or out again, meanwhile.
  const [mayChange, setMayChange] = useState(looking?.mayChange);
  useEffect(() => {
    if (!isShown) return;
    const ask = () =>
      call(sessionCall, {}).then(
        ({ lookOn }) => setMayChange(lookOn?.mayChange),
        // Without a line nothing can be changed either.
        () => undefined,
      );
    void ask();
    const timer = setInterval(() => void ask(), MINUTE_MS);
    const stopHearing = onRefusal(({ code }) => {
      if (code === 'looking-on') void ask();
    });
    return () => {
      clearInterval(timer);
      stopHearing();
    };
  }, [isShown]);
  useEffect(() => {
    if (!isShown) return;
    return onRefusal(({ code }) => {
      if (code === 'not-while-looking') noteClosed(pathname);
    });
  }, [isShown, pathname]);
  if (!isShown) return null;
  const left = Math.max(0, Math.ceil((looking.endsAt - looking.skew - now) / MINUTE_MS));
  return (
    <aside className="looking-banner no-print" aria-label={text('label')}>
      <strong>{text('as', { name: looking.name })}</strong>
      <span>{text('left', { count: left })}</span>
      <span>{text(mayChange ? 'changes' : 'onlyLooks')}</span>
      <button type="button" onClick={() => session.logout()}>
        {text('stop')}
      </button>
    </aside>
  );
}
