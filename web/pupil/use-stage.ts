import { useEffect, useRef, useState, type RefObject } from 'react';
import type { HostHandle } from '../../engine/bridge/index.ts';
import { stageHost } from './stage-host.ts';

/** The canvas on a screen. */
interface Stage {
  /** The element that the canvas is laid in. */
  container: RefObject<HTMLElement | null>;
  /** Undefined until it is awake. */
  host: HostHandle | undefined;
  /** Whether it could not be made. */
  isFailed: boolean;
}

/** Wakes the one canvas of this tab in an element, and parks it when the screen goes. */
export function useStage(): Stage {
  const container = useRef<HTMLElement>(null);
  const [host, setHost] = useState<HostHandle>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const here = container.current;
    if (!here) return undefined;
    let gone = false;
    let woken: HostHandle | undefined;
    stageHost(here).then(
      (made) => {
        if (gone) return;
        woken = made;
        made.wake(here);
        setHost(made);
      },
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
    return () => {
      gone = true;
      woken?.park();
    };
  }, []);
  return { container, host, isFailed };
}
