import { startOfDay } from './day.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Hours after midnight: nobody plays then. */
const NIGHT = { from: 3, to: 5 } as const;

/** Whether a moment is in the hours in which nobody plays. */
export function isNight(now: number): boolean {
  const hours = (now - startOfDay(now)) / HOUR_MS;
  return hours >= NIGHT.from && hours < NIGHT.to;
}

/** Asks whether now is the time for what is done at night: yes once a night. */
export function onceANight(clock: () => number = Date.now): () => boolean {
  let doneAt = -Infinity;
  return () => {
    const now = clock();
    if (!isNight(now) || now - doneAt < 12 * HOUR_MS) return false;
    doneAt = now;
    return true;
  };
}
