import type { GameStage } from '../../engine/stage/index.ts';
import { MOVE, type Shelf } from './rules.ts';
import type { Side } from './shelf-bodies.ts';

type Body = ReturnType<GameStage['arcade']['add']['body']>;

/** How fast a run begins on the ground and in the air, in u/s². */
const PUSH = { turn: 2600, air: 1700 } as const;

/** Runs in a direction, -1 to 1 at the usual speed. */
export function run({ velocity }: Body, dir: number, onGround: boolean, dt: number) {
  const most = (onGround ? PUSH.turn : PUSH.air) * dt;
  velocity.x += Math.max(-most, Math.min(most, dir * MOVE.run - velocity.x));
}

/** Walks to a place `far` u away and stops right there; `haste` times as fast as usual. */
export function walk({ velocity }: Body, far: number, haste: number, dt: number) {
  const speed = MOVE.run * haste;
  velocity.x = Math.abs(far) <= speed * dt ? far / dt : Math.sign(far) * speed;
}

/** Where somebody is going by itself: the shelf a jump is aimed at, one it drops through, one it stands on. */
interface Way {
  isGoing: boolean;
  to: string | undefined;
  through: string | undefined;
  on: string | undefined;
}

/** Whether a shelf stops who comes from that side; on the way somewhere only what is on that way does. */
export function isHard({ id, kind }: Shelf, from: Side, { isGoing, to, through, on }: Way): boolean {
  if (kind === 'plank') return true;
  if (from === 'below') return kind === 'board';
  if (id === through || from === 'inside') return false;
  if (!isGoing) return true;
  const isToy = kind === 'step' || kind === 'spring';
  if (to) return id === to || kind === 'board' || kind === 'cushion';
  return !isToy || on === id;
}
