import { describe, expect, it } from 'vitest';
import { route } from './route.ts';
import { collide, Ship, wayTo } from './rules.ts';

const box = { x: 683, y: 430, width: 260, height: 170 };

describe('the way to a rock', () => {
  it('is straight where nothing bars it, and to a rock itself', () => {
    const to = { x: 1100, y: 430 };
    expect(route({ x: 300, y: 430 }, to, [])).toBe(to);
    expect(route({ x: 300, y: 250 }, { x: 1100, y: 240 }, [box])).toEqual({ x: 1100, y: 240 });
    expect(route({ x: 300, y: 430 }, box, [box])).toBe(box);
  });

  it('goes round a corner of what bars it, and over an edge where that is shorter', () => {
    const corner = route({ x: 400, y: 400 }, { x: 1000, y: 400 }, [box]);
    expect(corner.x).toBeLessThan(683 - 130);
    expect(corner.y).toBeLessThan(430 - 85);
    const to = { x: 1380, y: 430 };
    expect(route({ x: 60, y: 430 }, to, [box])).toBe(to);
  });

  it.each([300, 430, 560])('brings the rocket there without help, at %i u', (y) => {
    const ship = new Ship(false);
    Object.assign(ship, { x: 330, y });
    const to = { x: 1030, y: 430 };
    let bumps = 0;
    for (let tick = 0; tick < 300 && wayTo(ship, to).far > 230; tick++) {
      ship.seek(to, 230, route(ship, to, [box]));
      ship.tick(1 / 60);
      const x = Math.max(553, Math.min(813, ship.x));
      const edge = { x, y: Math.max(345, Math.min(515, ship.y)) };
      if (collide(ship, edge, { vx: 0, vy: 0 }, 0) > 90) bumps++;
    }
    expect(wayTo(ship, to).far).toBeLessThanOrEqual(230);
    expect(bumps).toBeLessThan(2);
  });
});
