import { animated, useSpring } from '@react-spring/web';
import type { ExerciseResult } from '../../../engine/exercise/index.ts';
import { curve, polyline } from '../../../engine/drawing/index.ts';
import { progressDrop, type DropState } from '../../../engine/drawing/hud.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { pupil } from '../wording.ts';

const WIDTH = 600;
const wave = (x: number) => 37 + Math.sin(x / 38) * 2.2;
const LINE = polyline(curve(wave, 0, WIDTH, 60));

interface Props {
  results: readonly ExerciseResult[];
  at: number;
  still: boolean;
}

/** The round as a line of ink with one drop per exercise. */
export function ProgressLine({ results, at, still }: Props) {
  const of = results.length;
  const middle = (i: number) => (WIDTH * (i + 0.5)) / of;
  const { ink } = useSpring({
    ink: of === 0 ? 0 : at >= of ? 1 : middle(at) / WIDTH,
    immediate: still,
    config: { tension: 170, friction: 24 },
  });
  if (of === 0) return <div className="progress-line" />;
  return (
    <div
      className="progress-line"
      role="progressbar"
      aria-label={pupil('hud.progress', { at: Math.min(at + 1, of), of })}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={at}
    >
      <svg viewBox={`0 0 ${WIDTH} 72`} aria-hidden>
        <path d={LINE} fill="none" stroke="#d9dce4" strokeWidth="6" strokeLinecap="round" />
        <animated.path
          d={LINE}
          pathLength={1}
          fill="none"
          stroke="#2f6fde"
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray={ink.to((length) => `${length} 2`)}
          opacity={ink.to((length) => (length > 0.01 ? 1 : 0))}
        />
      </svg>
      {results.map((result, i) => (
        <Drop key={i} state={stateOf(result, i === at)} x={middle(i)} y={wave(middle(i))} still={still} />
      ))}
    </div>
  );
}

const stateOf = (result: ExerciseResult, now: boolean): DropState =>
  result === 'first-try' ? 'right' : result !== 'open' ? 'done' : now ? 'now' : 'todo';

function Drop({ state, x, y, still }: { state: DropState; x: number; y: number; still: boolean }) {
  // A drop that changes pops up anew.
  const [{ scale }] = useSpring(
    () => ({
      from: { scale: 0.4 },
      to: { scale: 1 },
      immediate: still,
      config: { tension: 300, friction: 13 },
    }),
    [state],
  );
  return (
    <animated.span className="progress-drop" style={{ '--x': x, '--y': y, scale }}>
      <Drawing svg={progressDrop(state)} />
    </animated.span>
  );
}
