// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { gameById } from '../index.ts';
import { lapRound, type Point } from './rules.ts';
import type VissenVangen from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

async function openInPlay(options: FixtureOptions) {
  const scene = await headless.open(gameById('vissenvangen')!, fixtureRound(options));
  for (let i = 0; i < 1200 && scene.flow.phase !== 'spel'; i++) await headless.step();
  // An act in the first moment belongs to the exercise before.
  await headless.step(30);
  return scene as unknown as VissenVangen;
}

const given = () => headless.host.opened!.round!.log.map((one) => one.given);
const offered = (...kinds: string[]) =>
  headless.game.stage.offers().filter(({ kind }) => kinds.includes(kind));

/** A finger draws a line. */
async function draw(line: readonly Point[]) {
  const [first, ...more] = line;
  headless.game.feed({ type: 'down', x: first!.x, y: first!.y });
  await headless.step(2);
  for (const { x, y } of more) {
    headless.game.feed({ type: 'move', x, y });
    await headless.step(2);
  }
  const { x, y } = line.at(-1)!;
  headless.game.feed({ type: 'up', x, y });
  await headless.step();
  for (let i = 0; i < 500 && headless.game.flow.phase === 'spel' && (headless.game as unknown as VissenVangen).boat.isBusy; i++) await headless.step(); // prettier-ignore
}

async function press(code: string, steps = 2) {
  headless.game.feed({ type: 'keydown', code, key: code });
  await headless.step(steps);
  headless.game.feed({ type: 'keyup', code, key: code });
  await headless.step(2);
}

const choose: FixtureOptions = { form: 'choose', options: 2, settings: { tempo: 0 } };
const sort: FixtureOptions = { form: 'sort', options: 3, settings: { tempo: 0 } };

it('catches the one fish that the loop holds', async () => {
  const scene = await openInPlay(choose);
  const { value } = offered('option')[1]!;
  await draw(lapRound([scene.play!.fish[1]!], scene.boat));
  expect(given()).toEqual([{ form: 'choose', option: value }]);
});

it('answers nothing with a loop round nothing, or round two: it opens', async () => {
  const scene = await openInPlay({ ...choose, options: 5 });
  const bump = vi.spyOn(scene, 'bump');
  await draw(lapRound([{ x: 683, y: 400 }], scene.boat).map(({ x, y }) => ({ x, y: 400 + (y - 400) * 0.4 })));
  expect(bump).toHaveBeenCalledTimes(1);
  const [one, two] = scene.play!.fish;
  const middle = { x: (one!.x + two!.x) / 2, y: one!.y };
  const wide = (two!.x - one!.x) / 216 + 1.1;
  await draw(lapRound([middle], scene.boat).map(({ x, y }) => ({ x: middle.x + (x - middle.x) * wide, y })));
  expect(bump).toHaveBeenCalledTimes(2);
  expect(given()).toEqual([]);
  expect(scene.boat.rope.length).toBe(0);
});

it('closes a loop by itself that was let go when it was nearly closed', async () => {
  const scene = await openInPlay(choose);
  const lap = lapRound([scene.play!.fish[0]!], scene.boat);
  await draw(lap.slice(0, Math.round(lap.length * 0.76)));
  expect(given()).toHaveLength(1);
});

it('lifts a rope that is let go long before', async () => {
  const scene = await openInPlay(choose);
  const lap = lapRound([scene.play!.fish[0]!], scene.boat);
  await draw(lap.slice(0, Math.round(lap.length * 0.4)));
  await headless.step(5);
  expect(scene.boat.rope.length).toBe(0);
  expect(given()).toEqual([]);
});

it('sails up to a fish by digit and round it by arrows, with rope from Space', async () => {
  const scene = await openInPlay(choose);
  await press('Digit1');
  for (let i = 0; i < 200 && scene.boat.isBusy; i++) await headless.step();
  expect(Math.abs(scene.boat.x - scene.play!.fish[0]!.x)).toBeLessThan(190);
  expect(given()).toEqual([]);
  await press('Space');
  await press('ArrowUp', 20);
  expect(scene.boat.rope.length).toBeGreaterThan(60);
  await press('Space');
  expect(scene.boat.rope.length).toBe(0);
});

/** The mouth of a net, over its sign. */
const mouthOf = ({ object: { x, y } }: ReturnType<typeof offered>[number]) => ({ x, y: y - 64 });

it('answers with the net that the loop holds together with the fish', async () => {
  const scene = await openInPlay(sort);
  const net = offered('bucket')[1]!;
  await draw(lapRound([scene.play!.fish[0]!, mouthOf(net)], scene.boat));
  expect(given()).toEqual([{ form: 'sort', bucket: net.value }]);
});

it('answers nothing with a loop round the fish alone, round a net alone, or round two nets', async () => {
  const scene = await openInPlay(sort);
  const bump = vi.spyOn(scene, 'bump');
  const [fish] = scene.play!.fish;
  const [one, , third] = offered('bucket').map(mouthOf);
  await draw(lapRound([fish!], scene.boat));
  await draw(lapRound([third!], scene.boat));
  const left = one!.x - 60;
  const right = fish!.x + 60;
  await draw([
    { x: left, y: one!.y - 60 },
    { x: right, y: fish!.y - 60 },
    { x: right, y: fish!.y + 60 },
    { x: left, y: third!.y + 60 },
    { x: left, y: one!.y - 80 },
  ]);
  expect(bump).toHaveBeenCalledTimes(3);
  expect(given()).toEqual([]);
  expect(scene.boat.rope.length).toBe(0);
});

it.each([
  ['klopt', 'right'],
  ['kloptniet', 'out'],
])('gives a card that was rightly caught with %s the look %s', async (want, look) => {
  const seed = ['a', 'b', 'c', 'd', 'e', 'f'].find((one) => {
    const answer = fixtureRound({ ...sort, form: 'judge', seed: one }).dealt[0]!.solution.answer;
    return 'fits' in answer && answer.fits === (want === 'klopt');
  });
  const scene = await openInPlay({ ...sort, form: 'judge', seed: seed! });
  const net = offered('option').find(({ value }) => value === want)!;
  const { card } = scene.play!.fish[0]!;
  await draw(lapRound([scene.play!.fish[0]!, mouthOf(net)], scene.boat));
  await headless.step(30);
  expect(card.look).toBe(look);
});

it('sails up to a net by digit, and answers nothing yet', async () => {
  const scene = await openInPlay(sort);
  await press('Digit2');
  for (let i = 0; i < 200 && scene.boat.isBusy; i++) await headless.step();
  expect(Math.abs(scene.boat.x - mouthOf(offered('bucket')[1]!).x)).toBeLessThan(190);
  expect(given()).toEqual([]);
});

it.each([{ calm: true }, { support: true }])('sails the lap by one tap with %o', async (settings) => {
  for (const options of [choose, sort]) {
    await openInPlay({ ...options, settings: { tempo: 1, ...settings } });
    const { id } = offered('option', 'bucket')[0]!;
    headless.game.feed({ type: 'pick', id });
    for (let i = 0; i < 400 && given().length === 0; i++) await headless.step();
    expect(given()).toHaveLength(1);
    headless.destroy();
    headless = new HeadlessHost();
  }
});

it('brings small fish along in a wide loop: that counts for the kunstje', async () => {
  const scene = await openInPlay(choose);
  await headless.step(240);
  const fish = scene.play!.fish[offered('option').findIndex(({ value }) => value === 'goed')];
  const wide = lapRound([fish!], scene.boat).map(({ x, y }) => ({
    x: fish!.x + (x - fish!.x) * 1.6,
    y: fish!.y + (y - fish!.y) * 1.5,
  }));
  await draw(wide);
  expect(scene.haul.count).toBeGreaterThan(1);
});
