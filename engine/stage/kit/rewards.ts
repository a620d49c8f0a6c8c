import { DEPTH, type Image } from '../thing.ts';
import type { Stage } from '../stage.ts';
import type { StarCount, StarRow } from './api.ts';

interface Point {
  x: number;
  y: number;
}

const FLY_MS = 620;
const RISE = 140;
/** The faces of a coin while it turns. */
const TURNS = ['coin/1', 'coin/2', 'coin/3', 'coin/2'] as const;
const TURN_MS = 60;
/** A counted star swells for a moment. */
const SWELL = { times: 2, ms: 200 } as const;

/** A coin flies in an arc and turns on its way; with reduced motion it fades from one place to the other. */
export async function flyCoin(stage: Stage, from: Point, to: Point): Promise<void> {
  const coin = stage.fixed(stage.image('kit/coin/1', from.x, from.y).setDepth(DEPTH.banner + 10));
  if (stage.reducedMotion) {
    await stage.tween({ targets: coin, to: { alpha: 0 }, ms: 400 });
  } else {
    const way = { t: 0 };
    const start = stage.clock.now;
    await stage.tween({
      targets: way,
      to: { t: 1 },
      ms: FLY_MS,
      onUpdate: () => onTheWay(stage, coin, from, to, way.t, stage.clock.now - start),
    });
  }
  coin.destroy();
}

function onTheWay(stage: Stage, coin: Image, from: Point, to: Point, t: number, ms: number) {
  if (!coin.scene) return;
  coin.setPosition(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t - RISE * 4 * t * (1 - t));
  const frame = TURNS[Math.floor(ms / TURN_MS) % TURNS.length]!;
  if (stage.hasImage(`kit/${frame}`)) coin.setFrame(frame, false, false);
}

/** A star, filled or dotted. */
export const star = (stage: Stage, x: number, y: number, full: boolean): Image =>
  stage.image(full ? 'kit/star/full' : 'kit/star/empty', x, y);

/** Stars in a row that fill one by one. */
export function countStars(stage: Stage, { x, y, pitch, count, size, depth, fixed }: StarRow): StarCount {
  const stars = Array.from({ length: count }, (_, i) => {
    const one = star(stage, x + i * pitch.x, y + i * pitch.y, false);
    return (fixed ? stage.fixed(one) : one).setScale(size).setDepth(depth);
  });
  let filled = 0;
  return {
    add() {
      const next = stars[filled];
      if (!next) return false;
      filled++;
      if (stage.hasImage('kit/star/full')) next.setFrame('star/full');
      const to = { scale: size * SWELL.times };
      void stage.tween({ targets: next, to, ms: SWELL.ms, yoyo: true, pop: true });
      return filled === stars.length;
    },
  };
}
