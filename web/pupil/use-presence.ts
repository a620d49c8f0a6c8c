import { useEffect, useState } from 'react';
import type { PresenceEvent } from '../../server/contract/live.ts';
import { live } from '../app/live-service.ts';
import { useAway } from './away.ts';
import { outbox } from './outbox-service.ts';
import { usePupilScreen } from './screen.ts';

/** A sign of life at least this often, so that the teacher sees who is still there. */
const BEAT_MS = 20_000;

/** Tells the server what the pupil is doing, for the teacher's board. Staff who look on stay unseen. */
export function usePresence(screen: Exclude<PresenceEvent['screen'], 'hidden'>, roundId?: string) {
  const { own } = usePupilScreen();
  // A screen that was taken over no longer plays: saying that it does would take the game back from the other one.
  const isAway = useAway();
  const hidden = useHidden() || isAway;
  useEffect(() => {
    if (!own) return undefined;
    const line = live();
    const tell = () => {
      const { waiting } = outbox().state.getState();
      line.presence({ screen: hidden ? 'hidden' : screen, ...(roundId && { roundId }), waiting });
    };
    tell();
    const timer = setInterval(tell, BEAT_MS);
    const off = line.line.subscribe((now) => now.line === 'up' && tell());
    return () => {
      clearInterval(timer);
      off();
    };
  }, [own, screen, roundId, hidden]);
}

function useHidden(): boolean {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return hidden;
}
