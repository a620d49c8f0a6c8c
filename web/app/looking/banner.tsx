import { useEffect, useState } from 'react';
import { session } from '../services.ts';
import { useUser } from '../use-session.ts';
import { lookingHere } from './looking.ts';
import { text } from './wording.ts';
import './banner.css';

const MINUTE_MS = 60_000;
/** How often the minutes are counted again. */
const COUNT_MS = 10_000;

/** Says on every screen of a tab in which somebody looks on that it is one, how long it lasts, and stops it. */
export function LookingBanner() {
  const user = useUser();
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
  if (!isShown) return null;
  const left = Math.max(0, Math.ceil((looking.endsAt - looking.skew - now) / MINUTE_MS));
  return (
    <aside className="looking-banner no-print" aria-label={text('label')}>
      <strong>{text('as', { name: looking.name })}</strong>
      <span>{text('left', { count: left })}</span>
      <span>{text(looking.mayChange ? 'changes' : 'onlyLooks')}</span>
      <button type="button" onClick={() => session.logout()}>
        {text('stop')}
      </button>
    </aside>
  );
}
