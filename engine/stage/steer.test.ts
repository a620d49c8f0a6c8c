// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HeadlessHost } from '../testing/headless.ts';
import { REFERENCE, ReferenceScene } from '../testing/reference-scene.ts';
import { fixtureRound } from '../testing/fixture.ts';
import { until } from '../testing/contract/opening.ts';
import { steer, type Heading } from './steer.ts';

let headless: HeadlessHost;
let turns: [Heading, boolean][];
let points: [number, number][];

/** A game that is steered, and writes down how. */
const steered = (swipes: boolean) =>
  class extends ReferenceScene {
    override setup() {
      super.setup();
      steer(this.stage, {
        id: 'sturen',
        label: 'sturen',
        area: () => ({ x: 100, y: 640, width: 600, height: 100 }),
        enabled: () => true,
        swipes,
        turn: (heading, down) => turns.push([heading, down]),
        point: (x, y) => points.push([Math.round(x), Math.round(y)]),
      });
    }
  };

async function open(swipes: boolean) {
  headless = new HeadlessHost();
  const load = () => Promise.resolve({ default: steered(swipes) });
  await headless.open({ ...REFERENCE, load }, fixtureRound({ form: 'choose' }));
  await until(headless, 'spel');
}

/** A finger that goes from one place to another in so many steps of play. */
async function stroke(from: [number, number], to: [number, number], steps: number) {
  headless.game.feed({ type: 'down', x: from[0], y: from[1] });
  await headless.step(steps);
  headless.game.feed({ type: 'move', x: to[0], y: to[1] });
  await headless.step();
  headless.game.feed({ type: 'up', x: to[0], y: to[1] });
  await headless.step(2);
}

beforeEach(() => {
  turns = [];
  points = [];
});
afterEach(() => headless.destroy());

it('turns with the arrows, for as long as they are held', async () => {
  await open(false);
  headless.game.feed({ type: 'keydown', code: 'ArrowLeft', key: 'ArrowLeft' });
  await headless.step(5);
  headless.game.feed({ type: 'keyup', code: 'ArrowLeft', key: 'ArrowLeft' });
  await headless.step(2);
  expect(turns).toEqual([
    ['left', true],
    ['left', false],
  ]);
});

it('goes where the finger is, at once and while it moves', async () => {
  await open(false);
  await stroke([300, 700], [420, 700], 3);
  expect(points).toEqual([
    [300, 700],
    [420, 700],
  ]);
  expect(turns).toEqual([]);
});

it('takes a quick stroke for a turn and a tap for a place, where it is told to', async () => {
  await open(true);
  await stroke([300, 700], [300, 650], 3);
  expect(turns).toEqual([['up', true]]);
  expect(points).toEqual([]);
  await stroke([300, 700], [304, 700], 3);
  expect(points).toEqual([[304, 700]]);
});

it('follows a finger that is held', async () => {
  await open(true);
  await stroke([300, 700], [420, 700], 40);
  expect(turns).toEqual([]);
  expect(points.length).toBeGreaterThan(10);
  expect(points.at(-1)).toEqual([420, 700]);
});
