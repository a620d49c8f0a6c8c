import { animated, useSpring } from '@react-spring/web';
import { drop } from '../../../engine/drawing/index.ts';

interface Props {
  text: string;
  /** 0 to 1; without it the drop fills and empties. */
  share?: number | undefined;
}

const DROP = drop(0, 0, 4);

/** A drop of ink that fills up while something is fetched. */
export function Loading({ text, share }: Props) {
  const { level } = useSpring({
    level: share ?? 0.55,
    from: { level: 0 },
    config: { tension: 120, friction: 26 },
  });
  return (
    <div className="over-canvas loading" role="status">
      <div>
        <svg viewBox="-60 -76 120 160" aria-hidden>
          <clipPath id="loading-drop">
            <path d={DROP} />
          </clipPath>
          <path d={DROP} fill="#fffdf6" stroke="#fffdf6" strokeWidth="20" strokeLinejoin="round" />
          <g clipPath="url(#loading-drop)">
            <animated.rect
              x="-60"
              width="120"
              height="140"
              fill="#2f6fde"
              y={level.to((now) => 70 - now * 134)}
            />
          </g>
          <path d={DROP} fill="none" stroke="#1e2747" strokeWidth="6" strokeLinejoin="round" />
        </svg>
        <p>{text}</p>
      </div>
    </div>
  );
}
