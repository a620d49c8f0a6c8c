// @vitest-environment jsdom
import '../../engine/testing/canvas-stub.ts';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { layBells, layBooks } from './layout.ts';
import { towerRows } from './masonry.ts';
import { nextMove, plankOver, reachOf, shelfOf, spotAt, stairAhead, topAt } from './route.ts';
import {
  baseOf,
  flightTime,
  FOOT,
  JUMP_SPEED,
  MOVE,
  pushOf,
  ROOF,
  TOWER,
  type Floor,
  type Spot,
} from './rules.ts';

import { climbed, withWayUp } from './way-up.ts';

const WISH = { count: 4, tall: false, judged: false, calm: false, gap: 60, move: 0 };
/** Floors of every kind, from many seeds. */
const FLOORS = [2, 3, 4].flatMap((count) =>
  [false, true].flatMap((tall) =>
    [false, true].flatMap((calm) =>
      [60, 130].flatMap((gap) =>
        Array.from({ length: 12 }, (_, seed) => {
          const wish = { ...WISH, count, tall, calm, gap, move: gap - 60 };
          return layBells(wish, createRng(`${count}/${tall}/${calm}/${gap}/${seed}`));
        }),
      ),
    ),
  ),
);

/** Does what the route says, as if every jump came down where it was aimed; counts the moves. */
function travel(floor: Floor, from: Spot, goal: Spot): number {
  let at = from;
  for (let moves = 0; moves < 40; moves++) {
    const move = nextMove(floor, at, goal);
    if (!move) return Infinity;
    if (move.do === 'stay') return moves;
    if (move.do === 'walk') {
      const shelf = floor.stairs && at.shelf !== FOOT ? (topAt(floor, move.x)?.id ?? at.shelf) : at.shelf;
      const { left, right } = shelfOf(floor, shelf)!;
      expect(move.x).toBeGreaterThanOrEqual(left);
      expect(move.x).toBeLessThanOrEqual(right);
      at = { shelf, x: move.x };
    } else
      at = { shelf: move.to, x: move.do === 'jump' ? move.x : move.do === 'climb' ? move.ladder.x : at.x };
  }
  return Infinity;
}

describe('a floor with bells', () => {
  it('has a way from its start to every bell, and from every bell to every other', () => {
    for (const { floor, bells } of FLOORS)
      for (const { stand } of bells) {
        expect(travel(floor, floor.start, stand)).toBeLessThan(20);
        for (const other of bells) expect(travel(floor, stand, other.stand)).toBeLessThan(30);
      }
  });

  it('has a way out of every cushion, and never a fall of more than one floor', () => {
    for (const { floor, bells } of FLOORS)
      for (const { id, kind, left, right, up } of floor.shelves) {
        expect(up).toBeGreaterThanOrEqual(-TOWER.storey);
        if (kind !== 'cushion') continue;
        const from = { shelf: id, x: (left + right) / 2 };
        for (const { stand } of bells) expect(travel(floor, from, stand)).toBeLessThan(20);
      }
  });

  it('catches who falls in a gap', () => {
    for (const { floor } of FLOORS) {
      const boards = floor.shelves
        .filter(({ kind, up }) => kind === 'board' && up === 0)
        .sort((a, b) => a.left - b.left);
      for (const [i, board] of boards.slice(1).entries()) {
        const gap = [boards[i]!.right, board.left] as const;
        const isCaught = ({ kind, left, right }: Floor['shelves'][number]) =>
          kind === 'cushion' && left <= gap[0] && right >= gap[1];
        expect(floor.shelves.some(isCaught)).toBe(true);
      }
    }
  });

  it('starts on its lowest board, away from the ladder that leads up, and off the cushions', () => {
    for (const { floor, bells } of FLOORS) {
      const { start, ladders, shelves } = floor;
      const [ladder] = ladders;
      expect([start.shelf, ladder?.lower, ladder?.from]).toEqual([FOOT, FOOT, -TOWER.storey]);
      expect(shelfOf(floor, ladder!.upper)!.up).toBe(ladder!.to);
      expect(Math.abs(ladder!.x - start.x)).toBeGreaterThan(100);
      for (const { stand } of bells) expect(stand.shelf).not.toBe(FOOT);
      for (const { kind, left, right } of shelves)
        if (kind === 'cushion') expect(start.x < left - MOVE.half || start.x > right + MOVE.half).toBe(true);
    }
  });

  it('has a lift in a gap that can be jumped on from below, and off on to the base', () => {
    for (const { floor } of FLOORS.filter((one) => !one.floor.stairs)) {
      const lift = shelfOf(floor, 'lift')!;
      const sway = lift.sway?.y ?? 0;
      expect(lift.up + sway + TOWER.storey).toBeLessThan(MOVE.jump);
      expect(-(lift.up - sway)).toBeLessThan(MOVE.jump);
      for (const { kind, left, right, up } of floor.shelves)
        if (kind === 'board' && up === 0) expect(lift.right <= left || lift.left >= right).toBe(true);
    }
  });

  it('has neither gaps nor moving steps in calm mode: it is all walked', () => {
    for (const { floor, bells } of FLOORS.filter((one) => one.floor.stairs)) {
      expect(floor.shelves.some(({ kind, sway }) => kind === 'cushion' || kind === 'step' || sway)).toBe(
        false,
      );
      // Up the ladder, and from there one only walks.
      const top = { shelf: floor.ladders[0]!.upper, x: floor.ladders[0]!.x };
      for (const { stand } of bells) expect(nextMove(floor, top, stand)?.do).toBe('walk');
      // From the start to each bell no stair is too high.
      for (const { stand } of bells) {
        const dir = Math.sign(stand.x - top.x);
        let up = shelfOf(floor, top.shelf)!.up;
        for (let x = top.x; (stand.x - x) * dir > 0; x += dir) {
          const next = stairAhead(floor, x, dir, up);
          if (next) up = next.up;
          else up = Math.min(up, topAt(floor, x)!.up);
        }
        expect(up).toBe(shelfOf(floor, stand.shelf)!.up);
      }
    }
  });

  it('moves steps only where they have speed', () => {
    const sways = (move: number) =>
      layBells({ ...WISH, move }, createRng('trede')).floor.shelves.some(({ sway }) => sway !== undefined);
    expect([sways(0), sways(90)]).toEqual([false, true]);
  });

  it('uses at most 40 bodies', () => {
    for (const { floor } of FLOORS) expect(floor.shelves.length + 1).toBeLessThanOrEqual(40);
  });
});

describe('the ladder to the next floor', () => {
  it('stands on the shelf of who climbs it, clear of cushions and of the next ladder, and leads on from anywhere', () => {
    for (const [i, { floor, bells }] of FLOORS.entries()) {
      const next = FLOORS[(i + 7) % FLOORS.length]!.floor;
      for (const { stand } of bells) {
        const way = withWayUp(floor, stand, next);
        const { left, right } = shelfOf(floor, stand.shelf)!;
        expect(way.ladder.x).toBeGreaterThan(left);
        expect(way.ladder.x).toBeLessThan(right);
        expect(Math.abs(way.ladder.x - stand.x)).toBeLessThan(320);
        for (const { kind, left: from, right: to } of next.shelves)
          if (kind === 'cushion') expect(way.ladder.x < from || way.ladder.x > to).toBe(true);
        const up = { shelf: ROOF, x: way.ladder.x };
        for (const other of bells) expect(travel(way.floor, other.stand, up)).toBeLessThan(20);
        expect(travel(way.floor, floor.start, up)).toBeLessThan(20);
      }
    }
  });

  it('is climbed from its foot to its top', () => {
    const ladder = { x: 0, from: 100, to: 300, lower: '', upper: '' };
    expect([0, 100, 200, 300, 310].map((up) => climbed(ladder, up))).toEqual([0, 0, 0.5, 1, 1]);
  });

  it('is meant by a finger over the hall', () => {
    const { floor, bells } = layBells({ ...WISH, calm: true }, createRng('dak'));
    const way = withWayUp(floor, bells[0]!.stand, floor);
    expect(spotAt(way.floor, 683, TOWER.hall + 20)?.shelf).toBe(ROOF);
    expect(spotAt(way.floor, 683, 10)?.shelf).not.toBe(ROOF);
  });
});

describe('a floor with books', () => {
  const floors = [1, 3, 6, 10, 12, 19].map((count) => layBooks(Array(count).fill(84), createRng(`${count}`)));

  it('has a way below every book', () => {
    for (const { floor, books } of floors)
      for (const { from } of books) expect(travel(floor, floor.start, from)).toBeLessThan(20);
  });

  it('keeps books apart and between the posts', () => {
    for (const { books } of floors)
      for (const [i, { x, plank }] of books.entries()) {
        expect(Math.abs(x - TOWER.middle) + 42).toBeLessThanOrEqual((TOWER.right - TOWER.left) / 2);
        for (const other of books.slice(i + 1))
          if (other.plank === plank) expect(Math.abs(other.x - x)).toBeGreaterThanOrEqual(84 + 12);
      }
  });

  it('lets one on top of a short plank and down again, round its ends', () => {
    const { floor } = floors[1]!;
    const plank = shelfOf(floor, 'rij-1')!;
    const top = { shelf: plank.id, x: plank.left + 30 };
    expect(travel(floor, floor.start, top)).toBeLessThan(10);
    expect(travel(floor, top, floor.start)).toBeLessThan(10);
    expect(plankOver(floor, plank.up - 16)).toBe(plank);
    expect(plankOver(floor, plank.up - 60)).toBeUndefined();
  });
});

describe('jumping', () => {
  it('reaches 168 u and no more', () => {
    expect(flightTime(MOVE.jump - 0.01)).toBeCloseTo(JUMP_SPEED / MOVE.gravity, 1);
    expect(flightTime(MOVE.jump + 1)).toBeUndefined();
  });

  it('carries over the widest gap with room to land', () => {
    expect(reachOf(0)).toBeGreaterThan(130 + 2 * 18);
  });

  it('is thrown high by a spring and a little by a cushion, and by nothing else', () => {
    expect(pushOf('spring', 500)).toBeGreaterThan(JUMP_SPEED);
    expect(pushOf('cushion', 500)).toBeGreaterThan(0);
    expect(pushOf('cushion', 100)).toBe(0);
    expect(pushOf('board', 900)).toBe(0);
  });
});

describe('pointing', () => {
  const { floor } = layBells(WISH, createRng('wijzen'));

  it('means the shelf under the finger', () => {
    const ledge = floor.shelves.find(({ kind }) => kind === 'ledge')!;
    const x = (ledge.left + ledge.right) / 2;
    expect(spotAt(floor, x, ledge.up + 20)?.shelf).toBe(ledge.id);
    expect(spotAt(floor, x, 10)?.shelf).toMatch(/^plank-/);
  });

  it('means nothing high in the air', () => {
    expect(spotAt(floor, 683, 900)).toBeUndefined();
  });
});

describe('the tower', () => {
  it('has rows of equal length, posts at both sides, and whole windows', () => {
    const rows = towerRows(12, 4, createRng('toren'));
    expect(rows.length).toBe((12 * TOWER.floor + 4 * TOWER.storey) / 50);
    for (const row of rows) {
      expect(row.length).toBe(rows[0]!.length);
      expect([row[0], row.at(-1)]).toEqual(['stijl-l', 'stijl-r']);
      expect(row.filter((name) => name === 'raam-lb').length).toBe(
        row.filter((name) => name === 'raam-rb').length,
      );
    }
  });

  it('lies one floor higher for every exercise', () => {
    expect(baseOf(0) - baseOf(1)).toBe(TOWER.floor);
  });
});
