import { useEffect } from 'react';
import type { HostHandle } from '../../engine/bridge/index.ts';
import { common } from '../app/wording/common.ts';
import { Klodder } from '../ui/klodder.tsx';

/** When the hint shows; the same words as in pupil.css. */
const UPRIGHT = '(orientation: portrait) and (aspect-ratio < 4/5)';

/** Asks to turn a screen that is held upright; the game below waits for that. */
export function PortraitHint({ host }: { host: HostHandle | undefined }) {
  useEffect(() => {
    if (!host) return undefined;
    const upright = window.matchMedia(UPRIGHT);
    const wait = () => {
      const { screen, paused } = host.hud.getState();
      if (upright.matches && screen === 'game' && !paused) host.pause();
    };
    wait();
    upright.addEventListener('change', wait);
    // A game that opens under the hint waits as well.
    const stop = host.hud.subscribe(() => queueMicrotask(wait));
    return () => {
      upright.removeEventListener('change', wait);
      stop();
    };
  }, [host]);
  return (
    <div className="portrait-hint">
      <Klodder name="tik" face="look" pose="jump" size={150} />
      <svg className="turn-hint" viewBox="0 0 240 150" aria-hidden>
        <rect className="upright" x="20" y="18" width="74" height="114" rx="10" />
        <rect className="lying" x="112" y="58" width="114" height="74" rx="10" />
        <path d="M108 22c30-8 56 2 66 24m-13-4 14 6 7-14" />
      </svg>
      <h1>{common('portrait.title')}</h1>
      <p>{common('portrait.text')}</p>
    </div>
  );
}
