/** A place in u. */
export interface Spot {
  x: number;
  y: number;
}

/** Between the posts of the stall. */
const FIELD = { left: 146, right: 1220, middle: 683 } as const;
/** Towers stand at least this far apart, and a plate keeps this much room on both sides together. */
const APART = 190;
const BESIDE = 20;
/** More room than this between two towers looks lost. */
const LOOSE = 150;
/** The one shelf of short words, as low as their plates allow, and the two of long ones, where the cans are smaller. */
const ONE = { lowest: 560, foot: 664, scale: 1, large: 1.16 } as const;
const TWO = { shelves: [410, 606], scale: 0.6 } as const;

/** Where towers stand: the middle of each on its shelf. */
interface TowerLayout {
  shelves: readonly number[];
  scale: number;
  spots: (Spot & { row: number })[];
  /** Share of their size that the plates have: less only where even two shelves are too narrow. */
  plates: number;
}

/** Room for towers with plates of these widths, which reach so far below: on one shelf when they fit, else on two. `large` is for a few. */
export function layOutTowers(widths: readonly number[], below = 0, large = false): TowerLayout {
  const room = FIELD.right - FIELD.left;
  const size = large ? ONE.large : ONE.scale;
  const cells = widths.map((width) => Math.max(APART * size, width + BESIDE));
  const isOne = sum(cells) <= room;
  const { shelves, scale } = isOne ? { shelves: [Math.min(ONE.lowest, ONE.foot - below)], scale: size } : TWO;
  const upper = isOne ? cells.length : Math.ceil(cells.length / 2);
  const rows = [cells.slice(0, upper), cells.slice(upper)];
  const plates = Math.min(1, room / Math.max(...rows.map(sum)));
  const spots = rows.flatMap((row, number) => {
    const own = row.map((cell) => cell * plates);
    const more = Math.min(LOOSE, (room - sum(own)) / (row.length + 1));
    let x = FIELD.middle - (sum(own) + more * (row.length - 1)) / 2;
    return own.map((cell) => {
      const spot = { x: x + cell / 2, y: shelves[number]!, row: number };
      x += cell + more;
      return spot;
    });
  });
  return { shelves, scale, spots, plates };
}

/** The shelves of loose cans: all on one, or on two. */
const CANS_ON_ONE = 8;
const CAN_SHELVES = { one: [532], two: [430, 562] } as const;
const CAN_PITCH = { one: 134, two: 112 } as const;
const CAN_SCALE = { one: 1.22, two: 1 } as const;

/** Where single cans with letters stand. */
export function layOutCans(count: number): Omit<TowerLayout, 'plates'> {
  const kind = count <= CANS_ON_ONE ? 'one' : 'two';
  const shelves = CAN_SHELVES[kind];
  const upper = Math.ceil(count / shelves.length);
  const pitch = Math.min(CAN_PITCH[kind], (FIELD.right - FIELD.left) / upper);
  const spots = Array.from({ length: count }, (_, i) => {
    const row = i < upper ? 0 : 1;
    const inRow = row === 0 ? upper : count - upper;
    const at = row === 0 ? i : i - upper;
    return { x: FIELD.middle + (at - (inRow - 1) / 2) * pitch, y: shelves[row]!, row };
  });
  return { shelves, spots, scale: CAN_SCALE[kind] };
}

/** Where the partitions stand: half-way between neighbours on a shelf. */
export const partitionsOf = (spots: readonly (Spot & { row: number })[]): Spot[] =>
  spots.flatMap((spot, i) => {
    const next = spots[i + 1];
    return next && next.row === spot.row ? [{ x: (spot.x + next.x) / 2, y: spot.y }] : [];
  });

/** A flick slower than this, in u/s, or not upward, does not throw. */
const LEAST_FLICK = 320;
/** What a flick of this much more than the least brings up to two thirds of the way. */
const FLICK = 1100;
/** A flick to the side goes at most this far out of the straight. */
const SLANT = 2.4;

/** Where a flick of this velocity lands, from `low` (slow) to `high` (fast); undefined when it is no throw. */
export function flickAim(
  from: Spot,
  vx: number,
  vy: number,
  { low, high }: { low: number; high: number },
): Spot | undefined {
  const speed = Math.hypot(vx, vy);
  if (speed < LEAST_FLICK || vy > -LEAST_FLICK / 3) return undefined;
  const share = 1 - Math.exp(-(speed - LEAST_FLICK) / FLICK);
  const y = low + (high - low) * share;
  const slant = Math.max(-SLANT, Math.min(SLANT, vx / -vy));
  return { x: from.x + slant * (from.y - y), y };
}

/** Steps of a flick that is shown, one each tick; at its end it is taken for this much slower, as the finger stops. */
const SHOWN = { steps: 10, tick: 1000 / 60, slower: 0.75 } as const;

/** The way of a finger whose flick lands at a place: what `flickAim` makes of it. */
export function flickTo(
  from: Spot,
  to: Spot,
  { low, high }: { low: number; high: number },
): { path: [number, number][]; ms: number } {
  const share = Math.max(0.05, Math.min(0.9, (low - to.y) / (low - high)));
  const speed = LEAST_FLICK - FLICK * Math.log(1 - share);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const step = (speed * SHOWN.tick) / 1000 / SHOWN.slower / far;
  const path = Array.from({ length: SHOWN.steps + 1 }, (_, i): [number, number] => [
    from.x + (to.x - from.x) * step * i,
    from.y + (to.y - from.y) * step * i,
  ]);
  return { path, ms: SHOWN.steps * SHOWN.tick };
}

/** Pulls an aim towards the nearest of these places, by a share, when it lies within reach of one. */
export function pull(aim: Spot, places: readonly Spot[], reach: number, share: number): Spot {
  const far = ({ x, y }: Spot) => Math.hypot(x - aim.x, y - aim.y);
  const near = places.reduce<Spot | undefined>(
    (best, one) => (best && far(best) <= far(one) ? best : one),
    undefined,
  );
  if (!near || far(near) > reach) return aim;
  return { x: aim.x + (near.x - aim.x) * share, y: aim.y + (near.y - aim.y) * share };
}

/** A box in u around its middle. */
export interface Box extends Spot {
  width: number;
  height: number;
}

/** How squarely a ball hits a box: 1 in the middle, 0 at a graze, undefined beside it. */
export function squareness(ball: Spot & { r: number }, box: Box): number | undefined {
  const dx = Math.abs(ball.x - box.x) / (box.width / 2 + ball.r * 0.7);
  const dy = Math.abs(ball.y - box.y) / (box.height / 2 + ball.r * 0.7);
  const out = Math.max(dx, dy);
  return out < 1 ? 1 - out : undefined;
}

/** Height over the ground line of a ball that is `share` on its way: a bow. */
export const bow = (share: number, height: number): number => 4 * height * share * (1 - share);

/** No can is thrown up faster, in u per step. */
const HIGHEST = -9;

/** What a ball does to a can, in u per step and radians per step. */
interface Push {
  vx: number;
  vy: number;
  spin: number;
}

/**
 * The push of a ball that comes from the front: what it hits is knocked aside from where it hits, and up; the squarer
 * the harder. `force` is 1 for a usual throw.
 */
export function push(ball: Spot & { r: number }, box: Box, force: number): Push {
  const reach = Math.hypot(box.width, box.height) / 2 + ball.r * 1.6;
  const [dx, dy] = [box.x - ball.x, box.y - ball.y];
  const hard = Math.max(0, 1 - Math.hypot(dx, dy) / reach) ** 0.8 * force;
  const side = dx / reach;
  return {
    vx: side * hard * 15,
    vy: Math.max(HIGHEST, -hard * 8 + Math.min(0, dy / reach) * hard * 4),
    spin: (side >= 0 ? 1 : -1) * hard * (0.1 + Math.abs(side) * 0.22),
  };
}

/** Whether a can has fallen: it lies on its side, or well below where it stood. */
export const hasFallen = (home: Box, now: Spot & { angle: number }): boolean =>
  Math.abs(now.angle) > 0.95 || now.y > home.y + home.height * 0.5;

/** How far the rail has slid: back and forth, at most `speed` u/s. */
export function railAt(ms: number, speed: number): number {
  const reach = 18;
  return speed === 0 ? 0 : reach * Math.sin((ms / 1000) * (speed / reach));
}

/** How far the sight has swayed from where it is aimed: `reach` u, 0.4 times a second. */
export const swayAt = (ms: number, reach: number): Spot => ({
  x: reach * Math.sin((ms / 1000) * 2 * Math.PI * 0.4),
  y: reach * 0.45 * Math.sin((ms / 1000) * 2 * Math.PI * 0.8),
});

/** The sight by key, in u and u/s: a press moves it a little, held it goes faster until `fullMs`. */
const STEER = { press: 10, slow: 190, fast: 560, fullMs: 600 } as const;
const IN_VIEW = { left: 90, right: 1276, top: 296, bottom: 640 } as const;

/** Where the sight is `ms` later, led one way (-1, 0 or 1 each) by arrows that were held for `way.ms` by now. */
export function steered({ x, y }: Spot, way: Spot & { ms: number }, ms: number): Spot {
  const speed = STEER.slow + (STEER.fast - STEER.slow) * Math.min(1, way.ms / STEER.fullMs);
  const far = (speed * ms) / 1000 + (way.ms === 0 ? STEER.press : 0);
  const within = (at: number, low: number, high: number) => Math.min(high, Math.max(low, at));
  return {
    x: within(x + way.x * far, IN_VIEW.left, IN_VIEW.right),
    y: within(y + way.y * far, IN_VIEW.top, IN_VIEW.bottom),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
