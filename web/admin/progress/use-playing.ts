import { useEffect, useState } from 'react';

interface Playing {
  /** How many steps are shown. */
  at: number;
  isPlaying: boolean;
  /** Plays on, from the beginning where it had ended, or stops. */
  toggle: () => void;
  goTo: (at: number) => void;
}

/** Plays steps one after another, each after its own time (`waits`, in ms); it begins by itself. */
export function usePlaying(waits: readonly number[]): Playing {
  const [at, setAt] = useState(0);
  const [wants, setWants] = useState(true);
  const isPlaying = wants && at < waits.length;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setAt(at + 1), waits[at]);
    return () => clearTimeout(timer);
  }, [at, isPlaying, waits]);
  return {
    at,
    isPlaying,
    toggle: () => {
      if (at === waits.length) setAt(0);
      setWants(!isPlaying);
    },
    goTo: (to) => {
      setWants(false);
      setAt(to);
    },
  };
}
