// @vitest-environment jsdom
import '../../engine/testing/canvas-stub.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { Crawl } from './crawl.ts';
import { spot, type Spot } from './grid.ts';

const STEP = 100;

describe('the crawling', () => {
  let calm: boolean;
  let walls: Set<Spot>;
  let food: Set<Spot>;
  let bites: Spot[];
  let mayBite: boolean;
  let stops: number;
  let crawl: Crawl;

  beforeEach(() => {
    calm = false;
    walls = new Set();
    food = new Set();
    bites = [];
    mayBite = true;
    stops = 0;
    crawl = new Crawl({
      stepMs: () => STEP,
      isCalm: () => calm,
      walls: () => walls,
      food: () => food,
      bite: (at) => {
        if (mayBite) bites.push(at);
        return mayBite;
      },
      arrived: (at) => void food.delete(at),
      stepped: () => {},
      stopped: () => void stops++,
      sniffed: () => {},
      show: () => {},
    });
    crawl.lay([spot(6, 5), spot(5, 5), spot(4, 5)]);
    crawl.frozen = false;
  });

  const run = (ms: number) => {
    for (let t = 0; t < ms; t += 10) crawl.frame(10);
  };

  it('stays where it is until it is steered', () => {
    food.add(spot(7, 5));
    run(2000);
    expect(crawl.body[0]).toBe(spot(6, 5));
    expect(bites).toEqual([]);
  });

  it('crawls on by itself after a turn, and stops once at the edge', () => {
    crawl.steer('up');
    run(350);
    expect(crawl.body[0]! < spot(0, 4)).toBe(true);
    run(2000);
    expect(crawl.body[0]).toBe(spot(6, 0));
    expect(stops).toBe(1);
  });

  it('eats what it is steered to, but nothing more by doing nothing', () => {
    food.add(spot(8, 5)).add(spot(11, 5));
    crawl.steer('right');
    run(3000);
    expect(bites).toEqual([spot(8, 5)]);
    expect(crawl.body[0]).toBe(spot(10, 5));
    crawl.steer('right');
    run(300);
    expect(bites).toEqual([spot(8, 5), spot(11, 5)]);
  });

  it('waits before food that it may not eat yet', () => {
    food.add(spot(7, 5));
    mayBite = false;
    crawl.steer('right');
    run(500);
    expect(crawl.body[0]).toBe(spot(6, 5));
    mayBite = true;
    run(50);
    expect(bites).toEqual([spot(7, 5)]);
  });

  it('goes to what is pointed at, round all other food', () => {
    food.add(spot(8, 5)).add(spot(10, 5));
    crawl.goTo(new Set([spot(10, 5)]));
    run(1200);
    expect(bites).toEqual([spot(10, 5)]);
  });

  it('does not turn back on its own neck', () => {
    crawl.steer('left');
    run(250);
    expect(crawl.body[0]).toBe(spot(6, 5));
    crawl.steer('right');
    run(50);
    crawl.steer('left');
    run(200);
    expect(crawl.body[0]).toBe(spot(9, 5));
    expect(stops).toBe(0);
  });

  it('makes one step for one turn in calm mode, and walks all the way to what is pointed at', () => {
    calm = true;
    crawl.steer('up');
    run(1000);
    expect(crawl.body[0]).toBe(spot(6, 4));
    crawl.goTo(new Set([spot(6, 2)]));
    run(1000);
    expect(crawl.body[0]).toBe(spot(6, 2));
  });

  it('stands still in a pause, goes one cell at a time there, and goes on after it', () => {
    crawl.steer('up');
    run(50);
    crawl.paused = true;
    run(1000);
    expect(crawl.body[0]).toBe(spot(6, 4));
    crawl.steer('right');
    run(1000);
    expect(crawl.body[0]).toBe(spot(7, 4));
    crawl.paused = false;
    run(220);
    expect(crawl.body[0]! > spot(8, 4)).toBe(true);
  });

  it('grows at its tail, and goes back to where it was after a bitter bite', () => {
    const before = [...crawl.body];
    crawl.steer('right');
    run(20);
    crawl.frozen = true;
    run(200);
    crawl.back();
    expect(crawl.body).toEqual(before);
    crawl.frozen = false;
    crawl.steer('right');
    run(20);
    crawl.grow();
    expect(crawl.body).toEqual([spot(7, 5), ...before]);
  });
});
