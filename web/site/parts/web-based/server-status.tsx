import { useEffect, useState } from 'react';
import { webBased as text } from '../../wording/web-based.ts';

/** Slower than this, in ms, is told. */
const SLOW_MS = 800;
/** After this long there is no answer, in ms. */
const LATE_MS = 8_000;

type Status =
  { kind: 'asking' } | { kind: 'ok' | 'slow'; ms: number; at: string } | { kind: 'none'; at: string };

/** Asks the server for its public key, which anybody may, and tells how long the answer took. */
async function askServer(): Promise<Status> {
  const began = performance.now();
  const at = new Date().toLocaleTimeString('nl', { hour: '2-digit', minute: '2-digit' });
  const answered = await fetch('/api/auth/public-key', {
    cache: 'no-store',
    signal: AbortSignal.timeout(LATE_MS),
  }).then(
    (response) => response.ok,
    () => false,
  );
  const ms = Math.round(performance.now() - began);
  return answered ? { kind: ms > SLOW_MS ? 'slow' : 'ok', ms, at } : { kind: 'none', at };
}

/** Whether the server answers the visitor now. */
export function ServerStatus() {
  const [status, setStatus] = useState<Status>({ kind: 'asking' });
  useEffect(() => {
    let isThere = true;
    void askServer().then((found) => isThere && setStatus(found));
    return () => {
      isThere = false;
    };
  }, []);
  const again = () => {
    setStatus({ kind: 'asking' });
    void askServer().then(setStatus);
  };
  return (
    <div className={`server-status ${status.kind}`}>
      <p role="status">
        <strong>{text(`status.${status.kind}`, 'ms' in status ? { ms: status.ms } : {})}</strong>{' '}
        {status.kind !== 'asking' && text('status.at', { time: status.at })}
      </p>
      <noscript>
        <p>{text('status.noScript')}</p>
      </noscript>
      <button type="button" className="paper-button quiet" onClick={again}>
        {text('status.again')}
      </button>
    </div>
  );
}
