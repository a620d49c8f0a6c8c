import { useEffect, useRef, type RefObject } from 'react';
import type { HudStore } from '../../../engine/bridge/index.ts';
import { placed, roomOf, underPointer } from './ruler-place.ts';

/** Height of the strip of the HUD, in u. */
const HUD = 72;
/** By key it goes on by a line: half of the strip. */
const STEPS: Record<string, number> = { ArrowUp: -0.5, ArrowDown: 0.5 };

interface Wish {
  hud: HudStore;
  /** Height of the clear strip, in u. */
  band: number;
  /** Whether it can be seen now. */
  active: boolean;
  /** What scrolls when the strip is at its end. */
  scroller?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Lets an element follow mouse, finger, keys and, in a list, the focus: its `--y` is where the middle of the strip is. It only
 * listens; a game gets every event, but for Shift and the arrows with Shift, which no game has (scenes/README.md 1.7).
 */
export function useRuler({ hud, band, active, scroller }: Wish): RefObject<HTMLDivElement | null> {
  const ruler = useRef<HTMLDivElement>(null);
  /** Where it is on the stage, in u, so that it stays with what is read in a window that changes; first at the prompt. */
  const place = useRef(0);

  useEffect(() => {
    if (!active) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    /** Where the pointer was last: a browser also tells of one that stands still while something moves under it. */
    let last = '';

    const strip = () => band * hud.getState().rect.scale;
    const put = (wanted: number, glides: boolean): number => {
      const { scale, top } = hud.getState().rect;
      const { at, beyond } = placed(wanted, roomOf(strip(), top + HUD * scale, window.innerHeight));
      place.current = (at - top) / scale;
      ruler.current?.style.setProperty('--y', `${at}px`);
      ruler.current?.toggleAttribute('data-glides', glides);
      return beyond;
    };
    const here = () => {
      const { scale, top } = hud.getState().rect;
      return top + place.current * scale;
    };
    const stay = () => put(here(), false);
    stay();
    const offRect = hud.subscribe((now, before) => now.rect !== before.rect && stay());

    const onPointer = ({ type, clientX, clientY, pointerType, isPrimary }: PointerEvent) => {
      const point = `${clientX} ${clientY}`;
      if (!isPrimary || isCovered() || (type === 'pointermove' && point === last)) return;
      last = point;
      put(underPointer(clientY, pointerType, strip()), false);
    };
    const options = { signal, capture: true, passive: true };
    window.addEventListener('pointerdown', onPointer, options);
    window.addEventListener('pointermove', onPointer, options);
    // A finger that scrolls a list is no pointer any more, but the line it is on goes along with it.
    const onTouch = ({ touches: [finger] }: TouchEvent) =>
      finger && !isCovered() && put(underPointer(finger.clientY, 'touch', strip()), false);
    window.addEventListener('touchmove', onTouch, options);

    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isCovered()) return;
      const step = event.shiftKey ? STEPS[event.key] : undefined;
      // Shift alone is the beginning of it, and no key that skips an example.
      if (step === undefined && event.key !== 'Shift') return;
      event.stopPropagation();
      if (step === undefined) return;
      event.preventDefault();
      const beyond = put(here() + step * strip(), true);
      if (beyond !== 0) scroller?.current?.scrollBy({ top: beyond });
    };
    window.addEventListener('keydown', onKey, { signal, capture: true });

    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      // The browser scrolls to it first.
      requestAnimationFrame(() => {
        const { top, height } = (target.closest('li') ?? target).getBoundingClientRect();
        if (!signal.aborted) put(top + height / 2, true);
      });
    };
    scroller?.current?.addEventListener('focusin', onFocus, { signal });

    return () => {
      stop.abort();
      offRect();
    };
  }, [hud, band, active, scroller]);
  return ruler;
}

/** Whether something lies over the screen that is to be read without a ruler. */
const isCovered = () => document.querySelector('dialog[open]') !== null;
