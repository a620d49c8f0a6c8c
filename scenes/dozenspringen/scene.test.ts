// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cutsIn } from '../../engine/exercise/index.ts';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import type { Container, Image } from '../../engine/stage/index.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { gameById } from '../index.ts';
import type Dozenspringen from './scene.ts';
import type { WordBox } from './word-box.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

const log = () => headless.host.opened!.round!.log;

const imageOf = ({ stage }: Dozenspringen, name: string) =>
  stage.scene.children.list.find((one) => (one as Image).frame?.name === name) as Image;
const bellOf = ({ stage }: Dozenspringen) => {
  const { object } = stage.offers().find(({ kind }) => kind === 'commit')!;
  return (object as Container).list.find((one) => (one as Image).frame?.name === 'bel') as Image;
};

async function start(options: FixtureOptions) {
  const round = fixtureRound({ shortest: 5, longest: 7, options: 3, ...options });
  const scene = (await headless.open(gameById('dozenspringen')!, round)) as unknown as Dozenspringen;
  for (let i = 0; i < 1200 && scene.flow.phase !== 'spel'; i++) await headless.step();
  // An act in the first moment belongs to the exercise before.
  await headless.step(30);
  const play = scene.play!;
  /** Presses for so many ms, and lets it come down. */
  const hold = async (ms: number, x = scene.leaper.here.x + 200, y = 640) => {
    scene.feed({ type: 'down', x, y });
    await headless.step(Math.round((ms * 60) / 1000));
    scene.feed({ type: 'up', x, y });
    await headless.step(70);
  };
  const leap = (at: number) => hold(scene.leaper.holdFor(play.stops[at]!));
  const tapOn = async (id: string, ms = 30) => {
    const { x, y, width, height } = scene.stage
      .offers()
      .find((offer) => offer.id === id)!
      .rect();
    await hold(ms, x + width / 2, y + height / 2);
  };
  return { scene, play, hold, leap, tapOn, round, bump: vi.spyOn(scene, 'bump') };
}

describe('split', () => {
  it('marks where one lands, and the bell takes all of it as the answer', async () => {
    const { scene, leap, tapOn, round } = await start({ form: 'split' });
    const { answer } = round.dealt[0]!.solution;
    for (const cut of cutsIn(answer)) await leap(cut);
    expect([scene.draft.cuts.cuts, log().length]).toEqual([cutsIn(answer), 0]);
    await tapOn('bel');
    expect(log()).toMatchObject([{ given: answer, right: true }]);
  });

  it('marks any box as well as the right one; a tap on its flag takes that back', async () => {
    const { scene, leap, tapOn } = await start({ form: 'split' });
    await leap(1);
    await leap(3);
    expect(scene.draft.cuts.cuts).toEqual([1, 3]);
    await tapOn('doos-1');
    expect(scene.draft.cuts.cuts).toEqual([3]);
  });

  it('answers nothing with a short press, nor with the first leap to the bell when no box was landed on', async () => {
    const { scene, play, hold, tapOn } = await start({ form: 'split' });
    const { x } = scene.leaper.here;
    await hold(60);
    expect([scene.leaper.here.x, scene.leaper.charge.target]).toEqual([x, play.stops[1]]);
    await tapOn('bel');
    expect([log().length, scene.leaper.here.x]).toEqual([0, x]);
    await tapOn('bel');
    expect(log()).toHaveLength(1);
  });

  it.each([0, 1])('always shows on what one would land, at tempo %i', async (tempo) => {
    const { scene, play } = await start({ form: 'split', settings: { tempo } });
    const { x } = scene.leaper.here;
    for (const stop of play.stops.slice(1)) {
      scene.feed({ type: 'down', x: x + 200, y: 640 });
      await headless.step(Math.round((scene.leaper.holdFor(stop) * 60) / 1000));
      const mark = imageOf(scene, 'mik');
      expect([mark.visible, mark.x]).toEqual([true, stop.x]);
      scene.leaper.cancel();
      scene.feed({ type: 'up', x: x + 200, y: 640 });
      await headless.step(4);
    }
  });

  it('lets the bell bend towards who would land on its pallet, and towards nobody else', async () => {
    const { scene, play, tapOn } = await start({ form: 'split' });
    const seen: boolean[] = [];
    for (const id of [...play.stops.keys()].slice(1)) {
      scene.leaper.aimAt(play.stops[id]!);
      await headless.step(20);
      seen.push(bellOf(scene).angle > 5);
    }
    expect(seen).toEqual(seen.map((_, i) => i === seen.length - 1));
    await tapOn('bel');
    expect(bellOf(scene).angle).toBe(0);
  });

  it('is not answered by who leaps a little too far', async () => {
    const { scene, play, hold, leap, bump } = await start({ form: 'split', settings: { tempo: 1 } });
    await leap(1);
    const [last, pallet] = play.stops.slice(-2);
    const share = (last!.half + 26) / (pallet!.x - last!.x);
    const [to, beyond] = [scene.leaper.holdFor(last!), scene.leaper.holdFor(pallet!)];
    await hold(to + (beyond - to) * share);
    await headless.step(60);
    expect([log().length, scene.draft.cuts.cuts, bump.mock.calls.length]).toEqual([0, [1], 1]);
  });

  it('counts a landing in the middle, and no other', async () => {
    const { scene, play, hold } = await start({ form: 'split' });
    const feat = vi.spyOn(scene.stage.fx, 'burst');
    const stars = () => feat.mock.calls.filter(([kind]) => kind === 'stars').length;
    const [, near, far] = play.stops;
    await hold(scene.leaper.holdFor(near!) + 70);
    expect([scene.draft.cuts.cuts, stars()]).toEqual([[1], 0]);
    await hold(scene.leaper.holdFor(far!));
    expect([scene.draft.cuts.cuts, stars()]).toEqual([[1, 2], 1]);
  });
});

it('choose: one who lands between two boxes sinks into the foam and climbs out, and nothing is answered', async () => {
  const { scene, play, hold, leap, bump } = await start({ form: 'choose' });
  const [near, far] = play.stops.map((stop) => scene.leaper.holdFor(stop));
  const { x } = scene.leaper.here;
  await hold((near! + far!) / 2);
  await headless.step(60);
  expect([log().length, bump.mock.calls.length, scene.leaper.here.x]).toEqual([0, 1, x]);
  await leap(1);
  expect(log()).toHaveLength(1);
});

it('choose: pressed on one box no other is landed on; a short tap only aims at it', async () => {
  const { scene, play, tapOn, bump } = await start({ form: 'choose' });
  const [first, second] = play.stops.map((stop) => scene.stage.offers().find(({ object }) => object === (stop as WordBox).thing)); // prettier-ignore
  await tapOn(second!.id);
  expect([scene.leaper.charge.target, log().length]).toEqual([play.stops[1], 0]);
  scene.leaper.cancel();
  await tapOn(first!.id, scene.leaper.holdFor(play.stops[1]!));
  await headless.step(60);
  expect([log().length, bump.mock.calls.length]).toEqual([0, 1]);
  await tapOn(second!.id, scene.leaper.holdFor(play.stops[1]!));
  expect(log()).toMatchObject([{ given: { option: second!.value } }]);
});

it.each([{ calm: true }, { support: true }])('one tap on a letter is enough with %o', async (settings) => {
  const { scene, tapOn } = await start({ form: 'build', settings });
  const { id, value } = scene.stage.offers().filter(({ kind }) => kind === 'tile')[2]!;
  await tapOn(id);
  expect(log()).toMatchObject([{ given: { tile: value } }]);
});
