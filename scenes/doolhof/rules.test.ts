// @vitest-environment jsdom
import '../../engine/testing/canvas-stub.ts';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { lineRound } from './frame-line.ts';
import { beside, distances, growMaze, next, spreadOf, type Maze } from './maze.ts';
import {
  chamberSize,
  gatedMaze,
  hangSigns,
  layGround,
  lowerBy,
  LYING,
  nichedMaze,
  signRoom,
  strewn,
  trampledAfter,
  underSigns,
} from './rules.ts';
import { lightFrom, straight, wayBetween, pathTo } from './ways.ts';

const SIZES = [0, 3, 6, 9].map((done) => chamberSize(done, 10, 4, 1));

/** A maze from a drawing: `#` hedge, `S` start, `D` door, anything else floor. */
function maze(...lines: string[]): Maze {
  const all = [...lines.join('')];
  return {
    columns: lines[0]!.length,
    rows: lines.length,
    floor: all.map((sign) => sign !== '#'),
    start: all.indexOf('S'),
    doors: all.flatMap((sign, at) => (sign === 'D' ? [at] : [])),
  };
}

const SMALL = maze(
  '#######', //
  '#S   D#',
  '# ### #',
  '#     #',
  '#######',
);

describe('growMaze', () => {
  it('puts doors at dead ends that are about equally far, whatever the seed', () => {
    for (let seed = 0; seed < 60; seed++) {
      for (const [i, size] of SIZES.entries()) {
        const grown = growMaze({ ...size, doors: 4, loops: 1 + i }, createRng(`proef ${seed}`));
        const far = distances(grown, grown.start);
        expect(new Set(grown.doors).size).toBe(4);
        expect(spreadOf(grown)).toBeLessThanOrEqual(6);
        for (const door of grown.doors) {
          expect(beside(grown, door)).toHaveLength(1);
          expect(far[door]).toBeGreaterThanOrEqual(4);
        }
        expect(grown.doors).not.toContain(grown.start);
      }
    }
  });

  it('can be walked everywhere, and has hedges all around', () => {
    const { columns, rows, ...grown } = growMaze(
      { columns: 15, rows: 9, doors: 3, loops: 4 },
      createRng('heg'),
    );
    const far = distances({ columns, rows, ...grown }, grown.start);
    grown.floor.forEach((isFloor, at) => {
      const [x, y] = [at % columns, Math.floor(at / columns)];
      if (isFloor) expect(far[at]).toBeGreaterThanOrEqual(0);
      if (x === 0 || y === 0 || x === columns - 1 || y === rows - 1) expect(isFloor).toBe(false);
    });
  });

  it('has loops: more passages than a tree needs', () => {
    const passages = (loops: number) =>
      growMaze({ columns: 15, rows: 9, doors: 2, loops }, createRng('lus')).floor.filter(Boolean).length;
    expect(passages(4)).toBeGreaterThan(passages(0));
    // 28 cells and the 27 passages of a tree.
    expect(passages(0)).toBe(55);
  });

  it('is the same maze for the same seed', () => {
    const grow = () => growMaze({ columns: 11, rows: 9, doors: 3, loops: 2 }, createRng('zelfde'));
    expect(grow()).toEqual(grow());
  });
});

describe('ways', () => {
  it('goes the shortest way over what is known, and through no door', () => {
    const end = next(SMALL, SMALL.start, 'right');
    expect(pathTo(SMALL, SMALL.start, SMALL.start, () => true)).toEqual([]);
    expect(pathTo(SMALL, SMALL.start, end, () => true)).toEqual([end]);
    expect(pathTo(SMALL, SMALL.start, end, () => false)).toBeUndefined();
    // Below the door: round the hedge, for nobody walks through the door.
    const below = SMALL.doors[0]! + SMALL.columns;
    expect(pathTo(SMALL, SMALL.start, below, () => true)).toHaveLength(7);
  });

  it('runs straight up to the first corner', () => {
    const below = SMALL.doors[0]! + SMALL.columns;
    const way = pathTo(SMALL, SMALL.start, below, () => true)!;
    expect(straight(SMALL, SMALL.start, way)).toEqual({ way: 'down', steps: 2 });
    expect(straight(SMALL, SMALL.start, [])).toBeUndefined();
    expect(wayBetween(SMALL, SMALL.start, way[0]!)).toBe('down');
  });

  it('lights what can be reached in so many steps, with its hedges, brightest near by', () => {
    const light = lightFrom(SMALL, SMALL.start, 2);
    expect(light.get(SMALL.start)).toBe(1);
    expect(light.get(0)).toBe(1);
    expect(light.has(SMALL.doors[0]!)).toBe(false);
    expect(light.get(SMALL.start + 2)).toBeLessThan(1);
    expect(lightFrom(SMALL, SMALL.start, 4).has(SMALL.doors[0]!)).toBe(true);
  });
});

describe('chambers', () => {
  it('grow during the round, and with the tempo', () => {
    const area = (done: number, tempo: number, doors = 3) => {
      const { columns, rows } = chamberSize(done, 10, doors, tempo);
      return columns * rows;
    };
    expect(area(0, 0)).toBe(9 * 7);
    expect(area(9, 1)).toBe(15 * 9);
    expect(area(9, 0)).toBeLessThan(area(9, 1));
    expect(area(5, 0.5)).toBeGreaterThan(area(0, 0.5));
    expect(area(0, 0, 4)).toBeGreaterThan(area(0, 0, 3));
  });

  it('lie within the stage under the signs, with every path in view', () => {
    for (const size of SIZES) {
      for (const rows of [1, 2]) {
        const lower = underSigns(rows);
        const { x, y, size: side } = layGround(size, { lower });
        expect(x).toBeGreaterThanOrEqual(200);
        expect(x + size.columns * side).toBeLessThanOrEqual(1166);
        expect(y + side).toBeGreaterThanOrEqual(302 + lower);
        expect(y + (size.rows - 1) * side).toBeLessThanOrEqual(751);
      }
    }
  });

  it('have tiles of 64 u at least, also under a prompt of two lines', () => {
    for (const done of [0, 3, 6, 9]) {
      for (const lower of [0, 36]) {
        const size = chamberSize(done, 10, 3, 1, lower);
        expect(layGround(size, { lower }).size).toBeGreaterThanOrEqual(64);
      }
    }
  });

  it('have their gate between the board for the password and the keyboard', () => {
    for (const [i, size] of SIZES.entries()) {
      const ground = layGround(size, { atBottom: true });
      for (let seed = 0; seed < 20; seed++) {
        const grown = gatedMaze(size, 1 + i, ground, 0, createRng(`poort ${seed}`));
        const gate = grown.doors[0]!;
        const top = ground.y + (Math.floor(gate / size.columns) - 0.4) * ground.size;
        expect(top).toBeGreaterThanOrEqual(303);
        for (const tile of [gate, ...beside(grown, gate)]) {
          const feet = ground.y + (Math.floor(tile / size.columns) + 0.9) * ground.size;
          expect(feet).toBeLessThanOrEqual(508);
        }
      }
    }
  });

  it('have room for as many tablets as the longest word has, two tiles apart, above a path', () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const count of [2, 6, 8, 12, 16, 21]) {
        const { maze: grown, walls } = nichedMaze(count, 2, createRng(`nis ${seed}`));
        // The longest words have 12 graphemes, beside which 4 more may lie.
        if (count <= 16) expect(layGround(grown, { above: 1 }).size).toBeGreaterThanOrEqual(64);
        expect(new Set(walls).size).toBe(count);
        for (const wall of walls) {
          expect(grown.floor[wall]).toBe(false);
          expect(grown.floor[wall + grown.columns]).toBe(true);
          expect(grown.doors).not.toContain(wall + grown.columns);
          expect([wall % grown.columns, Math.floor(wall / grown.columns)].map((at) => at % 2)).toEqual([
            1, 0,
          ]);
        }
      }
    }
  });
});

describe('what lies on the paths', () => {
  it('changes in each third of a round', () => {
    expect(LYING.map(({ carrots, worms }) => [carrots, worms])).toEqual([
      [0, 0],
      [1, 0],
      [0, 3],
    ]);
  });

  it('lies where can be walked, off the start and no door, in dead ends before all else', () => {
    for (let seed = 0; seed < 40; seed++) {
      const grown = growMaze({ columns: 13, rows: 9, doors: 3, loops: 1 }, createRng(`vondst ${seed}`));
      const tiles = strewn(grown, 3, createRng(`vondst ${seed}`));
      const far = distances(grown, grown.start);
      expect(new Set(tiles).size).toBe(3);
      for (const tile of tiles) {
        expect(grown.floor[tile]).toBe(true);
        expect(far[tile]).toBeGreaterThanOrEqual(3);
        for (const door of grown.doors) expect([door, ...beside(grown, door)]).not.toContain(tile);
      }
      const ends = grown.floor.flatMap((isFloor, at) =>
        isFloor && !grown.doors.includes(at) && far[at]! >= 3 && beside(grown, at).length === 1 ? [at] : [],
      );
      expect(tiles.filter((tile) => ends.includes(tile))).toHaveLength(Math.min(3, ends.length));
    }
  });
});

describe('signs', () => {
  it('hang beside each other without touching, in reading order', () => {
    for (const count of [2, 3, 4]) {
      for (const rows of [1, 2]) {
        const width = signRoom(count, rows);
        const { places } = hangSigns(count, width, rows);
        expect(places).toHaveLength(count);
        places.forEach(({ x, y }, i) => {
          expect(x - width / 2).toBeGreaterThanOrEqual(47);
          expect(x + width / 2).toBeLessThanOrEqual(1319);
          const before = places[i - 1];
          if (before) expect(y > before.y || x - before.x >= width + 12).toBe(true);
        });
      }
    }
  });
});

describe('room for the prompt', () => {
  it('hangs signs and chamber clear of the hint under a prompt of two lines', () => {
    const [one, two] = [164, 200];
    expect(lowerBy(false, one)).toBe(0);
    // The hint is 54 u high and begins 10 u under the prompt; a sign is 72 u high.
    const hint = two + 10 + 54;
    const sign = hangSigns(4, signRoom(4, 1), 1).places[0]!.y - 36;
    expect(sign + lowerBy(false, two)).toBeGreaterThanOrEqual(hint);
    expect(lowerBy(true, two)).toBeGreaterThan(lowerBy(true, one));
    const size = chamberSize(9, 10, 4, 1);
    const { y, size: side } = layGround(size, { lower: lowerBy(false, two) });
    expect(y + (size.rows - 1) * side).toBeLessThanOrEqual(751);
  });
});

describe('care', () => {
  it('allows more steps where a word is gathered', () => {
    expect(trampledAfter(1)).toBe(3);
    expect(trampledAfter(8)).toBe(9);
  });
});

describe('the frame', () => {
  const frame = { halfWidth: 300, halfHeight: 200, stray: 20 };
  const way = { columns: 9, rows: 7, tiles: [10, 11, 12, 21, 30, 31, 32] };

  it('is drawn with one closed line that stays on the wood', () => {
    const line = lineRound([way, way, way], frame);
    expect(line[0]!.x).toBeCloseTo(line.at(-1)!.x, 0);
    expect(line[0]!.y).toBeCloseTo(line.at(-1)!.y, 0);
    for (const { x, y } of line) {
      const out = Math.max(Math.abs(x) - frame.halfWidth, Math.abs(y) - frame.halfHeight);
      expect(Math.abs(out)).toBeLessThanOrEqual(frame.stray + 0.01);
    }
    const sides = [
      line.some(({ y }) => y < -180),
      line.some(({ x }) => x > 280),
      line.some(({ y }) => y > 180),
    ];
    expect(sides).toEqual([true, true, true]);
  });

  it('has nothing to draw where nothing was walked', () => {
    expect(lineRound([], frame)).toEqual([]);
  });
});
