import { MOVE, ROOF, TOWER, type Floor, type Ladder, type Shelf, type Spot } from './rules.ts';

/** The ladder stands this far from who is to climb it, if the shelf is that long; and from the ends of a shelf. */
const BESIDE = { climber: 84, end: 26 } as const;
/** It ends on no cushion of the next floor, and not right beside the ladder that leads on there. */
const CLEAR = { cushion: 30, ladder: 90 } as const;
const STEP = 6;
/** How bad it is to end in the way of something, against a step farther from where it should stand. */
const IN_THE_WAY = 400;

/** A floor that is done, with the board over its hall and the ladder to it. */
export interface Widened {
  floor: Floor;
  roof: Shelf;
  ladder: Ladder;
}

/** Rolls the ladder out beside who stands at `from`; it ends on the lowest board of the `next` floor. */
export function withWayUp(floor: Floor, from: Spot, next: Floor): Widened {
  const shelf = floor.shelves.find(({ id }) => id === from.shelf) ?? floor.shelves[0]!;
  const { left, right } = TOWER;
  const roof: Shelf = { id: ROOF, kind: 'board', left, right, up: TOWER.hall };
  const x = placeFor(shelf, from.x, next);
  const ladder = { x, from: shelf.up, to: TOWER.hall, lower: shelf.id, upper: ROOF };
  return {
    floor: { ...floor, shelves: [...floor.shelves, roof], ladders: [...floor.ladders, ladder] },
    roof,
    ladder,
  };
}

/** A floor on which there is nothing to do: where one waits who comes back to the next. */
export function bareFloor(at: Spot): Floor {
  const { left, right } = TOWER;
  return {
    shelves: [{ id: at.shelf, kind: 'board', left, right, up: 0 }],
    ladders: [],
    start: at,
    drops: [],
  };
}

/** Where on a shelf the ladder comes down. */
function placeFor({ left, right }: Shelf, at: number, next: Floor): number {
  const from = Math.max(left, TOWER.left) + BESIDE.end;
  const to = Math.min(right, TOWER.right) - BESIDE.end;
  let best = at;
  let least = Infinity;
  for (let x = from; x <= to; x += STEP) {
    const isInTheWay =
      next.shelves.some(
        (one) => one.kind === 'cushion' && x > one.left - CLEAR.cushion && x < one.right + CLEAR.cushion,
      ) || next.ladders.some((one) => Math.abs(one.x - x) < CLEAR.ladder);
    const cost = Math.abs(Math.abs(x - at) - BESIDE.climber) + (isInTheWay ? IN_THE_WAY : 0);
    if (cost < least) [best, least] = [x, cost];
  }
  return best;
}

/** How much of the way up a ladder feet at this height above the base are, 0 to 1. */
export const climbed = ({ from, to }: Ladder, up: number): number =>
  Math.min(1, Math.max(0, (up - from) / Math.max(MOVE.half, to - from)));
