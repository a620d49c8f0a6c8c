// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureRound } from '../testing/fixture.ts';
import { HeadlessHost } from '../testing/headless.ts';
import { REFERENCE, ReferenceScene } from '../testing/reference-scene.ts';
import { Robot } from '../testing/robot.ts';
import type { GameEntry } from '../bridge/index.ts';

let headless: HeadlessHost;
beforeEach(() => {
  headless = new HeadlessHost();
});
afterEach(() => {
  vi.restoreAllMocks();
  headless.destroy();
});

const round = (size = 3) => fixtureRound({ form: 'sort', size });

/** A game that breaks in the hook that is named. */
function breaking(hook: 'setup' | 'present' | 'respond' | 'frame'): GameEntry {
  class Broken extends ReferenceScene {}
  Object.defineProperty(Broken.prototype, hook, {
    value: () => {
      throw new Error(`kapot in ${hook}`);
    },
  });
  return { ...REFERENCE, load: async () => ({ default: Broken }) };
}

describe('an error in a scene', () => {
  it.each(['setup', 'present', 'respond', 'frame'] as const)(
    'in %s shows the error screen and keeps the round',
    async (hook) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const start = round();
      await headless.host.open(breaking(hook), start);
      for (let i = 0; i < 200 && headless.host.scene; i++) {
        const scene = headless.host.scene as ReferenceScene;
        if (hook === 'respond' && scene.flow.phase === 'spel') scene.commit(start.dealt[0]!.solution.answer);
        await headless.step();
      }
      expect(headless.host.hud.getState().error).toMatch(/bewaard/);
      expect(headless.host.scene).toBeUndefined();
      expect(headless.host.opened!.round!.log).toHaveLength(hook === 'respond' ? 1 : 0);
      if (hook !== 'respond') return;
      // That exercise was answered: a new try goes on with the next one.
      await headless.host.retry();
      expect(headless.host.opened!.round!.current!.id).toBe('x1');
    },
  );

  it('is over after a new try, which goes on in the same round', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    const entry: GameEntry = {
      ...REFERENCE,
      load: async () => ({
        default: class extends ReferenceScene {
          override present(exercise: Parameters<ReferenceScene['present']>[0]) {
            if (exercise.id === 'x1' && broken) throw new Error('kapot');
            return super.present(exercise);
          }
        },
      }),
    };
    const start = round();
    await headless.open(entry, start);
    await expect(
      new Robot(headless, start.dealt, { plan: 'right', via: 'pointer' }).finish(),
    ).rejects.toThrow('kapot');
    broken = false;
    await headless.host.retry();
    await headless.step();
    expect(headless.host.hud.getState().error).toBeUndefined();
    await new Robot(headless, start.dealt, { plan: 'right', via: 'pointer' }).finish();
    expect(headless.host.opened!.round!.log.map(({ exerciseId }) => exerciseId)).toEqual(['x0', 'x1', 'x2']);
  });

  it('in loading is told as well', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await headless.host.open({ ...REFERENCE, load: () => Promise.reject(new Error('geen net')) }, round());
    await headless.step(2);
    expect(headless.host.hud.getState().error).toMatch(/bewaard/);
  });
});

describe('opening and closing', () => {
  it('goes on after the answers that are stored already', async () => {
    const start = round(4);
    await headless.open(REFERENCE, start);
    const robot = new Robot(headless, start.dealt, { plan: 'right', via: 'pointer' });
    while (headless.host.opened!.round!.log.length < 2) await robot.act();
    const answers = [...headless.host.opened!.round!.log];
    headless.host.close();
    const scene = await headless.open(REFERENCE, { ...start, answers });
    for (let i = 0; i < 300 && scene.flow.phase !== 'spel'; i++) await headless.step();
    expect(scene.exercise!.id).toBe('x2');
    expect(headless.host.hud.getState().at).toBe(2);
  });

  it('reports a round that was left half-way, and one that was finished only once', async () => {
    const ends: boolean[] = [];
    headless.host.bus.on('roundEnded', ({ result }) => ends.push(result.complete));
    await headless.open(REFERENCE, round());
    headless.host.close();
    expect(ends).toEqual([false]);
    const start = round(1);
    await headless.open(REFERENCE, start);
    await new Robot(headless, start.dealt, { plan: 'right', via: 'pointer' }).finish();
    headless.host.close();
    expect(ends).toEqual([false, true]);
  });

  it('reports a round whose finale was cut off as whole', async () => {
    const ends: boolean[] = [];
    headless.host.bus.on('roundEnded', ({ result }) => ends.push(result.complete));
    const start = round(1);
    const scene = (await headless.open(REFERENCE, start)) as ReferenceScene;
    scene.finaleMs = 5000;
    const robot = new Robot(headless, start.dealt, { plan: 'right', via: 'pointer' });
    while (scene.flow.phase !== 'einde') await robot.act();
    headless.host.close();
    expect(ends).toEqual([true]);
  });

  it('opens the last of two that were asked for at once', async () => {
    let finish = (_module: unknown) => {};
    const slow: GameEntry = { ...REFERENCE, load: () => new Promise((resolve) => (finish = resolve)) };
    const first = headless.host.open(slow, round());
    await headless.host.open(REFERENCE, { ...round(), id: 'tweede' });
    finish({ default: ReferenceScene });
    await first;
    await headless.step();
    expect(headless.remains.scenes).toBe(1);
    expect((headless.game as ReferenceScene).calls.setup).toBe(1);
  });

  it('takes out the art of a game whose scene could not be loaded, or that was overtaken', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await headless.open(REFERENCE, round());
    headless.host.close();
    const before = headless.remains.textures;
    await headless.host.open({ ...REFERENCE, load: () => Promise.reject(new Error('geen net')) }, round());
    await headless.step(2);
    expect(headless.remains.textures).toBe(before);
    const both = [headless.host.open(REFERENCE, round()), headless.host.open(REFERENCE, round())];
    await Promise.all(both);
    await headless.step();
    headless.host.close();
    expect(headless.remains.textures).toBe(before);
  });

  it('leaves nothing behind, however often', async () => {
    const remains: unknown[] = [];
    for (let i = 0; i < 20; i++) {
      await headless.open(REFERENCE, round());
      await headless.step(60 + i);
      headless.host.close();
      await headless.step(2);
      remains.push(headless.remains);
    }
    expect(remains.at(-1)).toEqual(remains[0]);
    expect(headless.remains.mirrored).toBe(0);
  });
});

describe('a pause', () => {
  it('comes when the window loses the focus or is hidden, and stops everything', async () => {
    const scene = await headless.open(REFERENCE, round());
    await headless.step(60);
    window.dispatchEvent(new Event('blur'));
    expect(headless.host.hud.getState().paused).toBe(true);
    expect(scene.flow.phase).toBe('pauze');
    const { now } = scene.stage.clock;
    await headless.step(60);
    expect(scene.stage.clock.now).toBe(now);
    headless.host.resume();
    await headless.step(60);
    expect(scene.stage.clock.now).toBeGreaterThan(now);
  });
});

it('tells the HUD how the round goes, and says no more than changed', async () => {
  const start = round();
  const seen: string[] = [];
  headless.host.hud.subscribe(({ phase }, before) => phase !== before.phase && seen.push(phase));
  await headless.open(REFERENCE, start);
  await new Robot(headless, start.dealt, { plan: 'right', via: 'keyboard' }).finish();
  expect(seen).toEqual([
    'voorbeeld',
    'vraag',
    'spel',
    'goed',
    'vraag',
    'spel',
    'goed',
    'vraag',
    'spel',
    'goed',
    'einde',
  ]);
  expect(headless.host.hud.getState()).toMatchObject({
    at: 3,
    coins: 6,
    results: ['first-try', 'first-try', 'first-try'],
  });
});
