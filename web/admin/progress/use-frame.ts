import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ProgressCategory } from '../../../server/contract/progress.ts';

/** What stays free below the frame, in CSS px: the legend. */
const BELOW = 60;
/** Below this height a frame of its own shows too little: then the page scrolls. */
const LEAST = 440;

/**
 * The frame in which the matrix scrolls: as high as what is left of the screen, so that there is one scroll bar; and how
 * many columns lie out of sight to the right, with the way to them.
 */
export function useFrame(categories: readonly ProgressCategory[]) {
  const frame = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(0);

  useLayoutEffect(() => {
    const of = frame.current!;
    const fit = () => {
      const top = of.getBoundingClientRect().top + scrollY;
      of.style.setProperty('--matrix-height', `max(${LEAST}px, calc(100dvh - ${Math.ceil(top) + BELOW}px))`);
    };
    fit();
    // What stands above may wrap, come or go.
    const observer = new ResizeObserver(fit);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const of = frame.current!;
    const count = () => {
      const right = of.getBoundingClientRect().right;
      const heads = [...of.querySelectorAll('th.what')];
      setHidden(heads.filter((head) => head.getBoundingClientRect().right > right + 4).length);
    };
    count();
    const observer = new ResizeObserver(count);
    observer.observe(of);
    of.addEventListener('scroll', count, { passive: true });
    return () => {
      observer.disconnect();
      of.removeEventListener('scroll', count);
    };
  }, [categories]);

  const onMore = () => frame.current!.scrollBy({ left: frame.current!.clientWidth / 2, behavior: 'smooth' });
  return { frame, hidden, onMore };
}
