import { describe, expect, it } from 'vitest';
import {
  featGoal,
  FIRST_POINTS,
  layYard,
  levelsOf,
  MAIN,
  noteBeside,
  placesFor,
  railsOf,
  roomBetween,
  routeOf,
  rowAt,
  statesTo,
  waitFor,
  wayOf,
} from './rules.ts';
import { homeFrom, LOADED, loopFrom, RING, turnUp } from './loop.ts';
import { Track } from './track.ts';

const roofs = (count: number, width = 260, height = 98) =>
  Array.from({ length: count }, () => ({ width, height }));
const yardOf = (count: number, deep = false, straightFrom = 860) =>
  layYard(
    placesFor(roofs(count)).map(({ y }) => y),
    deep,
    straightFrom,
  );
/** Only sort has deep yards, with four stations at most. */
const YARDS = [2, 3, 4, 5, 6].flatMap((count): [number, boolean][] =>
  count > 4
    ? [[count, false]]
    : [
        [count, false],
        [count, true],
      ],
);

describe('the yard', () => {
  it.each(YARDS)('leads to each of %i stations (deep: %s) with one less points', (count, deep) => {
    const yard = yardOf(count, deep);
    expect(yard.points).toHaveLength(count - 1);
    for (let station = 0; station < count; station++) {
      const states = statesTo(yard, station, []);
      expect(wayOf(yard, states).station).toBe(station);
      const line = routeOf(yard, states);
      expect(line[0]).toEqual({ x: MAIN.from, y: MAIN.y });
      expect(line).toContainEqual({ x: yard.straightFrom, y: yard.heights[station] });
      expect(line.at(-1)).toEqual({ x: RING.left, y: RING.end });
    }
  });

  it.each(YARDS)('never lets two lines of %i stations cross (deep: %s)', (count, deep) => {
    const yard = yardOf(count, deep);
    const lines = Array.from(
      { length: count },
      (_, station) => new Track(routeOf(yard, statesTo(yard, station, []))),
    );
    const heightAt = (track: Track, x: number) => {
      const i = track.line.findIndex((spot) => spot.x >= x);
      const [a, b] = [track.line[i - 1]!, track.line[i]!];
      return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);
    };
    for (let x = FIRST_POINTS; x < 1300; x += 12)
      for (let i = 1; i < count; i++)
        expect(heightAt(lines[i]!, x)).toBeGreaterThanOrEqual(heightAt(lines[i - 1]!, x) - 0.5);
  });

  it.each(YARDS)('keeps points of %i stations (deep: %s) apart for a finger', (count, deep) => {
    const { points } = yardOf(count, deep, 780);
    points.forEach((one, i) =>
      points.slice(i + 1).forEach((other) => {
        const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
        expect(apart).toBeGreaterThanOrEqual(84);
      }),
    );
  });

  it('is deeper when stations turn off one at a time', () => {
    expect([2, 3, 4, 6].map((count) => levelsOf(count, false))).toEqual([1, 2, 2, 3]);
    expect([2, 3, 4].map((count) => levelsOf(count, true))).toEqual([1, 2, 3]);
  });

  it('leaves points alone that are not on the way to a station', () => {
    const yard = yardOf(4);
    const before = [0, 1, 1];
    const after = statesTo(yard, 0, before);
    expect(after[0]).toBe(0);
    expect(
      after[
        yard.points.find(({ stations }) => stations.flat().includes(3) && stations.flat().length === 2)!.id
      ],
    ).toBe(1);
  });

  it('has one focus row for each station, from top to bottom, with all points in them', () => {
    const yard = yardOf(6);
    expect(yard.heights.map((y) => rowAt(yard.heights, y))).toEqual([100, 101, 102, 103, 104, 105]);
    const rows = [...yard.points].sort((a, b) => a.y - b.y).map(({ y }) => rowAt(yard.heights, y));
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
  });

  it('draws each piece of rails once', () => {
    expect(railsOf(yardOf(6))).toHaveLength(2 + 10 + 6);
  });
});

describe('the loop', () => {
  /** Half the width of a bed of rails, and the core that is always in view (scenes/README.md 2.5). */
  const BED = 20;
  const CORE = { left: 43, right: 1323, top: 80, bottom: 752 };
  /** Heights of all stations of all yards. */
  const HEIGHTS = YARDS.flatMap(([count, deep]) => yardOf(count, deep).heights);

  it.each(HEIGHTS)('is whole in view from a station at %d on', (y) => {
    for (const spot of homeFrom(y)) {
      expect(spot.x - BED).toBeGreaterThanOrEqual(CORE.left);
      expect(spot.x + BED).toBeLessThanOrEqual(CORE.right);
      expect(spot.y).toBeGreaterThan(CORE.top);
      expect(spot.y).toBeLessThan(CORE.bottom);
    }
  });

  it.each(HEIGHTS)('goes up, then to the left, then down: never a jump from %d on', (y) => {
    const line = homeFrom(y);
    const corner = line.findIndex((spot) => spot.y === RING.top);
    line.slice(1).forEach((spot, i) => {
      const before = line[i]!;
      if (i < corner) expect(spot.y).toBeLessThanOrEqual(before.y);
      else expect(spot.y).toBeGreaterThanOrEqual(before.y);
      if (i > corner) expect(spot.x).toBeLessThanOrEqual(before.x);
    });
    expect(turnUp(y)).toEqual(line.slice(0, turnUp(y).length));
  });

  it('is joined by all stations between its lowest place and its corner', () => {
    const yard = yardOf(6);
    const lowest = loopFrom(yard.heights.at(-1)!)[0]!;
    for (const y of yard.heights) {
      const joint = turnUp(y).at(-1)!;
      expect(joint.x).toBe(RING.right);
      expect(joint.y).toBeLessThanOrEqual(lowest.y);
      expect(joint.y).toBeGreaterThanOrEqual(loopFrom(y)[1]!.y);
    }
  });

  it('ends under the hill with its wagon hidden, and is loaded on level rails', () => {
    const loop = new Track(homeFrom(MAIN.y));
    const wagon = loop.at(loop.length - 108);
    expect(wagon.x).toBe(RING.left);
    expect(wagon.y).toBeGreaterThan(400);
    expect(loop.at(loop.lengthTo(LOADED) - 108).y).toBe(RING.top);
  });

  it('lies clear of all roofs and of the prompt', () => {
    expect(RING.top + BED).toBeLessThan(220);
    expect(RING.top - BED).toBeGreaterThan(164);
  });
});

describe('what the station master says', () => {
  it.each([230, 420, 520, 880, 1100])('is in view beside him at %i', (x) => {
    const middle = noteBeside(x, 460);
    expect(middle - 230).toBeGreaterThanOrEqual(50);
    expect(middle + 230).toBeLessThan(1316);
    expect(Math.abs(middle - x)).toBeGreaterThanOrEqual(230);
  });
});

describe('stations', () => {
  it.each([2, 3, 4, 5, 6])('stand apart and in view: %i words', (count) => {
    const places = placesFor(roofs(count));
    places.forEach(({ y, scale, aside }, i) => {
      expect(aside).toBe(0);
      expect(y - 49 * scale).toBeGreaterThanOrEqual(220);
      expect(y + 49 * scale).toBeLessThanOrEqual(752);
      expect(scale).toBeGreaterThan(0.8);
      if (i > 0) expect(y - places[i - 1]!.y).toBeGreaterThanOrEqual(98 * scale + 5);
    });
  });

  it.each([3, 4, 5, 6])('stand apart, with room for rails between them: %i pictures', (count) => {
    const places = placesFor(roofs(count, 200, 170));
    const two = places.some(({ aside }) => aside > 0);
    places.forEach(({ y, scale }, i) => {
      expect(scale).toBeGreaterThan(0.55);
      expect(y + 85 * scale).toBeLessThanOrEqual(752);
      const above = places[two ? i - 2 : i - 1];
      if (above) expect(y - above.y).toBeGreaterThanOrEqual(170 * scale + (two ? 40 : 5));
    });
  });
});

describe('a track', () => {
  const track = new Track([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 50 },
  ]);

  it('is ridden by its length', () => {
    expect(track.length).toBe(150);
    expect(track.at(40)).toEqual({ x: 40, y: 0, angle: 0 });
    expect(track.at(125)).toEqual({ x: 100, y: 25, angle: Math.PI / 2 });
    expect(track.lengthTo({ x: 101, y: 1 })).toBe(100);
  });

  it('goes on straight before its beginning and after its end', () => {
    expect(track.at(-10).x).toBe(-10);
    expect(track.at(170).y).toBe(70);
  });
});

describe('the round', () => {
  it('holds a train until all could be read', () => {
    expect(waitFor(1000, 500, 2000)).toBe(1500);
    expect(waitFor(9000, 500, 2000)).toBe(0);
  });

  it('asks eight trains that were not held, or all of a short round', () => {
    expect([18, 8, 6].map(featGoal)).toEqual([8, 8, 6]);
  });
});

describe('a letter train', () => {
  it('has room for an engine before each part, and stays in view', () => {
    expect(roomBetween(240, 1)).toBe(0);
    expect(roomBetween(360, 3)).toBe(116);
    expect(748 + roomBetween(748, 5) * 4).toBeLessThanOrEqual(1040);
  });
});
