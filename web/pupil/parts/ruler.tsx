import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { RULER_BAND, rulerColours } from '../../../engine/drawing/index.ts';
import type { PlaySettings } from '../../../engine/exercise/index.ts';
import { usePupilScreen } from '../screen.ts';
import { useStill } from './motion.ts';
import { useRuler } from './use-ruler.ts';
import './ruler.css';

interface Props {
  settings: Pick<PlaySettings, 'tint' | 'largeLetters'>;
  /** There is nothing to read now; it comes back where it was. */
  hidden?: boolean;
  /** The list it lies over, which scrolls along with it. */
  scroller?: RefObject<HTMLElement | null>;
}

/** The reading ruler: a clear strip of two lines over a game or the list; all above and below is dimmed. */
export function Ruler({ settings, hidden = false, scroller }: Props) {
  const { host } = usePupilScreen();
  const on = useStore(host.hud, (state) => state.ruler);
  const still = useStill(host.hud);
  const band = RULER_BAND[settings.largeLetters ? 'large' : 'usual'];
  const ruler = useRuler({ hud: host.hud, band, active: on && !hidden, scroller });
  const { shade, edge } = rulerColours(settings.tint);
  if (!on) return null;
  return (
    <div
      ref={ruler}
      className={still ? 'ruler still' : 'ruler'}
      hidden={hidden}
      aria-hidden
      style={{ '--band': band, '--shade': shade, '--edge': edge }}
    >
      <div className="ruler-above" />
      <div className="ruler-below" />
    </div>
  );
}
