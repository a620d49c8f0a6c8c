// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../exercise/index.ts';
import { bareStage } from '../../testing/bare-stage.ts';
import type { Image } from '../thing.ts';

const bare = bareStage();
const ROW = { x: 100, y: 100, pitch: { x: 20, y: 0 }, count: 12, size: 0.4, depth: 1 };
const RIGHT = { decides: true, verdict: { right: true } } as Outcome;

describe('a star count', () => {
  it('says only at the last star that it is whole', () => {
    const count = bare.stage.kit.starCount({ ...ROW, count: 3 });
    expect([count.add(), count.add(), count.add(), count.add()]).toEqual([false, false, true, false]);
  });

  it('lies in the world, or stays in its place of the window where it is fixed', () => {
    const { camera, kit, scene } = bare.stage;
    /** How far it goes through the window when the camera rises 300 u. */
    const goes = (fixed: boolean) => {
      camera.lookAt(683, 384);
      const before = new Set(scene.children.list);
      kit.starCount({ ...ROW, count: 1, fixed });
      const star = scene.children.list.find((one) => !before.has(one)) as Image;
      const offer = bare.stage.offer(star, { id: `ster-${fixed}`, kind: 'control', label: 'ster' });
      const { y } = offer.rect();
      camera.lookAt(683, 84);
      return offer.rect().y - y;
    };
    expect([goes(false), goes(true)]).toEqual([300, 0]);
  });
});

describe('the marks of the kunstje', () => {
  it('are for what was done with skill; in calm mode for first-try rights, and then ten at most', async () => {
    const feat = bare.stage.kit.feat(ROW);
    expect(feat.note(false, RIGHT)).toBe(false);
    expect(feat.note(true, RIGHT)).toBe(true);
    await bare.open({ calm: true });
    const calm = bare.stage.kit.feat(ROW);
    for (let i = 0; i < 14; i++) calm.note(false, RIGHT);
    expect(calm.count).toBe(10);
  });

  it('are for what is picked up on the way as well, but not in calm mode', async () => {
    const feat = bare.stage.kit.feat({ ...ROW, count: 2 });
    expect([feat.gather(), feat.gather(), feat.gather(), feat.count]).toEqual([true, true, false, 2]);
    await bare.open({ calm: true });
    const calm = bare.stage.kit.feat(ROW);
    expect([calm.gather(), calm.count]).toEqual([false, 0]);
  });
});

describe('marks in drawings of the game', () => {
  const SHELLS = {
    count: 3,
    empty: 'schelp-leeg',
    full: 'schelp',
    at: (i: number) => ({ x: 100 + i * 50, y: 200 }),
    depth: 3,
  };

  /** Puts the marks on the stage, which has the two drawings; answers with them. */
  function shells() {
    const { kit, scene } = bare.stage;
    const atlas = scene.textures.addCanvas('kit-proef/atlas', document.createElement('canvas'))!;
    for (const name of [SHELLS.empty, SHELLS.full]) atlas.add(name, 0, 0, 0, 20, 20);
    const before = new Set(scene.children.list);
    const feat = kit.feat(SHELLS);
    return { feat, marks: scene.children.list.filter((one) => !before.has(one)) as Image[] };
  }

  it('lie where the game says, and fill one by one in that order', async () => {
    const { feat, marks } = shells();
    const frames = () => marks.map(({ frame }) => frame.name);
    expect(marks.map(({ x, y, depth }) => [x, y, depth])).toEqual([100, 150, 200].map((x) => [x, 200, 3]));
    expect(frames()).toEqual(['schelp-leeg', 'schelp-leeg', 'schelp-leeg']);
    feat.note(true, RIGHT);
    expect(frames()).toEqual(['schelp', 'schelp-leeg', 'schelp-leeg']);
    await bare.headless.step(60);
    expect(marks.map(({ scale }) => scale)).toEqual([1, 1, 1]);
  });

  it('reach the kunstje with the last one', () => {
    const { feat } = shells();
    expect([1, 2, 3, 4].map(() => feat.note(true, RIGHT))).toEqual([true, true, true, false]);
    expect(feat.count).toBe(SHELLS.count);
  });
});
