import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { live } from '../../app/live-service.ts';
import { outbox } from '../outbox-service.ts';
import { pupil } from '../wording.ts';

/** Says that there is no line and how many answers wait; silent as long as all is well. */
export function OfflineMark() {
  const [box] = useState(outbox);
  const { waiting, durable } = useStore(box.state);
  const { line } = useStore(live().line);
  const down = useLasting(line === 'down' || waiting > 0);
  const text = waiting > 0 ? pupil('offline.waiting', { count: waiting }) : pupil('offline.short');
  const more =
    waiting === 0
      ? pupil('offline.line')
      : durable
        ? pupil('offline.waitingMore', { count: waiting })
        : pupil('offline.fragile');
  return (
    <span role="status" className="offline-mark" hidden={!down} title={more}>
      {down && (
        <>
          <svg viewBox="0 0 32 32" aria-hidden>
            <path d="M9 24a6 6 0 0 1-1-12 8.5 8.5 0 0 1 16-1.5A6.5 6.5 0 0 1 23 24Z" />
            <path d="M5 5l22 24" />
          </svg>
          <span>
            {text}
            <span className="visually-hidden">. {more}</span>
          </span>
        </>
      )}
    </span>
  );
}

/** True once something has lasted for two seconds: a line that blinks is no news. */
function useLasting(now: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(now), now ? 2000 : 0);
    return () => clearTimeout(timer);
  }, [now]);
  return lasting;
}
