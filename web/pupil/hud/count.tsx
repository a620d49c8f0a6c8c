import { animated, useSpring } from '@react-spring/web';
import { hudCoin, hudStar } from '../../../engine/drawing/hud.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { pupil } from '../wording.ts';

interface Props {
  what: 'coins' | 'stars';
  count: number;
  /** The number it counts up from when it first shows: what a game brought comes in a moment later. */
  from?: number;
  still: boolean;
}

/** Coins or stars with their number, which counts up. */
export function Count({ what, count, from = count, still }: Props) {
  const { shown } = useSpring({
    from: { shown: from },
    to: { shown: count },
    delay: from === count ? 0 : 900,
    immediate: still,
    config: { tension: 90, friction: 20, clamp: true },
  });
  return (
    <span className="count" role="img" aria-label={pupil(`hud.${what}`, { count })}>
      <Drawing svg={what === 'coins' ? hudCoin() : hudStar(true)} />
      <animated.span aria-hidden>{shown.to((now) => String(Math.round(now)))}</animated.span>
    </span>
  );
}
