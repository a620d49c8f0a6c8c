import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Sends a form that was sent before this page came to life (app/first-script.js). Gives the ref for that form. */
export function useEarlySubmit(submit: () => Promise<void>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const submitNow = useEffectEvent(() => void submit());
  useEffect(() => {
    const early = form.current?.dataset;
    if (early?.['sent'] === undefined) return;
    delete early['sent'];
    submitNow();
  }, []);
  return form;
}
