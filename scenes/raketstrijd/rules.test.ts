import { describe, expect, it } from 'vitest';
import { Aimed, cellsFor, collide, Float, Ship, SPACE, turnTo, wayTo, wrap } from './rules.ts';
import { FIELD } from './places.ts';

const STEP = 1 / 60;
const fly = (ship: Ship, seconds: number) => {
  for (let i = 0; i < seconds * 60; i++) ship.tick(STEP);
};

describe('space', () => {
  it('wraps round, and knows the short way over an edge', () => {
    const thing = { x: SPACE.right + 10, y: SPACE.top - 5 };
    wrap(thing);
    expect(thing).toEqual({ x: SPACE.left + 10, y: SPACE.bottom - 5 });
    const way = wayTo({ x: SPACE.left + 20, y: 400 }, { x: SPACE.right - 30, y: 400 });
    expect(way).toMatchObject({ x: -50, far: 50 });
    expect(turnTo(3, -3)).toBeCloseTo(2 * Math.PI - 6);
  });
});

describe('the rocket', () => {
  it('turns 200 degrees a second, pushes where its nose points, and drifts on', () => {
    const ship = new Ship(false);
    ship.turn = 1;
    fly(ship, 0.45);
    expect(ship.angle).toBeCloseTo(0, 1);
    ship.turn = 0;
    ship.thrusts = true;
    fly(ship, 0.5);
    expect(ship.vx).toBeGreaterThan(200);
    ship.thrusts = false;
    const { vx } = ship;
    fly(ship, 1);
    // No more than 0.15 of it in a second.
    expect(ship.vx).toBeGreaterThan(vx * 0.85);
    ship.brakes = true;
    fly(ship, 0.6);
    expect(ship.speed).toBe(0);
  });

  it('stops by itself when it is calm', () => {
    const ship = new Ship(true);
    ship.vx = 200;
    fly(ship, 2);
    expect(ship.speed).toBeLessThan(2);
  });

  it.each([0, 1, 2, 3, 4, 5])('comes within reach of what it seeks, whatever way it drifts: %i', (i) => {
    const ship = new Ship(false);
    [ship.x, ship.y] = [60, 200];
    [ship.vx, ship.vy] = [Math.cos(i) * 320, Math.sin(i) * 320];
    const target = { x: 760, y: 470 };
    let ticks = 0;
    while (!ship.seek(target, 400) && ticks++ < 600) ship.tick(STEP);
    expect(ticks).toBeLessThan(240);
  });

  it('bumps softly: both go on, and never faster together than before', () => {
    const ship = new Ship(false);
    Object.assign(ship, { x: 500, y: 400, vx: 200 });
    const rock = { x: 600, y: 400, vx: 0, vy: 0 };
    expect(collide(ship, rock, rock, 70)).toBeCloseTo(200);
    expect(rock.vx).toBeGreaterThan(100);
    expect(ship.vx).toBeLessThan(100);
    expect(collide(ship, rock, rock, 70)).toBe(0);
  });
});

describe('rocks', () => {
  it.each([2, 3, 4, 5])(
    '%i of them float without ever coming over each other or out of the field',
    (count) => {
      const sizes = Array.from({ length: count }, (_, i) => ({ width: 180 + i * 60, height: 166 }));
      const cells = cellsFor(sizes, FIELD);
      const floats = cells.map((cell, i) => new Float(cell, cell.room, 55, i * 2));
      for (let tick = 0; tick < 1200; tick++) {
        for (const [i, float] of floats.entries()) {
          // A rocket pushes them now and then.
          if (tick % 97 === i) [float.vx, float.vy] = [240, -180];
          float.tick(STEP);
          const half = (j: number) => (sizes[j]!.width * cells[j]!.scale) / 2;
          expect(float.x - half(i)).toBeGreaterThanOrEqual(FIELD.left);
          expect(float.x + half(i)).toBeLessThanOrEqual(FIELD.right);
          for (const [j, other] of floats.entries()) {
            if (j <= i) continue;
            const wide = Math.abs(float.x - other.x) - half(i) - half(j);
            const high = Math.abs(float.y - other.y) - (166 * (cells[i]!.scale + cells[j]!.scale)) / 2;
            expect(Math.max(wide, high)).toBeGreaterThanOrEqual(0);
          }
        }
      }
    },
  );

  it('stand still in calm mode, even when they are pushed', () => {
    const float = new Float({ x: 300, y: 300 }, { x: 50, y: 50 }, 0, 1);
    float.vx = 200;
    float.tick(STEP);
    expect(float).toMatchObject({ x: 300, y: 300 });
  });

  it('are answered by a second hit of the same dust within three seconds', () => {
    const rock = new Aimed(false);
    expect(rock.hit('A')).toBe(false);
    rock.tick(2900);
    expect(rock.hit('A')).toBe(true);
    expect(rock.hit('A')).toBe(false);
    rock.tick(3100);
    expect(rock.hit('A')).toBe(false);
    expect(rock.hit('B')).toBe(false);
    expect(rock.hit('B')).toBe(true);
    const calm = new Aimed(true);
    calm.hit('A');
    calm.tick(60_000);
    expect(calm.hit('A')).toBe(true);
  });
});
