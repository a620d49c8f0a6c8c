import { SPACE, wayTo, type Spot } from './rules.ts';

/** Something that bars the way, about its middle. */
export interface Box extends Spot {
  width: number;
  height: number;
}

/** How far from a box it goes round, and how near to one the rocket can't pass. */
const AIR = { corner: 60, touch: 28 } as const;
/** A corner that is so near has been reached; one within a bank is only taken for so much less of a way. */
const REACHED = 34;
const BANK = { wide: 44, detour: 320 } as const;
const SIGNS = [-1, 1] as const;

/** Whether the straight way from nought along `to` goes through a box about `at` that is `x` and `y` to each side. */
function crosses(to: Spot, at: Spot, half: Spot): boolean {
  let [from, until] = [0, 1];
  for (const axis of ['x', 'y'] as const) {
    const [low, high] = [at[axis] - half[axis], at[axis] + half[axis]];
    if (to[axis] === 0) {
      if (low >= 0 || high <= 0) return false;
      continue;
    }
    const [a, b] = [low / to[axis], high / to[axis]];
    from = Math.max(from, Math.min(a, b));
    until = Math.min(until, Math.max(a, b));
  }
  return from < until;
}

/** Where to fly first on the way from one place to another: there, or round a corner of the nearest box that bars the way. */
export function route(from: Spot, to: Spot, boxes: readonly Box[]): Spot {
  const goal = wayTo(from, to);
  const barring = boxes
    .filter((box) => {
      const end = wayTo(to, box);
      const isItsOwn = Math.abs(end.x) < box.width / 2 && Math.abs(end.y) < box.height / 2;
      return !isItsOwn && crosses(goal, wayTo(from, box), within(box));
    })
    .sort((a, b) => wayTo(from, a).far - wayTo(from, b).far)[0];
  if (!barring) return to;
  const middle = wayTo(from, barring);
  let best: { corner: Spot; far: number } | undefined;
  for (const right of SIGNS)
    for (const down of SIGNS) {
      const x = middle.x + right * (barring.width / 2 + AIR.corner);
      const y = middle.y + down * (barring.height / 2 + AIR.corner);
      const first = Math.hypot(x, y);
      if (first < REACHED || crosses({ x, y }, middle, within(barring))) continue;
      const isInBank = from.y + y < SPACE.top + BANK.wide || from.y + y > SPACE.bottom - BANK.wide;
      const far = first + Math.hypot(goal.x - x, goal.y - y) + (isInBank ? BANK.detour : 0);
      if (!best || far < best.far) best = { corner: { x: from.x + x, y: from.y + y }, far };
    }
  return best?.corner ?? to;
}

const within = ({ width, height }: Box): Spot => ({
  x: width / 2 + AIR.touch,
  y: height / 2 + AIR.touch,
});
